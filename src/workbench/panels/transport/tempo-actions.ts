/** Tempo by field, by step and by tapping. The tab's measures hold it, so it is undone like a note. */
import { computed } from '@preact/signals'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { playingDrill } from '../../audio/playback/playback-control'
import { tempoOfTaps, withTap } from '../../audio/playback/tap-tempo'
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

/** How much `[` and `]` change. */
export const TEMPO_STEP_BPM = 2

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

export function stepTempo(addedBpm: number): void {
  chooseTempo(tempoBpm.peek() + addedBpm)
}

let taps: readonly number[] = []

/** One tap; from the second on the tempo follows. */
export function tapTempo(nowMs: number): void {
  taps = withTap(taps, nowMs)
  const bpm = tempoOfTaps(taps)
  if (bpm !== undefined) chooseTempo(bpm)
}
