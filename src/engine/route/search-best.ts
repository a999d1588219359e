/**
 * The cheapest way to play every note, exactly: dynamic programming over hand states. Terms that
 * look further back than one note (`line-memory.ts`) are charged along the best way to each state,
 * so with them the answer is the cheapest of those ways and not always of all.
 *
 * Equal totals are told apart by fewer shifts, then the lower sum of frets, then fewer stretches
 * (which cost what one fret of a shift costs), then the lexicographically smallest sequence of
 * (string, fret, finger), and at last, where leading open strings leave the hand free, by the
 * lowest hand. The sequence is compared through a rank that
 * every state carries, so an answer does not depend on the order of a map or on rounding.
 */
import { startAnchorCostOf } from './cost'
import { figureCost, movedCost, recall } from './line-memory'
import type { NoteChoices } from './note-choices'
import { LEAST_SHIFT_COSTS, MAX_STATES, makeParentOrder, orderParents } from './parent-order'
import { pedalSideOf, transitionsBetween } from './transitions'

/** A way to play every note. */
export interface StatePath {
  /** One index a note into the `states` of its choices. */
  readonly states: Uint16Array
  readonly total: number
  readonly shifts: number
  readonly fretSum: number
  readonly stretches: number
}

/** Orders paths of the same total: fewer shifts, then the lower frets, then fewer stretches. */
export function compareTallies(a: StatePath, b: StatePath): number {
  return a.shifts - b.shifts || a.fretSum - b.fretSum || a.stretches - b.stretches
}

/** Shifts and frets in one exact number: `shifts × 2^28 + frets`, good for 10 million notes. */
const SHIFT_UNIT = 2 ** 28

/** Tables up to this many cells are reused between calls. */
const KEPT_CELLS = 1 << 16

/** The states of one note that can be reached, as parallel columns. */
function makeFrontier() {
  return {
    count: 0,
    state: new Uint16Array(MAX_STATES),
    hand: new Uint8Array(MAX_STATES),
    total: new Float64Array(MAX_STATES),
    /** Shifts and frets. */
    tieBreak: new Float64Array(MAX_STATES),
    stretches: new Int32Array(MAX_STATES),
    /** Dense rank of the (string, fret, finger) sequence so far; equal sequences share one. */
    rank: new Int32Array(MAX_STATES),
    /** Index into the frontier before. */
    from: new Uint16Array(MAX_STATES),
  }
}
type Frontier = ReturnType<typeof makeFrontier>

const frontiers = [makeFrontier(), makeFrontier()] as const
const bucket = new Int32Array(MAX_STATES + 1)
const order = new Int32Array(MAX_STATES)
const parents = makeParentOrder()
const keptState = new Uint16Array(KEPT_CELLS)
const keptFrom = new Uint16Array(KEPT_CELLS)

function startFrontier(
  noteChoices: NoteChoices,
  anchorHandFret: number | undefined,
  to: Frontier,
): void {
  const { candidates, cost, states } = noteChoices
  for (let index = 0; index < candidates.length; index++) {
    const state = candidates[index]!
    const hand = states.hand[state]!
    to.state[index] = state
    to.hand[index] = hand
    to.total[index] =
      cost[index]! +
      (anchorHandFret === undefined ? 0 : startAnchorCostOf(Math.abs(hand - anchorHandFret)))
    to.tieBreak[index] = states.fret[state]!
    to.stretches[index] = states.stretch[state]!
    const before = candidates[index - 1]
    to.rank[index] =
      before === undefined
        ? 0
        : to.rank[index - 1]! +
          (states.place[before] === states.place[state] &&
          states.finger[before] === states.finger[state]
            ? 0
            : 1)
  }
  to.count = candidates.length
}

/** Ranks the sequences of a frontier: by the rank they came from, then by their own state. */
function rankFrontier(from: Frontier, to: Frontier, noteChoices: NoteChoices): void {
  const { place, finger } = noteChoices.states
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

/** Whether a start wins over another of the same total, for a state with this hand. */
function goesBefore(from: Frontier, hand: number, start: number, other: number): boolean {
  const shift = from.hand[start] === hand ? 0 : SHIFT_UNIT
  const otherShift = from.hand[other] === hand ? 0 : SHIFT_UNIT
  const difference =
    from.tieBreak[start]! + shift - from.tieBreak[other]! - otherShift ||
    from.stretches[start]! - from.stretches[other]! ||
    from.rank[start]! - from.rank[other]! ||
    from.hand[start]! - from.hand[other]!
  return difference < 0
}

function extendFrontier(
  from: Frontier,
  fromChoices: NoteChoices,
  noteChoices: NoteChoices,
  to: Frontier,
  isLine: boolean,
  isStuck = false,
): void {
  const { candidates, cost, states, pace, isPedal } = noteChoices
  const side = pedalSideOf(fromChoices.isPedal, isPedal)
  const costs = transitionsBetween(fromChoices.states, states, pace, side)
  const leastShiftCost = LEAST_SHIFT_COSTS[pace]!
  const { count: fromCount, state: fromState, total: fromTotal } = from
  const { cheapestFirst, byHand, groupStart } = parents
  orderParents(fromTotal, from.hand, fromCount, parents)
  let count = 0
  for (let index = 0; index < candidates.length; index++) {
    const state = candidates[index]!
    const hand = states.hand[state]!
    const row = state * fromChoices.states.count
    let best = Infinity
    let bestFrom = -1
    for (let visit = groupStart[hand]!; visit < groupStart[hand + 1]!; visit++) {
      const start = byHand[visit]!
      let total = fromTotal[start]! + costs[row + fromState[start]!]!
      if (isLine && total <= best) total += movedCost(start, states, state)
      if (isLine && total <= best) total += figureCost(start, states, state)
      if (total < best || (total === best && goesBefore(from, hand, start, bestFrom))) {
        best = total
        bestFrom = start
      }
    }
    // An open string leaves the hand where it is, unless its grip is held by no hand that came here.
    const mayShift = isStuck || states.finger[state] !== 0
    for (let visit = 0; mayShift && visit < fromCount; visit++) {
      const start = cheapestFirst[visit]!
      if (fromTotal[start]! + leastShiftCost > best) break
      if (from.hand[start] === hand) continue
      let total = fromTotal[start]! + costs[row + fromState[start]!]!
      if (isLine && total <= best) total += movedCost(start, states, state)
      if (total < best || (total === best && goesBefore(from, hand, start, bestFrom))) {
        best = total
        bestFrom = start
      }
    }
    if (bestFrom < 0) continue
    const shift = from.hand[bestFrom] === hand ? 0 : SHIFT_UNIT
    to.state[count] = state
    to.hand[count] = hand
    to.total[count] = best + cost[index]!
    to.tieBreak[count] = from.tieBreak[bestFrom]! + shift + states.fret[state]!
    to.stretches[count] = from.stretches[bestFrom]! + states.stretch[state]!
    to.from[count] = bestFrom
    count++
  }
  if (count === 0 && !isStuck) {
    extendFrontier(from, fromChoices, noteChoices, to, isLine, true)
    return
  }
  to.count = count
  rankFrontier(from, to, noteChoices)
}

function bestOf(frontier: Frontier): number {
  let best = 0
  for (let index = 1; index < frontier.count; index++) {
    const difference =
      frontier.total[index]! - frontier.total[best]! ||
      frontier.tieBreak[index]! - frontier.tieBreak[best]! ||
      frontier.stretches[index]! - frontier.stretches[best]! ||
      frontier.rank[index]! - frontier.rank[best]! ||
      frontier.hand[index]! - frontier.hand[best]!
    if (difference < 0) best = index
  }
  return best
}

/**
 * The best path; every note must have a candidate. Time and memory grow with the number of
 * notes, O(n·S²) and O(n·S) for S states a note (about 18).
 *
 * @param anchorHandFret hand of a shape that is held before the first note
 * @param stepsBack of each note to its pitch before, 0 for none; with it a line keeps its figures
 */
export function searchBest(
  choices: readonly NoteChoices[],
  anchorHandFret?: number,
  stepsBack?: Uint8Array,
): StatePath {
  let stride = 0
  for (const { candidates } of choices) if (candidates.length > stride) stride = candidates.length
  const cells = choices.length * stride
  const stateAt = cells <= KEPT_CELLS ? keptState : new Uint16Array(cells)
  const fromAt = cells <= KEPT_CELLS ? keptFrom : new Uint16Array(cells)
  const trail = { choices, stateAt, fromAt, stride }
  let [current, next] = frontiers
  startFrontier(choices[0]!, anchorHandFret, current)
  for (let index = 0; index < current.count; index++) stateAt[index] = current.state[index]!
  for (let note = 1; note < choices.length; note++) {
    if (stepsBack) recall(trail, note, current.count, stepsBack[note]!)
    extendFrontier(current, choices[note - 1]!, choices[note]!, next, stepsBack !== undefined)
    const base = note * stride
    for (let index = 0; index < next.count; index++) {
      stateAt[base + index] = next.state[index]!
      fromAt[base + index] = next.from[index]!
    }
    ;[current, next] = [next, current]
  }
  let at = bestOf(current)
  const total = current.total[at]!
  const tieBreak = current.tieBreak[at]!
  const stretches = current.stretches[at]!
  const states = new Uint16Array(choices.length)
  for (let note = choices.length - 1; note >= 0; note--) {
    states[note] = stateAt[note * stride + at]!
    at = fromAt[note * stride + at]!
  }
  return {
    states,
    total,
    shifts: Math.floor(tieBreak / SHIFT_UNIT),
    fretSum: tieBreak % SHIFT_UNIT,
    stretches,
  }
}
