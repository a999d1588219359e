/** Whether the tuner listens, and the string that is tuned to what is played. */
import { signal } from '@preact/signals'
import {
  heardNote,
  isTuning,
  microphoneState,
  startListening,
  stopListening,
} from '../../audio/input/microphone-state'
import { withOpenMidi } from '../../editor/edit-strings'
import { showMessage } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { changeNeck } from './change-neck'

/** The string that takes the next note played, or none while the tuner only tells. */
export const takingString = signal<number | undefined>(undefined)

/** Whether the tuner starts when its sheet has opened, as a command asks. */
export const startsOnOpening = signal(false)

export async function startTuner(): Promise<void> {
  if (isTuning.peek()) return
  isTuning.value = true
  if (await startListening()) return
  isTuning.value = false
  showMessage(
    microphoneState.peek() === 'missing'
      ? 'No microphone was found.'
      : 'The microphone is not allowed here. Allow it in the browser, then try again.',
    'problem',
  )
}

export function stopTuner(): void {
  if (!isTuning.peek()) return
  isTuning.value = false
  takingString.value = undefined
  stopListening()
}

/** Tunes the chosen string to the note that is heard. */
export function takeHeardNote(): void {
  const note = heardNote.peek()
  const string = takingString.peek()
  if (!note || string === undefined) return
  takingString.value = undefined
  changeNeck(withOpenMidi(neck.peek(), string, note.midi - neck.peek().capo))
}
