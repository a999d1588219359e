/**
 * ASCII tab: one line a string, string 1 on top, `label|run|`.
 *
 * A measure's run has `columnsPerBeat` columns a beat (see `ascii-grid`) and whole bars, as many
 * as its notes reach into. `|` stands between measures and, where asked for, between bars. A bar
 * whose last fret number reaches over its end is wider by that much, so that no number is cut.
 */
import { DomainError } from '../errors'
import type { Neck } from '../instrument/neck'
import { type AsciiLayout, type FretMark, layOutAscii } from './ascii-grid'
import { asciiLabelsOf } from './ascii-labels'
import { barBeatsOf, barCountOf } from './measure'
import type { Measure } from './tab-event'

/**
 * The longest line that is drawn, in columns: 1,024 beats and more on the finest grid, or 8,192
 * bars of 4/4 on the coarsest; ten such lines are 1.3 MB.
 */
export const MAX_ASCII_COLUMNS = 131_072

export interface AsciiOptions {
  /** Also draw `|` after every bar of the time signature, not only after every measure. */
  readonly barLines?: boolean
}

/** What stands between two `|`: the columns from `from`, `to` where the next cell begins. */
export interface Cell {
  readonly from: number
  readonly to: number
  readonly width: number
}

/**
 * Draws measures as ASCII tab, one line a string, separated by line feeds.
 *
 * @example
 * renderAscii([emptyMeasure()], STANDARD_NECK).slice(0, 19) // => "e|----------------|"
 * @throws RangeError for a note off the neck, or one that starts before beat 0.
 * @throws DomainError `tab-too-long` when a line would pass `MAX_ASCII_COLUMNS`.
 */
export function renderAscii(
  measures: readonly Measure[],
  neck: Neck,
  options: AsciiOptions = {},
): string {
  const layout = layOutAscii(measures, neck)
  const cells = cutIntoCells(measures, layout, options.barLines ?? false)
  return asciiLabelsOf(neck)
    .map((label, stringIndex) => {
      const parts = [label, '|']
      for (const [measureIndex, measureCells] of cells.entries()) {
        const marks = layout.marks[measureIndex]![stringIndex]!
        for (const text of cellTextsOf(measureCells, marks)) parts.push(text, '|')
      }
      if (measures.length === 0) parts.push('|')
      return parts.join('')
    })
    .join('\n')
}

/** The cells of each measure: one a bar, or one in all. @throws DomainError `tab-too-long`. */
export function cutIntoCells(
  measures: readonly Measure[],
  layout: AsciiLayout,
  barLines: boolean,
): readonly (readonly Cell[])[] {
  let columns = 0
  return measures.map((measure, index) => {
    const barColumns = barBeatsOf(measure.timeSignature) * layout.columnsPerBeat
    const bars = barCountOf(measure)
    columns += bars * barColumns
    if (!(columns <= MAX_ASCII_COLUMNS)) {
      throw new DomainError(
        'tab-too-long',
        `Cannot draw this tab as text: its lines would pass ${MAX_ASCII_COLUMNS} columns at ${layout.columnsPerBeat} columns a beat; draw fewer measures at a time.`,
      )
    }
    const cellColumns = barLines ? barColumns : bars * barColumns
    return cellsOf(layout.marks[index]!, barLines ? bars : 1, cellColumns)
  })
}

/** Cells of equal width, but each at least as wide as the last number that starts in it needs. */
function cellsOf(
  strings: readonly (readonly FretMark[])[],
  count: number,
  cellColumns: number,
): readonly Cell[] {
  const widths: number[] = new Array(count).fill(cellColumns)
  for (const marks of strings) {
    for (const { column, text } of marks) {
      const cell = Math.min(Math.floor(column / cellColumns), count - 1)
      widths[cell] = Math.max(widths[cell]!, column + text.length - cell * cellColumns)
    }
  }
  return widths.map((width, index) => ({
    from: index * cellColumns,
    to: index === count - 1 ? Number.POSITIVE_INFINITY : (index + 1) * cellColumns,
    width,
  }))
}

/** One line of each cell: dashes, and the marks that start in it. */
export function cellTextsOf(
  cells: readonly Cell[],
  marks: readonly FretMark[],
  filler = '-',
): readonly string[] {
  let next = 0
  return cells.map((cell) => {
    const parts: string[] = []
    let column = cell.from
    for (; next < marks.length && marks[next]!.column < cell.to; next += 1) {
      const mark = marks[next]!
      parts.push(filler.repeat(mark.column - column), mark.text)
      column = mark.column + mark.text.length
    }
    parts.push(filler.repeat(Math.max(0, cell.from + cell.width - column)))
    return parts.join('')
  })
}
