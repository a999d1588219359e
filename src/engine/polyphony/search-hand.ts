/**
 * The cheapest way through the layers, exactly: dynamic programming over hand states.
 *
 * Equal totals are told apart by fewer shifts, then the lower sum of frets, then by the order of
 * the states, compared from the last onset back. Changes never cost less than nothing, so parents
 * are tried in ascending order of total until one alone costs more than the best found.
 */
import { changeChargesOf, MOST_FRETS } from './change-charges'
import { changeBetween, fingerCost, type LayerChange, placementChangeCost } from './changes'
import type { HandWeights } from './cost-table'
import type { HandLayer } from './layers'
import { orderByTotal, parentFinder } from './parent-groups'

/** A way to play every onset. */
export interface HandPath {
  /** One state a layer. */
  readonly states: Uint16Array
  readonly total: number
  readonly shifts: number
  readonly fretSum: number
}

/** Orders paths: cheaper, fewer shifts, lower frets. */
export function comparePaths(a: HandPath, b: HandPath): number {
  return a.total - b.total || a.shifts - b.shifts || a.fretSum - b.fretSum
}

/** Shifts and frets in one exact number: good for 10 million frets. */
const SHIFT_UNIT = 2 ** 28
function makeFrontier(size: number) {
  return {
    total: new Float64Array(size),
    /** Shifts and frets. */
    second: new Float64Array(size),
  }
}
type Frontier = ReturnType<typeof makeFrontier>

/** No change costs less than nothing. */
const UNKNOWN = -1

/** The best path through layers that all have a state. */
export function searchHand(layers: readonly HandLayer[], weights: HandWeights): HandPath {
  const offsets = new Uint32Array(layers.length + 1)
  let most = 0
  for (const [index, { alive }] of layers.entries()) {
    offsets[index + 1] = offsets[index]! + alive.length
    most = Math.max(most, alive.length)
  }
  const parents = new Uint16Array(offsets[layers.length]!)
  const keys = new Float64Array(most)
  const order = new Uint16Array(most)
  const charges = changeChargesOf(weights)
  let current = makeFrontier(most)
  let next = makeFrontier(most)

  const start = layers[0]!
  for (const [at, state] of start.alive.entries()) {
    current.total[at] = start.cost[state]!
    current.second[at] = start.states.fretSum[state]!
  }
  for (let index = 1; index < layers.length; index++) {
    const before = layers[index - 1]!
    const change = changeBetween(before, layers[index]!, charges)
    orderByTotal(current.total.subarray(0, before.alive.length), keys, order)
    const own = parents.subarray(offsets[index]!, offsets[index + 1]!)
    const parentsOf = parentFinder(change, before.alive, order)
    extend(change, before.alive, layers[index]!, current, parentsOf, next, own)
    ;[current, next] = [next, current]
  }
  return traceBack(layers, current, parents, offsets)
}

function extend(
  change: LayerChange,
  fromAlive: Uint16Array,
  { alive: toAlive, cost }: HandLayer,
  current: Frontier,
  parentsOf: ReturnType<typeof parentFinder>,
  next: Frontier,
  parents: Uint16Array,
): void {
  const { from, to, shifts } = change
  // Read by every visit, so looked up once.
  const { hand: hands, pressCount: presses, placement: placements } = from
  const { total: totals, second: seconds } = current
  // What it costs to come from each placement, as far as it is known yet.
  const fromPlacements = new Int32Array((from.placement.at(-1) ?? 0) + 1)
  let members = parentsOf(0)
  let placement = -1
  for (let at = 0; at < toAlive.length; at++) {
    const state = toAlive[at]!
    const hand = to.hand[state]!
    if (to.placement[state] !== placement) {
      placement = to.placement[state]!
      fromPlacements.fill(UNKNOWN)
      // A held note stays on its string.
      members = parentsOf(to.heldStrings[state]!)
    }
    const isOpenOnly = to.pressCount[state] === 0
    let best = Infinity
    let bestSecond = Infinity
    let bestFrom = 0
    for (let visit = 0; visit < members.length; visit++) {
      const parent = members[visit]!
      let total = totals[parent]!
      if (total > best) break
      const start = fromAlive[parent]!
      const frets = Math.abs(hand - hands[start]!)
      if (frets > 0) {
        // Open strings alone do not move the hand.
        if (isOpenOnly) continue
        total += shifts[presses[start] === 0 ? frets + MOST_FRETS : frets]!
        if (total > best) continue
      }
      const was = placements[start]!
      if (fromPlacements[was] === UNKNOWN) {
        fromPlacements[was] = placementChangeCost(change, start, state)
      }
      total += fromPlacements[was]!
      if (total > best) continue
      total += fingerCost(change, start, state)
      if (total > best || total === Infinity) continue
      const second = seconds[parent]! + (frets === 0 ? 0 : SHIFT_UNIT)
      if (total === best) {
        if (second > bestSecond || (second === bestSecond && parent > bestFrom)) continue
      }
      best = total
      bestSecond = second
      bestFrom = parent
    }
    next.total[at] = best + cost[state]!
    next.second[at] = bestSecond + to.fretSum[state]!
    parents[at] = bestFrom
  }
}

function traceBack(
  layers: readonly HandLayer[],
  last: Frontier,
  parents: Uint16Array,
  offsets: Uint32Array,
): HandPath {
  let at = 0
  for (let other = 1; other < layers.at(-1)!.alive.length; other++) {
    const difference =
      last.total[other]! - last.total[at]! || last.second[other]! - last.second[at]!
    if (difference < 0) at = other
  }
  const total = last.total[at]!
  const second = last.second[at]!
  const states = new Uint16Array(layers.length)
  for (let index = layers.length - 1; index >= 0; index--) {
    states[index] = layers[index]!.alive[at]!
    at = parents[offsets[index]! + at]!
  }
  return { states, total, shifts: Math.floor(second / SHIFT_UNIT), fretSum: second % SHIFT_UNIT }
}
