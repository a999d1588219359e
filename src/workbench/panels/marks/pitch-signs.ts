/**
 * Marks and rings on the places of a drawing. They stand in a group of their own and are drawn by
 * hand, since a change of key moves some sixty of them (decision 26).
 */
import { computed, effect } from '@preact/signals'
import type { MarkFace } from './mark-drawing'
import { markLayer, placedMark } from './mark-layer'
import { svgElement } from './moving-parts'
import { ringLayer } from './ring-layer'
import type { PitchPlace } from './spoken-places'

type Signs = {
  readonly marks: ReturnType<typeof markLayer>
  readonly rings: ReturnType<typeof ringLayer>
}

/** Elements of a group stay when its places change: marks move to the new ones. */
const signsOf = new WeakMap<Element, Signs>()

function makeSigns(group: Element): Signs {
  const rings = svgElement('g')
  const marks = svgElement('g')
  rings.setAttribute('class', 'rings')
  group.append(rings, marks)
  const signs = { rings: ringLayer(rings), marks: markLayer(marks) }
  signsOf.set(group, signs)
  return signs
}

/**
 * Draws into a group what is marked on each place, and the rings around them, and follows the
 * signals that it reads. Gives the function that stops it.
 */
export function drawSigns<Place extends PitchPlace>(
  group: Element,
  places: readonly Place[],
  facesNow: () => (place: Place) => MarkFace | undefined,
): () => void {
  const { marks, rings } = signsOf.get(group) ?? makeSigns(group)
  const faces = computed(() => {
    const found = new Map<PitchPlace, MarkFace>()
    const faceOf = facesNow()
    for (const place of places) {
      const face = faceOf(place)
      if (face) found.set(place, face)
    }
    return found
  })
  const stopMarks = effect(() => {
    marks(Array.from(faces.value, ([place, face]) => placedMark(place.at, face, place)))
  })
  const stopRings = effect(() => {
    const marked = faces.value
    rings(places, (place) => marked.get(place)?.isRoot ?? false)
  })
  return () => {
    stopMarks()
    stopRings()
  }
}
