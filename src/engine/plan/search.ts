/** The cheapest sequence of states, exactly: Viterbi over the moves between neighbouring slices. */
import type { PricedSlices } from './tables'

/** By slice, what is added to each of its states, where anything is; infinite where it may not be. */
export type Bias = readonly (ArrayLike<number> | undefined)[]

export interface Path {
  /** A state for each slice. */
  readonly states: Uint16Array
  /** Of all states and moves, and of the bias. */
  readonly total: number
}

/** The cheapest ways to the states of the last slice. */
export interface Reached {
  /** Of each way; infinite where no sequence of moves leads there. */
  readonly totals: Float64Array
  /** The way to a state. */
  readonly pathTo: (state: number) => Uint16Array
}

/** The cheapest way to each state of the last slice; of equal ones the one over the first state. */
export function searchAll(
  { layers, costs, moves }: PricedSlices,
  ...biases: readonly (Bias | undefined)[]
): Reached {
  const offsets = new Int32Array(layers.length + 1)
  for (let slice = 0; slice < layers.length; slice++) {
    offsets[slice + 1] = offsets[slice]! + layers[slice]!.count
  }
  const parents = new Uint16Array(offsets[layers.length]!)
  const totals = new Float64Array(offsets[layers.length]!)
  for (let slice = 0; slice < layers.length; slice++) {
    const offset = offsets[slice]!
    const end = offsets[slice + 1]!
    totals.set(costs[slice]!, offset)
    for (const bias of biases) {
      const own = bias?.[slice]
      for (let at = offset; own && at < end; at++) totals[at]! += own[at - offset]!
    }
    if (slice === 0) continue
    const before = offsets[slice - 1]!
    const { start, from, cost } = moves[slice - 1]!
    for (let at = offset; at < end; at++) {
      if (totals[at] === Number.POSITIVE_INFINITY) continue
      let best = Number.POSITIVE_INFINITY
      let parent = 0
      for (let move = start[at - offset]!; move < start[at - offset + 1]!; move++) {
        const total = totals[before + from[move]!]! + cost[move]!
        if (total < best) {
          best = total
          parent = from[move]!
        }
      }
      totals[at]! += best
      parents[at] = parent
    }
  }
  const pathTo = (last: number) => {
    const states = new Uint16Array(layers.length)
    let state = last
    for (let slice = layers.length - 1; slice >= 0; slice--) {
      states[slice] = state
      state = parents[offsets[slice]! + state]!
    }
    return states
  }
  return { totals: totals.subarray(offsets.at(-2)), pathTo }
}

/**
 * The cheapest path through the states of each slice; of equal ones the one whose last state comes
 * first, then the one reached. Its total is infinite where no sequence of moves is possible.
 */
export function searchPath(...search: Parameters<typeof searchAll>): Path {
  const { totals, pathTo } = searchAll(...search)
  let state = 0
  for (let other = 1; other < totals.length; other++) {
    if (totals[other]! < totals[state]!) state = other
  }
  return { states: pathTo(state), total: totals[state]! }
}
