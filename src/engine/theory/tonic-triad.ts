/** The chord of three notes that a scale builds on its root. */
import { CHORD_TYPES, type ChordType } from './chord'
import { formatDegree } from './interval'
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
