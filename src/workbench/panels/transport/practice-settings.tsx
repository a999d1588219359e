/** What the bar has no room for: count-in, loop and the tempo ladder in full. */
import type { Signal } from '@preact/signals'
import {
  areNotesHeard,
  countInBars,
  isCountInOn,
  isCountInOnLoop,
  isLadderOn,
  isLooping,
  isMetronomeOn,
  ladderAddBpm,
  ladderEveryLoops,
  loopRange,
} from '../../audio/playback/transport-state'
import { tapTempo } from './tempo-actions'

function Switch({ value, label }: { readonly value: Signal<boolean>; readonly label: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked
        }}
      />
      {label}
    </label>
  )
}

function NumberField(props: {
  readonly value: Signal<number>
  readonly label: string
  readonly low: number
  readonly high: number
}) {
  return (
    <input
      class="number-field"
      type="number"
      inputMode="numeric"
      min={props.low}
      max={props.high}
      value={props.value.value}
      aria-label={props.label}
      onChange={(event) => {
        const value = event.currentTarget.valueAsNumber
        if (Number.isInteger(value) && value >= props.low && value <= props.high) {
          props.value.value = value
        } else event.currentTarget.value = String(props.value.peek())
      }}
    />
  )
}

export function PracticeSettings() {
  return (
    <div class="transport-settings">
      <section>
        <h3>Count-in</h3>
        <Switch value={isCountInOn} label="Count in before playing" />
        <p>
          <NumberField value={countInBars} label="Bars of count-in" low={1} high={2} />{' '}
          {countInBars.value === 1 ? 'bar' : 'bars'}
        </p>
        <Switch value={isCountInOnLoop} label="Count in again on each loop" />
      </section>
      <section>
        <h3>Loop</h3>
        <Switch value={isLooping} label="Loop" />
        <button
          type="button"
          disabled={loopRange.value === undefined}
          onClick={() => {
            loopRange.value = undefined
          }}
        >
          Loop the whole tab
        </button>
      </section>
      <section>
        <h3>Speed up</h3>
        <Switch value={isLadderOn} label="Faster after clean loops" />
        <p>
          +<NumberField value={ladderAddBpm} label="Beats per minute added" low={1} high={20} /> bpm
          after{' '}
          <NumberField value={ladderEveryLoops} label="Clean loops needed" low={1} high={16} />{' '}
          {ladderEveryLoops.value === 1 ? 'loop' : 'loops'}
        </p>
        <p class="hint">With the microphone on, only loops without a wrong note count.</p>
      </section>
      <section>
        <h3>Hear</h3>
        <Switch value={isMetronomeOn} label="Metronome" />
        <Switch value={areNotesHeard} label="Notes" />
        <button type="button" class="phone-only" onClick={(event) => tapTempo(event.timeStamp)}>
          Tap tempo
        </button>
      </section>
    </div>
  )
}
