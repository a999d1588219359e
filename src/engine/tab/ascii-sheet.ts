/**
 * ASCII tab as people read it: bar lines, systems of at most some 80 columns, tempo and meter above
 * the first system and where they change, chord names above the bars, and a line of fingers below.
 * Where names are long the grid is finer than the notes need, so that each stands over its beat; a
 * line above tells that grid to programs that read the text back.
 */
import type { Neck } from '../instrument/neck'
import { type AsciiLayout, asciiGridOf, type FretMark, layOutAscii } from './ascii-grid'
import { asciiHeadingOf, asciiLabelsOf } from './ascii-labels'
import { barBeatsOf, barCountOf, TICKS_PER_BEAT, tickOf } from './measure'
import { type Cell, cellTextsOf, cutIntoCells, MAX_ASCII_COLUMNS } from './render-ascii'
import type { Measure } from './tab-event'

export const SHEET_COLUMNS = 80

/** A chord name over a beat, counted over all measures. */
export interface SheetChord {
  readonly startBeat: number
  readonly symbol: string
}

export interface SheetOptions {
  /** Columns of a system, at most, where a bar is no wider; default 80. */
  readonly columns?: number
  readonly chords?: readonly SheetChord[]
  /** Leave tempo and meter out where they are shown elsewhere. */
  readonly isBare?: boolean
  /** A finger for a note by its id: 1 index … 4 little, 0 open, or a letter of the plucking hand. */
  readonly fingerOf?: ReadonlyMap<string, number | string>
}

/** Bars in a row that fit the width and share tempo and meter. */
interface System {
  readonly from: number
  readonly to: number
  readonly heading: string
}

const headingOf = ({ tempo, timeSignature }: Measure): string =>
  `Tempo ${tempo}, ${timeSignature[0]}/${timeSignature[1]}`

function cutIntoSystems(
  cells: readonly Cell[],
  headings: readonly string[],
  roomColumns: number,
): readonly System[] {
  const systems: System[] = []
  let from = 0
  let width = 0
  for (const [index, cell] of cells.entries()) {
    const isNew =
      index > from && (width + cell.width + 1 > roomColumns || headings[index] !== headings[from])
    if (isNew) {
      systems.push({ from, to: index, heading: headings[from]! })
      from = index
      width = 0
    }
    width += cell.width + 1
  }
  systems.push({ from, to: cells.length, heading: headings[from]! })
  return systems
}

/** A text beside the strings, in ticks from the start of its measure or of the tab. */
interface TickText {
  readonly tick: number
  readonly text: string
}

/**
 * The fingers of a measure below its notes. Of notes at once the letters stand together, that of the
 * last string first, and of numbers that of the last string.
 */
function fingersOf(
  measure: Measure,
  fingerOf: ReadonlyMap<string, number | string>,
): readonly TickText[] {
  const byTick = new Map<number, string>()
  for (const note of measure.notes.toSorted((a, b) => a.string - b.string)) {
    const finger = fingerOf.get(note.id)
    if (finger === undefined) continue
    const tick = tickOf(note.startBeat)
    const above = typeof finger === 'string' ? (byTick.get(tick) ?? '') : ''
    byTick.set(tick, `${finger}${above}`)
  }
  return [...byTick].map(([tick, text]) => ({ tick, text })).sort((a, b) => a.tick - b.tick)
}

const columnOf = (tick: number, columnsPerBeat: number) =>
  Math.floor((tick * columnsPerBeat) / TICKS_PER_BEAT)

/** Whether a blank stands between all names of a grid that any grid can keep apart. */
function hasRoomFor(names: readonly TickText[], columnsPerBeat: number): boolean {
  return names.every(({ tick, text }, index) => {
    const next = names[index + 1]
    if (!next || next.tick - tick <= text.length) return true
    return columnOf(next.tick, columnsPerBeat) - columnOf(tick, columnsPerBeat) > text.length
  })
}

/** Texts of a measure by the bar that they begin in, each with its column there. */
function marksByCell(
  texts: readonly TickText[],
  cells: readonly Cell[],
  columnsPerBeat: number,
): readonly (readonly FretMark[])[] {
  return cells.map(({ from, to }) =>
    texts.flatMap(({ tick, text }) => {
      const column = columnOf(tick, columnsPerBeat)
      return column >= from && column < to ? [{ column: column - from, text }] : []
    }),
  )
}

/** The marks above and below the strings, by bars. */
function besideCells(
  measures: readonly Measure[],
  cells: readonly (readonly Cell[])[],
  { columnsPerBeat }: AsciiLayout,
  names: readonly TickText[],
  { fingerOf = new Map() }: SheetOptions,
) {
  let start = 0
  const beside = measures.map((measure, index) => {
    const own = cells[index]!
    const end = start + own.length * measure.timeSignature[0] * TICKS_PER_BEAT
    const above = names
      .filter(({ tick }) => tick >= start && tick < end)
      .map(({ tick, text }) => ({ tick: tick - start, text }))
    start = end
    return {
      above: marksByCell(above, own, columnsPerBeat),
      below: marksByCell(fingersOf(measure, fingerOf), own, columnsPerBeat),
    }
  })
  return {
    above: beside.flatMap(({ above }) => above),
    below: beside.flatMap(({ below }) => below),
  }
}

/**
 * A line beside the strings of a system. A text may reach over a bar line; one in whose way another
 * stands, as no grid keeps them apart, moves right.
 */
function besideLine(
  marks: readonly (readonly FretMark[])[],
  cells: readonly Cell[],
  { from, to }: System,
): string {
  let line = ''
  let start = 0
  for (let index = from; index < to; index++) {
    for (const { column, text } of marks[index]!) {
      const free = line === '' ? 0 : line.length + 1
      line = line.padEnd(Math.max(start + column, free)) + text
    }
    start += cells[index]!.width + 1
  }
  return line
}

/**
 * Draws measures for people.
 *
 * @example
 * renderSheet([emptyMeasure()], STANDARD_NECK).split('\n')[0] // => "Tempo 90, 4/4"
 * @throws RangeError for a note off the neck, or one that starts before beat 0.
 * @throws DomainError `tab-too-long` as `renderAscii`.
 */
export function renderSheet(
  measures: readonly Measure[],
  neck: Neck,
  options: SheetOptions = {},
): string {
  const names = (options.chords ?? [])
    .map(({ startBeat, symbol }) => ({ tick: tickOf(startBeat), text: symbol }))
    .sort((a, b) => a.tick - b.tick)
  const beats = measures.reduce(
    (sum, measure) => sum + barCountOf(measure) * barBeatsOf(measure.timeSignature),
    0,
  )
  const layout = layOutAscii(
    measures,
    neck,
    (columns) => beats * columns <= MAX_ASCII_COLUMNS && hasRoomFor(names, columns),
  )
  const isWidened = layout.columnsPerBeat !== asciiGridOf(measures, neck)
  const cells = cutIntoCells(measures, layout, true)
  const labels = asciiLabelsOf(neck)
  const beside = besideCells(measures, cells, layout, names, options)
  const blank = ' '.repeat(labels[0]!.length + 1)
  const lines = labels.map((label, string) => ({
    label,
    cells: cells.flatMap((own, index) => cellTextsOf(own, layout.marks[index]![string]!)),
  }))
  const headings = measures.flatMap((measure, index) => cells[index]!.map(() => headingOf(measure)))
  const room = (options.columns ?? SHEET_COLUMNS) - labels[0]!.length - 1
  const all = cells.flat()
  const systems = cutIntoSystems(all, headings, room)
  const drawn = systems.map((system, index) => {
    const { from, to, heading } = system
    const isChanged = index === 0 || heading !== systems[index - 1]!.heading
    const besideRow = (marks: readonly (readonly FretMark[])[]) =>
      (blank + besideLine(marks, all, system)).trimEnd()
    return [
      ...(isChanged && !options.isBare ? [heading] : []),
      ...(names.length > 0 ? [besideRow(beside.above)] : []),
      ...lines.map(({ label, cells: texts }) => `${label}|${texts.slice(from, to).join('|')}|`),
      ...(options.fingerOf ? [besideRow(beside.below)] : []),
    ].join('\n')
  })
  const grid = isWidened ? `Columns per beat: ${layout.columnsPerBeat}\n` : ''
  return asciiHeadingOf(neck) + grid + drawn.join('\n\n')
}
