/**
 * States and moves with their costs, made once and kept: pitches return within a piece and from
 * request to request. What is kept is bounded; where it is full, all of it is forgotten.
 */
import type { Neck } from '../instrument/neck'
import { keptOr } from '../once-per'
import { EASES } from './fingerings'
import { type Limits, type SlicePitches, type States, statesOf } from './states'
import { countsOf, movesBetween } from './terms'
import type { Weights } from './weights'

/** The moves into each state: those into `state` stand at `start[state]` … `start[state + 1]`. */
export interface Moves {
  readonly start: Int32Array
  readonly from: Uint16Array
  readonly cost: Int32Array
}

interface Priced {
  readonly cost: Int32Array
  readonly moves: Map<States, Moves>
}

/** Moves and states of eight cells; some 30 MB. */
const MOST_CELLS = 4_000_000

interface Kept {
  readonly states: WeakMap<Neck, Map<string, States>>
  readonly priced: WeakMap<States, Map<Weights, Priced>>
  cells: number
}

const nothingKept = (): Kept => ({ states: new WeakMap(), priced: new WeakMap(), cells: 0 })

let kept = nothingKept()

function grow(cells: number): void {
  kept.cells += cells
  if (kept.cells > MOST_CELLS) kept = nothingKept()
}

function keyOf(
  { maxFret, ease, reachMm = 0 }: Limits,
  { fresh, held, pins }: SlicePitches,
): string {
  let key = String.fromCharCode(maxFret, EASES.indexOf(ease), reachMm, ...fresh)
  if (held.length > 0) key += `|${String.fromCharCode(...held)}`
  return pins ? key + JSON.stringify(pins) : key
}

/** The states of pitches on a neck under some limits. */
export function statesFor(neck: Neck, limits: Limits, pitches: SlicePitches): States {
  const tables = keptOr(kept.states, neck, () => new Map<string, States>())
  return keptOr(tables, keyOf(limits, pitches), () => {
    const states = statesOf(neck, limits, pitches)
    grow(states.count * 8 + 64)
    return states
  })
}

function pricedFor(states: States, weights: Weights): Priced {
  const byWeights = keptOr(kept.priced, states, () => new Map<Weights, Priced>())
  return keptOr(byWeights, weights, () => {
    const cost = new Int32Array(states.count)
    let state = 0
    const add = (term: number, by: number) => {
      cost[state]! += weights[term]! * by
    }
    const count = countsOf(states)
    for (; state < states.count; state++) count(state, add)
    return { cost, moves: new Map() }
  })
}

/** Room to work in. */
let froms = new Uint16Array(4096)
let costs = new Int32Array(4096)

/** What every move that is possible costs. */
function priceMoves(before: States, after: States, weights: Weights): Moves {
  const start = new Int32Array(after.count + 1)
  if (costs.length < before.count * after.count) {
    froms = new Uint16Array(2 * before.count * after.count)
    costs = new Int32Array(froms.length)
  }
  const countMove = movesBetween(before, after)
  let cost = 0
  const add = (term: number, by: number) => {
    cost += weights[term]! * by
  }
  let moves = 0
  for (let to = 0; to < after.count; to++) {
    for (let from = 0; from < before.count; from++) {
      cost = 0
      if (!countMove(from, to, add)) continue
      froms[moves] = from
      costs[moves++] = cost
    }
    start[to + 1] = moves
  }
  return { start, from: froms.slice(0, moves), cost: costs.slice(0, moves) }
}

/** Slices that follow each other, with what their states and the moves between them cost. */
export interface PricedSlices {
  readonly layers: readonly States[]
  /** What each state costs by itself. */
  readonly costs: readonly Int32Array[]
  /** The moves out of each slice but the last. */
  readonly moves: readonly Moves[]
}

export function priceSlices(layers: readonly States[], weights: Weights): PricedSlices {
  const priced = layers.map((states) => pricedFor(states, weights))
  const moves = layers.slice(1).map((after, index) =>
    keptOr(priced[index]!.moves, after, () => {
      const made = priceMoves(layers[index]!, after, weights)
      grow(made.cost.length + after.count)
      return made
    }),
  )
  return { layers, costs: priced.map(({ cost }) => cost), moves }
}
