/** Turns listening on and shows what is heard. */

import {
  heardNote,
  microphoneState,
  startListening,
  stopListening,
} from '../../audio/input/microphone-state'
import { Icon } from '../../controls/icon'
import { pitchName } from '../../editor/tab-state'
import { withSigns } from '../../state/display-text'
import { isSmallScreen } from '../../state/layout-preferences'
import { showMessage } from '../../state/messages'

async function toggleListening(): Promise<void> {
  if (microphoneState.peek() === 'on') {
    stopListening()
    return
  }
  if (await startListening()) return
  showMessage(
    microphoneState.peek() === 'missing'
      ? 'No microphone was found.'
      : 'The microphone is not allowed here. Allow it in the browser, then try again.',
    'problem',
  )
}

/** `A2 +4`: the note and how many cents it is off. */
function heardText(): string {
  const note = heardNote.value
  if (!note) return isSmallScreen.value ? '…' : 'listening'
  const cents = note.cents > 0 ? `+${note.cents}` : String(note.cents)
  return `${withSigns(pitchName(note.midi))} ${cents}`
}

export function MicrophoneButton() {
  const state = microphoneState.value
  const isOn = state === 'on'
  return (
    <button
      type="button"
      class={isOn ? 'microphone-button listening' : 'microphone-button'}
      aria-pressed={isOn}
      aria-busy={state === 'starting'}
      aria-label={isOn ? `${heardText()}: stop listening` : 'Mic: listen with the microphone'}
      title={isOn ? 'Stop listening' : 'Listen with the microphone: the note you play is lit'}
      onClick={() => void toggleListening()}
    >
      <Icon name="mic" />
      <span class="button-words">{isOn ? heardText() : 'Mic'}</span>
    </button>
  )
}
