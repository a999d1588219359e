/** Keeping a project beside the ones that are there. */

import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { named, newProjectId } from '../state/project-store'
import { type ProjectRecord, recordOf, type Shelf } from './shelf'

/** The title of a project that was given none. */
const NO_NAME = defaultProjectState().tabProject.title

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

/** Puts a project on the shelf under an id of its own and a title that no other has. */
export async function putBeside(
  shelf: Shelf,
  project: ProjectState,
  title: string = project.tabProject.title,
): Promise<ProjectRecord> {
  const taken = new Set((await shelf.all()).map(({ name }) => name))
  const record = recordOf(project, {
    id: newProjectId(),
    revision: 1,
    name: freeName(title, taken),
  })
  await shelf.put(record)
  return record
}
