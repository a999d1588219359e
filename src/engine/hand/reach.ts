/** How far the fingers of a hand reach along the neck. */

import { fretDistanceMmOf } from '../instrument/fretboard'
import { MAX_FRET, STANDARD_NECK } from '../instrument/neck'

/**
 * The widest stretch between outer fingers: frets 1 to 4 (97.6 mm), which methods teach, and
 * everything of that width higher up: five frets from the fifth, six from the ninth.
 */
export const WIDEST_REACH_MM = 101

const FRET_MM: readonly number[] = Array.from({ length: MAX_FRET + 1 }, (_, fret) =>
  fretDistanceMmOf(fret, STANDARD_NECK.instrument.scaleLengthMm),
)

/** How far two frets 0–24 lie apart, to a tenth of a millimetre. */
export function reachMmOf(lowFret: number, highFret: number): number {
  return Math.round((FRET_MM[highFret]! - FRET_MM[lowFret]!) * 10) / 10
}
