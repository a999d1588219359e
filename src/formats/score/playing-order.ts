/** Repeats and endings played out: which bar sounds after which. */

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

export interface PlayingOrder {
  readonly bars: readonly number[]
  /** Whether `bars` stops at the limit before the music does. */
  readonly isCut: boolean
}

/**
 * The indices of bars in the order in which they sound.
 *
 * @example
 * playingOrderOf([
 *   { isRepeatStart: true, repeatCount: 0, endings: 0 },
 *   { isRepeatStart: false, repeatCount: 2, endings: 1 },
 *   { isRepeatStart: false, repeatCount: 0, endings: 2 },
 * ], 100).bars // => [0,1,0,2]
 */
export function playingOrderOf(bars: readonly RepeatedBar[], limit: number): PlayingOrder {
  const order: number[] = []
  let start = 0
  let pass = 0
  let ending = 0
  /** Bars seen, so that endings that are never due cannot go round for ever. */
  let steps = 0
  for (let index = 0; index < bars.length; steps++) {
    if (order.length >= limit || steps > 4 * limit + bars.length)
      return { bars: order, isCut: true }
    const bar = bars[index]!
    if (bar.isRepeatStart && index !== start) {
      start = index
      pass = 0
      ending = 0
    }
    ending = bar.endings || (bar.isRepeatStart ? 0 : ending)
    const isPlayed = ending === 0 || (ending & (1 << pass)) !== 0
    if (isPlayed) order.push(index)
    const isEnd = bar.repeatCount > 1
    if (
      isEnd &&
      isPlayed &&
      (pass + 1 < bar.repeatCount || isDueNext(bars, index, ending, pass + 1))
    ) {
      pass++
      index = start
      ending = 0
      continue
    }
    if (isEnd) {
      // What follows an ending may be the ending of the next time; a bar without one begins anew.
      const next = bars[index + 1]
      if (!next || next.endings === 0 || isLastTime(bars, index, pass)) {
        start = index + 1
        pass = 0
      }
      ending = 0
    }
    index++
  }
  return { bars: order, isCut: false }
}

/** Whether a later ending of the same repeat is for a time that has not come yet. */
function isDueNext(
  bars: readonly RepeatedBar[],
  index: number,
  ending: number,
  pass: number,
): boolean {
  if (ending === 0) return false
  for (let at = index + 1; at < bars.length && bars[at]!.endings !== 0; at++) {
    if ((bars[at]!.endings & (1 << pass)) !== 0) return true
  }
  return false
}

/** Whether no ending after this bar is due at this time or later. */
function isLastTime(bars: readonly RepeatedBar[], index: number, pass: number): boolean {
  for (let at = index + 1; at < bars.length && bars[at]!.endings !== 0; at++) {
    if (bars[at]!.endings >> pass !== 0) return false
  }
  return true
}

/**
 * As many bars of an order as a score may have notes for.
 *
 * @param noteCounts notes of all tracks in each written bar
 */
export function withinNotes(
  { bars, isCut }: PlayingOrder,
  noteCounts: readonly number[],
  maxNotes: number,
): PlayingOrder {
  let count = 0
  const end = bars.findIndex((bar) => {
    count += noteCounts[bar] ?? 0
    return count > maxNotes
  })
  return end < 0 ? { bars, isCut } : { bars: bars.slice(0, end), isCut: true }
}
