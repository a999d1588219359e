/**
 * Rings, the same in all views: on the places of the focused pitch, of its name elsewhere, of what
 * sounds, of what is picked. They are drawn without Preact, so moving the pointer renders nothing.
 */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import {
  focusedPitch,
  keyboardFocus,
  type PitchFocus,
  pickedPitchClasses,
  soundingNotes,
} from '../../state/view-state'
import { type MarkPlace, moveTo, ringOf } from './mark-drawing'
import {
  type MovingPart,
  movingParts,
  type Shown,
  svgElement,
  writeAttributes,
} from './moving-parts'
import type { PitchPlace } from './spoken-places'

/** A pitch that is known without its string is marked at all its places. */
function sounds(place: PitchPlace, { midi, string, fret }: PitchFocus): boolean {
  if (place.midi !== midi) return false
  if (string === undefined || place.string === undefined) return true
  return place.string === string && place.fret === fret
}

const isAt = (place: PitchPlace, focus: PitchFocus | undefined) =>
  place.midi === focus?.midi && place.string === focus.string && place.fret === focus.fret

/** Gives the classes of the ring on a place, without one an empty text; reads signals. */
function ringClasses(): (place: PitchPlace) => string {
  const focus = focusedPitch.value
  const keyboard = keyboardFocus.value
  const sounding = soundingNotes.value
  const picked = pickedPitchClasses.value
  const pitchClass = pitchClassOfMidi(focus.midi)
  return (place) => {
    const names: string[] = []
    const placeClass = pitchClassOfMidi(place.midi)
    if (place.midi === focus.midi) names.push('exact')
    else if (placeClass === pitchClass) names.push('same-name')
    if (place.string !== undefined && isAt(place, focus)) names.push('here')
    if (((picked >> placeClass) & 1) === 1) names.push('picked')
    if (sounding.some((note) => sounds(place, note))) names.push('sounding')
    if (isAt(place, keyboard)) names.push('focused')
    return names.join(' ')
  }
}

interface PlacedRing extends Shown {
  readonly isRoot: boolean
  readonly place: MarkPlace
}

function makeRing(): MovingPart<PlacedRing> {
  const element = svgElement('rect')
  return {
    element,
    show(ring, before) {
      if (before?.at !== ring.at) element.dataset.at = ring.at
      if (before?.look !== ring.look) element.setAttribute('class', ring.look)
      const { isRoot, place } = ring
      if (before?.isRoot !== isRoot || before.place.scale !== place.scale) {
        writeAttributes(element, ringOf(isRoot, { x: 0, y: 0, scale: place.scale }))
      }
      if (before?.place !== place) element.setAttribute('transform', moveTo(place))
    },
  }
}

/** Returns a function that draws the rings of places, square around roots; it reads signals. */
export function ringLayer(
  group: Element,
): (places: readonly PitchPlace[], isRootAt: (place: PitchPlace) => boolean) => void {
  const show = movingParts(group, makeRing)
  return (places, isRootAt) => {
    const classesOf = ringClasses()
    show(
      places.flatMap((place) => {
        const classes = classesOf(place)
        if (classes === '') return []
        return [{ at: place.at, look: `ring ${classes}`, isRoot: isRootAt(place), place }]
      }),
    )
  }
}
