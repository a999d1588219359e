/** One note of the tab as a cell of the grid, and the cell where no note is. */
import type { Neck } from '#engine/instrument/neck'
import type { TabNote } from '#engine/tab/tab-event'
import { TECHNIQUE_TABLE, techniquesOf } from '#formats/score/technique-table'
import type { Pins } from '../../editor/note-pins'
import type { TabCursor } from '../../editor/tab-cursor'
import { pitchName } from '../../editor/tab-state'
import { spokenFret, spokenNote, spokenString } from '../../state/display-text'
import { type LaidBar, yOfString } from './layout-tab'
import type { PlacedNote } from './placed-notes'
import { fretSign } from './technique-signs'

export const CURSOR_CELL_ID = 'tab-cursor'
const NUMBER_RADIUS = 8.5

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

interface NoteCellProps extends Omit<PlacedNote, 'key'> {
  readonly neck: Neck
  readonly pins: Pins
  readonly columnIndex: number
  readonly isCursor: boolean
  readonly isSelected: boolean
  readonly isClashing: boolean
}

export function NoteCell(props: NoteCellProps) {
  const { note, bar, x, endX, isClashing } = props
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

/** The cell under the cursor where no note begins. */
export function EmptyCell({
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
