/** The tones of a chord as its grips see them: by semitone, needed or optional. */
import type { ChordType } from '../theory/chord'

/** The tones a grip of a chord may sound and must sound, as bits by index into its degrees. */
export interface ToneDemand {
  /** By semitones above the root 0–11: bit of the chord tone there, 0 where there is none. */
  readonly bitOfSemitone: Uint16Array
  readonly required: number
}

export function toneDemandOf(chord: ChordType): ToneDemand {
  const bitOfSemitone = new Uint16Array(12)
  let required = 0
  for (const [index, semitone] of chord.semitones.entries()) {
    bitOfSemitone[semitone % 12]! |= 1 << index
    const degree = chord.degrees[index]!
    const isOptional = chord.optionalDegrees.some(
      (other) => other.number === degree.number && other.alteration === degree.alteration,
    )
    if (!isOptional) required |= 1 << index
  }
  return { bitOfSemitone, required }
}
