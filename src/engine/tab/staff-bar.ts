/** Bars: a staff cut at its bar lines, each line in each bar by itself. */
import type { Staff, StaffLine } from './staff'
import type { StaffRow } from './staff-row'
import { CharacterKind, kindAt } from './tab-character-table'
import { quoteText, reportIssue, type TextIssueList } from './text-issue'

/** Offsets in the text of a row: from the first column to behind the last. */
interface Span {
  readonly start: number
  readonly end: number
}

export interface BarLine extends Span, StaffLine {}

export interface StaffBar {
  readonly lines: readonly BarLine[]
  /** Columns of its longest line. */
  readonly widthColumns: number
}

/**
 * Cuts a staff into bars. Columns count from the bar line before them, so that a typo in one line
 * does not move the bars behind it. A line with other bar lines than most is cut where they are.
 */
export function cutIntoBars(
  staff: Staff,
  maxBars: number,
  issues: TextIssueList,
): readonly StaffBar[] {
  const cuts = staff.map(({ row }) => spansOf(row, maxBars, issues))
  const count = mostCommon(cuts.map((spans) => spans.length))
  const pattern = cuts.findIndex((spans) => spans.length === count)
  const patternStart = staff[pattern]?.row.runStart ?? 0
  for (const [index, { name, row }] of staff.entries()) {
    const own = cuts[index]!.length
    if (own === count) continue
    reportIssue(issues, 'bar-count', row.line, row.runStart + 1, () => {
      return `Line ${name} has ${own} bars where most lines of its staff have ${count}; it is cut where they are.`
    })
    cuts[index] = cuts[pattern]!.map(({ start, end }) => ({
      start: Math.min(start - patternStart + row.runStart, row.runEnd),
      end: Math.min(end - patternStart + row.runStart, row.runEnd),
    }))
  }
  return Array.from({ length: count }, (_, bar) => {
    const lines = staff.map((line, index) => ({ ...line, ...cuts[index]![bar]! }))
    return barOf(lines, issues)
  })
}

function barOf(lines: readonly BarLine[], issues: TextIssueList): StaffBar {
  const widths = lines.map((line) => line.end - line.start)
  const usual = mostCommon(widths)
  for (const [index, { row, name, end }] of lines.entries()) {
    const width = widths[index]!
    if (width === usual) continue
    reportIssue(issues, 'line-length', row.line, end + 1, () => {
      return `Line ${name} has ${width} columns in this bar where most lines have ${usual}; its notes may stand beside their beat.`
    })
  }
  return { lines, widthColumns: Math.max(...widths) }
}

/** The parts of a row between bar lines, without those that hold neither dash nor mark. */
function spansOf(row: StaffRow, maxBars: number, issues: TextIssueList): Span[] {
  const { bar, dash, digit, muted, technique } = CharacterKind
  const spans: Span[] = []
  let start = row.runStart
  let hasDash = false
  let hasMark = false
  for (let at = row.runStart; at <= row.runEnd && spans.length <= maxBars; at += 1) {
    const kind = at === row.runEnd ? bar : kindAt(row.text, at)
    if (kind === dash) hasDash = true
    else if (kind === digit || kind === technique || kind === muted) hasMark = true
    if (kind !== bar) continue
    const isTail = at === row.runEnd && spans.length > 0
    if (hasDash || (hasMark && !isTail)) spans.push({ start, end: at })
    else if (isTail && at > start) reportTail(row, start, issues)
    start = at + 1
    hasDash = false
    hasMark = false
  }
  return spans
}

function reportTail(row: StaffRow, tailStart: number, issues: TextIssueList): void {
  let start = tailStart
  while (start < row.runEnd && kindAt(row.text, start) === CharacterKind.space) start += 1
  reportIssue(issues, 'text-after-tab', row.line, start + 1, () => {
    const tail = row.text.slice(start, Math.min(row.runEnd, start + 40))
    return `${quoteText(tail)} behind the last bar line is left out.`
  })
}

/** The most common of some numbers; of equals the smaller, of none 0. */
export function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  let best = 0
  let bestCount = 0
  for (const [number, count] of counts) {
    if (count > bestCount || (count === bestCount && number < best)) {
      best = number
      bestCount = count
    }
  }
  return best
}
