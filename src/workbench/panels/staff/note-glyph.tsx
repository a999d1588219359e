/** Note values as they are written; decoration only, the button carries the words. */
import type { NoteValue } from '../../editor/note-length'

const STEM = 'M11.6 14.4V3.6'
const FLAG = 'M11.6 3.6c.5 3 4.2 3.6 3.5 7.6'
const SECOND_FLAG = 'M11.6 7.4c.5 3 4.2 3.6 3.5 7.2'

/** A note head with what its value adds: stem, filling, flags. */
export function NoteGlyph({
  value,
  isDotted = false,
}: {
  readonly value: NoteValue
  readonly isDotted?: boolean
}) {
  return (
    <svg class="note-glyph" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <ellipse
        class={value >= 4 ? 'filled' : ''}
        cx={8.3}
        cy={15}
        rx={3.5}
        ry={2.6}
        transform="rotate(-22 8.3 15)"
      />
      {value >= 2 && <path d={STEM} />}
      {value >= 8 && <path d={FLAG} />}
      {value >= 16 && <path d={SECOND_FLAG} />}
      {isDotted && <circle class="filled" cx={15.4} cy={15} r={1.1} />}
    </svg>
  )
}

/** The three of a triplet under its bracket. */
export function TripletGlyph() {
  return (
    <svg class="note-glyph" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d="M3 8V5h3.4M17 8V5h-3.4M8 3.4h3.9L9.7 6.1c1.5 0 2.4.8 2.4 2 0 1.4-1 2.2-2.4 2.2-1 0-1.7-.4-2.1-1" />
      <ellipse class="filled" cx={4.4} cy={16} rx={1.9} ry={1.5} />
      <ellipse class="filled" cx={10} cy={16} rx={1.9} ry={1.5} />
      <ellipse class="filled" cx={15.6} cy={16} rx={1.9} ry={1.5} />
    </svg>
  )
}
