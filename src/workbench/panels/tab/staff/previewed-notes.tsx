/** Where notes would lie in the route that is looked at: frets beside the ones that are written. */
import { previewedPlaces } from '../../../state/view-state'
import { yOfString } from './layout-tab'
import type { PlacedNote } from './placed-notes'

const RADIUS = 8.5

export function PreviewedNotes({ notes }: { readonly notes: readonly PlacedNote[] }) {
  const places = previewedPlaces.value
  if (places.size === 0) return null
  return (
    <g class="previewed-notes" aria-hidden="true">
      {notes.map(({ note, x }) => {
        const place = places.get(note.id)
        if (!place || (place.string === note.string && place.fret === note.fret)) return null
        const fromY = yOfString(note.string)
        const y = yOfString(place.string)
        const side = y > fromY ? 1 : -1
        return (
          <g key={note.id}>
            {y !== fromY && (
              <line x1={x} x2={x} y1={fromY + side * RADIUS} y2={y - side * RADIUS} />
            )}
            <circle cx={x} cy={y} r={RADIUS} />
            <text x={x} y={y}>
              {place.fret}
            </text>
          </g>
        )
      })}
    </g>
  )
}
