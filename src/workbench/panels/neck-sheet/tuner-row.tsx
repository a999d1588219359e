/** A tuner over the strings of the neck, and tuning a string to what is played. */
import { useEffect, useRef } from 'preact/hooks'
import { heardNote, isTuning, microphoneState } from '../../audio/input/microphone-state'
import { Icon } from '../../controls/icon'
import { openNoteOf } from '../../editor/edit-strings'
import { withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { centsWords, heardStringOf } from './tuner'
import {
  startsOnOpening,
  startTuner,
  stopTuner,
  takeHeardNote,
  takingString,
} from './tuner-session'

/** `String 5 is A2, 12 cents flat`. */
function tunerText(): string {
  const note = heardNote.value
  if (!note) return 'Play an open string.'
  const heard = heardStringOf(note, neck.value)
  if (!heard) return `${withSigns(openNoteOf(note.midi))}: no string is near it.`
  const { midi } = neck.value.strings[heard.string - 1]!
  return `String ${heard.string} is ${withSigns(openNoteOf(midi))}, ${centsWords(heard.cents)}`
}

function Needle() {
  const note = heardNote.value
  const heard = note && heardStringOf(note, neck.value)
  const cents = Math.max(-50, Math.min(50, heard?.cents ?? 0))
  return (
    <meter
      class="tuner-needle"
      min={-50}
      max={50}
      low={-5}
      high={5}
      optimum={0}
      value={cents}
      aria-label="Cents off"
    >
      {cents}
    </meter>
  )
}

export function Tuner() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!startsOnOpening.peek()) return
    startsOnOpening.value = false
    button.current?.focus()
    void startTuner()
  }, [])
  useEffect(() => heardNote.subscribe(takeHeardNote), [])
  useEffect(() => stopTuner, [])
  const isOn = isTuning.value && microphoneState.value === 'on'
  return (
    <section class="tuner" aria-label="Tuner">
      <button
        ref={button}
        type="button"
        aria-pressed={isOn}
        onClick={() => (isTuning.peek() ? stopTuner() : void startTuner())}
      >
        <Icon name="mic" size={16} /> {isOn ? 'Stop the tuner' : 'Tune by microphone'}
      </button>
      {isOn && (
        <>
          <p class="tuner-text" role="status">
            {tunerText()}
          </p>
          <Needle />
          <div
            class="segmented tuner-strings"
            role="group"
            aria-label="Tune a string to what I play"
          >
            {neck.value.strings.map(({ string }) => (
              <button
                key={string}
                type="button"
                aria-pressed={takingString.value === string}
                title={`Tune string ${string} to the next note I play`}
                onClick={() => {
                  takingString.value = takingString.peek() === string ? undefined : string
                }}
              >
                {string}
              </button>
            ))}
          </div>
          {takingString.value !== undefined && (
            <p class="quiet">Play string {takingString.value} open: it takes that note.</p>
          )}
        </>
      )}
    </section>
  )
}
