/** The order in which the search tries the states of the layer before. */
import { groupBy } from '../group-by'
import { type LayerChange, stringsToHold } from './changes'

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

/** Parents whose strings are the same for the notes held now, in ascending order of total. */
export interface ParentGroup {
  /** As packed by `stringsToHold`. */
  readonly strings: number
  readonly members: Uint16Array | number[]
}

export function groupParents(
  change: LayerChange,
  alive: Uint16Array,
  order: Uint16Array,
): readonly ParentGroup[] {
  const ordered = order.subarray(0, alive.length)
  if (change.heldFrom.length === 0) return [{ strings: 0, members: ordered }]
  const groups = groupBy(ordered, (parent) => stringsToHold(change, alive[parent]!))
  return Array.from(groups, ([strings, members]) => ({ strings, members }))
}
