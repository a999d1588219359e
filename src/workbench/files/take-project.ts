/** What becomes of a project that a file holds. */
import type { ProjectState } from '#engine/project/project-state'
import { edit } from '../state/project-store'
import { showUndoable } from '../state/undo-message'

/** Opens a project of a file; `told` is what the player is told of it. */
export function takeProject(project: ProjectState, name: string, told: string): void {
  edit(`Open ${name}`, () => project)
  showUndoable(told)
}
