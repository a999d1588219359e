/** What becomes of a project that a file holds. */
import type { ProjectState } from '#engine/project/project-state'
import { openAsOwnProject } from '../projects/open-as-own-project'
import { showMessage } from '../state/messages'

/** Opens a project of a file as one of its own; `told` is what the player is told of it. */
export async function takeProject(
  project: ProjectState,
  fileName: string,
  told: string,
): Promise<void> {
  const { goBack } = await openAsOwnProject(project, fileName.replace(/\.[^.]+$/, ''))
  showMessage(told, 'success', { ...(goBack && { action: { label: 'Back', run: goBack } }) })
}
