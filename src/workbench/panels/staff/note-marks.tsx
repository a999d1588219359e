/** What is drawn beside fret numbers: fingers, pins, techniques, and lines to the notes that follow. */
import { FINGERS } from '#engine/hand/finger'
import type { TabNote } from '#engine/tab/tab-event'
import { techniquesOf } from '#formats/score/technique-table'
import { type Pins, PRESSING_FINGERS } from '../../editor/note-pins'
import { yOfString } from './layout-tab'
import type { PlacedNote } from './placed-notes'
import { besideSigns } from './technique-signs'

const NUMBER_RADIUS = 8.5

/** `1` for the index finger; the thumb is a `T`. */
function fingerSign(finger: NonNullable<TabNote['finger']>): string {
  return finger === 'thumb' ? 'T' : String(FINGERS.indexOf(finger))
}

/** The note that follows each note on its string of the line. */
function followers(notes: readonly PlacedNote[]): ReadonlyMap<PlacedNote, PlacedNote> {
  const next = new Map<PlacedNote, PlacedNote>()
  const last = new Map<number, PlacedNote>()
  for (const placed of notes) {
    const before = last.get(placed.note.string)
    if (before) next.set(before, placed)
    last.set(placed.note.string, placed)
  }
  return next
}

/** The way to the next note: an arc with H or P, a slanted line, or an arc to a tied note. */
function Link({ from, next }: { readonly from: PlacedNote; readonly next: PlacedNote }) {
  const techniques = techniquesOf(from.note)
  const y = yOfString(from.note.string)
  const left = from.x + NUMBER_RADIUS - 1
  const right = next.x - NUMBER_RADIUS + 1
  const middle = (from.x + next.x) / 2
  const arc = `M${from.x + 3} ${y - 8}Q${middle} ${y - 15} ${next.x - 3} ${y - 8}`
  const isUp = next.note.fret > from.note.fret
  return (
    <>
      {next.note.tied && <path class="technique-line" d={arc} />}
      {techniques.includes('hammer-on') && (
        <>
          <path class="technique-line" d={arc} />
          <text class="technique-text" x={middle} y={y - 16}>
            {isUp ? 'H' : 'P'}
          </text>
        </>
      )}
      {techniques.includes('slide') && (
        <path
          class="technique-line"
          d={`M${left} ${y + (isUp ? 4 : -4)}L${right} ${y + (isUp ? -4 : 4)}`}
        />
      )}
    </>
  )
}

/** Lines that belong to one note alone. */
function OwnLines({ placed }: { readonly placed: PlacedNote }) {
  const techniques = techniquesOf(placed.note)
  const { x } = placed
  const y = yOfString(placed.note.string)
  return (
    <>
      {techniques.includes('slide-in') && (
        <path class="technique-line" d={`M${x - 14} ${y + 5}L${x - 7} ${y - 1}`} />
      )}
      {techniques.includes('slide-out') && (
        <path class="technique-line" d={`M${x + 7} ${y - 1}L${x + 14} ${y + 5}`} />
      )}
      {techniques.includes('bend') && (
        <path
          class="technique-line"
          d={`M${x + 6} ${y}Q${x + 12} ${y} ${x + 12} ${y - 10}m-2.5 3l2.5 -3l2.5 3`}
        />
      )}
    </>
  )
}

export function NoteMarks({
  notes,
  pins,
  clashing,
}: {
  readonly notes: readonly PlacedNote[]
  readonly pins: Pins
  /** Notes that their string cannot sound together with another one. */
  readonly clashing: ReadonlySet<TabNote>
}) {
  const nextOf = followers(notes)
  const followed = new Set(nextOf.values())
  return (
    <g class="note-marks" aria-hidden="true">
      {notes.map((placed) => {
        const { note, x } = placed
        const next = nextOf.get(placed)
        const y = yOfString(note.string)
        const techniques = techniquesOf(note)
        const signs = besideSigns(techniques)
        const pin = pins.get(note.id)
        const isTied = note.tied || next?.note.tied
        const isMarked = techniques.length > 0 || isTied || note.finger || pin || clashing.has(note)
        // Most notes have no mark, and elements for them would take half the time of a line.
        if (!isMarked) return null
        return (
          <g key={placed.key}>
            {next && <Link from={placed} next={next} />}
            {note.tied && !followed.has(placed) && (
              <path
                class="technique-line"
                d={`M${x - 15} ${y - 12}Q${x - 8} ${y - 13} ${x - 3} ${y - 8}`}
              />
            )}
            <OwnLines placed={placed} />
            {signs !== '' && (
              <text class="technique-text" x={x + 11} y={y - 6}>
                {signs}
              </text>
            )}
            {note.finger && (
              <text class="finger-number" x={x + 9} y={y + 7}>
                {fingerSign(note.finger)}
              </text>
            )}
            {clashing.has(note) && (
              <text class="clash-sign" x={x - 11} y={y + 8}>
                !
              </text>
            )}
            {pin && <PinMark x={x - 8} y={y - 7} finger={pin.finger} />}
          </g>
        )
      })}
    </g>
  )
}

function PinMark(props: {
  readonly x: number
  readonly y: number
  readonly finger: (typeof PRESSING_FINGERS)[number] | undefined
}) {
  const { x, y, finger } = props
  return (
    <>
      <path class="pin-mark" d={`M${x} ${y + 4}l-2.6 -4a3.2 3.2 0 1 1 5.2 0Z`} />
      {finger && (
        <text class="finger-number" x={x - 6} y={y + 1}>
          {PRESSING_FINGERS.indexOf(finger) + 1}
        </text>
      )}
    </>
  )
}
