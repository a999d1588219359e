/** Da capo, dal segno and coda played out: what sounds after a jump. */

import { FormatError } from './format-error'
import { FILE_LIMITS } from './limits'
import { playingOrderOf, type RepeatedBar, type Sign, withinNotes } from './playing-order'
import type { ReportWriter } from './report'

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

/** The bars of a file in the order in which they sound, as many as a score may hold; says so. */
const LIMITS_TEXT = `a score has at most ${FILE_LIMITS.maxMeasures} bars and ${FILE_LIMITS.maxNotes} notes`

/**
 * @param noteCounts notes of all tracks in each written bar
 * @throws FormatError `file-too-large` when no bar with notes is within the limits.
 */
export function playOut(
  bars: readonly RepeatedBar[],
  noteCounts: readonly number[],
  report: ReportWriter,
): readonly number[] {
  const repeated = playingOrderOf(bars, FILE_LIMITS.maxMeasures)
  const jumped = followJumps(bars, repeated.bars)
  const within = jumped.bars.slice(0, FILE_LIMITS.maxMeasures)
  const all = { bars: within, isCut: repeated.isCut || within.length < jumped.bars.length }
  const { bars: order, isCut } = withinNotes(all, noteCounts, FILE_LIMITS.maxNotes)
  const isSilent = order.every((bar) => noteCounts[bar] === 0)
  const first = noteCounts.findIndex((count) => count > 0)
  if (isCut && isSilent && first >= 0) {
    throw new FormatError(
      'file-too-large',
      `Its first notes are in bar ${first + 1}, which has ${noteCounts[first]}: ${LIMITS_TEXT}.`,
    )
  }
  if (order.some((bar, index) => bar !== index)) {
    const what = jumped.followed.length > 0 ? 'Repeats and jumps' : 'Repeats'
    report.add(
      'changed',
      `${what} are played out: ${bars.length} written bars are ${order.length}.`,
    )
  }
  for (const index of jumped.unfollowed) {
    report.add(
      'left-out',
      'A jump (da capo, dal segno, to coda) that is not followed: its sign is not there, or another jump comes before it.',
      { bar: index + 1 },
    )
  }
  if (isCut) {
    report.add('left-out', `Bars after bar ${order.length}: ${LIMITS_TEXT}.`)
  }
  return order
}
