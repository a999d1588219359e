/** Whether sound runs, how loud, and with which voice. */

import { familyOf } from '#engine/instrument/family-table'
import { soundVoice } from '../../audio/playback/transport-state'
import { soundState, startSound } from '../../audio/sound-engine'
import { VOICES, type Voice } from '../../audio/voices/voices'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { Segmented } from '../../controls/segmented'
import { audition } from '../../state/audition'
import { neck } from '../../state/project-neck'
import { adjust, outputLevel } from '../../state/project-store'
import { selectedPitch } from '../../state/view-state'

function voiceName(voice: Voice): string {
  return voice === 'piano' ? 'Piano' : familyOf(neck.value.instrument).voiceName
}

const STATE_WORDS = {
  off: 'Sound starts with the first click or key.',
  on: 'Sound is on.',
  blocked: 'The browser holds the sound back.',
} as const

function setLevel(level: number): void {
  adjust((before) => ({
    ...before,
    transport: { ...before.transport, outputLevel: level },
  }))
}

function SoundSheet() {
  const percent = Math.round(outputLevel.value * 100)
  return (
    <div class="sound-sheet">
      <p class={`sound-state ${soundState.value}`} role="status">
        {STATE_WORDS[soundState.value]}
      </p>
      {soundState.value !== 'on' && (
        <button type="button" class="primary wide-button" onClick={() => void startSound()}>
          Turn the sound on
        </button>
      )}
      <label class="level-field">
        <span>Volume</span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-valuetext={`${percent} percent`}
          onInput={(event) => setLevel(event.currentTarget.valueAsNumber / 100)}
        />
        <output>{percent} %</output>
      </label>
      <Segmented
        label="Voice"
        segments={VOICES.map((value) => ({ value, label: voiceName(value) }))}
        isOn={(value) => soundVoice.value === value}
        onToggle={(value) => {
          soundVoice.value = value
          audition({ midis: [selectedPitch.peek().midi] })
        }}
      />
    </div>
  )
}

export function SoundButton() {
  const isHeard = soundState.value === 'on' && outputLevel.value > 0
  return (
    <Popover
      label="Sound"
      button={
        <>
          <Icon name={isHeard ? 'volume' : 'muted'} />
          <span class="button-words desk-only">
            {soundState.value === 'on' ? voiceName(soundVoice.value) : 'Sound off'}
          </span>
          <span class="visually-hidden">Sound</span>
        </>
      }
      buttonClass={`sound-button ${soundState.value}`}
      buttonTitle={STATE_WORDS[soundState.value]}
      sheetClass="transport-sheet"
    >
      {() => <SoundSheet />}
    </Popover>
  )
}
