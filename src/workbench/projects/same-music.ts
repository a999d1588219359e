/** Whether two projects are the same but for where the player looks and listens. */
import type { ProjectState } from '#engine/project/project-state'

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function inOrderOfNames(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a project holds, without the times at which it was made and changed. */
function textOfMusic({ tabProject, theory, mapping, overlays }: ProjectState): string {
  const timeless = { ...tabProject, createdAt: '', updatedAt: '' }
  return JSON.stringify([timeless, theory, mapping, overlays ?? []], inOrderOfNames)
}

/** Whether two projects hold the same, in whatever order their fields are. */
export function holdsSame(a: ProjectState, b: ProjectState): boolean {
  // A title that differs spares the writing of the rest.
  return a.tabProject.title === b.tabProject.title && textOfMusic(a) === textOfMusic(b)
}

function hasSameFields<T extends object>(a: T, b: T): boolean {
  return a === b || [...new Set([...keysOf(a), ...keysOf(b)])].every((key) => a[key] === b[key])
}

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

/**
 * Whether a state is another one unchanged: asked at every change, so parts that are not the same
 * objects count as changed.
 */
export function isUnchanged(state: ProjectState, from: ProjectState | undefined): boolean {
  return (
    from !== undefined &&
    hasSameFields(state.tabProject, from.tabProject) &&
    state.theory === from.theory &&
    state.mapping === from.mapping &&
    state.overlays === from.overlays
  )
}
