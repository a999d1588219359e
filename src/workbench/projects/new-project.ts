/** A new project beside the others. */

import { neckOfNotes } from '#engine/instrument/read-neck'
import { defaultProjectState } from '#engine/project/project-state'
import { showMessage } from '../state/messages'
import { neck, withNeck } from '../state/project-neck'
import { newProjectId, openedProject, openProject, project, title } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { continueRecord } from './continued'
import { openKept } from './open-as-own-project'
import { isOpenEmpty, saveProject } from './save-project'

/**
 * Opens an empty project in the key of the one that is open, on its instrument and tuning. The capo
 * stays with the song. The project is kept when it is first changed.
 */
export function openEmpty(): void {
  const { theory, mapping } = project.peek()
  const now = new Date().toISOString()
  const { instrument, strings } = neck.peek()
  const openNotes = strings.map(({ name }) => name).toReversed()
  const empty = withNeck(defaultProjectState(), neckOfNotes(instrument, openNotes, 0))
  const begun = {
    ...empty,
    theory,
    mapping,
    tabProject: { ...empty.tabProject, createdAt: now, updatedAt: now },
  }
  const id = newProjectId()
  continueRecord(id, { revision: 0, saved: begun })
  openProject(begun, id)
}

/** Begins a new project; the one before stays among the projects. */
export function newProject(): void {
  const before = openedProject.peek()
  const name = title.peek()
  if (isOpenEmpty()) {
    openEmpty()
    return
  }
  void saveProject()
  openEmpty()
  showMessage(`Began a new project. “${ownText(name)}” is kept.`, 'success', {
    action: { label: 'Back to it', run: () => void openKept(before) },
  })
}
