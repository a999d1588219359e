/** Which scales hold a set of pitch classes. */
import { respelledTonesOf } from './choose-root'
import type { NoteName } from './pitch'
import { sizeOfSet } from './pitch-class'
import { pitchClassSetOn, SCALES, type Scale, type ScaleId } from './scale'

/**
 * How commonly a scale is met, for the order of searches: 0 is everywhere, 6 is rare. A judgement
 * after what guitar methods teach and in which order; a scale without a row counts `RARE_USE`.
 */
const RARE_USE = 6

// biome-ignore format: one row a degree of use
const SCALES_BY_USE: readonly (readonly [number, readonly ScaleId[]])[] = [
  [0, ['major', 'naturalMinor', 'majorPentatonic', 'minorPentatonic']],
  [1, ['mixolydian', 'dorian', 'harmonicMinor', 'blues']],
  [2, ['lydian', 'phrygian', 'melodicMinor', 'majorBlues', 'phrygianDominant', 'diminishedWholeHalf']],
  [3, ['locrian', 'lydianDominant', 'altered', 'wholeTone', 'diminishedHalfWhole', 'bebopDominant']],
  [4, ['mixolydianFlat6', 'locrianNatural2', 'lydianAugmented', 'dorianFlat2', 'harmonicMajor', 'hungarianMinor', 'doubleHarmonic', 'dorianSharp4', 'bebopMajor', 'bebopMinor']],
  [5, ['dominantPentatonic', 'suspendedPentatonic', 'kumoi', 'hirajoshi', 'inSen', 'bluesHeptatonic', 'ionianSharp5', 'locrianNatural6', 'lydianSharp2', 'ultralocrian', 'augmented', 'minorSixPentatonic']],
  [8, ['messiaenMode3', 'messiaenMode4', 'messiaenMode5', 'messiaenMode6', 'messiaenMode7', 'chromatic']],
]

const USE: ReadonlyMap<string, number> = new Map(
  SCALES_BY_USE.flatMap(([use, ids]) => ids.map((id) => [id, use] as const)),
)

/** 0 for major and minor, growing with rarity. */
function useOfScale(id: ScaleId): number {
  return USE.get(id) ?? RARE_USE
}

export interface ContainingScale {
  readonly scale: Scale
  readonly rootPitchClass: number
  /** Tones of the scale that were not asked for, as a set: bit n for pitch class n. */
  readonly extraSet: number
  /** How much of the scale was asked for, 0–1: 1 means nothing is left over. */
  readonly tightness: number
}

const SEARCHED_SCALES = SCALES.filter((scale) => scale.twinOf === undefined)

const COSTS_OF_ROOT = { triad: 0, diminished: 1, fifth: 1, third: 2, alone: 4, absent: 5 }

/** How far a set is from sounding like a root: its triad, fifth or third sound, or it alone. */
function costOfRoot(root: number, pitchClassSet: number): number {
  const has = (semitones: number) => ((pitchClassSet >> ((root + semitones) % 12)) & 1) === 1
  if (!has(0)) return COSTS_OF_ROOT.absent
  const hasThird = has(3) || has(4)
  if (has(7)) return hasThird ? COSTS_OF_ROOT.triad : COSTS_OF_ROOT.fifth
  if (has(3) && has(6)) return COSTS_OF_ROOT.diminished
  return hasThird ? COSTS_OF_ROOT.third : COSTS_OF_ROOT.alone
}

/** Points that put a match further back. */
const COST_PER_USE = 2
const COST_PER_EXTRA_TONE = 1
/** A tone that the scale writes otherwise: F## in E melodic minor, which has G. */
const COST_PER_RESPELLED_TONE = 5

/**
 * Every scale that holds all pitch classes of a set, one id a pitch-class set and root: those of just
 * these tones first, then common scales before rare ones, weighed with how few tones they add, how
 * much the set sounds like their root, and how many tones they write otherwise; equal ones in the
 * order of use, of the catalogue, and of the roots from C.
 *
 * @param pitchClassSet bit n for pitch class n; an empty set is held by every scale
 * @param options.rootPitchClass only scales on this root
 * @param options.writtenNames names that the caller wrote for tones of the set
 */
export function findScalesContaining(
  pitchClassSet: number,
  {
    rootPitchClass,
    writtenNames = [],
  }: { readonly rootPitchClass?: number; readonly writtenNames?: readonly NoteName[] } = {},
): readonly ContainingScale[] {
  const matches: { match: ContainingScale; cost: number; order: number }[] = []
  const askedCount = sizeOfSet(pitchClassSet)
  SEARCHED_SCALES.forEach((scale, catalogueIndex) => {
    const use = useOfScale(scale.id)
    const size = scale.semitones.length
    for (let root = 0; root < 12; root++) {
      if (rootPitchClass !== undefined && root !== rootPitchClass) continue
      const set = pitchClassSetOn(root, scale.pitchClassSet)
      if ((set & pitchClassSet) !== pitchClassSet) continue
      const cost =
        use * COST_PER_USE +
        (size - askedCount) * COST_PER_EXTRA_TONE +
        costOfRoot(root, pitchClassSet) +
        COST_PER_RESPELLED_TONE * respelledTonesOf(root, scale, writtenNames)
      matches.push({
        match: {
          scale,
          rootPitchClass: root,
          extraSet: set & ~pitchClassSet,
          tightness: askedCount / size,
        },
        cost,
        order: use * 1e4 + catalogueIndex * 12 + root,
      })
    }
  })
  return matches
    .sort(
      (left, right) =>
        Number(left.match.extraSet !== 0) - Number(right.match.extraSet !== 0) ||
        left.cost - right.cost ||
        left.order - right.order,
    )
    .map(({ match }) => match)
}
