/** Da capo, dal segno and coda played out: what sounds after a jump. */
import type { RepeatedBar, Sign } from './playing-order'

export interface JumpedOrder {
  readonly bars: readonly number[]
  /** Bars whose jump is taken. */
  readonly followed: readonly number[]
  /** Bars whose jump is not: its sign is not there, or another jump was taken before. */
  readonly unfollowed: readonly number[]
}

const signOf = (bars: readonly RepeatedBar[], sign: Sign): number =>
  bars.findIndex(({ jumps }) => jumps?.signs?.includes(sign))

/** Whether a bar belongs to an ending that another ending of the same repeat follows. */
function isEarlierEnding(bars: readonly RepeatedBar[], index: number): boolean {
  let first = index
  while (bars[first]!.endings === 0) {
    if (first === 0 || bars[first]!.isRepeatStart || bars[first - 1]!.repeatCount > 1) return false
    first--
  }
  const last = bars.findIndex((bar, at) => at >= index && bar.repeatCount > 1)
  return last >= 0 && (bars[last + 1]?.endings ?? 0) !== 0
}

/** Bars from one on as they are played after a jump: no repeats, last endings. */
function lastTimeFrom(bars: readonly RepeatedBar[], start: number): readonly number[] {
  return bars.flatMap((_, index) => (index < start || isEarlierEnding(bars, index) ? [] : [index]))
}

/** The bars after a jump back, up to Fine, through the coda or to the end. */
function afterJump(bars: readonly RepeatedBar[], start: number, followed: number[]) {
  const played: number[] = []
  for (const index of lastTimeFrom(bars, start)) {
    played.push(index)
    const { isFine, toCoda } = bars[index]!.jumps ?? {}
    if (isFine) break
    const coda = toCoda === undefined ? -1 : signOf(bars, toCoda)
    if (coda > index) {
      followed.push(index)
      played.push(...lastTimeFrom(bars, coda))
      break
    }
  }
  return played
}

/**
 * Takes the first jump back of an order, when the repeats before it are done.
 *
 * @param order bars with their repeats played out
 */
export function followJumps(bars: readonly RepeatedBar[], order: readonly number[]): JumpedOrder {
  const jumping = bars.flatMap(({ jumps }, index) =>
    jumps?.backTo === undefined ? [] : [{ index, to: jumps.backTo }],
  )
  const taken = jumping.find(
    ({ index, to }) => order.includes(index) && (to === 'start' || signOf(bars, to) >= 0),
  )
  const followed: number[] = taken ? [taken.index] : []
  const played = taken
    ? [
        ...order.slice(0, order.lastIndexOf(taken.index) + 1),
        ...afterJump(bars, taken.to === 'start' ? 0 : signOf(bars, taken.to), followed),
      ]
    : order
  const written = bars.flatMap(({ jumps }, index) =>
    jumps?.backTo !== undefined || jumps?.toCoda !== undefined ? [index] : [],
  )
  return {
    bars: played,
    followed,
    unfollowed: written.filter((index) => !followed.includes(index)),
  }
}
