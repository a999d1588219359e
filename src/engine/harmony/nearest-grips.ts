/** The pair of grips by which the hand gets from one chord to another with the least motion. */
import type { Frets } from '../instrument/fret-text'
import type { ChordType } from '../theory/chord'
import { fingerGrip } from '../voicing/fingering'
import { fretsOf } from '../voicing/grip'
import { keepRecent } from '../voicing/keep-recent'
import { chooseGrips, type GripChoice, leastMotionPairs } from '../voicing/voice-leading'

/** Grips of each chord among which the pair is sought, best first. */
export const GRIPS_CONSIDERED = 24

export interface FingeredFrets {
  /** Six places, string 6 first; `null` muted. */
  readonly frets: Frets
  /** Six places; 1 = index … 4 = little finger, 0 = none. */
  readonly fingers: readonly number[]
}

/** Empty where one of the chords has no grip. */
export interface NearestGrips {
  readonly pair?: { readonly from: FingeredFrets; readonly to: FingeredFrets }
  readonly motionCost?: number
}

function fingered({ table }: GripChoice, index: number): FingeredFrets {
  const frets = fretsOf(table.ranked.grips[index]!)
  return { frets, fingers: fingerGrip(frets).fingers }
}

/** Every move of some forty answers, of some forty moves each. */
const KEPT_PAIRS = 2048

/**
 * The pair with the least motion among the best 24 grips of each chord; of equal ones the
 * better-ranked pair. Worked out at first use and kept for the pairs asked last.
 *
 * @param fromPitchClass root of the first chord, 0–11; `toPitchClass` of the second.
 */
export const nearestGripsOf: (
  fromPitchClass: number,
  from: ChordType,
  toPitchClass: number,
  to: ChordType,
) => NearestGrips = keepRecent(
  KEPT_PAIRS,
  (fromPitchClass, from, toPitchClass, to) =>
    `${fromPitchClass}:${from.id}>${toPitchClass}:${to.id}`,
  (fromPitchClass, from, toPitchClass, to) => {
    const here = chooseGrips(fromPitchClass, from, GRIPS_CONSIDERED)
    const there = chooseGrips(toPitchClass, to, GRIPS_CONSIDERED)
    const [best] = leastMotionPairs(here, there, 1)
    if (!best) return {}
    return {
      pair: { from: fingered(here, best.from), to: fingered(there, best.to) },
      motionCost: best.cost,
    }
  },
)
