/** The tones of a chord as its grips see them: by semitone, needed or optional. */
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import type { Degree } from '../theory/interval'

/** The tones a grip of a chord may sound and must sound, as bits by index into its degrees. */
export interface ToneDemand {
  /** By semitones above the root 0–11: bit of the chord tone there, 0 where there is none. */
  readonly bitOfSemitone: Uint16Array
  readonly required: number
}

/** On fewer strings chords of five tones and more are played without their root. */
const ROOTED_STRINGS = 6
const MANY_TONES = 5

/**
 * Degrees that grips of a chord may leave out on a neck. Beside those of its type: a bass leaves
 * out a pure fifth where there is a third, a banjo the third of a dominant seventh; small necks leave
 * out the root of large chords.
 */
export function optionalDegreesOn(chord: ChordType, neck: Neck): readonly Degree[] {
  const { degrees, optionalDegrees } = chord
  const more = (number: number): readonly Degree[] =>
    degrees.filter(
      (degree) =>
        degree.number === number && degree.alteration === 0 && !isAmong(optionalDegrees, degree),
    )
  if (neck.instrument.family === 'bass') {
    const hasThird = degrees.some((degree) => degree.number === 3)
    return hasThird ? [...optionalDegrees, ...more(5)] : optionalDegrees
  }
  if (neck.instrument.family === 'banjo' && chord.id === 'dominant7') {
    return [...optionalDegrees, ...more(3)]
  }
  const isLarge = degrees.length >= MANY_TONES && neck.strings.length < ROOTED_STRINGS
  return isLarge ? [...optionalDegrees, ...more(1)] : optionalDegrees
}

/** Whether a degree is one of some. */
export function isAmong(degrees: readonly Degree[], { number, alteration }: Degree): boolean {
  return degrees.some((other) => other.number === number && other.alteration === alteration)
}

export function toneDemandOf(chord: ChordType, neck: Neck): ToneDemand {
  const optional = optionalDegreesOn(chord, neck)
  const bitOfSemitone = new Uint16Array(12)
  let required = 0
  for (const [index, semitone] of chord.semitones.entries()) {
    bitOfSemitone[semitone % 12]! |= 1 << index
    if (!isAmong(optional, chord.degrees[index]!)) required |= 1 << index
  }
  return { bitOfSemitone, required }
}
