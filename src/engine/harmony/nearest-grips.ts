/** The pair of grips by which the hand gets from one chord to another with the least effort. */

import { fingerGrip } from '../hand/fingering'
import { fretsOf } from '../hand/grip'
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { keepRecent } from '../keep-recent'
import { oncePer } from '../once-per'
import type { ChordType } from '../theory/chord'
import { gripCost } from '../voicing/grip-cost'
import { type GripTable, gripTableOf, motionCost } from '../voicing/grip-motion'
import { countNearBest } from '../voicing/voice-leading'

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
  /** Of the change alone. */
  readonly motionCost?: number
}

/** Grips of a table that have been fingered; most are never needed. */
const FINGERED = new WeakMap<GripTable, (FingeredFrets | undefined)[]>()

function fingered(table: GripTable, index: number): FingeredFrets {
  const known = FINGERED.get(table) ?? []
  FINGERED.set(table, known)
  const before = known[index]
  if (before) return before
  const frets = fretsOf(table.ranked.grips[index]!, table.stringCount)
  const answer: FingeredFrets = { frets, fingers: fingerGrip(frets).fingers }
  known[index] = answer
  return answer
}

interface Pair {
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** Equal effort goes to the pair of better-ranked grips, then to the better first grip. */
function comesBefore(a: Pair, b: Pair): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost
  return a.from + a.to !== b.from + b.to ? a.from + a.to < b.from + b.to : a.from < b.from
}

/** Below any cost: `motionCost` then adds up no more than hand shift and outer voices. */
const NOTHING = -1
/** What each pair costs at least; reused between calls, written before it is read. */
const leastCosts = new Int32Array(GRIPS_CONSIDERED * GRIPS_CONSIDERED)

const countOf = ({ ranked, neck }: GripTable): number =>
  Math.min(GRIPS_CONSIDERED, countNearBest(ranked.scores, neck))

/** What each of the first grips costs by itself: easy ones low on the neck cost least. */
const ownCostsOf = (table: GripTable, count: number, other: GripTable): readonly number[] => {
  const choice = { table, indices: [] }
  const neighbours = [{ table: other, indices: [] }]
  return Array.from({ length: count }, (_, index) => gripCost(choice, index, 'hand', neighbours))
}

/**
 * The pair that `leastMotionPairs` would put first for the hand. The pair with the least hand shift and outer
 * voices is weighed first, so that the fingers of only a few others need to be looked at.
 */
function leastEffortPair(here: GripTable, there: GripTable): Pair | undefined {
  const fromCount = countOf(here)
  const toCount = countOf(there)
  if (fromCount === 0 || toCount === 0) return undefined
  const fromCosts = ownCostsOf(here, fromCount, there)
  const toCosts = ownCostsOf(there, toCount, here)
  let likeliest = 0
  for (let place = 0; place < fromCount * toCount; place++) {
    const from = Math.floor(place / toCount)
    const to = place - from * toCount
    const own = fromCosts[from]! + toCosts[to]!
    leastCosts[place] = own + motionCost(here, from, there, to, NOTHING)
    if (leastCosts[place]! < leastCosts[likeliest]!) likeliest = place
  }
  const pairAt = (place: number, most = Number.POSITIVE_INFINITY): Pair => {
    const from = Math.floor(place / toCount)
    const to = place - from * toCount
    const own = fromCosts[from]! + toCosts[to]!
    return { from, to, cost: own + motionCost(here, from, there, to, most - own) }
  }
  let best = pairAt(likeliest)
  for (let place = 0; place < fromCount * toCount; place++) {
    if (leastCosts[place]! > best.cost) continue
    const pair = pairAt(place, best.cost)
    if (comesBefore(pair, best)) best = pair
  }
  return best
}

/** Every move from each of the contract's chords on twelve roots: some 2,400. */
const KEPT_PAIRS = 4096

/**
 * The pair with the least effort among the best 24 grips of each chord, as a progression weighs it:
 * the motion with what each grip costs by itself. Of equal ones the better-ranked pair. The pairs asked
 * last are kept.
 *
 * @param fromPitchClass root of the first chord, 0–11; `toPitchClass` of the second.
 */
export function nearestGripsOf(
  fromPitchClass: number,
  from: ChordType,
  toPitchClass: number,
  to: ChordType,
  neck: Neck,
): NearestGrips {
  return pairsOn(neck)(fromPitchClass, from, toPitchClass, to)
}

const pairsOn = oncePer((neck: Neck) =>
  keepRecent(
    KEPT_PAIRS,
    (fromPitchClass: number, from: ChordType, toPitchClass: number, to: ChordType) =>
      `${fromPitchClass}:${from.id}>${toPitchClass}:${to.id}`,
    (fromPitchClass, from, toPitchClass, to): NearestGrips => {
      const here = gripTableOf(fromPitchClass, from, neck)
      const there = gripTableOf(toPitchClass, to, neck)
      const best = leastEffortPair(here, there)
      if (!best) return {}
      return {
        pair: { from: fingered(here, best.from), to: fingered(there, best.to) },
        motionCost: motionCost(here, best.from, there, best.to),
      }
    },
  ),
)
