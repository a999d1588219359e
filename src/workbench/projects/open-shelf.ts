/** The shelf of this browser: IndexedDB, else localStorage, else the page's memory. */
import { signal } from '@preact/signals'
import { checkProject } from '#engine/project/check-project'
import type { ProjectState } from '#engine/project/project-state'
import { browserDrawer } from '../state/browser-memory'
import { isContinued } from './continued'
import { putBeside } from './put-beside'
import { pageDrawer, recordOf, type Shelf, storageShelf } from './shelf'
import { forgetUnsaved, type StartProject, unsavedProjects } from './start-project'

/** How long the projects last here, once the shelf is open. */
export const shelfLasts = signal<Shelf['lasts'] | undefined>(undefined)

async function bestShelf(): Promise<Shelf> {
  try {
    const { indexedShelf } = await import('./indexed-shelf')
    return await indexedShelf()
  } catch {
    const drawer = browserDrawer()
    return drawer ? storageShelf(drawer, 'small') : storageShelf(pageDrawer(), 'page')
  }
}

function readText(text: string): ProjectState | undefined {
  try {
    return checkProject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Puts what was left unsaved on the shelf; beside the record where another tab changed that. */
export async function recover(shelf: Shelf, left: readonly StartProject[]): Promise<void> {
  for (const { id, revision, text } of left) {
    const project = readText(text)
    // What another version wrote stays until that version reads it.
    if (!project) continue
    const answer = await shelf.put(recordOf(project, { id, revision: revision + 1 }))
    if ('newer' in answer && JSON.stringify(answer.newer?.project) !== JSON.stringify(project)) {
      await putBeside(shelf, project)
    }
    forgetUnsaved(id)
  }
}

async function openShelf(): Promise<Shelf> {
  const shelf = await bestShelf()
  shelfLasts.value = shelf.lasts
  // What cannot be recovered now stays where it is until the next visit.
  const left = unsavedProjects().filter(({ id }) => !isContinued(id))
  await recover(shelf, left).catch(() => undefined)
  return shelf
}

let opened: Promise<Shelf> | undefined

/** The shelf, opened when first asked for. Never rejects. */
export function shelfOfBrowser(): Promise<Shelf> {
  opened ??= openShelf()
  return opened
}
