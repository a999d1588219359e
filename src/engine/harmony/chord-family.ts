/** Families of chord types: what decides which scales fit is the third, the fifth and the seventh. */
import type { ChordType } from '../theory/chord'

export type ChordFamily =
  | 'major'
  | 'minor'
  | 'augmented'
  | 'diminished'
  | 'dominant7'
  | 'major7'
  | 'minor7'
  | 'halfDiminished'
  | 'diminished7'
  | 'minorMajor'
  | 'suspended'
  | 'suspended7'

/** Alteration of a chord's third, fifth or seventh; `undefined` where it has none. */
function alterationOf(chord: ChordType, number: number): number | undefined {
  return chord.degrees.find((degree) => degree.number === number)?.alteration
}

/**
 * The family of any chord type: `9`, `13b9` and `7alt` are dominants, `6` is major.
 *
 * A dominant is a major third with a minor seventh, whatever its fifth.
 */
export function chordFamilyOf(chord: ChordType): ChordFamily {
  const third = alterationOf(chord, 3)
  const seventh = alterationOf(chord, 7)
  if (third === undefined) return seventh === -1 ? 'suspended7' : 'suspended'
  if (third === 0) {
    if (seventh === undefined) return alterationOf(chord, 5) === 1 ? 'augmented' : 'major'
    return seventh === 0 ? 'major7' : 'dominant7'
  }
  const isFlatFifth = alterationOf(chord, 5) === -1
  if (seventh === -2) return 'diminished7'
  if (seventh === -1) return isFlatFifth ? 'halfDiminished' : 'minor7'
  if (seventh === 0) return isFlatFifth ? 'diminished' : 'minorMajor'
  return isFlatFifth ? 'diminished' : 'minor'
}
