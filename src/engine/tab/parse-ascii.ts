/** ASCII tab read back into events: what `renderAscii` draws, and what players paste. */
import type { Neck } from '../instrument/neck'
import { stringCountWord } from '../instrument/neck-words'
import { asciiLabelsOf } from './ascii-labels'
import {
  type BarClock,
  type BarClocks,
  type BarExtent,
  fixedClocks,
  inferClocks,
} from './bar-clock'
import {
  barBeatsOf,
  DEFAULT_TEMPO,
  DEFAULT_TIME_SIGNATURE,
  measureIdOf,
  type TimeSignature,
} from './measure'
import { readMarks, type TextMark } from './read-marks'
import { readStaves } from './staff'
import { cutIntoBars, type StaffBar } from './staff-bar'
import {
  MAX_DURATION_BEATS,
  MAX_START_BEAT,
  type Measure,
  type TabNote,
  tabNoteIdOf,
  tabNoteOf,
} from './tab-event'
import { newTextIssueList, reportIssue, type TextIssue, type TextIssueList } from './text-issue'

/** The longest text that is read, in UTF-16 units. */
export const MAX_TAB_TEXT_LENGTH = 1_048_576
export const MAX_PARSED_MEASURES = 1024
export const MAX_PARSED_NOTES = 16_384

export interface ParseAsciiOptions {
  /** 4/4 unless given. */
  readonly timeSignature?: TimeSignature
  /**
   * Columns a beat takes, 1 or more, as `asciiGridOf` tells; if absent that of a line such as
   * `Columns per beat: 8`, else worked out from the bars.
   */
  readonly columnsPerBeat?: number
  /** Beats per minute, 90 unless given. */
  readonly tempo?: number
}

/** Where a note stands in the text, both from 1. */
export interface NotePlace {
  readonly noteId: string
  readonly line: number
  readonly column: number
}

export interface ParsedTab {
  /** One for each bar between bar lines, staff after staff. */
  readonly measures: readonly Measure[]
  /** The place of each note, in the order of the measures and their notes. */
  readonly places: readonly NotePlace[]
  /** The grid as given or found; null when the bars have no common one. */
  readonly columnsPerBeat: number | null
  /** Beats of a short first bar; its notes lie at the end of the first measure. */
  readonly pickupBeats?: number
  /** By line and column; at most `MAX_TEXT_ISSUES`. */
  readonly issues: readonly TextIssue[]
  /** How many issues there were, also those not kept. */
  readonly issueCount: number
}

/**
 * Reads ASCII tab of a neck (`neckOfTabText` tells which one a text names). Each bar becomes a measure; notes of one column start together. A note lasts to
 * the next onset on any string, at most to the end of its bar and 16 beats. A short first bar is an
 * upbeat: its notes lie at the end of its measure. Never throws on text: what cannot be read is an issue with its line and column.
 *
 * @example
 * parseAscii('A|3-------5-------|', STANDARD_NECK).measures[0].notes.map((note) => note.startBeat) // => [0,2]
 * parseAscii('A|3-------5-------|', STANDARD_NECK).issues[0].code // => "missing-lines"
 * @throws RangeError when `columnsPerBeat` is not a whole number from 1.
 */
export function parseAscii(text: string, neck: Neck, options: ParseAsciiOptions = {}): ParsedTab {
  const { timeSignature = DEFAULT_TIME_SIGNATURE, tempo = DEFAULT_TEMPO } = options
  const { columnsPerBeat = gridToldIn(text) } = options
  if (columnsPerBeat !== undefined && !(Number.isInteger(columnsPerBeat) && columnsPerBeat > 0)) {
    throw new RangeError(`columnsPerBeat ${columnsPerBeat} is not a whole number from 1`)
  }
  const issues = newTextIssueList()
  const bars = readBars(text, neck, issues)
  const barBeats = barBeatsOf(timeSignature)
  const extents = bars.map(({ bar, marks }) => extentOf(bar, marks))
  const clocks = columnsPerBeat
    ? fixedClocks(extents, columnsPerBeat, barBeats)
    : inferClocks(extents, barBeats)
  reportUnevenBars(bars, clocks, barBeats, issues)
  reportOddBars(bars, clocks, barBeats, issues)
  const places: NotePlace[] = []
  const measures = bars.map(({ marks }, index) => {
    const notes = notesOf(marks, neck, clocks.clocks[index]!, barBeats, places, issues)
    return { id: measureIdOf(index + 1), notes, tempo, timeSignature }
  })
  return {
    measures,
    places,
    columnsPerBeat: clocks.columnsPerBeat,
    ...(clocks.pickupBeats !== undefined && { pickupBeats: clocks.pickupBeats }),
    issues: issues.kept.sort((a, b) => a.line - b.line || a.column - b.column),
    issueCount: issues.count,
  }
}

const GRID_LINE = /^Columns per beat: *([1-9]|[1-3][0-9]|4[0-8])\s*$/im

/** The columns a beat takes as a text tells them in a line of its own, 1–48. */
function gridToldIn(text: string): number | undefined {
  const [, columns] = GRID_LINE.exec(text.slice(0, MAX_TAB_TEXT_LENGTH)) ?? []
  return columns === undefined ? undefined : Number(columns)
}

interface TextBar {
  readonly bar: StaffBar
  /** In order of columns, string 1 first. */
  readonly marks: readonly TextMark[]
}

function readBars(text: string, neck: Neck, issues: TextIssueList): readonly TextBar[] {
  if (text.length > MAX_TAB_TEXT_LENGTH) {
    reportIssue(issues, 'text-too-long', 1, 1, () => {
      return `The text has ${text.length} characters; at most ${MAX_TAB_TEXT_LENGTH} are read.`
    })
    return []
  }
  const bars: TextBar[] = []
  let notesLeft = MAX_PARSED_NOTES
  for (const staff of readStaves(text, neck, issues)) {
    for (const bar of cutIntoBars(staff, MAX_PARSED_MEASURES, issues)) {
      const { row, start } = bar.lines[0]!
      if (bars.length === MAX_PARSED_MEASURES) {
        reportIssue(issues, 'too-many-bars', row.line, start + 1, () => {
          return `Only the first ${MAX_PARSED_MEASURES} bars are read.`
        })
        return bars
      }
      const marks = bar.lines.flatMap((line) => readMarks(line, neck, notesLeft, issues))
      if (marks.length > notesLeft) {
        reportIssue(issues, 'too-many-notes', row.line, start + 1, () => {
          return `Only the bars before this one are read: the text has more than ${MAX_PARSED_NOTES} notes.`
        })
        return bars
      }
      notesLeft -= marks.length
      bars.push({ bar, marks: marks.sort((a, b) => a.column - b.column || a.string - b.string) })
    }
  }
  if (bars.length === 0) {
    reportIssue(issues, 'no-tab', 1, 1, () => {
      const labels = asciiLabelsOf(neck).map((label) => label.trimEnd())
      return `No tab was found: write ${stringCountWord(neck.strings.length)} lines such as "${labels[0]}|--0--3--|", labelled ${labels.join(' ')} from the top.`
    })
  }
  return bars
}

function extentOf(bar: StaffBar, marks: readonly TextMark[]): BarExtent {
  return {
    widthColumns: bar.widthColumns,
    firstColumn: marks[0]?.column ?? null,
    lastColumn: marks.at(-1)?.column ?? null,
    columns: marks.map(({ column }) => column),
    isFilled: marks.some((mark) => mark.width > 1 && mark.column + mark.width === bar.widthColumns),
  }
}

function reportUnevenBars(
  bars: readonly TextBar[],
  { uneven, columnsPerBeat }: BarClocks,
  barBeats: number,
  issues: TextIssueList,
): void {
  if (columnsPerBeat !== null) return
  for (const index of uneven) {
    const { lines, widthColumns } = bars[index]!.bar
    const { row, start } = lines[0]!
    reportIssue(issues, 'bar-width', row.line, start + 1, () => {
      return `This bar is ${widthColumns} columns wide, which does not divide into ${barBeats} beats of the other bars; its notes are spread over the bar by their distance.`
    })
  }
}

function reportOddBars(
  bars: readonly TextBar[],
  { odd }: BarClocks,
  barBeats: number,
  issues: TextIssueList,
): void {
  for (const { index, beats } of odd) {
    const { row, start } = bars[index]!.bar.lines[0]!
    const found = Math.round(beats * 100) / 100
    reportIssue(issues, 'bar-beats', row.line, start + 1, () => {
      const what = beats > barBeats ? 'what is beyond lies in the next bar' : 'a rest fills it'
      return `Drawn bar ${index + 1} has ${found} beats, and the meter has ${barBeats}: ${what}.`
    })
  }
}

function notesOf(
  marks: readonly TextMark[],
  neck: Neck,
  clock: BarClock,
  barBeats: number,
  places: NotePlace[],
  issues: TextIssueList,
): readonly TabNote[] {
  const notes: TabNote[] = []
  const barUnits = barBeats * clock.unitsPerBeat
  const nextColumns = nextOnsetColumns(marks)
  for (const [index, mark] of marks.entries()) {
    const unit = clock.unitAt(mark.column)
    const startBeat = unit / clock.unitsPerBeat
    if (startBeat > MAX_START_BEAT) {
      reportIssue(issues, 'start-too-late', mark.line, mark.textColumn, () => {
        return `This note would start at beat ${startBeat} of its measure; events start at beat ${MAX_START_BEAT} at the latest, so it and the rest of its measure are left out.`
      })
      break
    }
    const barEndUnit = clock.endUnit ?? (Math.floor(unit / barUnits) + 1) * barUnits
    const units = Math.max(1, Math.min(clock.unitAt(nextColumns[index]!), barEndUnit) - unit)
    const durationBeats = Math.min(MAX_DURATION_BEATS, units / clock.unitsPerBeat)
    const id = tabNoteIdOf('tab', mark, places.length + 1)
    const note = tabNoteOf(id, mark, startBeat, durationBeats, neck)
    notes.push(mark.technique === undefined ? note : { ...note, technique: mark.technique })
    places.push({ noteId: id, line: mark.line, column: mark.textColumn })
  }
  return notes
}

/** For each mark the column of the next later one, infinite for the last. */
function nextOnsetColumns(marks: readonly TextMark[]): readonly number[] {
  const nextColumns: number[] = new Array(marks.length)
  let next = Number.POSITIVE_INFINITY
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const { column } = marks[index]!
    const later = marks[index + 1]
    if (later && later.column > column) next = later.column
    nextColumns[index] = next
  }
  return nextColumns
}
