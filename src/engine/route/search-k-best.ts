/**
 * The k cheapest routes that differ in a place, exactly: list Viterbi. Every state keeps its k best
 * prefixes, no two of which lie on the same places – otherwise the finger variants of one route
 * would fill the list. Prefixes of places are interned as (parent prefix, place), which cannot
 * collide. Ties are broken as in `search-best.ts`.
 */
import type { NoteLayer } from './note-layers'
import { LEAST_SHIFT_COST, orderParents } from './parent-order'
import {
  internPrefixes,
  makeLists,
  makeWorkspace,
  type PrefixLists,
  rankPrefixes,
  startLists,
  type Workspace,
} from './prefix-lists'
import { SHIFT_UNIT, type StatePath } from './search-best'
import { transitionsBetween } from './transitions'

/** Whether an entry goes before a kept one of the same total; both are slots of the layer before. */
function goesBefore(
  from: PrefixLists,
  k: number,
  hand: number,
  slot: number,
  kept: number,
): boolean {
  const slotHand = from.hand[Math.floor(slot / k)]!
  const keptHand = from.hand[Math.floor(kept / k)]!
  const second = from.second[slot]! + (slotHand === hand ? 0 : SHIFT_UNIT)
  const keptSecond = from.second[kept]! + (keptHand === hand ? 0 : SHIFT_UNIT)
  const difference =
    second - keptSecond ||
    from.stretches[slot]! - from.stretches[kept]! ||
    from.rank[slot]! - from.rank[kept]! ||
    slotHand - keptHand
  return difference < 0
}

/**
 * Puts the entries of one parent into the list that grows from slot `base` to `end`.
 *
 * @param step cost of the transition from the parent
 * @returns the new end
 */
function insertParent(
  from: PrefixLists,
  parent: number,
  step: number,
  hand: number,
  to: PrefixLists,
  base: number,
  oldEnd: number,
  k: number,
): number {
  const { total: toTotal, prefix: toPrefix, from: toFrom } = to
  const lastSlot = base + k - 1
  const endSlot = parent * k + from.filled[parent]!
  let end = oldEnd
  for (let slot = parent * k; slot < endSlot; slot++) {
    const total = from.total[slot]! + step
    if (end > lastSlot && total > toTotal[lastSlot]!) break
    // Where the entry belongs; a list is short, so it is searched from its end.
    let at = end
    while (at > base) {
      const keptTotal = toTotal[at - 1]!
      if (keptTotal < total) break
      if (keptTotal === total && !goesBefore(from, k, hand, slot, toFrom[at - 1]!)) break
      at--
    }
    if (at > lastSlot) break
    const prefix = from.prefix[slot]!
    let twin = base
    while (twin < end && toPrefix[twin] !== prefix) twin++
    if (twin < at) continue
    if (twin === end) {
      if (end <= lastSlot) end++
      else twin = lastSlot
    }
    for (let move = twin; move > at; move--) {
      toTotal[move] = toTotal[move - 1]!
      toPrefix[move] = toPrefix[move - 1]!
      toFrom[move] = toFrom[move - 1]!
    }
    toTotal[at] = total
    toPrefix[at] = prefix
    toFrom[at] = slot
  }
  return end
}

/** Fills the list of one state with totals, parent prefixes and slots; gives its length. */
function fillList(
  from: PrefixLists,
  costs: Uint16Array,
  row: number,
  hand: number,
  isOpen: boolean,
  to: PrefixLists,
  base: number,
  { k, parents }: Workspace,
): number {
  const { total: fromTotal, hand: fromHand, state: fromState, stateCount } = from
  const { cheapestFirst, byHand, groupStart } = parents
  const lastSlot = base + k - 1
  let end = base
  for (let visit = groupStart[hand]!; visit < groupStart[hand + 1]!; visit++) {
    const parent = byHand[visit]!
    const step = costs[row + fromState[parent]!]!
    end = insertParent(from, parent, step, hand, to, base, end, k)
  }
  // An open string leaves the hand where it is.
  for (let visit = 0; !isOpen && visit < stateCount; visit++) {
    const parent = cheapestFirst[visit]!
    const least = fromTotal[parent * k]! + LEAST_SHIFT_COST
    if (end > lastSlot && least > to.total[lastSlot]!) break
    if (fromHand[parent] === hand) continue
    const step = costs[row + fromState[parent]!]!
    end = insertParent(from, parent, step, hand, to, base, end, k)
  }
  return end - base
}

function extendLists(
  from: PrefixLists,
  fromLayer: NoteLayer,
  layer: NoteLayer,
  to: PrefixLists,
  workspace: Workspace,
): void {
  const { k } = workspace
  const { alive, cost, states } = layer
  const costs = transitionsBetween(fromLayer.states.key, states.key)
  orderParents(from.total, k, from.hand, from.stateCount, workspace.parents)
  let count = 0
  for (let index = 0; index < alive.length; index++) {
    const state = alive[index]!
    const hand = states.hand[state]!
    const isOpen = states.finger[state] === 0
    const base = count * k
    const row = state * fromLayer.states.count
    const filled = fillList(from, costs, row, hand, isOpen, to, base, workspace)
    if (filled === 0) continue
    const fret = states.fret[state]!
    const stretch = states.stretch[state]!
    const noteCost = cost[index]!
    for (let slot = base; slot < base + filled; slot++) {
      const parent = to.from[slot]!
      const shift = from.hand[Math.floor(parent / k)] === hand ? 0 : SHIFT_UNIT
      to.total[slot] = to.total[slot]! + noteCost
      to.second[slot] = from.second[parent]! + shift + fret
      to.stretches[slot] = from.stretches[parent]! + stretch
      to.rank[slot] = from.rank[parent]!
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
      lists.stretches[a]! - lists.stretches[b]! ||
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
  const workspace = makeWorkspace(k, widest, mostPlaces)
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
      stretches: current.stretches[last]!,
    }
  })
}
