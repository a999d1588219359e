/** A mark that Preact draws; `mark-layer.ts` draws the marks that move. */
import { hollowOf, type MarkFace, type MarkPlace, markClassOf, markShapeOf } from './mark-drawing'

export function DegreeMark({ face, ...place }: MarkPlace & { readonly face: MarkFace }) {
  const hollow = hollowOf(face, place)
  return (
    <g class={markClassOf(face)}>
      <rect {...markShapeOf(face, place)} />
      {hollow && <rect class="hollow" {...hollow} />}
      {face.label !== '' && (
        <text x={place.x} y={place.y}>
          {face.label}
        </text>
      )}
    </g>
  )
}
