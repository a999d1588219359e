/** The triad that a scale suggests on a root, for a drill or a riff without a chord of its own. */
import { type ChordType, chordTypeById } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import type { Scale } from '../theory/scale'

const MAJOR_THIRD = 4
const MINOR_THIRD = 3
const FIFTH = 7

/**
 * The major, minor or diminished triad of a scale; major where it has no third.
 *
 * @param semitonesAbove of the chord's root above the tonic.
 */
export function triadOn(semitonesAbove: number, scale: Pick<Scale, 'semitones'>): ChordType {
  const has = (tone: number) => scale.semitones.includes(withinOctave(semitonesAbove + tone))
  if (has(MAJOR_THIRD) || !has(MINOR_THIRD)) return chordTypeById('major')!
  return chordTypeById(has(FIFTH) ? 'minor' : 'diminished')!
}
