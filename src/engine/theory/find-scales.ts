/** Which scales hold a set of pitch classes. */
import { sizeOfSet } from './pitch-class'
import { pitchClassSetOn, SCALES, type Scale } from './scale'

export interface ContainingScale {
  readonly scale: Scale
  readonly rootPitchClass: number
  /** Tones of the scale that were not asked for, as a set: bit n for pitch class n. */
  readonly extraSet: number
  /** How much of the scale was asked for, 0–1: 1 means nothing is left over. */
  readonly tightness: number
}

const SEARCHED_SCALES = SCALES.filter((scale) => scale.twinOf === undefined)

/** 0 where the root is not in the set, 1 with the root alone, 2 with its fifth, 3 with a third too. */
function rootStrengthOf(root: number, pitchClassSet: number): number {
  const has = (semitones: number) => ((pitchClassSet >> ((root + semitones) % 12)) & 1) === 1
  if (!has(0)) return 0
  if (!has(7)) return 1
  return has(3) || has(4) ? 3 : 2
}

/**
 * Every scale that holds all pitch classes of a set, one id a pitch-class set and root: tightest
 * fit first, then by how much the set sounds like its root, then catalogue order, then root from C.
 *
 * @param pitchClassSet bit n for pitch class n; an empty set is held by every scale
 * @param options.rootPitchClass only scales on this root
 */
export function findScalesContaining(
  pitchClassSet: number,
  { rootPitchClass }: { readonly rootPitchClass?: number } = {},
): readonly ContainingScale[] {
  const matches: { match: ContainingScale; order: number }[] = []
  const askedCount = sizeOfSet(pitchClassSet)
  SEARCHED_SCALES.forEach((scale, catalogueIndex) => {
    for (let root = 0; root < 12; root++) {
      if (rootPitchClass !== undefined && root !== rootPitchClass) continue
      const set = pitchClassSetOn(root, scale.pitchClassSet)
      if ((set & pitchClassSet) !== pitchClassSet) continue
      const size = scale.semitones.length
      const rootRank = 3 - rootStrengthOf(root, pitchClassSet)
      matches.push({
        match: {
          scale,
          rootPitchClass: root,
          extraSet: set & ~pitchClassSet,
          tightness: askedCount / size,
        },
        order: size * 1e6 + rootRank * 2e4 + catalogueIndex * 12 + root,
      })
    }
  })
  return matches.sort((left, right) => left.order - right.order).map(({ match }) => match)
}
