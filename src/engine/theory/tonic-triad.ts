/** The chord of three notes that a scale builds on its root. */
import { CHORD_TYPES, type ChordType, chordTypeById } from './chord'
import { formatDegree } from './interval'
import { withinOctave } from './pitch-class'
import type { Scale } from './scale'

/** Preferred first: a scale with a fifth is heard by it, whatever other fifth it has. */
const TRIADS = ['major', 'minor', 'diminished', 'augmented', 'sus4', 'sus2', 'power5'].map(
  (id) => CHORD_TYPES.find((type) => type.id === id)!,
)

/**
 * The first of major, minor, diminished, augmented, sus4, sus2 and power chord whose degrees the
 * scale has as written.
 *
 * @example
 * tonicTriadOf(scaleById('minorPentatonic'))?.id // => "minor"
 */
export function tonicTriadOf(scale: Scale): ChordType | undefined {
  const own = new Set(scale.degrees.map(formatDegree))
  return TRIADS.find(({ degrees }) => degrees.every((degree) => own.has(formatDegree(degree))))
}

/** The triad that a scale suggests on a root, for a drill or a riff without a chord of its own. */
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
