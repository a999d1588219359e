/** How far the fingers of a hand reach along the neck. */

import { fretDistanceMmOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

/**
 * The widest span of two fingers, by the lower and the higher one: what the planner grants a hand.
 * 99.8 % of human chords hold it.
 */
// biome-ignore format: a triangle of finger pairs
export const PAIR_REACH_MM: readonly (readonly number[])[] = [
  [],
  [0, 0, 78, 106, 132],
  [0, 0, 0, 62, 96],
  [0, 0, 0, 0, 64],
  [],
]
export const WIDEST_REACH_MM = PAIR_REACH_MM[1]![4]!

/**
 * The widest stretch that methods teach, which is asked of no one by a grip: frets 1 to 4 (97.6 mm)
 * and everything of that width higher up: five frets from the fifth, six from the ninth. In music a
 * chord between the two is a caution.
 */
export const TAUGHT_REACH_MM = 101

/** How far two frets of a neck lie apart, counted from its capo, to a tenth of a millimetre. */
export function reachMmOf(lowFret: number, highFret: number, neck: Neck): number {
  const { capo, instrument } = neck
  const fromNut = (fret: number) => fretDistanceMmOf(fret + capo, instrument.scaleLengthMm)
  return Math.round((fromNut(highFret) - fromNut(lowFret)) * 10) / 10
}
