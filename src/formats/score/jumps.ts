/** Da capo, dal segno and coda played out: what sounds after a jump. */
import type { RepeatedBar, Sign } from './playing-order'

export interface JumpedOrder {
  readonly bars: readonly number[]
  /** Bars whose jump is taken. */
  readonly followed: readonly number[]
  /** Bars whose jump is not: its sign is not there, or another jump was taken before. */
  readonly unfollowed: readonly number[]
}

/** Whether each bar belongs to an ending that another ending of the same repeat follows. */
function earlierEndings(bars: readonly RepeatedBar[]): readonly boolean[] {
  const isInEnding: boolean[] = []
  for (const [index, { endings, isRepeatStart }] of bars.entries()) {
    const goesOn = !isRepeatStart && (bars[index - 1]?.repeatCount ?? 0) <= 1
    isInEnding.push(endings !== 0 || (goesOn && isInEnding[index - 1] === true))
  }
  let isFollowed = false
  for (let index = bars.length - 1; index >= 0; index--) {
    if (bars[index]!.repeatCount > 1) isFollowed = (bars[index + 1]?.endings ?? 0) !== 0
    isInEnding[index] &&= isFollowed
  }
  return isInEnding
}

/** The bars after a jump back, up to Fine, through the coda or to the end. */
function afterJump(
  bars: readonly RepeatedBar[],
  start: number,
  signs: ReadonlyMap<Sign, number>,
  followed: number[],
) {
  const isEarlier = earlierEndings(bars)
  const lastTime = bars.flatMap((_, index) => (isEarlier[index] ? [] : [index]))
  const played: number[] = []
  for (const index of lastTime) {
    if (index < start) continue
    played.push(index)
    const { isFine, toCoda } = bars[index]!.jumps ?? {}
    if (isFine) break
    const coda = toCoda && signs.get(toCoda)
    if (coda !== undefined && coda > index) {
      followed.push(index)
      return [...played, ...lastTime.filter((bar) => bar >= coda)]
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
  const signs = new Map<Sign, number>()
  for (const [index, { jumps }] of bars.entries()) {
    for (const sign of jumps?.signs ?? []) if (!signs.has(sign)) signs.set(sign, index)
  }
  const isPlayed = new Set(order)
  const jumping = bars.flatMap(({ jumps }, index) =>
    jumps?.backTo === undefined ? [] : [{ index, to: jumps.backTo }],
  )
  const taken = jumping.find(
    ({ index, to }) => isPlayed.has(index) && (to === 'start' || signs.has(to)),
  )
  const followed: number[] = taken ? [taken.index] : []
  const played = taken
    ? [
        ...order.slice(0, order.lastIndexOf(taken.index) + 1),
        ...afterJump(bars, taken.to === 'start' ? 0 : signs.get(taken.to)!, signs, followed),
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
