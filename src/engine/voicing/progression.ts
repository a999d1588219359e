/**
 * The best ways through a chord progression: whole paths of grips, one a chord, that cost least in
 * grips and changes together. Exact: every path over the given grips competes.
 */
import { type GripPreference, gripCost } from './grip-cost'
import type { GripChoice } from './grip-motion'
import { motionCost } from './grip-motion'
import {
  costsAhead,
  type LeastMotions,
  leastMotionsBetween,
  type Outlines,
  outlinesOf,
} from './grip-outlines'

export interface GripPath {
  /** One index into each chord's table. */
  readonly grips: readonly number[]
  /** Sum of the grips' and the changes' costs; lower is better. */
  readonly cost: number
}

/** The best beginnings that end in each grip of one chord: `width` slots a grip, cheapest first. */
interface Layer {
  readonly choice: GripChoice
  readonly ownCosts: Int32Array
  readonly outlines: Outlines
  /** What changes to the next chord cost at least, by outlines; empty for the last. */
  readonly motions: LeastMotions
  /** The least that must still follow each outline. */
  readonly ahead: Int32Array
  readonly filled: Uint8Array
  readonly costs: Int32Array
  /** Slot of the beginning before, in the layer before. */
  readonly before: Int32Array
}

/** The items of a list before and after a place. */
export function neighboursOf<T>(list: readonly T[], at: number): readonly T[] {
  return [...list.slice(Math.max(0, at - 1), at), ...list.slice(at + 1, at + 2)]
}

function makeLayers(
  choices: readonly GripChoice[],
  width: number,
  prefer: GripPreference,
): readonly Layer[] {
  const layers: Layer[] = []
  let next: Layer | undefined
  for (let at = choices.length - 1; at >= 0; at--) {
    const choice = choices[at]!
    const neighbours = neighboursOf(choices, at)
    const ownCosts = Int32Array.from(choice.indices, (index) =>
      gripCost(choice, index, prefer, neighbours),
    )
    const outlines = outlinesOf(choice, ownCosts)
    const motions = next ? leastMotionsBetween(outlines, next.outlines) : new Uint16Array(0)
    next = {
      choice,
      ownCosts,
      outlines,
      motions,
      ahead: next
        ? costsAhead(motions, next.outlines, next.ahead)
        : new Int32Array(outlines.nodes.length),
      filled: new Uint8Array(choice.indices.length),
      costs: new Int32Array(choice.indices.length * width),
      before: new Int32Array(choice.indices.length * width).fill(-1),
    }
    layers.unshift(next)
  }
  return layers
}

/** Keeps a beginning in a grip's slots if it is among the cheapest; the first of equals stays. */
function keep(layer: Layer, node: number, width: number, cost: number, before: number): void {
  const first = node * width
  const filled = layer.filled[node]!
  let slot = first + filled
  if (filled === width) {
    slot--
    if (cost >= layer.costs[slot]!) return
  } else layer.filled[node] = filled + 1
  for (; slot > first && layer.costs[slot - 1]! > cost; slot--) {
    layer.costs[slot] = layer.costs[slot - 1]!
    layer.before[slot] = layer.before[slot - 1]!
  }
  layer.costs[slot] = cost
  layer.before[slot] = before
}

/** The grips of one outline that have a beginning, cheapest beginning first. */
interface Parents {
  readonly outline: number
  readonly nodes: readonly number[]
  readonly cheapest: number
}

/** All beginnings by outline, the outline with the cheapest first. */
function parentsOf(layer: Layer, width: number): readonly Parents[] {
  const parents: Parents[] = []
  for (const [outline, all] of layer.outlines.nodes.entries()) {
    const nodes = all.filter((node) => layer.filled[node]! > 0)
    if (nodes.length === 0) continue
    nodes.sort((a, b) => layer.costs[a * width]! - layer.costs[b * width]! || a - b)
    parents.push({ outline, nodes, cheapest: layer.costs[nodes[0]! * width]! })
  }
  return parents.sort((a, b) => a.cheapest - b.cheapest || a.outline - b.outline)
}

/** Extends the beginnings of one layer to the next; `ceiling` is the most a whole path may cost. */
function extend(previous: Layer, next: Layer, width: number, ceiling: number): void {
  const parents = parentsOf(previous, width)
  for (let outline = 0; outline < next.outlines.nodes.length; outline++) {
    const room = ceiling - next.ahead[outline]!
    for (const node of next.outlines.nodes[outline]!) {
      fill(previous, next, outline, node, parents, width, room)
    }
  }
}

/** Fills the slots of one grip with the cheapest beginnings that cost no more than `room`. */
function fill(
  previous: Layer,
  next: Layer,
  outline: number,
  node: number,
  parents: readonly Parents[],
  width: number,
  room: number,
): void {
  const from = previous.choice
  const to = next.choice
  const own = next.ownCosts[node]!
  const outlineCount = next.outlines.nodes.length
  const last = node * width + width - 1
  // The most that a beginning may cost to be kept here.
  let most = room
  for (const group of parents) {
    // Later beginnings cost more, so none of them can win either.
    if (group.cheapest + own > most) break
    const motion = previous.motions[group.outline * outlineCount + outline]!
    for (const parent of group.nodes) {
      const before = previous.costs[parent * width]! + own
      if (before + motion > most) break
      const change = motionCost(
        from.table,
        from.indices[parent]!,
        to.table,
        to.indices[node]!,
        most - before,
      )
      for (let slot = 0; slot < previous.filled[parent]!; slot++) {
        const cost = previous.costs[parent * width + slot]! + own + change
        if (cost > most) break
        keep(next, node, width, cost, parent * width + slot)
        if (next.filled[node] === width) most = Math.min(room, next.costs[last]! - 1)
      }
    }
  }
}

function pathsWithin(
  choices: readonly GripChoice[],
  width: number,
  ceiling: number,
  prefer: GripPreference,
): readonly GripPath[] {
  const layers = makeLayers(choices, width, prefer)
  const [start] = layers
  if (!start) return []
  for (const [outline, nodes] of start.outlines.nodes.entries()) {
    for (const node of nodes) {
      const cost = start.ownCosts[node]!
      if (cost + start.ahead[outline]! <= ceiling) keep(start, node, width, cost, -1)
    }
  }
  for (let at = 1; at < layers.length; at++) {
    extend(layers[at - 1]!, layers[at]!, width, ceiling)
  }
  const end = layers.at(-1)!
  const ends: number[] = []
  for (let node = 0; node < end.filled.length; node++) {
    for (let slot = 0; slot < end.filled[node]!; slot++) ends.push(node * width + slot)
  }
  ends.sort((a, b) => end.costs[a]! - end.costs[b]! || a - b)
  return ends.slice(0, width).map((slot) => {
    const grips: number[] = []
    let place = slot
    for (let at = layers.length - 1; at >= 0; at--) {
      const { choice, before } = layers[at]!
      grips.unshift(choice.indices[Math.floor(place / width)]!)
      place = before[place]!
    }
    return { grips, cost: end.costs[slot]! }
  })
}

/** Grips a chord that a first pass looks at, to learn what a path may cost at most. */
const FIRST_PASS_GRIPS = 16

/**
 * The cheapest paths over all given grips, cheapest first; fewer where fewer exist, none where a
 * chord has no grip.
 *
 * A first pass over the best-ranked grips finds paths quickly; what they cost bounds the second,
 * which looks at every grip and drops only beginnings that cannot end cheaper.
 *
 * @param pathCount how many at most, ≥ 1.
 */
export function bestPaths(
  choices: readonly GripChoice[],
  pathCount: number,
  prefer: GripPreference = 'hand',
): readonly GripPath[] {
  if (choices.some((choice) => choice.indices.length === 0)) return []
  const isWide = choices.some((choice) => choice.indices.length > FIRST_PASS_GRIPS)
  let ceiling = Number.MAX_SAFE_INTEGER
  if (isWide) {
    const narrow = choices.map((choice) => ({
      ...choice,
      indices: choice.indices.slice(0, FIRST_PASS_GRIPS),
    }))
    const found = pathsWithin(narrow, pathCount, ceiling, prefer)
    if (found.length === pathCount) ceiling = found[pathCount - 1]!.cost
  }
  return pathsWithin(choices, pathCount, ceiling, prefer)
}
