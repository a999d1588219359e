/** The chords that a scale builds on each of its tones by stacking thirds. */
import { CHORD_TYPES, type ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { type Scale, spellScale } from '../theory/scale'

export interface DiatonicChord {
  readonly root: NoteName
  readonly chord: ChordType
  /** `I`, `ii`, `vii°`. */
  readonly numeral: string
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const
const MINOR_THIRD_BIT = 1 << 3
const DIMINISHED_TRIAD = 0b1001001
const AUGMENTED_TRIAD = 0b100010001

/** Tones of the stack above a degree, as semitones from it in one set. */
function stackSet(semitones: readonly number[], step: number, size: number): number {
  let set = 0
  for (let third = 0; third < size; third++) {
    const tone = semitones[(step + third * 2) % semitones.length]!
    set |= 1 << ((tone - semitones[step]! + 12) % 12)
  }
  return set
}

function numeralOf(step: number, triad: number): string {
  const numeral = NUMERALS[step]!
  if (triad === DIMINISHED_TRIAD) return `${numeral.toLowerCase()}°`
  if (triad === AUGMENTED_TRIAD) return `${numeral}+`
  return triad & MINOR_THIRD_BIT ? numeral.toLowerCase() : numeral
}

/** One chord a degree for scales of seven tones; a degree whose stack has no name is left out. */
export function diatonicChordsOf(
  root: NoteName,
  scale: Scale,
  size: 3 | 4,
): readonly DiatonicChord[] {
  if (scale.semitones.length !== 7) return []
  return spellScale(root, scale).flatMap((name, step) => {
    const set = stackSet(scale.semitones, step, size)
    const chord = CHORD_TYPES.find((type) => type.pitchClassSet === set)
    if (!chord) return []
    return [{ root: name, chord, numeral: numeralOf(step, stackSet(scale.semitones, step, 3)) }]
  })
}

/** Whether two chords are the same, whatever their roots are called. */
export function isSameChord(
  left: { readonly root: NoteName; readonly chord: ChordType },
  right: { readonly root: NoteName; readonly chord: ChordType },
): boolean {
  return left.chord === right.chord && pitchClassOf(left.root) === pitchClassOf(right.root)
}
