/** The projects of this browser as a list, and what is done with one of them. */
import { computed, signal } from '@preact/signals'
import { named, openedProject, project } from '../state/project-store'
import { setTitle } from '../state/theory-actions'
import { continueRecord } from './continued'
import { openEmpty } from './new-project'
import { openKept } from './open-as-own-project'
import { shelfOfBrowser } from './open-shelf'
import { announce } from './other-tabs'
import { putBeside } from './put-beside'
import { saveProject } from './save-project'
import { addScores, forgetScores, scoresOf } from './scores'
import { type KeptFile, type ProjectRecord, recordOf } from './shelf'
import { forgetUnsaved, startWithNone } from './start-project'

const records = signal<readonly ProjectRecord[] | undefined>(undefined)

/** What the list is searched for. */
export const searchText = signal('')

/** The last project that was deleted here, until another is or the page is closed. */
export const lastDeleted = signal<ProjectRecord | undefined>(undefined)
/** The file that lay beside it. */
let deletedFile: KeptFile | undefined

/** How many there are; `undefined` until they are read. */
export const projectCount = computed(() => records.value?.length)

/** Those whose title holds every word of the search, the last changed first. */
export const foundProjects = computed(() => {
  const words = searchText.value.toLowerCase().split(/\s+/)
  return (records.value ?? [])
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
})

/** Reads the list anew, with the open project as it is. */
export async function readProjects(): Promise<void> {
  await saveProject()
  records.value = await (await shelfOfBrowser()).all()
}

/** Gives a project another title; the open one as a step that undo takes back. */
export async function renameProject(id: string, title: string): Promise<void> {
  if (id === openedProject.peek()) {
    setTitle(title)
    await saveProject()
    return
  }
  const shelf = await shelfOfBrowser()
  const record = await shelf.get(id)
  if (!record || record.name === title) return
  const renamed = { ...record, name: title, project: named(record.project, title) }
  await shelf.put({ ...renamed, revision: record.revision + 1 })
  announce({ kind: 'saved', id, revision: record.revision + 1 })
}

/** Puts a copy beside a project, with its file and the scores of its takes. Gives the copy's title. */
export async function duplicateProject(id: string): Promise<string | undefined> {
  await saveProject()
  const shelf = await shelfOfBrowser()
  const record = await shelf.get(id)
  if (!record) return undefined
  const copy = await putBeside(shelf, record.project, record.name)
  addScores(copy.id, scoresOf(id))
  const file = await shelf.files.get(id)
  if (file) await shelf.files.put({ ...file, id: copy.id })
  announce({ kind: 'saved', id: copy.id, revision: copy.revision })
  return copy.name
}

/** Opens the project that was changed last, or an empty one. */
async function openAnother(): Promise<void> {
  const others = await (await shelfOfBrowser()).all()
  const last = [...others].sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0]
  if (last && (await openKept(last.id))) return
  openEmpty()
  startWithNone()
}

/** Deletes a project; `bringBack` undoes it. Where it was open, another is opened. */
export async function deleteProject(id: string): Promise<void> {
  await saveProject()
  const shelf = await shelfOfBrowser()
  const record = await shelf.get(id)
  if (!record) return
  deletedFile = await shelf.files.get(id)
  await shelf.remove(id)
  await shelf.files.remove(id)
  forgetUnsaved(id)
  // The one deleted before can no longer be brought back.
  if (lastDeleted.peek()) forgetScores(lastDeleted.peek()!.id)
  lastDeleted.value = record
  announce({ kind: 'deleted', id })
  if (id !== openedProject.peek()) return
  // Left out from now on: opening another would otherwise save it again.
  continueRecord(id, { revision: 0, saved: project.peek() })
  await openAnother()
}

/** Puts the project that was deleted last back on the shelf. Gives its title. */
export async function bringBack(): Promise<string | undefined> {
  const record = lastDeleted.peek()
  if (!record) return undefined
  lastDeleted.value = undefined
  const { id, name, savedAt, project: kept } = record
  const shelf = await shelfOfBrowser()
  await shelf.put({ ...recordOf(kept, { id, revision: 1, name }), savedAt })
  if (deletedFile?.id === id) await shelf.files.put(deletedFile)
  announce({ kind: 'saved', id, revision: 1 })
  return name
}
