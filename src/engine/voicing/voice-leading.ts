/** Pairs of grips of two chords, least motion first. */
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { askedBassOf, selectGrips, type VoicingFilters } from './chord-voicings'
import { type GripPreference, gripCost } from './grip-cost'
import { type GripChoice, gripTableOf, motionCost } from './grip-motion'
import { gripNeckOf } from './grip-neck'
import { styledChord } from './style'

/**
 * The best-ranked grips of a chord that pass the filters.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param most how many at most.
 */
export function chooseGrips(
  rootPitchClass: number,
  chord: ChordType,
  most: number,
  neck: Neck,
  filters: VoicingFilters = {},
): GripChoice {
  const { sought } = styledChord(chord, filters.style)
  const indices = selectGrips(rootPitchClass, sought, neck, filters, most)
  const askedBass = askedBassOf(rootPitchClass, sought, filters)
  const table = gripTableOf(rootPitchClass, sought, neck, askedBass)
  return { table, indices, filters }
}

/** The grips of a choice near the best of it; all of them but on small necks. */
export function nearBestOf(choice: GripChoice): GripChoice {
  const { ranked, neck } = choice.table
  const scores = choice.indices.map((index) => ranked.scores[index]!)
  return { ...choice, indices: choice.indices.slice(0, countNearBest(scores, neck)) }
}

/** Changes of chords on a strummed neck choose among grips this near the best one, in thousandths. */
const NEAR_BEST = 250

/**
 * How many of some grips, best first, are near the best of them; all of them but on small necks.
 *
 * @param scores of the grips, falling.
 */
export function countNearBest(scores: ArrayLike<number>, neck: Neck): number {
  if (!gripNeckOf(neck).isStrummed) return scores.length
  let count = 0
  while (count < scores.length && scores[0]! - scores[count]! <= NEAR_BEST) count++
  return count
}

export interface GripPair {
  /** Index into the table of the first chord. */
  readonly from: number
  readonly to: number
  /** Of the change and, where the hand is to be spared, of both grips. */
  readonly cost: number
}

/** Equal motion goes to the pair of better-ranked grips, then to the better first grip. */
function comesBefore(a: GripPair, b: GripPair): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost
  const [ranksOfA, ranksOfB] = [a.from + a.to, b.from + b.to]
  return ranksOfA !== ranksOfB ? ranksOfA < ranksOfB : a.from < b.from
}

/**
 * The pairs with the least motion among all pairs of the two choices, exactly: a pair is passed
 * over only where its hand shift and outer voices alone cost more than the worst pair kept.
 *
 * @param limit how many at most, ≥ 1.
 * @param prefer `voices`: the motion alone counts; `hand`: also what each grip costs by itself, so
 * that easy grips low on the neck come before equal motion high up.
 */
export function leastMotionPairs(
  from: GripChoice,
  to: GripChoice,
  limit: number,
  prefer: GripPreference = 'voices',
): readonly GripPair[] {
  const kept: GripPair[] = []
  let worst = Number.POSITIVE_INFINITY
  const ownCost = (choice: GripChoice, index: number) =>
    prefer === 'hand' ? gripCost(choice, index, prefer) : 0
  const ownCosts = to.indices.map((index) => ownCost(to, index))
  for (const i of from.indices) {
    const before = ownCost(from, i)
    for (const [column, j] of to.indices.entries()) {
      const own = before + ownCosts[column]!
      const cost = own + motionCost(from.table, i, to.table, j, worst - own)
      if (cost > worst) continue
      const pair: GripPair = { from: i, to: j, cost }
      let place = kept.length
      while (place > 0 && comesBefore(pair, kept[place - 1]!)) place--
      if (place >= limit) continue
      kept.splice(place, 0, pair)
      if (kept.length > limit) kept.pop()
      if (kept.length === limit) worst = kept[limit - 1]!.cost
    }
  }
  return kept
}
