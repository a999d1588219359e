/** Titles of projects beside others. */
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { named } from '../state/project-store'

/** The title of a project that was given none. */
export const NO_NAME = defaultProjectState().tabProject.title

const NUMBERED = / \((\d+)\)$/

/**
 * A title that none of `taken` is: the title itself, else with the first free number.
 *
 * `freeName('Blues', new Set(['Blues']))` is `Blues (2)`.
 */
export function freeName(title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title
  const stem = title.replace(NUMBERED, '')
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const name = stem.slice(0, PROJECT_LIMITS.maxTitleLength - end.length) + end
    if (!taken.has(name)) return name
  }
}

/** A project without a title of its own takes the name: of its file, for example. */
export function namedAfter(state: ProjectState, name: string): ProjectState {
  const title = state.tabProject.title.trim()
  const other = name.trim().slice(0, PROJECT_LIMITS.maxTitleLength)
  return title !== '' && title !== NO_NAME ? state : named(state, other || NO_NAME)
}
