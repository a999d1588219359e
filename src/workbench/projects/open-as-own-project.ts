/** Opening a project beside the one that is open: nothing is written over, and there is a way back. */

import { checkProject } from '#engine/project/check-project'
import type { ProjectState } from '#engine/project/project-state'
import { readyProject } from '../editor/ready-project'
import { showMessage } from '../state/messages'
import {
  project as current,
  newProjectId,
  openedProject,
  openProject,
} from '../state/project-store'
import { ownText } from '../state/shown-names'
import { continueRecord } from './continued'
import { shelfOfBrowser } from './open-shelf'
import { announce } from './other-tabs'
import { namedAfter } from './put-beside'
import { holdsSame, isOpenEmpty, saveProject } from './save-project'

export interface OpenedProject {
  /** Its title. */
  readonly name: string
  /** Opens the project of before again; missing where that was empty. */
  readonly goBack?: () => void
}

/**
 * Opens a project from a file or a link as one of its own, and keeps it; one that this browser has
 * just so is gone on with. What was open stays among the projects. `name` is its title if it has
 * none of its own. Does not reject; shows no message.
 */
export async function openAsOwnProject(
  project: ProjectState,
  name: string,
): Promise<OpenedProject> {
  const opened = namedAfter(await readyProject(project), name)
  const { title } = opened.tabProject
  const wasEmpty = isOpenEmpty()
  if (!wasEmpty && holdsSame(current.peek(), opened)) return { name: title }
  const before = openedProject.peek()
  if (!wasEmpty) void saveProject()
  const id = newProjectId()
  continueRecord(id, { revision: 0, isFromOutside: true })
  openProject(opened, id)
  void saveProject()
  return wasEmpty ? { name: title } : { name: title, goBack: () => void openKept(before) }
}

/** Opens a project of this browser. False, with a message, when it cannot be read. */
export async function openKept(id: string): Promise<boolean> {
  await saveProject()
  return openRecord(id)
}

/** As `openKept`, where nothing is open that could be lost: when the page starts. */
export async function openRecord(id: string): Promise<boolean> {
  const record = await (await shelfOfBrowser()).get(id).catch(() => undefined)
  try {
    if (!record) throw new Error('it is not there any more.')
    const opened = await readyProject(checkProject(record.project))
    continueRecord(id, { revision: record.revision, saved: opened })
    openProject(opened, id)
    void saveProject()
    announce({ kind: 'opened', id })
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read.'
    showMessage(
      `“${ownText(record?.name ?? 'The project')}” could not be opened: ${reason}`,
      'problem',
    )
    return false
  }
}
