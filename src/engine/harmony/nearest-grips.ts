/** The pair of grips by which the hand gets from one chord to another with the least motion. */
import type { Frets } from '../instrument/fret-text'
import type { ChordType } from '../theory/chord'
import { fingerGrip } from '../voicing/fingering'
import { fretsOf } from '../voicing/grip'
import { motionCost } from '../voicing/grip-motion'
import { keepRecent } from '../voicing/keep-recent'
import { chooseGrips, type GripChoice } from '../voicing/voice-leading'

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

interface Pair {
  readonly from: number
  readonly to: number
}

/** Below any cost: `motionCost` then adds up no more than hand shift and outer voices. */
const NOTHING = -1
/** More than any grip considered has as its rank; two ranks fit into one sort key. */
const RANK_SPAN = 1024
const PAIR_SPAN = RANK_SPAN * RANK_SPAN * 2

/**
 * The pair that `leastMotionPairs` would put first. Pairs are taken by what their hand shift and
 * outer voices cost at least, so that the fingers of only a few are looked at.
 */
function leastMotionPair(
  here: GripChoice,
  there: GripChoice,
): (Pair & { cost: number }) | undefined {
  const keys = new Float64Array(here.indices.length * there.indices.length)
  let count = 0
  for (const from of here.indices) {
    for (const to of there.indices) {
      const bound = motionCost(here.table, from, there.table, to, NOTHING)
      keys[count++] = bound * PAIR_SPAN + (from + to) * RANK_SPAN + from
    }
  }
  keys.sort()
  let best: (Pair & { cost: number }) | undefined
  for (const key of keys) {
    const bound = Math.floor(key / PAIR_SPAN)
    if (best && bound > best.cost) break
    const ranks = key - bound * PAIR_SPAN
    const from = ranks % RANK_SPAN
    const to = Math.floor(ranks / RANK_SPAN) - from
    const cost = motionCost(here.table, from, there.table, to, best?.cost)
    if (!best || cost < best.cost || (cost === best.cost && isBetterRanked({ from, to }, best))) {
      best = { from, to, cost }
    }
  }
  return best
}

function isBetterRanked(a: Pair, b: Pair): boolean {
  return a.from + a.to !== b.from + b.to ? a.from + a.to < b.from + b.to : a.from < b.from
}

/** Every move from each of the contract's chords on twelve roots: some 2,400. */
const KEPT_PAIRS = 4096

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
    const best = leastMotionPair(here, there)
    if (!best) return {}
    return {
      pair: { from: fingered(here, best.from), to: fingered(there, best.to) },
      motionCost: best.cost,
    }
  },
)
