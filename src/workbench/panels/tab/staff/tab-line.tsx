/** One line of the tab: strings, bars, numbers; time runs to the right. */
import { useMemo } from 'preact/hooks'
import type { Neck } from '#engine/instrument/neck'
import { lengthBeatsOf, tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { TECHNIQUE_TABLE, techniquesOf } from '#formats/technique-table'
import type { LoopRange } from '../../../audio/playback/playback-state'
import { spokenFret, spokenNote, spokenString } from '../../../state/display-text'
import { notePins, type Pins } from '../../pins/note-pins'
import { clashingNotes } from '../clashes'
import { noteAt, type TabCursor } from '../edit/tab-cursor'
import { type SelectedSpan, spanHolds } from '../edit/tab-selection'
import { pitchName } from '../edit/tab-state'
import { ChordNames } from './chord-names'
import {
  bandIn,
  type LaidBar,
  lineHeightOf,
  RULER_HEIGHT,
  STAFF_TOP,
  STRING_GAP,
  staffBottomYOf,
  staffHeightOf,
  type TabLine,
  xOfBeat,
  yOfString,
} from './layout-tab'
import { NoteMarks } from './note-marks'
import { isInBar, type PlacedNote, placeNotes } from './placed-notes'
import { PreviewedNotes } from './previewed-notes'
import { DegreeDots, Staff } from './staff-scenery'
import { fretSign } from './technique-signs'

export const CURSOR_CELL_ID = 'tab-cursor'
const NUMBER_RADIUS = 8.5
const LOOP_BAND_HEIGHT = 7

/** `bar 2, beat 1.5`, beats counted from 1 as players do. */
function spokenPlace(bar: LaidBar, beat: number): string {
  return `bar ${bar.number}, beat ${Math.round((beat - bar.startBeat + 1) * 100) / 100}`
}

function spokenTabNote(note: TabNote, neck: Neck, pins: Pins, isClashing: boolean): string {
  // The name of the cell holds the number that it shows, also where players say "open".
  const place = note.fret === 0 ? 'open, fret 0' : spokenFret(note.fret)
  const techniques = techniquesOf(note).map((technique) => TECHNIQUE_TABLE[technique].name)
  return [
    spokenString(note.string, neck),
    place,
    spokenNote(pitchName(note.midi)),
    ...(note.finger ? [note.finger === 'thumb' ? 'thumb' : `${note.finger} finger`] : []),
    ...techniques,
    ...(note.tied ? ['tied'] : []),
    ...(pins.has(note.id) ? ['pinned'] : []),
    ...(isClashing ? ['clashes on its string'] : []),
  ].join(', ')
}

export interface ColumnIndexes {
  /** The number of a column, from 1; between columns, that of the one before. */
  readonly indexOf: (measureIndex: number, beat: number) => number
  readonly count: number
}

/** Column numbers for assistive technology: every beat at which something begins is a column. */
export function columnIndexes(measures: readonly Measure[]): ColumnIndexes {
  const ticks: number[] = []
  const starts: number[] = []
  let start = 0
  for (const measure of measures) {
    starts.push(start)
    for (const tick of new Set(measure.notes.map((note) => tickOf(note.startBeat)))) {
      ticks.push(start + tick)
    }
    start += tickOf(lengthBeatsOf(measure))
  }
  ticks.sort((a, b) => a - b)
  const exact = new Map(ticks.map((tick, index) => [tick, index + 1]))
  return {
    indexOf: (measureIndex, beat) => {
      const tick = (starts[measureIndex] ?? 0) + tickOf(beat)
      return exact.get(tick) ?? Math.max(1, ticks.findLastIndex((column) => column < tick) + 1)
    },
    count: Math.max(1, ticks.length),
  }
}

function NoteCell(props: {
  readonly placed: PlacedNote
  readonly neck: Neck
  readonly pins: Pins
  readonly columnIndex: number
  readonly isCursor: boolean
  readonly isSelected: boolean
  readonly isClashing: boolean
}) {
  const { isClashing } = props
  const { note, bar, x, endX } = props.placed
  const y = yOfString(note.string)
  const words = spokenTabNote(note, props.neck, props.pins, isClashing)
  return (
    <g
      class={`tab-note${props.isCursor ? ' at-cursor' : ''}${isClashing ? ' clash' : ''}`}
      role="gridcell"
      {...(props.isCursor && { id: CURSOR_CELL_ID })}
      aria-colindex={props.columnIndex}
      aria-selected={props.isSelected}
      aria-label={`${words}, ${spokenPlace(bar, note.startBeat)}`}
      data-note={note.id}
      data-measure={bar.measureIndex}
      data-midi={note.midi}
      data-string={note.string}
      data-fret={note.fret}
    >
      {endX > x + NUMBER_RADIUS + 3 && (
        <line class="ring-out" x1={x + NUMBER_RADIUS + 1} x2={endX} y1={y} y2={y} />
      )}
      <circle class="number-ground" cx={x} cy={y} r={NUMBER_RADIUS} />
      <text x={x} y={y}>
        {fretSign(note.fret, techniquesOf(note))}
      </text>
    </g>
  )
}

export interface TabLineProps {
  readonly line: TabLine
  readonly lineIndex: number
  readonly measures: readonly Measure[]
  readonly neck: Neck
  /** The cursor, where it stands on this line. */
  readonly cursor: TabCursor | undefined
  readonly span: SelectedSpan | undefined
  readonly loop: LoopRange | undefined
  readonly isLoopOn: boolean
  readonly columns: ColumnIndexes
}

/** The cell under the cursor where no note begins. */
function EmptyCell({
  bar,
  neck,
  cursor,
  columnIndex,
}: {
  readonly bar: LaidBar
  readonly neck: Neck
  readonly cursor: TabCursor
  readonly columnIndex: number
}) {
  return (
    <g
      role="gridcell"
      id={CURSOR_CELL_ID}
      aria-colindex={columnIndex}
      aria-selected={false}
      aria-label={`${spokenString(cursor.string, neck)}, no note, ${spokenPlace(bar, cursor.beat)}`}
    />
  )
}

export function TabLineView(props: TabLineProps) {
  const { line, measures, neck, cursor, span, loop, columns } = props
  const pins = notePins.value
  const clashing = clashingNotes.value
  const stringCount = neck.strings.length
  const height = lineHeightOf(stringCount)
  const notes = useMemo(() => placeNotes(line, measures), [line, measures])
  const staff = useMemo(
    () => <Staff line={line} measures={measures} neck={neck} />,
    [line, measures, neck],
  )
  const cursorBar =
    cursor &&
    line.bars.find((bar) => bar.measureIndex === cursor.measureIndex && isInBar(bar, cursor.beat))
  const cursorX = cursor && cursorBar && xOfBeat(cursorBar, cursor.beat)
  const selected = span && bandIn(line, span.startBeat, span.endBeat)
  const looped = loop && bandIn(line, loop.startBeat, loop.endBeat)
  const noteHere = cursor && noteAt(measures, cursor)
  const hasNoteAtCursor = ({ note, bar }: PlacedNote) => note === noteHere && bar === cursorBar
  const isOnNote = notes.some(hasNoteAtCursor)

  return (
    <svg
      class="tab-line"
      role="rowgroup"
      data-line={props.lineIndex}
      width={line.width}
      height={height}
      viewBox={`0 0 ${line.width} ${height}`}
    >
      <rect class="tab-ground" width={line.width} height={height} />
      <rect class="tab-ruler" width={line.width} height={RULER_HEIGHT} />
      {looped && (
        <g class={props.isLoopOn ? 'loop-band on' : 'loop-band'} aria-hidden="true">
          <rect
            class="loop-ground"
            x={looped.x}
            y={STAFF_TOP}
            width={looped.width}
            height={staffHeightOf(stringCount)}
          />
          <rect x={looped.x} y={1} width={looped.width} height={LOOP_BAND_HEIGHT} rx={3} />
        </g>
      )}
      {selected && span && (
        <rect
          class="tab-selection"
          aria-hidden="true"
          x={selected.x}
          width={selected.width}
          y={yOfString(span.strings[0]!) - STRING_GAP / 2}
          height={span.strings.length * STRING_GAP}
          rx={4}
        />
      )}
      {staff}
      <ChordNames line={line} />
      {cursor && cursorX !== undefined && (
        <g class="tab-cursor" aria-hidden="true">
          <rect
            class="column"
            x={cursorX - 12.5}
            y={STAFF_TOP - 10}
            width={25}
            height={staffHeightOf(stringCount) + 20}
            rx={5}
          />
          <rect
            class="spot"
            x={cursorX - 11}
            y={yOfString(cursor.string) - 10}
            width={22}
            height={20}
            rx={5}
          />
        </g>
      )}
      {neck.strings.map(({ string }) => {
        const onString = notes.filter((placed) => placed.note.string === string)
        const emptyCursor = cursor?.string === string && !isOnNote ? cursor : undefined
        if (onString.length === 0 && !(emptyCursor && cursorBar)) return null
        return (
          <g key={string} role="row" aria-rowindex={string} aria-label={spokenString(string, neck)}>
            {onString.map((placed) => (
              <NoteCell
                key={placed.note.id}
                placed={placed}
                neck={neck}
                pins={pins}
                columnIndex={columns.indexOf(placed.bar.measureIndex, placed.note.startBeat)}
                isCursor={hasNoteAtCursor(placed)}
                isClashing={clashing.has(placed.note)}
                isSelected={
                  span !== undefined &&
                  spanHolds(
                    span,
                    placed.bar.pieceBeat + placed.note.startBeat - placed.bar.startBeat,
                    string,
                  )
                }
              />
            ))}
            {emptyCursor && cursorBar && (
              <EmptyCell
                bar={cursorBar}
                neck={neck}
                cursor={emptyCursor}
                columnIndex={columns.indexOf(emptyCursor.measureIndex, emptyCursor.beat)}
              />
            )}
          </g>
        )
      })}
      <NoteMarks notes={notes} pins={pins} clashing={clashing} />
      <PreviewedNotes notes={notes} />
      <DegreeDots notes={notes} neck={neck} />
      <line
        class="tab-playhead"
        y1={STAFF_TOP - 8}
        y2={staffBottomYOf(stringCount) + 8}
        aria-hidden="true"
      />
    </svg>
  )
}
