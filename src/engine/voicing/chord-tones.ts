/** The tones of a chord as its grips see them: by semitone, needed or optional, and of what kind. */
import { familyOf } from '../instrument/family-table'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import type { Degree } from '../theory/interval'

/** The tones a grip of a chord may sound and must sound, as bits by index into its degrees. */
export interface ToneDemand {
  /** By semitones above the root 0–11: bit of the chord tone there, 0 where there is none. */
  readonly bitOfSemitone: Uint16Array
  readonly required: number
}

/** Degrees that grips of a chord may leave out on a neck: those of its type, and one by its family. */
export function optionalDegreesOn(chord: ChordType, neck: Neck): readonly Degree[] {
  const { degrees, optionalDegrees } = chord
  const also = familyOf(neck.instrument).optionalDegree(chord, neck.strings.length)
  const more = degrees.filter(
    (degree) =>
      degree.number === also && degree.alteration === 0 && !isAmong(optionalDegrees, degree),
  )
  return more.length === 0 ? optionalDegrees : [...optionalDegrees, ...more]
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

/** What a tone of the chord is when it lies in the bass or is doubled. */
export const TONE_KINDS = { root: 0, third: 1, fifth: 2, colour: 3 } as const

/** The kind of the chord's tone by semitones 0–11 above the root; 0 where none lies. */
export function kindsBySemitone(chord: ChordType): Uint8Array {
  const { root, third, fifth, colour } = TONE_KINDS
  const kinds = new Uint8Array(12)
  for (const [index, { number }] of chord.degrees.entries()) {
    kinds[chord.semitones[index]! % 12] =
      number === 1 ? root : number <= 4 ? third : number === 5 ? fifth : colour
  }
  return kinds
}

/** Whether every tone could be the root, as in augmented triads and diminished sevenths. */
export function isSymmetric({ semitones, pitchClassSet }: ChordType): boolean {
  return semitones.every((up) =>
    semitones.every((semitone) => (pitchClassSet >> ((semitone + up) % 12)) & 1),
  )
}
