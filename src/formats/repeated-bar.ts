/** What a bar says of repeats, endings and jumps. */

/** Two pairs of signs, as Guitar Pro has them. */
export type Sign = 'segno' | 'segno-segno' | 'coda' | 'double-coda'

/** What a bar says of jumps. */
export interface BarJumps {
  /** Signs at the beginning of the bar. */
  readonly signs?: readonly Sign[]
  /** At its end the piece ends, once a jump was taken. */
  readonly isFine?: boolean
  /** At its end there is a jump to this coda, once a jump back was taken. */
  readonly toCoda?: Sign
  /** At its end, when its repeats are done, the piece goes back to here. */
  readonly backTo?: 'start' | Sign
}

export interface RepeatedBar {
  readonly isRepeatStart: boolean
  /** How often the section that ends here is played; below 2 it ends no repeat. */
  readonly repeatCount: number
  /** Bit n: the bar belongs to time n + 1 of its repeat. 0: to every time, or as the bar before. */
  readonly endings: number
  readonly jumps?: BarJumps
}
