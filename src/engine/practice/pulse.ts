/** When things happen in a drill: the count-in, each note and the repeat. */
import type { Pulse, Target } from './drill'
import { BEATS_PER_BAR } from './rhythm-table'

/** The label of the repeat. */
const LOOP_RESET_LABEL = 'repeat'

/** The number counted on a beat; the last beat before the start is always the last of a bar. */
function countOf(beat: number): string {
  return String((((beat % BEATS_PER_BAR) + BEATS_PER_BAR) % BEATS_PER_BAR) + 1)
}

/**
 * The pulses of a drill in the order in which they sound.
 *
 * @param countInBeats 0–16
 * @param loopBeats the beat at which the drill begins again
 * @example
 * pulseOf([], 2, 4).map(({ beat, label }) => `${beat} ${label}`) // => ["-2 3","-1 4","4 repeat"]
 */
export function pulseOf(
  targets: readonly Pick<Target, 'startBeat' | 'note' | 'interval'>[],
  countInBeats: number,
  loopBeats: number,
): readonly Pulse[] {
  const pulses: Pulse[] = []
  for (let beat = -countInBeats; beat < 0; beat++) {
    pulses.push({ beat, kind: 'count-in', label: countOf(beat) })
  }
  for (const { startBeat, note, interval } of targets) {
    pulses.push({ beat: startBeat, kind: 'target', label: `${note} ${interval}` })
  }
  pulses.push({ beat: loopBeats, kind: 'loop-reset', label: LOOP_RESET_LABEL })
  return pulses
}
