/** One line of the tab: strings, bars, numbers; time runs to the right. */
import { useMemo } from 'preact/hooks'
import { lengthBeatsOf, tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import type { LoopRange } from '../../audio/playback'
import { spokenFret, spokenNote, spokenString } from '../../state/display-text'
import {
  bandIn,
  type LaidBar,
  LINE_HEIGHT,
  STAFF_BOTTOM_Y,
  STAFF_TOP,
  STRING_GAP,
  type TabLine,
  xOfBeat,
  yOfString,
} from './layout-tab'
import { isInBar, type PlacedNote, placeNotes } from './placed-notes'
import { DegreeDots, Staff } from './staff-scenery'
import type { TabCursor } from './tab-cursor'
import { type SelectedSpan, spanHolds } from './tab-selection'
import { pitchName } from './tab-state'

export const CURSOR_CELL_ID = 'tab-cursor'
const STRINGS = [1, 2, 3, 4, 5, 6] as const
const NUMBER_RADIUS = 8.5
const LOOP_BAND_HEIGHT = 7

/** `bar 2, beat 1.5`, beats counted from 1 as players do. */
function spokenPlace(bar: LaidBar, beat: number): string {
  return `bar ${bar.number}, beat ${Math.round((beat - bar.startBeat + 1) * 100) / 100}`
}

function spokenTabNote(note: TabNote): string {
  return `${spokenString(note.string)}, ${spokenFret(note.fret)}, ${spokenNote(pitchName(note.midi))}`
}

/** Column numbers for assistive technology: every beat at which something begins, and the cursor. */
export function columnIndexes(
  measures: readonly Measure[],
  cursor: TabCursor,
): { readonly indexOf: (measureIndex: number, beat: number) => number; readonly count: number } {
  const keys: number[] = []
  const starts: number[] = []
  let start = 0
  for (const [measureIndex, measure] of measures.entries()) {
    starts.push(start)
    const ticks = new Set(measure.notes.map((note) => tickOf(note.startBeat)))
    if (cursor.measureIndex === measureIndex) ticks.add(tickOf(cursor.beat))
    for (const tick of ticks) keys.push(start + tick)
    start += tickOf(lengthBeatsOf(measure))
  }
  const index = new Map(keys.sort((a, b) => a - b).map((key, at) => [key, at + 1]))
  return {
    indexOf: (measureIndex, beat) => index.get((starts[measureIndex] ?? 0) + tickOf(beat)) ?? 1,
    count: keys.length,
  }
}

function NoteCell(props: {
  readonly placed: PlacedNote
  readonly columnIndex: number
  readonly isCursor: boolean
  readonly isSelected: boolean
}) {
  const { note, bar, x, endX } = props.placed
  const y = yOfString(note.string)
  return (
    <g
      class={props.isCursor ? 'tab-note at-cursor' : 'tab-note'}
      role="gridcell"
      {...(props.isCursor && { id: CURSOR_CELL_ID })}
      aria-colindex={props.columnIndex}
      aria-selected={props.isSelected}
      aria-label={`${spokenTabNote(note)}, ${spokenPlace(bar, note.startBeat)}`}
      data-midi={note.midi}
      data-string={note.string}
      data-fret={note.fret}
    >
      {endX > x + NUMBER_RADIUS + 3 && (
        <line class="ring-out" x1={x + NUMBER_RADIUS + 1} x2={endX} y1={y} y2={y} />
      )}
      <circle class="number-ground" cx={x} cy={y} r={NUMBER_RADIUS} />
      <text x={x} y={y}>
        {note.fret}
      </text>
    </g>
  )
}

export interface TabLineProps {
  readonly line: TabLine
  readonly lineIndex: number
  readonly measures: readonly Measure[]
  readonly cursor: TabCursor
  readonly span: SelectedSpan | undefined
  readonly loop: LoopRange | undefined
  readonly isLoopOn: boolean
  readonly columns: ReturnType<typeof columnIndexes>
}

/** The cell under the cursor where no note begins. */
function EmptyCell({
  bar,
  cursor,
  columnIndex,
}: {
  readonly bar: LaidBar
  readonly cursor: TabCursor
  readonly columnIndex: number
}) {
  return (
    <g
      role="gridcell"
      id={CURSOR_CELL_ID}
      aria-colindex={columnIndex}
      aria-selected={false}
      aria-label={`${spokenString(cursor.string)}, no note, ${spokenPlace(bar, cursor.beat)}`}
    />
  )
}

export function TabLineView(props: TabLineProps) {
  const { line, measures, cursor, span, loop, columns } = props
  const notes = useMemo(() => placeNotes(line, measures), [line, measures])
  const staff = useMemo(() => <Staff line={line} measures={measures} />, [line, measures])
  const cursorBar = line.bars.find(
    (bar) => bar.measureIndex === cursor.measureIndex && isInBar(bar, cursor.beat),
  )
  const cursorX = cursorBar ? xOfBeat(cursorBar, cursor.beat) : undefined
  const selected = span && bandIn(line, span.startBeat, span.endBeat)
  const looped = loop && bandIn(line, loop.startBeat, loop.endBeat)
  const hasNoteAtCursor = (placed: PlacedNote) =>
    cursorBar === placed.bar &&
    placed.note.string === cursor.string &&
    tickOf(placed.note.startBeat) === tickOf(cursor.beat)
  const isOnNote = notes.some(hasNoteAtCursor)

  return (
    <svg
      class="tab-line"
      role="rowgroup"
      data-line={props.lineIndex}
      width={line.width}
      height={LINE_HEIGHT}
      viewBox={`0 0 ${line.width} ${LINE_HEIGHT}`}
    >
      <rect class="tab-ground" width={line.width} height={LINE_HEIGHT} />
      {looped && (
        <g class={props.isLoopOn ? 'loop-band on' : 'loop-band'} aria-hidden="true">
          <rect
            class="loop-ground"
            x={looped.x}
            y={STAFF_TOP}
            width={looped.width}
            height={5 * STRING_GAP}
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
      {cursorX !== undefined && (
        <g class="tab-cursor" aria-hidden="true">
          <rect
            class="column"
            x={cursorX - 12.5}
            y={STAFF_TOP - 9}
            width={25}
            height={5 * STRING_GAP + 18}
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
      {STRINGS.map((string) => {
        const onString = notes.filter((placed) => placed.note.string === string)
        const holdsEmptyCursor = cursorBar !== undefined && cursor.string === string && !isOnNote
        if (onString.length === 0 && !holdsEmptyCursor) return null
        return (
          <g key={string} role="row" aria-rowindex={string} aria-label={spokenString(string)}>
            {onString.map((placed) => (
              <NoteCell
                key={placed.note.id}
                placed={placed}
                columnIndex={columns.indexOf(placed.bar.measureIndex, placed.note.startBeat)}
                isCursor={hasNoteAtCursor(placed)}
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
            {holdsEmptyCursor && (
              <EmptyCell
                bar={cursorBar}
                cursor={cursor}
                columnIndex={columns.indexOf(cursor.measureIndex, cursor.beat)}
              />
            )}
          </g>
        )
      })}
      <DegreeDots notes={notes} />
      <line class="tab-playhead" y1={STAFF_TOP - 8} y2={STAFF_BOTTOM_Y + 8} aria-hidden="true" />
    </svg>
  )
}
