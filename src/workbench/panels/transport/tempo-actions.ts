/** Tempo by field, by step and by tapping. The tab's measures hold it, so it is undone like a note. */
import { computed } from '@preact/signals'
import { tempoOfTaps, withTap } from '../../audio/playback/tap-tempo'
import { speak } from '../../state/messages'
import { endGesture } from '../../state/project-store'
import { changeTempo, setTempo } from '../tab/edit/edit-measures'
import { editMeasures } from '../tab/edit/tab-actions'
import { cursor, measures } from '../tab/edit/tab-state'

/** Beats per minute of the measure under the cursor. */
export const tempoBpm = computed(
  () => measures.value[cursor.value.measureIndex]?.tempo ?? measures.value[0]?.tempo ?? 90,
)

/** How much `[` and `]` change. */
export const TEMPO_STEP_BPM = 2

/** Makes the measure under the cursor this fast; tempo differences between measures stay. */
export function chooseTempo(bpm: number): void {
  const added = Math.round(bpm) - tempoBpm.peek()
  const isOneTempo = measures.peek().every(({ tempo }) => tempo === tempoBpm.peek())
  editMeasures(
    'Change tempo',
    (tab) => (isOneTempo ? setTempo(tab, bpm) : changeTempo(tab, added)),
    { gesture: 'tempo' },
  )
  speak(`${tempoBpm.peek()} beats per minute`)
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
