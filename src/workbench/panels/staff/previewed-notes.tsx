/** Where notes would lie in the route that is looked at: frets beside the ones that are written. */
import { tickOf } from '#engine/tab/measure'
import { isElsewhere } from '../../editor/routed-tab'
import { type PreviewedBarre, previewedBarres, previewedPlaces } from '../../state/view-state'
import { yOfString } from './layout-tab'
import type { PlacedNote } from './placed-notes'

const RADIUS = 8.5
/** How far left of its column a barre is drawn. */
const BARRE_PX = 13

/** The barre that begins at the beat of a note, drawn once, at the note on its thicker outer string. */
function barreAt(barres: readonly PreviewedBarre[], placed: PlacedNote, string: number) {
  const { bar, note } = placed
  const tick = tickOf(bar.pieceBeat + note.startBeat - bar.startBeat)
  return barres.find((barre) => tickOf(barre.startBeat) === tick && barre.fromString === string)
}

export function PreviewedNotes({ notes }: { readonly notes: readonly PlacedNote[] }) {
  const places = previewedPlaces.value
  const barres = previewedBarres.value
  if (places.size === 0) return null
  return (
    <g class="previewed-notes" aria-hidden="true">
      {notes.map(({ key, note, x }) =>
        isElsewhere(note, places) ? (
          <circle key={key} class="leaves" cx={x} cy={yOfString(note.string)} r={RADIUS - 1} />
        ) : null,
      )}
      {notes.map((placed) => {
        const { key, note, x } = placed
        const place = places.get(note.id)
        if (!place) return null
        const barre = barreAt(barres, placed, place.string)
        const moves = isElsewhere(note, places)
        const fromY = yOfString(note.string)
        const y = yOfString(place.string)
        const side = y > fromY ? 1 : -1
        return (
          <g key={key}>
            {barre && (
              <path
                class="previewed-barre"
                d={`M${x - BARRE_PX + 4} ${yOfString(barre.toString) - RADIUS}h-4V${y + RADIUS}h4`}
              />
            )}
            {moves && y !== fromY && (
              <line x1={x} x2={x} y1={fromY + side * RADIUS} y2={y - side * RADIUS} />
            )}
            {moves && <circle cx={x} cy={y} r={RADIUS} />}
            {moves && (
              <text x={x} y={y}>
                {place.fret}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
