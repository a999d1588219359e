/** Transpositions and capos that an arrangement may try, in semitones and frets. */

export const OCTAVES = [0, -12, 12, -24, 24] as const

/** The octaves, then the other keys, the nearest first. */
export const KEYS: readonly number[] = [
  ...OCTAVES,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((semitones) => [-semitones, semitones]),
]

/** Higher ones leave few frets to play on. */
const HIGHEST_CAPO = 7

export const CAPOS: readonly number[] = Array.from({ length: HIGHEST_CAPO + 1 }, (_, fret) => fret)
