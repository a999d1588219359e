/**
 * The lists of prefixes that the k-best search keeps for every state of a layer: their totals, the
 * rank of their sequences, and the interned places they lie on.
 */
import { startAnchorCostOf } from './cost'
import type { NoteLayer } from './note-layers'
import { makeParentOrder, type ParentOrder } from './parent-order'

/** The kept prefixes of one layer, `k` slots a state, best first. */
export interface PrefixLists {
  stateCount: number
  readonly state: Uint8Array
  readonly hand: Uint8Array
  /** Slots filled, by state. */
  readonly filled: Uint8Array
  readonly total: Float64Array
  readonly second: Float64Array
  readonly stretches: Int32Array
  /** Dense rank of the (string, fret, finger) sequence. */
  readonly rank: Int32Array
  /** Interned sequence of places; dense from 0. */
  readonly prefix: Int32Array
  prefixCount: number
  rankCount: number
  /** Slot in the layer before. */
  readonly from: Uint16Array
}

export function makeLists(stateCount: number, k: number): PrefixLists {
  const slots = stateCount * k
  return {
    stateCount: 0,
    state: new Uint8Array(stateCount),
    hand: new Uint8Array(stateCount),
    filled: new Uint8Array(stateCount),
    total: new Float64Array(slots),
    second: new Float64Array(slots),
    stretches: new Int32Array(slots),
    rank: new Int32Array(slots),
    prefix: new Int32Array(slots),
    prefixCount: 0,
    rankCount: 0,
    from: new Uint16Array(slots),
  }
}

/** Arrays that a search needs once, sized for its widest layer. */
export interface Workspace {
  readonly k: number
  readonly parents: ParentOrder
  readonly bucket: Int32Array
  readonly rankOrder: Int32Array
  readonly interned: Int32Array
}

export function makeWorkspace(k: number, widest: number, mostPlaces: number): Workspace {
  return {
    k,
    parents: makeParentOrder(),
    bucket: new Int32Array(widest * k + 1),
    rankOrder: new Int32Array(widest * k),
    interned: new Int32Array(widest * k * mostPlaces),
  }
}

/** Fills the lists of the first layer: one prefix a state. */
export function startLists(
  layer: NoteLayer,
  anchorHandFret: number | undefined,
  k: number,
  to: PrefixLists,
) {
  const { alive, cost, states } = layer
  let rank = -1
  let prefix = -1
  for (let index = 0; index < alive.length; index++) {
    const state = alive[index]!
    const before = alive[index - 1]
    const hand = states.hand[state]!
    const samePlace = before !== undefined && states.place[before] === states.place[state]
    if (!samePlace) prefix++
    if (!samePlace || states.finger[before] !== states.finger[state]) rank++
    to.state[index] = state
    to.hand[index] = hand
    to.filled[index] = 1
    to.total[index * k] =
      cost[index]! +
      (anchorHandFret === undefined ? 0 : startAnchorCostOf(Math.abs(hand - anchorHandFret)))
    to.second[index * k] = states.fret[state]!
    to.stretches[index * k] = states.stretch[state]!
    to.rank[index * k] = rank
    to.prefix[index * k] = prefix
  }
  to.stateCount = alive.length
  to.prefixCount = prefix + 1
  to.rankCount = rank + 1
}

/** Turns parent prefixes into those that end at this layer's places. */
export function internPrefixes(
  from: PrefixLists,
  layer: NoteLayer,
  to: PrefixLists,
  { k, interned }: Workspace,
): void {
  const { place, placeCount } = layer.states
  interned.fill(-1, 0, from.prefixCount * placeCount)
  let prefixCount = 0
  for (let index = 0; index < to.stateCount; index++) {
    const ownPlace = place[to.state[index]!]!
    for (let slot = index * k; slot < index * k + to.filled[index]!; slot++) {
      const key = to.prefix[slot]! * placeCount + ownPlace
      let prefix = interned[key]!
      if (prefix < 0) {
        prefix = prefixCount++
        interned[key] = prefix
      }
      to.prefix[slot] = prefix
    }
  }
  to.prefixCount = prefixCount
}

/** Turns parent ranks into ranks of the longer sequences; equal sequences share one. */
export function rankPrefixes(
  from: PrefixLists,
  layer: NoteLayer,
  to: PrefixLists,
  { k, bucket, rankOrder }: Workspace,
): void {
  const { place, finger } = layer.states
  bucket.fill(0, 0, from.rankCount + 1)
  let slots = 0
  for (let index = 0; index < to.stateCount; index++) {
    for (let slot = index * k; slot < index * k + to.filled[index]!; slot++) {
      const parent = to.rank[slot]! + 1
      bucket[parent] = bucket[parent]! + 1
      slots++
    }
  }
  for (let rank = 1; rank <= from.rankCount; rank++)
    bucket[rank] = bucket[rank]! + bucket[rank - 1]!
  for (let index = 0; index < to.stateCount; index++) {
    for (let slot = index * k; slot < index * k + to.filled[index]!; slot++) {
      const parent = to.rank[slot]!
      const at = bucket[parent]!
      bucket[parent] = at + 1
      rankOrder[at] = slot
    }
  }
  let rank = -1
  let lastParent = -1
  let lastState = -1
  for (let at = 0; at < slots; at++) {
    const slot = rankOrder[at]!
    const parent = to.rank[slot]!
    const state = to.state[Math.floor(slot / k)]!
    const same =
      parent === lastParent &&
      place[state] === place[lastState] &&
      finger[state] === finger[lastState]
    if (!same) rank++
    to.rank[slot] = rank
    lastParent = parent
    lastState = state
  }
  to.rankCount = rank + 1
}
