/** Where on the neck a note lies that was played on keys: near the hand, on a free string. */

import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'

/** Cost of crossing a string, in frets. */
const CROSSING_FRETS = 1.5

/**
 * The place nearest to the last one; without a last one, the place nearest the nut. `undefined`
 * when no free string can play the pitch.
 */
export function placeNear(
  midi: number,
  last: FretPosition | undefined,
  takenStrings: readonly number[],
  neck: Neck,
): FretPosition | undefined {
  const distance = (place: FretPosition) =>
    last
      ? Math.abs(place.fret - last.fret) + CROSSING_FRETS * Math.abs(place.string - last.string)
      : place.fret
  let best: FretPosition | undefined
  for (const place of fretPositionsOf(midi, neck)) {
    if (takenStrings.includes(place.string)) continue
    if (!best || distance(place) < distance(best)) best = place
  }
  return best
}
