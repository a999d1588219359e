/**
 * The end of a line: a shortest, smoothest way over the ladder to a pitch that leads back to the
 * first one, so that the drill can be repeated without a break.
 */

import { withinOctave } from '../theory/pitch-class'

/**
 * Whether a pitch leads to another: by a step, as the same tone, or by a fifth (or fourth). Between
 * the root and the fifth of a diminished chord the fifth is the chord's own.
 *
 * @param ownFifthSet pitch classes of root and fifth, bit n for pitch class n
 */
export function leadsBack(lastMidi: number, firstMidi: number, ownFifthSet: number): boolean {
  const semitones = withinOctave(firstMidi - lastMidi)
  if (LEADING_INTERVALS.has(semitones)) return true
  return ((ownFifthSet >> (lastMidi % 12)) & (ownFifthSet >> (firstMidi % 12)) & 1) === 1
}
/** Semitones upwards, octaves taken off: common tone, steps, fourth and fifth. */
const LEADING_INTERVALS: ReadonlySet<number> = new Set([0, 1, 2, 5, 7, 10, 11])

/**
 * Costs of an end, small integers: a fifth or step nearby is best, the same pitch again costs a
 * little, and a leap of more than an octave back to the start costs as much as one or two turns.
 */
const SAME_PITCH_AGAIN = 3
const AN_OCTAVE_AWAY = 1
const FAR_AWAY = 20
const NEAR_SEMITONES = 7
const OCTAVE_SEMITONES = 12

/** What it costs to end on a pitch when the line starts again on another; `Infinity` if it may not. */
export function loopCostOf(lastMidi: number, firstMidi: number, ownFifthSet: number): number {
  if (!leadsBack(lastMidi, firstMidi, ownFifthSet)) return Number.POSITIVE_INFINITY
  if (lastMidi === firstMidi) return SAME_PITCH_AGAIN
  const leap = Math.abs(lastMidi - firstMidi)
  if (leap > OCTAVE_SEMITONES) return FAR_AWAY
  return leap > NEAR_SEMITONES ? AN_OCTAVE_AWAY : 0
}

/** How many rungs one move may go, with its cost: neighbours first, at most a leap of an octave. */
const MOVES = (
  [
    [1, 0],
    [-1, 0],
    [2, 3],
    [-2, 3],
    [3, 8],
    [-3, 8],
    [4, 14],
    [-4, 14],
    [0, 60],
  ] as const
).map(([rungs, cost]) => ({
  rungs,
  cost,
  heading: Math.sign(rungs),
  /** Rungs left out. */
  gaps: Math.max(0, Math.abs(rungs) - 1),
}))
const TURN = 2
const WIDE_LEAP = 2
const WIDE_LEAP_SEMITONES = 9
const REPEATS_BAR_BEFORE = 4

export interface PathRequest {
  /** Ascending pitches. */
  readonly ladder: readonly number[]
  /** Rung that the path leaves from; it is not part of the result. */
  readonly fromIndex: number
  /** Direction of travel before the path, −1, 0 (none) or 1. */
  readonly direction: number
  /** How many notes the path has. */
  readonly noteCount: number
  /** Cost of ending on a rung, `Infinity` where it must not end. */
  readonly endCostOf: (index: number) => number
  /** Charge for leaving a rung out, beside the plain cost of a skip; 0 where it is left out. */
  readonly gapCost?: number
  /** Rungs of a line that the path should not repeat note for note. */
  readonly unlike?: readonly number[]
}

export interface Path {
  /** Rungs of the ladder, `noteCount` of them. */
  readonly indexes: readonly number[]
  readonly cost: number
}

/** States of a path: a rung and the direction it was reached in, 3 × rung + 0 down, 1 none, 2 up. */
const DIRECTIONS = 3
/** Memory of the search, kept between calls; it grows with the largest. */
let costs = new Float64Array(0)
let nextCosts = new Float64Array(0)
let endCosts = new Float64Array(0)
let cameFrom = new Int16Array(0)

function makeRoom(stateCount: number, noteCount: number): void {
  if (costs.length < stateCount) {
    costs = new Float64Array(stateCount)
    nextCosts = new Float64Array(stateCount)
    endCosts = new Float64Array(stateCount)
  }
  if (cameFrom.length < stateCount * noteCount) cameFrom = new Int16Array(stateCount * noteCount)
}

/**
 * The cheapest path over a ladder: neighbours, few turns, no note twice in a row. Ties go to the
 * path found first in the order of the moves, so the same request always gives the same path.
 * Gives `undefined` where no path of that length reaches an end.
 */
export function findPath(request: PathRequest): Path | undefined {
  const { ladder, fromIndex, noteCount, endCostOf, gapCost = 0, unlike } = request
  const size = ladder.length
  const stateCount = size * DIRECTIONS
  makeRoom(stateCount, noteCount)
  costs.fill(Number.POSITIVE_INFINITY, 0, stateCount)
  costs[fromIndex * DIRECTIONS + request.direction + 1] = 0
  for (let rung = 0; rung < size; rung++) endCosts[rung] = endCostOf(rung)
  for (let step = 0; step < noteCount; step++) {
    nextCosts.fill(Number.POSITIVE_INFINITY, 0, stateCount)
    const isLast = step === noteCount - 1
    const unlikeRung = unlike?.[step] ?? -1
    for (let state = 0; state < stateCount; state++) {
      const cost = costs[state]!
      if (cost === Number.POSITIVE_INFINITY) continue
      const index = (state / DIRECTIONS) | 0
      const direction = state - index * DIRECTIONS - 1
      for (let turn = 0; turn < MOVES.length; turn++) {
        const { rungs, cost: moveCost, heading, gaps } = MOVES[turn]!
        const target = index + rungs
        if (target < 0 || target >= size) continue
        let total = cost + moveCost + gapCost * gaps
        if (heading * direction === -1) total += TURN
        if (Math.abs(ladder[target]! - ladder[index]!) > WIDE_LEAP_SEMITONES) total += WIDE_LEAP
        if (unlikeRung === target) total += REPEATS_BAR_BEFORE
        if (isLast) total += endCosts[target]!
        const to = target * DIRECTIONS + heading + 1
        if (total >= nextCosts[to]!) continue
        nextCosts[to] = total
        cameFrom[step * stateCount + to] = state
      }
    }
    ;[costs, nextCosts] = [nextCosts, costs]
  }
  let best = -1
  let cost = Number.POSITIVE_INFINITY
  for (let state = 0; state < stateCount; state++) {
    if (costs[state]! >= cost) continue
    best = state
    cost = costs[state]!
  }
  if (best < 0) return undefined
  const indexes: number[] = new Array(noteCount)
  for (let step = noteCount - 1; step >= 0; step--) {
    indexes[step] = (best / DIRECTIONS) | 0
    best = cameFrom[step * stateCount + best]!
  }
  return { indexes, cost }
}
