/**
 * The paths of a plan: the best of all, and the best for other places of the hand. Where on the
 * neck music lies is what its pitches do not say, so each of those is a real choice; the runner-up
 * by cost alone differs in one note.
 */
import { oncePer } from '../once-per'
import { outlineFor } from './outline'
import { fretsOff, type Preferences } from './preferences'
import { type Bias, searchPath } from './search'
import type { States } from './states'
import type { PricedSlices } from './tables'
import {
  gripsOfSlices,
  MOST_SHORT_SLICES,
  otherGripBiasOf,
  otherGripsOf,
  type Returns,
  usualGripsOf,
} from './usual-grip'
import type { Way } from './ways'
import { TERM, type Weights } from './weights'

/** Frets of the index finger in the alternatives. */
const HANDS = [
  [1, 1],
  [4, 5],
  [7, 7],
  [9, 10],
  [12, 13],
] as const

/** For each fret off such a hand; not part of the cost. */
const OFF_HAND = 20
/** States whose hand is farther off are not looked at, where others are left; nor are hands off an asked window. */
const NEAR_HAND_FRETS = 3
/** An alternative lays at least this part of the notes on other strings. */
const LEAST_DIFFERENCE = 1 / 5
/** Usual grips of short music are tried out by at most so many searches. */
const MOST_SEARCHES = 24

/** In longer music one route is searched for by itself: an alternative is hardly ever cheaper. */
const MOST_SLICES_LOOKED_INTO = 256

/** A path and what it costs, all told. */
export interface CostedPath {
  readonly zone: string
  readonly states: ArrayLike<number>
  readonly total: number
}

/** What a search looks at. */
export interface Field extends PricedSlices {
  readonly weights: Weights
  readonly returns: Returns
  readonly preferences: Preferences
  /** What the caller's preferences add to each state, where there are any. */
  readonly preferenceBias: Bias | undefined
}

/** A path, what it costs without the term of other grips, and the slices that have one. */
interface FoundPath extends CostedPath {
  readonly others: readonly number[]
}

/** The best path under a bias that is no part of its cost. */
function pathUnder(field: Field, zone: string, bias: Bias = []): FoundPath & { bound: number } {
  const { layers, weights, preferenceBias, returns } = field
  const { states, total: bound } = searchPath(field, preferenceBias, bias)
  let biased = 0
  for (const [slice, own] of bias.entries()) biased += own?.[states[slice]!] ?? 0
  const others = otherGripsOf(layers, returns, states)
  const total = bound - biased + weights[TERM['other-grip']]! * others.length
  return { zone, states, total, others, bound }
}

/**
 * The best path of all: searched again so that it returns to the grips that it mostly has. In short
 * music every usual grip is tried that may be cheaper, which makes the search exact but for a bound.
 */
function bestPath(field: Field): CostedPath {
  const { layers, returns, weights } = field
  const first = pathUnder(field, 'optimum')
  if (first.others.length === 0) return first
  const under = (usual: ArrayLike<number>) =>
    pathUnder(field, 'optimum', otherGripBiasOf(layers, usual, weights[TERM['other-grip']]!))
  const again = under(usualGripsOf(layers, returns, first.states))
  let best = again.total < first.total ? again : first
  if (layers.length > MOST_SHORT_SLICES) return best
  let searches = 0
  const decide = (usual: Float64Array, { others, states }: FoundPath): void => {
    const slice = others.find((other) => usual[other]! < 0)
    if (slice === undefined) return
    const slices = returns.find((own) => own.includes(slice))!
    for (const grip of gripsOfSlices(layers, slices, states)) {
      if (searches++ >= MOST_SEARCHES) return
      const decided = usual.slice()
      for (const own of slices) decided[own] = grip
      const path = under(decided)
      if (path.bound >= best.total) continue
      if (path.total < best.total) best = path
      decide(decided, path)
    }
  }
  decide(new Float64Array(layers.length).fill(-1), first)
  return best
}

const offHand = ({ hands }: States, [low, high]: (typeof HANDS)[number]) =>
  Float64Array.from(hands, (hand) => OFF_HAND * fretsOff(hand, low, high))

/** What each state is off each of the hands; one too far off may not be, where others are left. */
const offHands = oncePer((states: States): readonly Float64Array[] =>
  HANDS.map((hand) => {
    const { carries } = outlineFor(states)
    const off = offHand(states, hand)
    const isNear = (own: number) => own <= OFF_HAND * NEAR_HAND_FRETS
    if (!off.some(isNear)) return off
    // Open strings keep the hand wherever it was.
    return off.map((own, state) => (isNear(own) || carries[state] ? own : Number.POSITIVE_INFINITY))
  }),
)

/** Whether a place of the hand is near to the window that is asked for. */
const isAsked = ({ window }: Preferences, low: number, high: number): boolean =>
  !window ||
  (low - NEAR_HAND_FRETS <= window.highestHandFret &&
    high + NEAR_HAND_FRETS >= window.lowestHandFret)

/** The best path for each place of the hand. */
function pathsNear(field: Field): readonly CostedPath[] {
  const off = field.layers.map(offHands)
  return HANDS.flatMap((hand, index): CostedPath | readonly CostedPath[] => {
    const [low, high] = hand
    if (!isAsked(field.preferences, low, high)) return []
    const zone = low === high ? `hand ${low}` : `hand ${low}-${high}`
    const bias = off.map((hands) => hands[index])
    const near = pathUnder(field, zone, bias)
    // A note that is held far off may keep the hand there.
    return near.bound < Number.POSITIVE_INFINITY
      ? near
      : pathUnder(
          field,
          zone,
          field.layers.map((states) => offHand(states, hand)),
        )
  })
}

/** How many new notes two paths lay on different strings, and how many there are. */
function isAnother(layers: readonly States[], one: CostedPath, other: CostedPath): boolean {
  let notes = 0
  let apart = 0
  for (let slice = 0; slice < layers.length; slice++) {
    const { fresh, width, strings } = layers[slice]!
    notes += fresh.length
    const was = one.states[slice]! * width
    const is = other.states[slice]! * width
    for (let column = 0; column < fresh.length; column++) {
      if (strings[was + column] !== strings[is + column]) apart++
    }
  }
  return apart >= notes * LEAST_DIFFERENCE
}

/** The best path of a way to lie; `undefined` where it does not play all notes. */
function pathOfWay(field: Field, { zone, allows }: Way): CostedPath | undefined {
  const forbidden = oncePer((layer: States) =>
    Float64Array.from({ length: layer.count }, (_, state) =>
      allows(layer, state) ? 0 : Number.POSITIVE_INFINITY,
    ),
  )
  const path = pathUnder(field, zone, field.layers.map(forbidden))
  return path.bound === Number.POSITIVE_INFINITY ? undefined : path
}

/** The best path and its alternatives, or the best path of each way, cheapest first. */
export function findPaths(
  field: Field,
  limit: number,
  ways?: readonly Way[],
): readonly CostedPath[] {
  const isLong = field.layers.length > MOST_SLICES_LOOKED_INTO
  if (!ways && limit === 1 && isLong) return [bestPath(field)]
  const paths = ways
    ? ways.flatMap((way) => pathOfWay(field, way) ?? [])
    : [bestPath(field), ...pathsNear(field)]
  const kept: CostedPath[] = []
  for (const path of paths.toSorted((a, b) => a.total - b.total)) {
    if (kept.length === limit) break
    if (kept.every((better) => isAnother(field.layers, better, path))) kept.push(path)
  }
  return kept
}
