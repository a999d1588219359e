/**
 * Writes the open project to the shelf, one write after the other. A project that another tab has
 * changed meanwhile is never written over: this tab goes on with a copy and says so.
 */
import type { ProjectState } from '#engine/project/project-state'
import { showMessage } from '../state/messages'
import { continueAs, named, openedProject, project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { continuedRecord, continueRecord } from './continued'
import { shelfOfBrowser } from './open-shelf'
import { announce } from './other-tabs'
import { putBeside } from './put-beside'
import { type ProjectRecord, recordOf, type Shelf } from './shelf'
import { forgetUnsaved, keepUnsaved, startWith } from './start-project'

/** Whether two projects are the same but for where the player looks and listens. */
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
function isUnchanged(state: ProjectState, from: ProjectState | undefined): boolean {
  return (
    from !== undefined &&
    hasSameFields(state.tabProject, from.tabProject) &&
    state.theory === from.theory &&
    state.mapping === from.mapping &&
    state.overlays === from.overlays
  )
}

/** The revision of the open project's record that this tab goes on from. */
export function openRevision(): number {
  return continuedRecord(openedProject.peek()).revision
}

/** Whether the shelf has the open project as it is, or need not have it. */
export function isOpenSaved(): boolean {
  return isUnchanged(project.peek(), continuedRecord(openedProject.peek()).saved)
}

/** Whether the open project is an empty one that was not changed. */
export function isOpenEmpty(): boolean {
  return openRevision() === 0 && isOpenSaved()
}

/** Goes on under another id, if the project is still open under the one of before. */
function goOnAs(before: string, record: ProjectRecord): void {
  if (openedProject.peek() === before) continueAs(record.id, record.name)
}

/** Keeps a project as a copy beside the record that another tab changed. */
async function putCopy(
  shelf: Shelf,
  theirs: ProjectRecord,
  state: ProjectState,
): Promise<ProjectRecord> {
  const { title } = state.tabProject
  const copy = await putBeside(shelf, state)
  goOnAs(theirs.id, copy)
  const both =
    theirs.name === title
      ? `What you changed here is now “${ownText(copy.name)}”`
      : `The other tab’s is “${ownText(theirs.name)}”, what you changed here is “${ownText(copy.name)}”`
  showMessage(`Another tab changed “${ownText(title)}” too. ${both}; both are kept.`, 'note', {
    stays: true,
  })
  return copy
}

async function put(shelf: Shelf, id: string, state: ProjectState): Promise<ProjectRecord> {
  const { revision, isFromOutside } = continuedRecord(id)
  if (isFromOutside) {
    const before = (await shelf.all()).find((record) => holdsSame(record.project, state))
    if (before) {
      goOnAs(id, before)
      return before
    }
  }
  const answer = await shelf.put(recordOf(state, { id, revision: revision + 1 }))
  if ('kept' in answer) return answer.kept
  const { newer } = answer
  // A page that ends may keep its project and not live to learn it.
  if (newer && holdsSame(newer.project, state)) return newer
  if (newer) return putCopy(shelf, newer, state)
  // Deleted in another tab and changed here: it is kept again.
  const again = recordOf(state, { id, revision: 1 })
  await shelf.put(again)
  return again
}

async function write(id: string, state: ProjectState): Promise<void> {
  if (isUnchanged(state, continuedRecord(id).saved)) return
  const shelf = await shelfOfBrowser()
  const record = await put(shelf, id, state)
  continueRecord(record.id, { revision: record.revision, saved: named(state, record.name) })
  if (openedProject.peek() === record.id) {
    startWith(record.id, record.revision, isOpenSaved(), project.peek())
  }
  // Last: another id to start with keeps aside what was not saved under this one.
  forgetUnsaved(id)
  announce({ kind: 'saved', id: record.id, revision: record.revision })
}

let hasFailed = false

function tellFailure(): void {
  if (hasFailed) return
  hasFailed = true
  showMessage(
    'The project could not be kept in this browser. Export it, or copy its link, before you leave.',
    'problem',
  )
}

let line: Promise<void> = Promise.resolve()

/** Keeps the open project as it is now; resolves when the shelf has it. Never rejects. */
export function saveProject(): Promise<void> {
  const id = openedProject.peek()
  const state = project.peek()
  startWith(id, openRevision(), isOpenSaved(), state)
  line = line
    .then(() => write(id, state))
    .then(() => {
      hasFailed = false
    }, tellFailure)
  return line
}

/** As `saveProject`, when the page may end before the shelf answers. */
export function saveBeforeLeaving(): void {
  if (!isOpenSaved()) {
    keepUnsaved({
      id: openedProject.peek(),
      revision: openRevision(),
      text: JSON.stringify(project.peek()),
    })
  }
  void saveProject()
}
