/** One line of the tab: strings, bars, numbers; time runs to the right. */
import { useMemo } from 'preact/hooks'
import type { Neck } from '#engine/instrument/neck'
import type { Measure } from '#engine/tab/tab-event'
import type { LoopRange } from '../../audio/playback/playback-state'
import { clashingNotes } from '../../editor/clashes'
import { notePins } from '../../editor/note-pins'
import { noteAt, type TabCursor } from '../../editor/tab-cursor'
import { type SelectedSpan, spanHolds } from '../../editor/tab-selection'
import { spokenString } from '../../state/display-text'
import { ChordNames } from './chord-names'
import { columnNumbers } from './column-numbers'
import {
  bandIn,
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
import { EmptyCell, NoteCell } from './note-cell'
import { NoteMarks } from './note-marks'
import { isInBar, type PlacedNote, placeNotes } from './placed-notes'
import { PreviewedNotes } from './previewed-notes'
import { DegreeDots, Staff } from './staff-scenery'

const LOOP_BAND_HEIGHT = 7

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
  /** Columns of the tab that lie before the line's first measure. */
  readonly columnsBefore: number
  /** A line that is far from the view has its room alone. */
  readonly isDrawn: boolean
}

/** What stands on a line. */
function LineMusic(props: TabLineProps) {
  const { line, measures, neck, cursor, span, loop } = props
  const pins = notePins.value
  const clashing = clashingNotes.value
  const stringCount = neck.strings.length
  const notes = useMemo(() => placeNotes(line, measures), [line, measures])
  const columnOf = useMemo(
    () => columnNumbers(line, measures, props.columnsBefore),
    [line, measures, props.columnsBefore],
  )
  const staff = useMemo(
    () => <Staff line={line} measures={measures} neck={neck} />,
    [line, measures, neck],
  )
  const marks = useMemo(
    () => <NoteMarks notes={notes} pins={pins} clashing={clashing} />,
    [notes, pins, clashing],
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
    <>
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
            {onString.map((placed) => {
              const { key, ...place } = placed
              const { note, bar } = place
              const beat = bar.pieceBeat + note.startBeat - bar.startBeat
              return (
                // A cell whose props are the same is left alone, so they are values, not `placed`.
                <NoteCell
                  key={key}
                  {...place}
                  neck={neck}
                  pins={pins}
                  columnIndex={columnOf(bar.measureIndex, note.startBeat)}
                  isCursor={hasNoteAtCursor(placed)}
                  isClashing={clashing.has(note)}
                  isSelected={span !== undefined && spanHolds(span, beat, string)}
                />
              )
            })}
            {emptyCursor && cursorBar && (
              <EmptyCell
                bar={cursorBar}
                neck={neck}
                cursor={emptyCursor}
                columnIndex={columnOf(emptyCursor.measureIndex, emptyCursor.beat)}
              />
            )}
          </g>
        )
      })}
      {marks}
      <PreviewedNotes notes={notes} />
      <DegreeDots notes={notes} neck={neck} />
    </>
  )
}

export function TabLineView(props: TabLineProps) {
  const { line, isDrawn } = props
  const stringCount = props.neck.strings.length
  const height = lineHeightOf(stringCount)
  return (
    <svg
      class="tab-line"
      role="rowgroup"
      aria-hidden={isDrawn ? undefined : true}
      data-line={props.lineIndex}
      width={line.width}
      height={height}
      viewBox={`0 0 ${line.width} ${height}`}
    >
      <rect class="tab-ground" width={line.width} height={height} />
      <rect class="tab-ruler" width={line.width} height={RULER_HEIGHT} />
      {isDrawn && <LineMusic {...props} />}
      <line
        class="tab-playhead"
        y1={STAFF_TOP - 8}
        y2={staffBottomYOf(stringCount) + 8}
        aria-hidden="true"
      />
    </svg>
  )
}
