/**
 * What a hand reaches, as numbers. Source: the model "hand-p1"; 99.8 % of the chords in its human
 * tabs lie within these limits. Millimetres hold for any scale length.
 */

/** Farthest that two fingers reach along the neck, by the lower and the higher finger, 1–4. */
// biome-ignore format: a triangle of finger pairs
export const PAIR_REACH_MM: readonly (readonly number[])[] = [
  [],
  [0, 0, 78, 106, 132],
  [0, 0, 0, 62, 96],
  [0, 0, 0, 0, 64],
]

/** From index to little finger. */
export const WIDEST_REACH_MM = PAIR_REACH_MM[1]![4]!

/** Frets that a finger reaches above its own, which is `hand + finger − 1`. */
export const MOST_STRETCH_FRETS = 3

/** Strings from the outer one to the other that a finger beside the index lies across. */
export const WIDEST_TIP_BARRE = 4

/** Fingers that fit into one fret, and above a fret counted from the nut. */
export const FINGERS_IN_A_FRET = 3
export const FINGERS_IN_A_NARROW_FRET = 2
export const LAST_WIDE_FRET = 14
