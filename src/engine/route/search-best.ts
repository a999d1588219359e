/**
 * The cheapest way through the layers, exactly: dynamic programming over hand states.
 *
 * Equal totals are told apart by fewer shifts, then the lower sum of frets, then the
 * lexicographically smallest sequence of (string, fret, finger), and at last, where leading open
 * strings leave the hand free, by the lowest hand. The sequence is compared through a rank that
 * every state carries, so an answer never hangs on the order of a map or on rounding.
 */
import { startAnchorCostOf } from './cost'
import type { NoteLayer } from './note-layers'
import { transitionsBetween } from './transitions'

/** A way to play every note. */
export interface StatePath {
  /** One index a note into `layer.states`. */
  readonly states: Uint8Array
  readonly total: number
  readonly shifts: number
  readonly fretSum: number
}

/** Shifts and frets in one exact number: `shifts × 2^28 + frets`, good for 10 million notes. */
export const SHIFT_UNIT = 2 ** 28

/** No layer has more states: the pitch class E has 108. */
const MAX_STATES = 256
/** Trellises up to this many cells are kept between calls. */
const KEPT_CELLS = 1 << 16

/** The states of one layer that can be reached, as parallel columns. */
function makeFrontier() {
  return {
    count: 0,
    state: new Uint8Array(MAX_STATES),
    hand: new Uint8Array(MAX_STATES),
    total: new Float64Array(MAX_STATES),
    /** Shifts and frets. */
    second: new Float64Array(MAX_STATES),
    /** Dense rank of the (string, fret, finger) sequence so far; equal sequences share one. */
    rank: new Int32Array(MAX_STATES),
    /** Index into the frontier before. */
    from: new Uint8Array(MAX_STATES),
  }
}
type Frontier = ReturnType<typeof makeFrontier>

const frontiers = [makeFrontier(), makeFrontier()] as const
const bucket = new Int32Array(MAX_STATES + 1)
const order = new Int32Array(MAX_STATES)
const keptState = new Uint8Array(KEPT_CELLS)
const keptFrom = new Uint8Array(KEPT_CELLS)

function startFrontier(layer: NoteLayer, anchorHandFret: number | undefined, to: Frontier): void {
  const { alive, cost, states } = layer
  for (let index = 0; index < alive.length; index++) {
    const state = alive[index]!
    const hand = states.hand[state]!
    to.state[index] = state
    to.hand[index] = hand
    to.total[index] =
      cost[index]! +
      (anchorHandFret === undefined ? 0 : startAnchorCostOf(Math.abs(hand - anchorHandFret)))
    to.second[index] = states.fret[state]!
    const before = alive[index - 1]
    to.rank[index] =
      before === undefined
        ? 0
        : to.rank[index - 1]! +
          (states.place[before] === states.place[state] &&
          states.finger[before] === states.finger[state]
            ? 0
            : 1)
  }
  to.count = alive.length
}

/** Ranks the sequences of a frontier: by the rank they came from, then by their own state. */
function rankFrontier(from: Frontier, to: Frontier, layer: NoteLayer): void {
  const { place, finger } = layer.states
  bucket.fill(0, 0, from.count + 1)
  for (let index = 0; index < to.count; index++) {
    const slot = from.rank[to.from[index]!]! + 1
    bucket[slot] = bucket[slot]! + 1
  }
  for (let slot = 1; slot <= from.count; slot++) bucket[slot] = bucket[slot]! + bucket[slot - 1]!
  for (let index = 0; index < to.count; index++) {
    const slot = from.rank[to.from[index]!]!
    const at = bucket[slot]!
    bucket[slot] = at + 1
    order[at] = index
  }
  let rank = -1
  let lastParent = -1
  let lastState = -1
  for (let at = 0; at < to.count; at++) {
    const index = order[at]!
    const parent = from.rank[to.from[index]!]!
    const state = to.state[index]!
    const same =
      parent === lastParent &&
      place[state] === place[lastState] &&
      finger[state] === finger[lastState]
    if (!same) rank++
    to.rank[index] = rank
    lastParent = parent
    lastState = state
  }
}

function extendFrontier(from: Frontier, fromLayer: NoteLayer, layer: NoteLayer, to: Frontier) {
  const { alive, cost, states } = layer
  const costs = transitionsBetween(fromLayer.states.key, states.key)
  const fromStates = fromLayer.states.count
  const fromCount = from.count
  const { state: fromState, hand: fromHand, total: fromTotal, second: fromSecond } = from
  let count = 0
  for (let index = 0; index < alive.length; index++) {
    const state = alive[index]!
    const hand = states.hand[state]!
    const isOpen = states.finger[state] === 0
    const row = state * fromStates
    let best = Infinity
    let bestFrom = -1
    for (let start = 0; start < fromCount; start++) {
      if (isOpen && fromHand[start] !== hand) continue
      const total = fromTotal[start]! + costs[row + fromState[start]!]!
      if (total < best) {
        best = total
        bestFrom = start
      } else if (total === best) {
        const second = fromSecond[start]! + (fromHand[start] === hand ? 0 : SHIFT_UNIT)
        const bestSecond = fromSecond[bestFrom]! + (fromHand[bestFrom] === hand ? 0 : SHIFT_UNIT)
        if (second > bestSecond) continue
        if (second === bestSecond) {
          const rank = from.rank[start]!
          const bestRank = from.rank[bestFrom]!
          if (rank > bestRank) continue
          if (rank === bestRank && fromHand[start]! > fromHand[bestFrom]!) continue
        }
        bestFrom = start
      }
    }
    if (bestFrom < 0) continue
    to.state[count] = state
    to.hand[count] = hand
    to.total[count] = best + cost[index]!
    to.second[count] =
      fromSecond[bestFrom]! + (fromHand[bestFrom] === hand ? 0 : SHIFT_UNIT) + states.fret[state]!
    to.from[count] = bestFrom
    count++
  }
  to.count = count
  rankFrontier(from, to, layer)
}

function bestOf(frontier: Frontier): number {
  let best = 0
  for (let index = 1; index < frontier.count; index++) {
    const difference =
      frontier.total[index]! - frontier.total[best]! ||
      frontier.second[index]! - frontier.second[best]! ||
      frontier.rank[index]! - frontier.rank[best]! ||
      frontier.hand[index]! - frontier.hand[best]!
    if (difference < 0) best = index
  }
  return best
}

/**
 * The best path through layers that all have a state. Time and memory grow with the number of
 * notes, O(n·S²) and O(n·S) for S states a note (about 18).
 *
 * @param anchorHandFret hand of a shape that is held before the first note
 */
export function searchBest(layers: readonly NoteLayer[], anchorHandFret?: number): StatePath {
  const stride = layers.reduce((most, layer) => Math.max(most, layer.alive.length), 0)
  const cells = layers.length * stride
  const stateAt = cells <= KEPT_CELLS ? keptState : new Uint8Array(cells)
  const fromAt = cells <= KEPT_CELLS ? keptFrom : new Uint8Array(cells)
  let [current, next] = frontiers
  startFrontier(layers[0]!, anchorHandFret, current)
  stateAt.set(current.state.subarray(0, current.count))
  for (let note = 1; note < layers.length; note++) {
    extendFrontier(current, layers[note - 1]!, layers[note]!, next)
    const base = note * stride
    for (let index = 0; index < next.count; index++) {
      stateAt[base + index] = next.state[index]!
      fromAt[base + index] = next.from[index]!
    }
    ;[current, next] = [next, current]
  }
  let at = bestOf(current)
  const total = current.total[at]!
  const second = current.second[at]!
  const states = new Uint8Array(layers.length)
  for (let note = layers.length - 1; note >= 0; note--) {
    states[note] = stateAt[note * stride + at]!
    at = fromAt[note * stride + at]!
  }
  return { states, total, shifts: Math.floor(second / SHIFT_UNIT), fretSum: second % SHIFT_UNIT }
}
