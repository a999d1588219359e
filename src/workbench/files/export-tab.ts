/** The project as files: JSON that comes back whole, text for forums, MIDI for other programs. */

import { DomainError } from '#engine/errors'
import { renderSheet } from '#engine/tab/ascii-sheet'
import { fileNameOf, offerFile } from '../panels/transport/offer-file'
import { showMessage } from '../state/messages'
import { neck } from '../state/project-neck'
import { project } from '../state/project-store'
import { midiOfTab } from './midi-of-tab'

function baseName(): string {
  return fileNameOf(project.peek().tabProject.title)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** The whole project; opening the file restores it. */
export function exportJson(): void {
  const text = `${JSON.stringify(project.peek(), null, 2)}\n`
  offerFile(bytesOf(text), `${baseName()}.pitchmap.json`, 'application/json')
  showMessage('The project file is ready.', 'success')
}

/** The tab as text, one line a string. */
export function exportAscii(): void {
  try {
    const { measures } = project.peek().tabProject
    const on = neck.peek()
    const text = `${renderSheet(measures, on)}\n`
    offerFile(bytesOf(text), `${baseName()}.txt`, 'text/plain')
    showMessage('The text file is ready.', 'success')
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    showMessage(error.message, 'problem')
  }
}

/** The tab as a MIDI file with its tempos and time signatures. */
export async function exportMidi(): Promise<void> {
  const { title, measures } = project.peek().tabProject
  if (measures.every(({ notes }) => notes.length === 0)) {
    showMessage('The tab has no notes yet.')
    return
  }
  const { writeMidi } = await import('midi-file')
  const bytes = Uint8Array.from(writeMidi(midiOfTab(title, measures, neck.peek().instrument)))
  offerFile(bytes, `${baseName()}.mid`, 'audio/midi')
  showMessage('The MIDI file is ready.', 'success')
}
