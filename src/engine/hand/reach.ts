/** How far the fingers of a hand reach along the neck. */

import { fretDistanceMmOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

/**
 * The widest stretch between outer fingers: frets 1 to 4 (97.6 mm), which methods teach, and
 * everything of that width higher up: five frets from the fifth, six from the ninth.
 */
export const WIDEST_REACH_MM = 101

/** How far two frets of a neck lie apart, counted from its capo, to a tenth of a millimetre. */
export function reachMmOf(lowFret: number, highFret: number, neck: Neck): number {
  const { capo, instrument } = neck
  const fromNut = (fret: number) => fretDistanceMmOf(fret + capo, instrument.scaleLengthMm)
  return Math.round((fromNut(highFret) - fromNut(lowFret)) * 10) / 10
}
