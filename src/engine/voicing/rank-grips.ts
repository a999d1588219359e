/**
 * Orders the grips of a chord by what their facts cost. The grip that is shown first is chosen by
 * weights of its own, among those with the root lowest where there are any.
 */
import type { PackedGrip } from '../hand/grip'
import { familyOf } from '../instrument/family-table'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { bareCosts } from './bare-neck'
import type { Forms } from './forms'
import { factsReader } from './grip-facts'
import { GRIP_FACT_NAMES, GRIP_FACTS } from './grip-weights'

/** Grips best first, and the score of each in thousandths of a point, higher is better. */
export interface RankedGrips {
  readonly grips: Float64Array
  readonly scores: Int32Array
  /** Costs by the weights of the first grip. */
  readonly firstCosts: Int32Array
}

/** What one grip costs in a list and as the first grip. */
interface GripCost {
  list: number
  first: number
  /** The root, or the bass that was asked for, lies lowest. */
  isOver: boolean
}

const LIST = Float64Array.from(GRIP_FACT_NAMES, (name) => GRIP_FACTS[name][0])
const FIRST = Float64Array.from(GRIP_FACT_NAMES, (name) => GRIP_FACTS[name][1])

/** More than what ease takes off for the string and the tones that a taught grip leaves out. */
const TAUGHT_ON_BARE_NECK = 9000

/** A function that weighs grips of one chord; its answer holds until the next call. */
function costReader(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  forms: Forms,
  askedSemitone?: number,
): (grip: PackedGrip) => GripCost {
  const cost: GripCost = { list: 0, first: 0, isOver: true }
  const { gripCosts } = familyOf(neck.instrument)
  if (gripCosts) {
    const costOf = bareCosts(rootPitchClass, chord, neck, gripCosts, askedSemitone)
    return (grip) => {
      cost.list = costOf(grip) - (forms.has(grip) ? TAUGHT_ON_BARE_NECK : 0)
      cost.first = cost.list
      return cost
    }
  }
  const count = (fact: number, times: number) => {
    cost.list += times * LIST[fact]!
    cost.first += times * FIRST[fact]!
  }
  const read = factsReader(rootPitchClass, chord, neck, forms, count, askedSemitone)
  return (grip) => {
    cost.list = 0
    cost.first = 0
    cost.isOver = read(grip)
    return cost
  }
}

// One sort key a grip, exact in a double: 18 bits of cost, then its place in the list of the search.
const COST_FLOOR = 1 << 17
const INDEX_SPAN = 2 ** 25

/**
 * Ranks grips of one chord.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param forms the known movable grips of this chord type.
 * @param askedBass pitch class 0–11 that is to lie in the bass, where it is not the root.
 */
export function rankGrips(
  grips: Float64Array,
  rootPitchClass: number,
  chord: ChordType,
  forms: Forms,
  neck: Neck,
  askedBass?: number,
): RankedGrips {
  const askedSemitone =
    askedBass === undefined ? undefined : withinOctave(askedBass - rootPitchClass)
  const costOf = costReader(rootPitchClass, chord, neck, forms, askedSemitone)
  const keys = new Float64Array(grips.length)
  const costs = new Int32Array(grips.length)
  let lead = 0
  let isLeadOver = false
  for (let index = 0; index < grips.length; index++) {
    const { list, first, isOver } = costOf(grips[index]!)
    keys[index] = (COST_FLOOR + Math.round(list)) * INDEX_SPAN + index
    costs[index] = Math.round(first)
    const isBetter = isOver === isLeadOver ? costs[index]! < costs[lead]! : isOver
    if (isBetter) {
      lead = index
      isLeadOver = isOver
    }
  }
  const leadScore = COST_FLOOR - Math.floor((keys[lead] ?? 0) / INDEX_SPAN)
  if (grips.length > 0) keys[lead] = lead
  keys.sort()
  const ranked = new Float64Array(keys.length)
  const scores = new Int32Array(keys.length)
  const firstCosts = new Int32Array(keys.length)
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place]!
    const index = key % INDEX_SPAN
    ranked[place] = grips[index]!
    firstCosts[place] = costs[index]!
    scores[place] = COST_FLOOR - Math.floor(key / INDEX_SPAN)
  }
  if (keys.length > 0) scores[0] = Math.max(leadScore, scores[1] ?? leadScore)
  return { grips: ranked, scores, firstCosts }
}
