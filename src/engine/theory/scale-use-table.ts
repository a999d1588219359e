/**
 * How commonly a scale is met, for the order of searches: 0 is everywhere, 6 is rare. A judgement
 * after what guitar methods teach and in which order; a scale without a row counts `RARE_USE`.
 */
import type { ScaleId } from './scale'

export const RARE_USE = 6

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
export function useOfScale(id: ScaleId): number {
  return USE.get(id) ?? RARE_USE
}
