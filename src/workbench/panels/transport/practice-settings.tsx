/** What the bar has no room for: count-in, loop and the tempo ladder in full. */
import { computed, type Signal } from '@preact/signals'
import { rewind } from '../../audio/playback/playback-control'
import { MAX_SPEED_PERCENT, MIN_SPEED_PERCENT } from '../../audio/playback/playback-state'
import {
  areNotesHeard,
  countInBars,
  isCountInOn,
  isCountInOnLoop,
  isLadderOn,
  isLooping,
  isMetronomeOn,
  ladderAddPercent,
  ladderEveryLoops,
  loopRange,
  speedPercent,
} from '../../audio/playback/transport-state'
import { lazyComponent } from '../../controls/lazy'
import { NumberField } from '../../controls/number-field'
import { Switch } from '../../controls/switch'
import { project } from '../../state/project-store'
import { loopedBars, loopOver, tabBars } from './loop-bars'
import { chooseSpeed, tapTempo } from './tempo-actions'

const LoopSections = lazyComponent(async () => (await import('./loop-sections')).LoopSections)

/** Told without the code that reads songs. */
const hasSong = computed(() => project.value.song !== undefined)

function SettingNumber(props: {
  readonly setting: Signal<number>
  readonly label: string
  readonly high: number
}) {
  const { setting, label, high } = props
  return (
    <NumberField
      class="number-field"
      label={label}
      value={setting.value}
      low={1}
      high={high}
      onChange={(value) => {
        setting.value = value
      }}
    />
  )
}

/** `Bars 2 to 4`: the end that is not typed goes along where the other one passes it. */
function LoopedBars() {
  const [low, high] = tabBars.value
  const [first, last] = loopedBars.value ?? tabBars.value
  return (
    <p>
      Bars{' '}
      <NumberField
        class="number-field"
        label="First bar of the loop"
        value={first}
        low={low}
        high={high}
        onChange={(bar) => loopOver(bar, Math.max(bar, last))}
      />{' '}
      to{' '}
      <NumberField
        class="number-field"
        label="Last bar of the loop"
        value={last}
        low={low}
        high={high}
        onChange={(bar) => loopOver(Math.min(bar, first), bar)}
      />
    </p>
  )
}

export function PracticeSettings() {
  return (
    <div class="transport-settings">
      <section>
        <h3>Count-in</h3>
        <Switch value={isCountInOn} label="Count in before playing" />
        <p>
          <SettingNumber setting={countInBars} label="Bars of count-in" high={2} />{' '}
          {countInBars.value === 1 ? 'bar' : 'bars'}
        </p>
        <Switch value={isCountInOnLoop} label="Count in again on each loop" />
      </section>
      <section>
        <h3>Loop</h3>
        <Switch value={isLooping} label="Loop" />
        <LoopedBars />
        {hasSong.value && <LoopSections />}
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
        <h3>Speed</h3>
        <p>
          <NumberField
            class="number-field"
            label="Practice speed in per cent"
            value={speedPercent.value}
            low={MIN_SPEED_PERCENT}
            high={MAX_SPEED_PERCENT}
            onChange={chooseSpeed}
          />{' '}
          % of every tempo of the tab
        </p>
        <p class="hint">Only how it is heard here: the tab and its files keep their tempo.</p>
        <Switch value={isLadderOn} label="Faster after clean loops" />
        <p>
          +<SettingNumber setting={ladderAddPercent} label="Per cent added" high={20} /> % after{' '}
          <SettingNumber setting={ladderEveryLoops} label="Clean loops needed" high={16} />{' '}
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
        <button type="button" class="phone-only" onClick={rewind}>
          Back to the start
        </button>
      </section>
    </div>
  )
}
