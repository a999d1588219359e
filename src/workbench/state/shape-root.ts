/** The chord that a hand grips under a capo. */
import { chooseRoot } from '#engine/theory/choose-root'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import type { Scale } from '#engine/theory/scale'

/** The root whose shape sounds a root under a capo: as many semitones below it. */
export function shapeRootOf(root: NoteName, capo: number, scale: Scale): NoteName {
  return capo === 0 ? root : chooseRoot(withinOctave(pitchClassOf(root) - capo), scale)
}
