/** The position of the hand in which a pattern of the scale is played. */

import { POSITION_NAMES, type PositionName } from '#engine/hand/hand-window'
import type { ScalePattern } from '#engine/instrument/scale-patterns'

/** Names start with `any` and `open`; the nth after them has the index finger at fret n. */
const BEFORE_FIRST = 1

/**
 * `open` for a pattern with open strings, else named by its first fret, the twelfth at most; `any`
 * for the whole neck.
 */
export function positionOfPattern(
  pattern: Pick<ScalePattern, 'startFret'> | undefined,
): PositionName {
  if (!pattern) return 'any'
  const index = Math.min(pattern.startFret + BEFORE_FIRST, POSITION_NAMES.length - 1)
  return POSITION_NAMES[index]!
}
