/** Opening a file: its kind, whether it is valid, and the one undoable step that imports it. */
import { signal } from '@preact/signals'
import { DomainError } from '#engine/errors'
import { encodeBase64Url } from '#engine/project/base64url'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { commands } from '../state/commands'
import { counted, withSigns } from '../state/display-text'
import { showMessage } from '../state/messages'
import { openAsOwnProject } from '../state/open-as-own-project'
import { neck } from '../state/project-neck'
import { edit, project } from '../state/project-store'
import { isBundle } from '../state/projects/bundle'
import { context, nameOfMidi } from '../state/theory'
import { showUndoable } from '../state/undo-message'
import type { MidiSong } from './midi-song'

/** A MIDI file of several tracks that waits for one to be chosen. */
export interface WaitingSong {
  readonly fileName: string
  readonly song: MidiSong
  /** Whether the file ends before its tracks do. */
  readonly isCutOff: boolean
}
export const waitingSong = signal<WaitingSong | undefined>(undefined)

/** More bytes than any tab has; larger files are refused unread. */
const MAX_FILE_BYTES = 4 * PROJECT_LIMITS.maxBytes

function refuse(fileName: string, reason: string): void {
  showMessage(`${fileName} could not be opened: ${reason} Your work is as it was.`, 'problem')
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))
}

/** What is left out, in words: `3 notes without a place on the neck (C1 to A1) were left out`. */
function leftOutText(midis: readonly number[]): string {
  if (midis.length === 0) return ''
  const low = withSigns(nameOfMidi(Math.min(...midis)))
  const high = withSigns(nameOfMidi(Math.max(...midis)))
  const range = low === high ? low : `${low} to ${high}`
  return ` ${counted(midis.length, 'note')} without a place on the neck (${range}) ${midis.length === 1 ? 'was' : 'were'} left out.`
}

/** Puts a track of a song into the tab as one step. */
export async function takeTrack(
  { fileName, song, isCutOff }: WaitingSong,
  trackIndex: number,
): Promise<void> {
  waitingSong.value = undefined
  const { tabOfSong } = await import('./tab-of-song')
  const tab = tabOfSong(song, trackIndex, context.peek(), neck.peek())
  if (tab.noteCount === 0) {
    refuse(fileName, `no note of it has a place on the neck.${leftOutText(tab.leftOutMidis)}`)
    return
  }
  edit(`Open ${fileName}`, (before) => ({
    ...before,
    transport: { ...before.transport, cursorBeat: 0 },
    tabProject: {
      ...before.tabProject,
      title: (song.title ?? fileName.replace(/\.midi?$/i, '')).slice(
        0,
        PROJECT_LIMITS.maxTitleLength,
      ),
      measures: tab.measures,
    },
  }))
  const cut = tab.isCut ? ' Only the beginning fits into a project.' : ''
  const missing = isCutOff ? ' The file is cut off, and what followed is missing.' : ''
  showUndoable(
    `Opened ${fileName}: ${counted(tab.noteCount, 'note')} in ${counted(tab.measures.length, 'bar')}.${leftOutText(tab.leftOutMidis)}${cut}${missing}`,
  )
}

async function openMidi(fileName: string, bytes: Uint8Array): Promise<void> {
  const [{ parseMidi }, { songOf }, { isCutOff }] = await Promise.all([
    import('midi-file'),
    import('./midi-song'),
    import('./midi-chunks'),
  ])
  let song: MidiSong
  try {
    song = songOf(parseMidi(bytes))
  } catch {
    refuse(fileName, 'it is not a whole MIDI file.')
    return
  }
  if (song.tracks.length === 0) {
    refuse(fileName, 'it holds no notes besides drums.')
    return
  }
  const waiting = { fileName, song, isCutOff: isCutOff(bytes) }
  if (song.tracks.length === 1) await takeTrack(waiting, 0)
  else waitingSong.value = waiting
}

async function openProjectFile(fileName: string, bytes: Uint8Array): Promise<void> {
  const { decodeProject } = await import('#engine/project/state-codec')
  try {
    // The same checks as for links: size, structure, version, shape and sense.
    const decoded = decodeProject(encodeBase64Url(bytes))
    const { name, goBack } = await openAsOwnProject(decoded, fileName.replace(/\.json$/i, ''))
    showMessage(`Opened ${name}.`, 'success', {
      ...(goBack && { action: { label: 'Back', run: goBack } }),
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    refuse(fileName, error.message)
  }
}

async function openText(text: string): Promise<void> {
  const { offerAsciiText } = await import('../panels/tab/edit/ascii-import')
  // On a phone the sheet belongs to a panel that may be out of view.
  commands
    .peek()
    .find(({ id }) => id === 'panel-tab')
    ?.run()
  offerAsciiText(text)
}

/** Opens a project, a MIDI file or an ASCII tab; says why when it cannot. Never rejects. */
export async function openFile(file: File): Promise<void> {
  const before = project.peek()
  try {
    if (file.size > MAX_FILE_BYTES) {
      refuse(file.name, 'it is larger than any tab.')
      return
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes.length === 0) refuse(file.name, 'it is empty.')
    else if (startsWith(bytes, 'MThd')) await openMidi(file.name, bytes)
    else if (/\.midi?$/i.test(file.name)) refuse(file.name, 'it is not a whole MIDI file.')
    else {
      const text = new TextDecoder().decode(bytes)
      if (isBundle(text)) {
        const { openBundle } = await import('../state/projects/bundle-files')
        await openBundle(file.name, text)
      } else if (/\.json$/i.test(file.name) || text.trimStart().startsWith('{')) {
        await openProjectFile(file.name, bytes)
      } else if (text.includes('\0') || text.includes('\uFFFD')) {
        refuse(file.name, 'it is no project, MIDI file or text.')
      } else await openText(text)
    }
  } catch {
    if (project.peek() === before) refuse(file.name, 'the part that reads it could not be loaded.')
  }
}
