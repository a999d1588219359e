/** The order in which the search tries the states of the layer before. */
import { groupBy } from '../group-by'
import { holdMaskOf, type LayerChange, stringsToHold } from './changes'

/** More than the states of any layer. */
const INDEX_UNIT = 2 ** 16
/** Stands in the order for a state that nothing leads to; more than any total. */
const UNREACHED = 2 ** 36

/** Positions of a frontier in ascending order of total, then of position. */
export function orderByTotal(totals: Float64Array, keys: Float64Array, order: Uint16Array): void {
  const count = totals.length
  for (let at = 0; at < count; at++) {
    keys[at] = Math.min(totals[at]!, UNREACHED) * INDEX_UNIT + at
  }
  const sorted = keys.subarray(0, count).sort()
  for (let at = 0; at < count; at++) {
    const key = sorted[at]!
    order[at] = key - Math.floor(key / INDEX_UNIT) * INDEX_UNIT
  }
}

type Parents = Uint16Array | readonly number[]

const NONE: Parents = []

/**
 * Finds the parents that agree with a state about the notes it holds, in ascending order of total.
 *
 * @returns takes the strings of the state's held notes, packed as in `heldStrings`
 */
export function parentFinder(
  change: LayerChange,
  alive: Uint16Array,
  order: Uint16Array,
): (heldStrings: number) => Parents {
  const ordered = order.subarray(0, alive.length)
  if (change.heldFrom.length === 0) return () => ordered
  const stringsBefore = Uint32Array.from(alive, (state) => stringsToHold(change, state))
  const byMask = new Map<number, Map<number, Parents>>()
  return (heldStrings) => {
    const mask = holdMaskOf(heldStrings)
    let parents = byMask.get(mask)
    if (!parents) {
      parents = groupBy(ordered, (parent) => stringsBefore[parent]! & mask)
      byMask.set(mask, parents)
    }
    return parents.get(heldStrings) ?? NONE
  }
}
