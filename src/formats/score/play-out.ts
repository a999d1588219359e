/** The bars of a file in the order in which they sound, as many as a score may hold; says so. */
import { FormatError } from './format-error'
import { followJumps } from './jumps'
import { FILE_LIMITS } from './limits'
import type { RepeatedBar } from './playing-order'
import { playingOrderOf, withinNotes } from './playing-order'
import type { ReportWriter } from './report'

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
