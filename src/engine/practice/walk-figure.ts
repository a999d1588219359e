/**
 * Walks a figure over a ladder of pitches: every group begins one rung further on, up or down; where
 * the way turns, the next group begins a rung beside the note before. Of all such ways the best one
 * that leads back to the start is found exactly: few turns, on chord tones, at the beginning of a bar.
 */
import type { PlacedGroup } from './scale-figure'

/** Costs, small integers. */
const FALLING_START = 2
const TURN = 4
const TURN_WITHIN_BAR = 1
const TURN_OFF_CHORD = 1
const CLOSING_SKIP = 10

export interface FigureWalkRequest {
  /** Rungs of the ladder. */
  readonly size: number
  /** Rung of the first note. */
  readonly from: number
  readonly groups: readonly PlacedGroup[]
  /** Cost of ending on a rung, `Infinity` where the line must not end. */
  readonly endCostOf: (rung: number) => number
  readonly isChordTone: (rung: number) => boolean
  /** Lets a figure of single notes reach its last one over a skip. */
  readonly maySkipAtEnd?: boolean
}

export interface FigureWalk {
  readonly rungs: readonly number[]
  readonly cost: number
}

/** The cheapest walk, of equal ones the straightest; `undefined` where none leads back. */
export function walkFigure(request: FigureWalkRequest): FigureWalk | undefined {
  const { size, from, groups, endCostOf, isChordTone, maySkipAtEnd = false } = request
  // A state is the first rung of a group and its direction: 2 × rung, + 1 where it falls.
  const stateCount = size * 2
  const cameFrom = new Int16Array(groups.length * stateCount).fill(-1)
  let costs = new Float64Array(stateCount).fill(Number.POSITIVE_INFINITY)
  let nextCosts = new Float64Array(stateCount)
  const lastGroup = groups.length - 1

  const lastRungOf = (group: number, state: number): number => {
    const { rungs } = groups[group]!
    const reach = rungs[rungs.length - 1]!
    return (state >> 1) + (state & 1 ? -reach : reach)
  }
  const enter = (
    group: number,
    rung: number,
    falls: number,
    cost: number,
    before: number,
  ): void => {
    if (rung < 0 || rung >= size) return
    const state = rung * 2 + falls
    const last = lastRungOf(group, state)
    if (last < 0 || last >= size) return
    const total = group === lastGroup ? cost + endCostOf(last) : cost
    if (total >= nextCosts[state]!) return
    nextCosts[state] = total
    cameFrom[group * stateCount + state] = before
  }

  nextCosts.fill(Number.POSITIVE_INFINITY)
  enter(0, from, 0, 0, -1)
  enter(0, from, 1, FALLING_START, -1)
  for (let group = 1; group <= lastGroup; group++) {
    ;[costs, nextCosts] = [nextCosts, costs]
    nextCosts.fill(Number.POSITIVE_INFINITY)
    const turnCost = TURN + (groups[group]!.startsBar ? 0 : TURN_WITHIN_BAR)
    for (let state = 0; state < stateCount; state++) {
      const cost = costs[state]!
      if (cost === Number.POSITIVE_INFINITY) continue
      const falls = state & 1
      const heading = falls ? -1 : 1
      const last = lastRungOf(group - 1, state)
      const turned = cost + turnCost + (isChordTone(last) ? 0 : TURN_OFF_CHORD)
      const isSingle = last === state >> 1
      enter(group, (state >> 1) + heading, falls, cost, state)
      enter(group, last - heading, 1 - falls, turned, state)
      if (!isSingle) enter(group, last + heading, 1 - falls, turned, state)
      else if (maySkipAtEnd && group === lastGroup) {
        enter(group, last + 2 * heading, falls, cost + CLOSING_SKIP, state)
        enter(group, last - 2 * heading, 1 - falls, turned + CLOSING_SKIP, state)
      }
    }
  }

  let best = -1
  for (let state = 0; state < stateCount; state++) {
    if (nextCosts[state]! < (best < 0 ? Number.POSITIVE_INFINITY : nextCosts[best]!)) best = state
  }
  if (best < 0) return undefined
  const cost = nextCosts[best]!
  const starts: number[] = new Array(groups.length)
  for (let group = lastGroup; group >= 0; group--) {
    starts[group] = best
    best = cameFrom[group * stateCount + best]!
  }
  const rungs: number[] = []
  groups.forEach((group, index) => {
    const state = starts[index]!
    for (const rung of group.rungs) rungs.push((state >> 1) + (state & 1 ? -rung : rung))
  })
  return { rungs, cost }
}
