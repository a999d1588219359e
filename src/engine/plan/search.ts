/** The cheapest sequence of states, exactly: Viterbi over the moves between neighbouring slices. */
import type { States } from './states'
import { costsFor, movesFor } from './tables'
import type { Weights } from './weights'

/** What is added to each state of a slice, where anything is; infinite where it may not be. */
export type BiasOf = (states: States, slice: number) => ArrayLike<number> | undefined

export interface Path {
  /** A state for each slice. */
  readonly states: Uint16Array
  /** Of all states and moves, and of the bias. */
  readonly total: number
}

/**
 * The cheapest path through the states of each slice; of equal ones the one whose last state comes
 * first, then the one reached. Its total is infinite where no sequence of moves is possible.
 */
export function searchPath(
  layers: readonly States[],
  weights: Weights,
  ...biases: readonly (BiasOf | undefined)[]
): Path {
  const offsets = new Int32Array(layers.length + 1)
  for (let slice = 0; slice < layers.length; slice++) {
    offsets[slice + 1] = offsets[slice]! + layers[slice]!.count
  }
  const parents = new Uint16Array(offsets[layers.length]!)
  let reached: ArrayLike<number> = []
  for (let slice = 0; slice < layers.length; slice++) {
    const layer = layers[slice]!
    const reaching = new Float64Array(costsFor(layer, weights))
    for (const biasOf of biases) {
      const bias = biasOf?.(layer, slice)
      if (bias) for (let state = 0; state < layer.count; state++) reaching[state]! += bias[state]!
    }
    if (slice > 0) {
      const { start, from, cost } = movesFor(layers[slice - 1]!, layer, weights)
      const offset = offsets[slice]!
      for (let state = 0; state < layer.count; state++) {
        if (reaching[state] === Number.POSITIVE_INFINITY) continue
        let best = Number.POSITIVE_INFINITY
        let parent = 0
        for (let move = start[state]!; move < start[state + 1]!; move++) {
          const total = reached[from[move]!]! + cost[move]!
          if (total < best) {
            best = total
            parent = from[move]!
          }
        }
        reaching[state]! += best
        parents[offset + state] = parent
      }
    }
    reached = reaching
  }
  const states = new Uint16Array(layers.length)
  const last = layers.length - 1
  let state = 0
  for (let other = 1; other < layers[last]!.count; other++) {
    if (reached[other]! < reached[state]!) state = other
  }
  const total = reached[state]!
  for (let slice = last; slice >= 0; slice--) {
    states[slice] = state
    state = parents[offsets[slice]! + state]!
  }
  return { states, total }
}
