/**
 * The order in which the search tries the states of the note before: those that leave the hand
 * where it is, then all others from the cheapest up, so that most of them need not be tried.
 */
import { MAX_FRET } from '../instrument/neck'
import { shiftCostOf, shiftDistanceCostOf } from './cost'
import { PACE_FACTORS, type Pace } from './pace'

/** No note has more states: a pitch class has at most 108 on the standard guitar, and 340 on ten equal strings. */
export const MAX_STATES = 512

/** The least that any hand shift costs, by pace: one eased fret. */
export const LEAST_SHIFT_COSTS = PACE_FACTORS.map((_, pace) => {
  return shiftCostOf(1, true, pace as Pace) + shiftDistanceCostOf(1, true, pace as Pace)
})

export interface ParentOrder {
  /** State indexes by ascending total. */
  readonly cheapestFirst: Uint16Array
  /** The same grouped by hand: those of hand h from `groupStart[h]` to `groupStart[h + 1]`. */
  readonly byHand: Uint16Array
  readonly groupStart: Uint16Array
}

export function makeParentOrder(): ParentOrder {
  return {
    cheapestFirst: new Uint16Array(MAX_STATES),
    byHand: new Uint16Array(MAX_STATES),
    groupStart: new Uint16Array(MAX_FRET + 3),
  }
}

/** Orders `count` states by their totals and hands. */
export function orderParents(
  total: Float64Array,
  hand: Uint8Array,
  count: number,
  { cheapestFirst, byHand, groupStart }: ParentOrder,
): void {
  for (let index = 0; index < count; index++) {
    const own = total[index]!
    let at = index
    while (at > 0 && total[cheapestFirst[at - 1]!]! > own) {
      cheapestFirst[at] = cheapestFirst[at - 1]!
      at--
    }
    cheapestFirst[at] = index
  }
  // Counting sort: while it runs, `groupStart[h + 1]` is where the next state of hand h goes.
  groupStart.fill(0)
  for (let index = 0; index < count; index++) groupStart[hand[index]! + 2]!++
  for (let slot = 1; slot < groupStart.length; slot++) groupStart[slot]! += groupStart[slot - 1]!
  for (let visit = 0; visit < count; visit++) {
    const index = cheapestFirst[visit]!
    byHand[groupStart[hand[index]! + 1]!++] = index
  }
}
