/** The order in which the search tries the states of the layer before. */
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
  // Few ways to lie on the strings are shared by many parents.
  const wayOf = new Uint16Array(alive.length)
  const ways = new Map<number, number>()
  for (let parent = 0; parent < alive.length; parent++) {
    const strings = stringsToHold(change, alive[parent]!)
    if (!ways.has(strings)) ways.set(strings, ways.size)
    wayOf[parent] = ways.get(strings)!
  }
  const byMask = new Map<number, Map<number, number[]>>()
  const groupByMask = (mask: number) => {
    const groups = new Map<number, number[]>()
    const groupOfWay: number[][] = []
    for (const strings of ways.keys()) {
      const group = groups.get(strings & mask) ?? []
      groups.set(strings & mask, group)
      groupOfWay.push(group)
    }
    for (let at = 0; at < ordered.length; at++) {
      groupOfWay[wayOf[ordered[at]!]!]!.push(ordered[at]!)
    }
    return groups
  }
  return (heldStrings) => {
    const mask = holdMaskOf(heldStrings)
    let parents = byMask.get(mask)
    if (!parents) {
      parents = groupByMask(mask)
      byMask.set(mask, parents)
    }
    return parents.get(heldStrings) ?? NONE
  }
}
