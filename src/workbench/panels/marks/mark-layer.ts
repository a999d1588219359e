/** The marks of the neck and the keyboard, which move and change with key, labels and layout. */
import { inShownNames } from '../../state/shown-names'
import {
  hollowOf,
  type MarkFace,
  type MarkPlace,
  markClassOf,
  markShapeOf,
  moveTo,
} from './mark-drawing'
import {
  type MovingPart,
  movingParts,
  type Shown,
  svgElement,
  writeAttributes,
} from './moving-parts'

interface PlacedMark extends Shown {
  readonly face: MarkFace
  readonly place: MarkPlace
}

/** Faces are few and shared by many places. */
const looks = new WeakMap<MarkFace, string>()

function lookOf(face: MarkFace): string {
  const known = looks.get(face)
  if (known !== undefined) return known
  const look = `${markClassOf(face)}|${face.label}`
  looks.set(face, look)
  return look
}

/** A mark on a place of the drawing. */
export function placedMark(at: string, face: MarkFace, place: MarkPlace): PlacedMark {
  return { at, look: lookOf(face), face, place }
}

function makeMark(): MovingPart<PlacedMark> {
  const element = svgElement('g')
  const shape = svgElement('rect')
  const text = svgElement('text')
  const words = document.createTextNode('')
  let hollow: SVGElement | undefined
  text.append(words)
  element.append(shape, text)

  const drawFace = (face: MarkFace, scale: number) => {
    const middle = { x: 0, y: 0, scale }
    element.setAttribute('class', markClassOf(face))
    const label = inShownNames(face.label)
    if (words.data !== label) words.data = label
    writeAttributes(shape, markShapeOf(face, middle))
    const box = hollowOf(face, middle)
    if (!box) {
      hollow?.remove()
      hollow = undefined
      return
    }
    if (!hollow) {
      hollow = svgElement('rect')
      hollow.setAttribute('class', 'hollow')
      shape.after(hollow)
    }
    writeAttributes(hollow, box)
  }

  return {
    element,
    show({ at, look, face, place }, before) {
      if (before?.at !== at) element.dataset.at = at
      if (before?.look !== look || before.place.scale !== place.scale) drawFace(face, place.scale)
      if (before?.place !== place) element.setAttribute('transform', moveTo(place))
    },
  }
}

/** Gives the function that makes a group show these marks. */
export function markLayer(group: Element): (marks: readonly PlacedMark[]) => void {
  return movingParts(group, makeMark)
}
