/**
 * ASCII tab as people read it: bar lines, systems of at most some 80 columns, tempo and meter above
 * the first system and where they change, chord names above the bars, and a line of fingers below.
 */
import type { Neck } from '../instrument/neck'
import { type AsciiLayout, type FretMark, layOutAscii } from './ascii-grid'
import { asciiHeadingOf, asciiLabelsOf } from './ascii-labels'
import { TICKS_PER_BEAT, tickOf } from './measure'
import { type Cell, cellTextsOf, cutIntoCells } from './render-ascii'
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

/** One line of a sheet: what stands before the first bar line, and its text in each bar. */
interface SheetLine {
  readonly label: string
  readonly line: string
  readonly cells: readonly string[]
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

/** Marks of a line beside the strings, each moved right where the one before is in its way. */
function marksOf(
  texts: readonly { readonly tick: number; readonly text: string }[],
  columnsPerBeat: number,
): readonly FretMark[] {
  let free = 0
  return texts
    .toSorted((a, b) => a.tick - b.tick)
    .map(({ tick, text }) => {
      const column = Math.max(Math.floor((tick * columnsPerBeat) / TICKS_PER_BEAT), free)
      free = column + text.length + 1
      return { column, text }
    })
}

/**
 * The fingers of a measure below its notes. Of notes at once the letters stand together, that of the
 * last string first, and of numbers that of the last string.
 */
function fingerMarksOf(
  measure: Measure,
  fingerOf: ReadonlyMap<string, number | string>,
  columnsPerBeat: number,
): readonly FretMark[] {
  const byTick = new Map<number, string>()
  for (const note of measure.notes.toSorted((a, b) => a.string - b.string)) {
    const finger = fingerOf.get(note.id)
    if (finger === undefined) continue
    const tick = tickOf(note.startBeat)
    const above = typeof finger === 'string' ? (byTick.get(tick) ?? '') : ''
    byTick.set(tick, `${finger}${above}`)
  }
  const texts = [...byTick].map(([tick, text]) => ({ tick, text }))
  return marksOf(texts, columnsPerBeat)
}

function chordMarksOf(
  chords: readonly SheetChord[],
  fromTick: number,
  toTick: number,
  columnsPerBeat: number,
): readonly FretMark[] {
  const own = chords
    .map(({ startBeat, symbol }) => ({ tick: tickOf(startBeat), text: symbol }))
    .filter(({ tick }) => tick >= fromTick && tick < toTick)
    .map(({ tick, text }) => ({ tick: tick - fromTick, text }))
  return marksOf(own, columnsPerBeat)
}

/** The lines above and below the strings, over all bars. */
function besideLines(
  measures: readonly Measure[],
  cells: readonly (readonly Cell[])[],
  { columnsPerBeat }: AsciiLayout,
  { chords = [], fingerOf }: SheetOptions,
) {
  const above: string[] = []
  const below: string[] = []
  let tick = 0
  for (const [index, measure] of measures.entries()) {
    const own = cells[index]!
    const bars = own.length * measure.timeSignature[0]
    const endTick = tick + bars * TICKS_PER_BEAT
    above.push(...cellTextsOf(own, chordMarksOf(chords, tick, endTick, columnsPerBeat), ' '))
    if (fingerOf)
      below.push(...cellTextsOf(own, fingerMarksOf(measure, fingerOf, columnsPerBeat), ' '))
    tick = endTick
  }
  return { above, below }
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
  const layout = layOutAscii(measures, neck)
  const cells = cutIntoCells(measures, layout, true)
  const labels = asciiLabelsOf(neck)
  const beside = besideLines(measures, cells, layout, options)
  const blank = ' '.repeat(labels[0]!.length)
  const lines: readonly SheetLine[] = [
    ...(options.chords?.length ? [{ label: blank, line: ' ', cells: beside.above }] : []),
    ...labels.map((label, string) => ({
      label,
      line: '|',
      cells: cells.flatMap((own, index) => cellTextsOf(own, layout.marks[index]![string]!)),
    })),
    ...(options.fingerOf ? [{ label: blank, line: ' ', cells: beside.below }] : []),
  ]
  const headings = measures.flatMap((measure, index) => cells[index]!.map(() => headingOf(measure)))
  const room = (options.columns ?? SHEET_COLUMNS) - labels[0]!.length - 1
  const systems = cutIntoSystems(cells.flat(), headings, room)
  const drawn = systems.map(({ from, to, heading }, index) => {
    const isChanged = index === 0 || heading !== systems[index - 1]!.heading
    const rows = lines.map(({ label, line, cells: texts }) =>
      `${label}${line}${texts
        .slice(from, to)
        .map((text) => text + line)
        .join('')}`.trimEnd(),
    )
    return [...(isChanged && !options.isBare ? [heading] : []), ...rows].join('\n')
  })
  return asciiHeadingOf(neck) + drawn.join('\n\n')
}
