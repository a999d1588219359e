/** A new project beside the others. */
import { defaultProjectState } from '#engine/project/project-state'
import { showMessage } from '../messages'
import { openKept } from '../open-as-own-project'
import { rememberedNeck, withNeck } from '../project-neck'
import { openedProject, openProject, project } from '../project-store'
import { newProjectId } from './project-id'
import { continueRecord, isOpenEmpty, saveProject } from './save-project'

/** Opens an empty project in the key of the one before, which stays among the projects. */
export function newProject(): void {
  const { theory, mapping, tabProject } = project.peek()
  const before = openedProject.peek()
  const wasEmpty = isOpenEmpty()
  if (!wasEmpty) void saveProject()
  const now = new Date().toISOString()
  const empty = withNeck(defaultProjectState(), rememberedNeck())
  const begun = {
    ...empty,
    theory,
    mapping,
    tabProject: { ...empty.tabProject, createdAt: now, updatedAt: now },
  }
  const id = newProjectId()
  continueRecord(id, { revision: 0, saved: begun })
  openProject(begun, id)
  if (wasEmpty) return
  showMessage(`Began a new project. “${tabProject.title}” is kept.`, 'success', {
    action: { label: 'Back to it', run: () => void openKept(before) },
  })
}
