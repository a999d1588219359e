/**
 * The grid of an ASCII tab: how many columns a beat takes, and the column of each fret number.
 *
 * Four columns a beat, or the smallest finer grid on which every number has its own column and a
 * dash after it. Numbers that even 48 columns cannot keep apart, and a second number at the same
 * time on the same string, move right to the next free place.
 */
import { isOnNeck } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { fretTextsOf } from './fret-signs'
import { TICKS_PER_BEAT, tickOf } from './measure'
import type { Measure } from './tab-event'

/** Columns a beat may take, coarsest first; each divides the last. */
export const COLUMNS_PER_BEAT = [4, 8, 12, 16, 24, 48] as const
export type ColumnsPerBeat = (typeof COLUMNS_PER_BEAT)[number]

const FINEST: ColumnsPerBeat = 48

/** A fret number, with the marks of its techniques, and the column where its first digit stands, from the start of its measure. */
export interface FretMark {
  readonly column: number
  readonly text: string
}

export interface AsciiLayout {
  readonly columnsPerBeat: ColumnsPerBeat
  /** By measure, then by string (index 0 is string 1), in ascending columns. */
  readonly marks: readonly (readonly (readonly FretMark[])[])[]
}

interface TickMark {
  readonly tick: number
  readonly text: string
}

/**
 * Lays the fret numbers of a tab out on its grid.
 *
 * @param hasRoom whether a grid has room for what stands beside the strings; none need have it
 * @throws RangeError for a note off the neck.
 */
export function layOutAscii(
  measures: readonly Measure[],
  neck: Neck,
  hasRoom: (columnsPerBeat: ColumnsPerBeat) => boolean = () => true,
): AsciiLayout {
  const lines = measures.map((measure) => tickMarksByString(measure, neck))
  const columnsPerBeat = chooseGrid(lines, COLUMNS_PER_BEAT.filter(hasRoom)) ?? gridOf(lines)
  return {
    columnsPerBeat,
    marks: lines.map((strings) => strings.map((marks) => placeMarks(marks, columnsPerBeat))),
  }
}

/**
 * The columns a beat takes when these measures are drawn: 4 unless that would put two numbers of
 * a string together or one between columns. To be handed to `parseAscii` with the text.
 *
 * @example
 * asciiGridOf([emptyMeasure()], STANDARD_NECK) // => 4
 * @throws RangeError for a note off the neck.
 */
export function asciiGridOf(measures: readonly Measure[], neck: Neck): ColumnsPerBeat {
  return gridOf(measures.map((measure) => tickMarksByString(measure, neck)))
}

function tickMarksByString(measure: Measure, neck: Neck): readonly TickMark[][] {
  const strings: TickMark[][] = neck.strings.map(() => [])
  const texts = fretTextsOf(measure.notes)
  for (const [index, note] of measure.notes.entries()) {
    const marks = strings[note.string - 1]
    const text = texts[index]!
    if (!marks || !isOnNeck(note, neck)) {
      throw new RangeError(`string ${note.string} fret ${note.fret} is not on the neck`)
    }
    if (!(note.startBeat >= 0)) throw new RangeError(`start beat ${note.startBeat} is before 0`)
    marks.push({ tick: tickOf(note.startBeat), text })
  }
  for (const marks of strings) marks.sort((a, b) => a.tick - b.tick)
  return strings
}

type Measures = readonly (readonly TickMark[][])[]

const gridOf = (measures: Measures) => chooseGrid(measures, COLUMNS_PER_BEAT) ?? FINEST

/** The first of some grids that keeps the numbers apart. */
function chooseGrid(
  measures: Measures,
  grids: readonly ColumnsPerBeat[],
): ColumnsPerBeat | undefined {
  const spacing = tickSpacingOf(measures)
  return grids.find((columnsPerBeat) => {
    const ticksPerColumn = TICKS_PER_BEAT / columnsPerBeat
    if (spacing % ticksPerColumn !== 0) return false
    return measures.every((strings) => strings.every((marks) => keepsApart(marks, ticksPerColumn)))
  })
}

/** The greatest number of ticks that divides a beat and every start. */
function tickSpacingOf(measures: Measures): number {
  let spacing = TICKS_PER_BEAT
  for (const strings of measures) {
    for (const marks of strings) {
      for (const { tick } of marks) spacing = greatestCommonDivisor(spacing, tick)
    }
  }
  return spacing
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b]
  return a
}

/** Whether each mark with a time of its own stands on its own column, a dash behind the last. */
function keepsApart(marks: readonly TickMark[], ticksPerColumn: number): boolean {
  let freeColumn = 0
  let lastTick = -1
  for (const { tick, text } of marks) {
    const column = tick / ticksPerColumn
    if (column < freeColumn && tick !== lastTick) return false
    freeColumn = Math.max(column, freeColumn) + text.length + 1
    lastTick = tick
  }
  return true
}

function placeMarks(
  marks: readonly TickMark[],
  columnsPerBeat: ColumnsPerBeat,
): readonly FretMark[] {
  const ticksPerColumn = TICKS_PER_BEAT / columnsPerBeat
  let freeColumn = 0
  return marks.map(({ tick, text }) => {
    const column = Math.max(tick / ticksPerColumn, freeColumn)
    freeColumn = column + text.length + 1
    return { column, text }
  })
}
