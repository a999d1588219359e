/**
 * The k cheapest routes that differ in a place, exactly: list Viterbi. Every state keeps its k best
 * prefixes, no two of which lie on the same places – otherwise the finger variants of one route
 * would fill the list. Prefixes of places are interned as (parent prefix, place), which cannot
 * collide. Ties are broken as in `search-best.ts`.
 */
import { startAnchorCostOf } from './cost'
import type { NoteLayer } from './note-layers'
import { SHIFT_UNIT, type StatePath } from './search-best'
import { transitionsBetween } from './transitions'

/** The kept prefixes of one layer, `k` slots a state, best first. */
interface PrefixLists {
  stateCount: number
  readonly state: Uint8Array
  readonly hand: Uint8Array
  /** Slots filled, by state. */
  readonly filled: Uint8Array
  readonly total: Float64Array
  readonly second: Float64Array
  /** Dense rank of the (string, fret, finger) sequence. */
  readonly rank: Int32Array
  /** Interned sequence of places; dense from 0. */
  readonly prefix: Int32Array
  prefixCount: number
  rankCount: number
  /** Slot in the layer before. */
  readonly from: Uint16Array
}

function makeLists(stateCount: number, k: number): PrefixLists {
  const slots = stateCount * k
  return {
    stateCount: 0,
    state: new Uint8Array(stateCount),
    hand: new Uint8Array(stateCount),
    filled: new Uint8Array(stateCount),
    total: new Float64Array(slots),
    second: new Float64Array(slots),
    rank: new Int32Array(slots),
    prefix: new Int32Array(slots),
    prefixCount: 0,
    rankCount: 0,
    from: new Uint16Array(slots),
  }
}

/** Arrays that a search needs once, sized for its widest layer. */
interface Workspace {
  readonly k: number
  readonly parentOrder: Int32Array
  readonly bucket: Int32Array
  readonly rankOrder: Int32Array
  readonly interned: Int32Array
}

function startLists(
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
    to.rank[index * k] = rank
    to.prefix[index * k] = prefix
  }
  to.stateCount = alive.length
  to.prefixCount = prefix + 1
  to.rankCount = rank + 1
}

/** Visits cheap parents first, so that the lists fill with what stays. */
function orderParents(from: PrefixLists, k: number, parentOrder: Int32Array): void {
  for (let index = 0; index < from.stateCount; index++) {
    const total = from.total[index * k]!
    let at = index
    while (at > 0 && from.total[parentOrder[at - 1]! * k]! > total) {
      parentOrder[at] = parentOrder[at - 1]!
      at--
    }
    parentOrder[at] = index
  }
}

function extendLists(
  from: PrefixLists,
  fromLayer: NoteLayer,
  layer: NoteLayer,
  to: PrefixLists,
  workspace: Workspace,
): void {
  const { k, parentOrder } = workspace
  const { alive, cost, states } = layer
  const costs = transitionsBetween(fromLayer.states.key, states.key)
  const fromStates = fromLayer.states.count
  orderParents(from, k, parentOrder)
  let count = 0
  for (let index = 0; index < alive.length; index++) {
    const state = alive[index]!
    const hand = states.hand[state]!
    const isOpen = states.finger[state] === 0
    const row = state * fromStates
    const base = count * k
    let filled = 0
    for (let visit = 0; visit < from.stateCount; visit++) {
      const parent = parentOrder[visit]!
      const fromHand = from.hand[parent]!
      if (isOpen && fromHand !== hand) continue
      const step = costs[row + from.state[parent]!]!
      const shift = fromHand === hand ? 0 : SHIFT_UNIT
      const firstSlot = parent * k
      const endSlot = firstSlot + from.filled[parent]!
      for (let slot = firstSlot; slot < endSlot; slot++) {
        const total = from.total[slot]! + step
        if (filled === k && total > to.total[base + k - 1]!) break
        const second = from.second[slot]! + shift
        const rank = from.rank[slot]!
        // Where the entry belongs; a list is short, so it is searched from its end.
        let at = filled
        while (at > 0) {
          const kept = base + at - 1
          const keptTotal = to.total[kept]!
          if (keptTotal < total) break
          if (keptTotal === total) {
            if (to.second[kept]! < second) break
            if (to.second[kept] === second) {
              if (to.rank[kept]! < rank) break
              if (
                to.rank[kept] === rank &&
                from.hand[Math.floor(to.from[kept]! / k)]! <= fromHand
              ) {
                break
              }
            }
          }
          at--
        }
        if (at === k) break
        const prefix = from.prefix[slot]!
        let twin = 0
        while (twin < filled && to.prefix[base + twin] !== prefix) twin++
        if (twin < at) continue
        const last = twin < filled ? twin : filled < k ? filled : k - 1
        for (let move = base + last; move > base + at; move--) {
          to.total[move] = to.total[move - 1]!
          to.second[move] = to.second[move - 1]!
          to.rank[move] = to.rank[move - 1]!
          to.prefix[move] = to.prefix[move - 1]!
          to.from[move] = to.from[move - 1]!
        }
        const place = base + at
        to.total[place] = total
        to.second[place] = second
        to.rank[place] = rank
        to.prefix[place] = prefix
        to.from[place] = slot
        if (twin === filled && filled < k) filled++
      }
    }
    if (filled === 0) continue
    const fret = states.fret[state]!
    const noteCost = cost[index]!
    for (let slot = base; slot < base + filled; slot++) {
      to.total[slot] = to.total[slot]! + noteCost
      to.second[slot] = to.second[slot]! + fret
    }
    to.state[count] = state
    to.hand[count] = hand
    to.filled[count] = filled
    count++
  }
  to.stateCount = count
  internPrefixes(from, layer, to, workspace)
  rankPrefixes(from, layer, to, workspace)
}

/** Turns parent prefixes into those that end at this layer's places. */
function internPrefixes(
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
function rankPrefixes(
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

/** The k best slots of the last layer that end different sequences of places, best first. */
function bestSlots(lists: PrefixLists, k: number): readonly number[] {
  const slots: number[] = []
  for (let index = 0; index < lists.stateCount; index++) {
    for (let slot = index * k; slot < index * k + lists.filled[index]!; slot++) slots.push(slot)
  }
  slots.sort(
    (a, b) =>
      lists.total[a]! - lists.total[b]! ||
      lists.second[a]! - lists.second[b]! ||
      lists.rank[a]! - lists.rank[b]! ||
      lists.hand[Math.floor(a / k)]! - lists.hand[Math.floor(b / k)]!,
  )
  const seen = new Set<number>()
  const best: number[] = []
  for (const slot of slots) {
    if (best.length === k) break
    const prefix = lists.prefix[slot]!
    if (seen.has(prefix)) continue
    seen.add(prefix)
    best.push(slot)
  }
  return best
}

/**
 * At most k paths, best first, no two on the same places; each with the best fingers for its
 * places. Work O(n·S²·k), memory O(n·S·k). With k = 1 the path of `searchBest`.
 *
 * @param k 1–24
 * @param anchorHandFret hand of a shape that is held before the first note
 */
export function searchKBest(
  layers: readonly NoteLayer[],
  k: number,
  anchorHandFret?: number,
): readonly StatePath[] {
  const widest = layers.reduce((most, layer) => Math.max(most, layer.alive.length), 0)
  const mostPlaces = layers.reduce((most, layer) => Math.max(most, layer.states.placeCount), 0)
  const stride = widest * k
  const workspace: Workspace = {
    k,
    parentOrder: new Int32Array(widest),
    bucket: new Int32Array(stride + 1),
    rankOrder: new Int32Array(stride),
    interned: new Int32Array(stride * mostPlaces),
  }
  const fromAt = new Uint16Array(layers.length * stride)
  const stateAt = new Uint8Array(layers.length * widest)
  let current = makeLists(widest, k)
  let next = makeLists(widest, k)
  startLists(layers[0]!, anchorHandFret, k, current)
  stateAt.set(current.state)
  for (let note = 1; note < layers.length; note++) {
    extendLists(current, layers[note - 1]!, layers[note]!, next, workspace)
    fromAt.set(next.from, note * stride)
    stateAt.set(next.state, note * widest)
    ;[current, next] = [next, current]
  }
  return bestSlots(current, k).map((last) => {
    const states = new Uint8Array(layers.length)
    let slot = last
    for (let note = layers.length - 1; note >= 0; note--) {
      states[note] = stateAt[note * widest + Math.floor(slot / k)]!
      slot = fromAt[note * stride + slot]!
    }
    const second = current.second[last]!
    return {
      states,
      total: current.total[last]!,
      shifts: Math.floor(second / SHIFT_UNIT),
      fretSum: second % SHIFT_UNIT,
    }
  })
}
