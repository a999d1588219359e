/** Tones that a line in order has to leave out, in words. */
import { formatHandWindow } from '../hand/hand-window'
import { formatPitch } from '../theory/pitch'
import type { DrillTheory } from './drill-theory'
import { type HandReach, OUT_OF_REACH } from './hand-reach'
import { setOfTarget } from './lines/ladder-line'
import { isInSet } from './lines/line'
import type { DrillTargetRow } from './target-table'

/** Tones between the highest and the lowest of a line in order that no string plays in reach. */
export function leftOutWarningsOf(
  target: DrillTargetRow,
  pitches: readonly number[],
  theory: DrillTheory,
  reach: HandReach,
): readonly string[] {
  if (!target.gapless) return []
  const set = setOfTarget(target.id, theory)
  const leftOut: string[] = []
  for (let midi = Math.min(...pitches); midi <= Math.max(...pitches); midi++) {
    if (!isInSet(set, midi) || reach.byMidi[midi] !== OUT_OF_REACH) continue
    leftOut.push(formatPitch(theory.read(midi % 12).name, midi))
  }
  if (leftOut.length === 0) return []
  const where =
    reach.window.source === 'none'
      ? `up to fret ${reach.highestFret}`
      : `in ${formatHandWindow(reach.window)}`
  const them = leftOut.length === 1 ? 'it' : 'them'
  return [`${leftOut.join(', ')} cannot be played ${where}, so the line leaves ${them} out`]
}
