/**
 * Tempo by field and by tapping: the tab's measures hold it, so it is undone like a note. Practice
 * speed by step: only how this browser plays the tab.
 */
import { computed } from '@preact/signals'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { playingDrill } from '../../audio/playback/playback-control'
import { MAX_SPEED_PERCENT, MIN_SPEED_PERCENT } from '../../audio/playback/playback-state'
import { tempoOfTaps, withTap } from '../../audio/playback/tap-tempo'
import { heardSpeedPercent, speedPercent } from '../../audio/playback/transport-state'
import { changeTempo, setTempo } from '../../editor/edit-measures'
import { editMeasures } from '../../editor/tab-actions'
import { cursor, measures } from '../../editor/tab-state'
import { speak } from '../../state/messages'
import { endGesture } from '../../state/project-store'

/** Beats per minute of the drill that plays, else of the measure under the cursor. */
export const tempoBpm = computed(() => {
  const drill = playingDrill.value
  const measure = drill?.chooseTempo
    ? drill.measures[0]
    : (measures.value[cursor.value.measureIndex] ?? measures.value[0])
  return measure?.tempo ?? DEFAULT_TEMPO
})

/** How much `[` and `]` change the practice speed. */
export const SPEED_STEP_PERCENT = 5
/** And the tempo of a drill that has its own. */
const DRILL_STEP_BPM = 2

/**
 * Makes the drill that plays this fast, else the measure under the cursor; tempo differences
 * between measures stay.
 */
export function chooseTempo(bpm: number): void {
  const chooseDrillTempo = playingDrill.peek()?.chooseTempo
  if (chooseDrillTempo) chooseDrillTempo(bpm)
  else chooseTabTempo(bpm)
  speak(`${tempoBpm.peek()} beats per minute`)
}

function chooseTabTempo(bpm: number): void {
  const added = Math.round(bpm) - tempoBpm.peek()
  const isOneTempo = measures.peek().every(({ tempo }) => tempo === tempoBpm.peek())
  editMeasures(
    'Change tempo',
    (tab) => (isOneTempo ? setTempo(tab, bpm) : changeTempo(tab, added)),
    { gesture: 'tempo' },
  )
}

/** Ends the run of changes that one undo takes back. */
export function settleTempo(): void {
  endGesture()
}

/** Per cent of the tempo that is heard, else that will be. */
export const speedNow = computed(() => heardSpeedPercent.value ?? speedPercent.value)

/** `75 % · 71 bpm`: the speed, and the tempo it makes at the cursor. */
export const speedText = computed(
  () => `${speedNow.value} % · ${Math.round((tempoBpm.value * speedNow.value) / 100)} bpm`,
)

/** Plays every tempo of the tab at so many per cent; what is written stays as it is. */
export function chooseSpeed(percent: number): void {
  speedPercent.value = Math.min(MAX_SPEED_PERCENT, Math.max(MIN_SPEED_PERCENT, Math.round(percent)))
  speak(speedText.peek())
}

/** A step slower (−1) or faster (1): the drill that plays if it has a tempo of its own, else the speed. */
export function stepSpeed(direction: -1 | 1): void {
  if (playingDrill.peek()?.chooseTempo) chooseTempo(tempoBpm.peek() + direction * DRILL_STEP_BPM)
  else chooseSpeed(speedNow.peek() + direction * SPEED_STEP_PERCENT)
}

let taps: readonly number[] = []

/** One tap; from the second on the tempo follows. */
export function tapTempo(nowMs: number): void {
  taps = withTap(taps, nowMs)
  const bpm = tempoOfTaps(taps)
  if (bpm !== undefined) chooseTempo(bpm)
}
