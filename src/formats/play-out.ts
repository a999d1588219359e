/** The bars of a file in the order in which they sound, as many as a score may hold; says so. */
import { FILE_LIMITS } from './limits'
import { playingOrderOf, type RepeatedBar, withinNotes } from './playing-order'
import type { ReportWriter } from './report'

/** @param noteCounts notes of all tracks in each written bar */
export function playOut(
  bars: readonly RepeatedBar[],
  noteCounts: readonly number[],
  report: ReportWriter,
): readonly number[] {
  const all = playingOrderOf(bars, FILE_LIMITS.maxMeasures)
  const { bars: order, isCut } = withinNotes(all, noteCounts, FILE_LIMITS.maxNotes)
  if (order.some((bar, index) => bar !== index)) {
    report.add(
      'changed',
      `Repeats are played out: ${bars.length} written bars are ${order.length}.`,
    )
  }
  if (isCut) {
    report.add(
      'left-out',
      `Bars after bar ${order.length}: a score has at most ${FILE_LIMITS.maxMeasures} bars and ${FILE_LIMITS.maxNotes} notes.`,
    )
  }
  return order
}
