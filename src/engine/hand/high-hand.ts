/** A hand up the neck, where an open string sounds far from what is fretted. */

/** The hand counts as high from this fret of the index finger. */
export const HIGH_HAND_FRET = 5
const HIGH_HAND_CAP_FRETS = 8
const FRETS_PER_CHARGE = 4

/**
 * The charge for open notes under a high hand, an integer: more with every fret up to a cap.
 *
 * @param weight of one open note, times the open notes
 * @example
 * openWhileHighCostOf(8, 10) // => 10
 */
export function openWhileHighCostOf(hand: number, weight: number): number {
  if (hand < HIGH_HAND_FRET) return 0
  const frets = Math.min(HIGH_HAND_CAP_FRETS, hand - HIGH_HAND_FRET + 1)
  return Math.round((weight * frets) / FRETS_PER_CHARGE)
}
