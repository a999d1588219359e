/** Where Play begins. */
import type { LoopRange } from './playback-state'
import type { Timeline } from './timeline'

const BEAT_DUST = 1e-6

/**
 * The cursor's beat; the start of the tab, or of its loop, where no note begins from the cursor on.
 *
 * @param cursorBeat beats from the start of the tab
 */
export function playStartOf(
  timeline: Timeline,
  cursorBeat: number,
  loop: LoopRange | undefined,
): number {
  const { startBeat, endBeat } = loop ?? { startBeat: 0, endBeat: timeline.lengthBeats }
  const hasNotes = [...timeline.notes, ...(timeline.backing ?? [])].some(
    (note) => note.startBeat >= cursorBeat - BEAT_DUST && note.startBeat < endBeat - BEAT_DUST,
  )
  return hasNotes ? cursorBeat : startBeat
}
