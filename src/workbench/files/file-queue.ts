/** Files that were chosen or dropped, opened one after the other. */

import { computed, signal } from '@preact/signals'
import { FILE_LIMITS } from '#formats/score/limits'
import { showMessage } from '../state/messages'
import { notLoaded } from '../state/offline'
import { project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { WorkRefusal } from '../state/worker-calls'
import { askFileWorker, stopFileWorker } from './ask-file-worker'
import type { OpenedFile } from './file-messages'
import { openProjectFile } from './open-project-file'

export interface AskedFile {
  readonly name: string
  readonly file: OpenedFile
  readonly bytes: Uint8Array
}

/** The file that the player is asked about. */
export const askedFile = signal<AskedFile | undefined>(undefined)
/** The file that is being read. */
export const readingName = signal<string | undefined>(undefined)

const queue = signal<readonly File[]>([])
/** Files that follow the one that is asked about. */
export const followingCount = computed(() => queue.value.length)

/** Longer than a title is; the rest is left out in messages. */
const MAX_NAME_LENGTH = 60

export function refuseFile(fileName: string, reason: string): void {
  const name = ownText(fileName.slice(0, MAX_NAME_LENGTH))
  showMessage(`${name} could not be opened: ${reason} Your work is as it was.`, 'problem')
}

async function isProjectFile(file: File): Promise<boolean> {
  const head = await file.slice(0, 64).text()
  return head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('{')
}

/** Kinds of files that hold text and no music of another kind. */
const SHEET_NAME = /\.(?:cho|crd|chopro|chordpro|pro|txt|md)$/i

/** Opens a sheet as a project of its own. */
async function openedAsSong(fileName: string, bytes: Uint8Array): Promise<boolean> {
  if (!SHEET_NAME.test(fileName)) return false
  const { openSongFile } = await import('../projects/open-song-file')
  return openSongFile(fileName, new TextDecoder().decode(bytes))
}

/** Reads one file. Gives what the player is asked about, if anything. */
async function readFile(file: File): Promise<AskedFile | undefined> {
  if (file.size > FILE_LIMITS.maxLocalBytes) {
    refuseFile(file.name, `it has ${Math.round(file.size / 1e6)} MB, more than any tab.`)
    return undefined
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (await isProjectFile(file)) {
    await openProjectFile(file.name, bytes)
    return undefined
  }
  if (await openedAsSong(file.name, bytes)) return undefined
  const opened = await askFileWorker('read', bytes)
  if (opened.firstTrack !== undefined) return { name: file.name, file: opened, bytes }
  refuseFile(file.name, 'it holds no notes besides drums.')
  return undefined
}

async function openNext(): Promise<void> {
  const [file, ...others] = queue.peek()
  if (!file) return
  queue.value = others
  readingName.value = file.name
  const before = project.peek()
  try {
    askedFile.value = await readFile(file)
  } catch (error) {
    if (error instanceof WorkRefusal) refuseFile(file.name, error.message)
    else if (project.peek() === before) {
      refuseFile(file.name, notLoaded('the part that reads it'))
    }
  }
  readingName.value = undefined
  if (!askedFile.peek()) await openNext()
}

/** Opens files of any kind, known by their bytes. Never rejects. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  const isBusy = askedFile.peek() !== undefined || readingName.peek() !== undefined
  queue.value = [...queue.peek(), ...files]
  if (!isBusy) await openNext()
}

/** The player has decided about the file that was asked about. */
export function askAboutNext(): void {
  askedFile.value = undefined
  void openNext()
}

/** Gives up the files that follow, too. */
export function dropAllFiles(): void {
  queue.value = []
  stopFileWorker()
  askedFile.value = undefined
}
