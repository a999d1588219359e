/** Which chord a handful of sounding pitches is, for naming a shape that was given as frets. */
import { CHORD_TYPES, type ChordType, formatChordSymbol } from '../theory/chord'
import { semitonesOfDegree } from '../theory/interval'
import { readPitchClass, type TheoryContext } from '../theory/layer'
import { formatNoteName, type NoteName } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'

export interface NamedChord {
  readonly root: NoteName
  readonly chord: ChordType
  /** `F`, `Am7/C`. */
  readonly name: string
}

/** The tones a chord cannot do without, as a set above its root. */
function requiredSetOf(chord: ChordType): number {
  let set = chord.pitchClassSet
  for (const degree of chord.optionalDegrees) set &= ~(1 << (semitonesOfDegree(degree) % 12))
  return set
}

/**
 * Names the chord of a set of pitches: complete chords before those that leave out a fifth, the
 * bass as root before inversions, commoner types first. `undefined` where no known type fits.
 *
 * @param midis sounding pitches, lowest first, at least one
 */
export function nameChordOf(
  midis: readonly number[],
  theory: TheoryContext,
): NamedChord | undefined {
  const bass = midis[0]! % 12
  const sounding = midis.reduce((set, midi) => set | (1 << (midi % 12)), 0)
  const roots = [bass, ...new Set(midis.map((midi) => midi % 12))]
  for (const mayLackTones of [false, true]) {
    for (const rootPitchClass of roots) {
      const tones = pitchClassSetOn((12 - rootPitchClass) % 12, sounding)
      const chord = CHORD_TYPES.find((type) =>
        mayLackTones
          ? (tones & ~type.pitchClassSet) === 0 && (requiredSetOf(type) & ~tones) === 0
          : tones === type.pitchClassSet,
      )
      if (!chord) continue
      const root = readPitchClass(theory, rootPitchClass).name
      const symbol = formatChordSymbol(root, chord)
      const over =
        rootPitchClass === bass ? '' : `/${formatNoteName(readPitchClass(theory, bass).name)}`
      return { root, chord, name: symbol + over }
    }
  }
  return undefined
}
