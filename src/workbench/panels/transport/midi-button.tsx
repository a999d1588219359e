/** Connects MIDI keyboards; once they are there, chooses whether keys write into the tab. */

import {
  connectMidi,
  disconnectMidi,
  isMidiWriting,
  midiDevices,
  midiState,
} from '../../audio/input/midi-input'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { Switch } from '../../controls/switch'

const STATE_WORDS = {
  off: 'Play and write with a MIDI keyboard.',
  starting: 'Asking the browser…',
  on: 'No keyboard is plugged in yet.',
  denied: 'The browser does not allow MIDI here. Allow it, then try again.',
  unsupported: 'This browser has no MIDI. Chrome, Edge and Firefox do.',
} as const

function MidiSheet() {
  const state = midiState.value
  const devices = midiDevices.value
  return (
    <div class="midi-sheet">
      <p role="status">{devices.length > 0 ? devices.join(', ') : STATE_WORDS[state]}</p>
      {state === 'on' ? (
        <>
          <Switch label="Keys write into the tab" value={isMidiWriting} />
          <button type="button" onClick={disconnectMidi}>
            Disconnect
          </button>
        </>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={state === 'starting' || state === 'unsupported'}
          onClick={() => void connectMidi()}
        >
          Connect
        </button>
      )}
    </div>
  )
}

export function MidiButton() {
  const isOn = midiState.value === 'on' && midiDevices.value.length > 0
  return (
    <Popover
      label="MIDI keyboard"
      button={
        <>
          <Icon name="midi" />
          <span class="button-words desk-only">MIDI</span>
          <span class="visually-hidden">keyboard</span>
        </>
      }
      buttonClass={`midi-button${isOn ? ' on' : ''}${isMidiWriting.value ? ' writing' : ''}`}
      buttonTitle={isOn ? midiDevices.value.join(', ') : STATE_WORDS[midiState.value]}
      sheetClass="transport-sheet"
    >
      {() => <MidiSheet />}
    </Popover>
  )
}
