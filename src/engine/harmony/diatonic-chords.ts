/** The chords that a scale builds on each of its tones by stacking thirds. */
import { CHORD_TYPES, type ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { type Scale, spellScale } from '../theory/scale'
import { formatRomanNumeral } from './roman-numeral'

export interface DiatonicChord {
  readonly root: NoteName
  readonly chord: ChordType
  /** Of its triad: `I`, `ii`, `vii°`. */
  readonly numeral: string
}

/** Tones of the stack above a degree, as semitones from it in one set. */
function stackSet(semitones: readonly number[], step: number, size: number): number {
  let set = 0
  for (let third = 0; third < size; third++) {
    const tone = semitones[(step + third * 2) % semitones.length]!
    set |= 1 << ((tone - semitones[step]! + 12) % 12)
  }
  return set
}

function typeOfSet(set: number): ChordType | undefined {
  return CHORD_TYPES.find((type) => type.pitchClassSet === set)
}

/** One chord a degree for scales of seven tones; a degree whose stack has no name is left out. */
export function diatonicChordsOf(
  root: NoteName,
  scale: Scale,
  size: 3 | 4,
): readonly DiatonicChord[] {
  if (scale.semitones.length !== 7) return []
  return spellScale(root, scale).flatMap((name, step) => {
    const chord = typeOfSet(stackSet(scale.semitones, step, size))
    if (!chord) return []
    const triad = typeOfSet(stackSet(scale.semitones, step, 3)) ?? chord
    return [{ root: name, chord, numeral: formatRomanNumeral({ root, scale }, name, triad) }]
  })
}

/** Whether two chords are the same, whatever their roots are called. */
export function isSameChord(
  left: { readonly root: NoteName; readonly chord: ChordType },
  right: { readonly root: NoteName; readonly chord: ChordType },
): boolean {
  return left.chord === right.chord && pitchClassOf(left.root) === pitchClassOf(right.root)
}
