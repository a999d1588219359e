/**
 * What a progression costs at least from each grip on: the bound that lets the search drop a
 * beginning early. Changes count by the hand's shift and the outer voices alone, so grips that
 * agree in these three share one bound and are looked at together.
 */
import { STRING_COUNT } from './grip'
import { MOTION_WEIGHTS } from './grip-motion'
import type { GripChoice } from './voice-leading'

/** Grips of one chord that are alike in hand fret, bass and top. */
interface Outlines {
  readonly handFrets: number[]
  readonly basses: number[]
  readonly tops: number[]
  /** Outline of each grip of the choice. */
  readonly ofGrip: Uint16Array
  /** Least cost of a grip of this outline. */
  readonly ownCosts: number[]
}

function outlinesOf({ table, indices }: GripChoice, ownCosts: Int32Array): Outlines {
  const outlines: Outlines = {
    handFrets: [],
    basses: [],
    tops: [],
    ofGrip: new Uint16Array(indices.length),
    ownCosts: [],
  }
  const known = new Map<number, number>()
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at]!
    const hand = table.handFrets[index]!
    const bass = table.midis[index * STRING_COUNT]!
    const top = table.midis[index * STRING_COUNT + table.voiceCounts[index]! - 1]!
    const key = (hand << 14) | (bass << 7) | top
    let outline = known.get(key)
    if (outline === undefined) {
      outline = outlines.handFrets.length
      known.set(key, outline)
      outlines.handFrets.push(hand)
      outlines.basses.push(bass)
      outlines.tops.push(top)
      outlines.ownCosts.push(ownCosts[at]!)
    } else if (ownCosts[at]! < outlines.ownCosts[outline]!) {
      outlines.ownCosts[outline] = ownCosts[at]!
    }
    outlines.ofGrip[at] = outline
  }
  return outlines
}

/** Least cost after each outline of one chord, given the least cost from each outline of the next. */
function costsAfter(here: Outlines, next: Outlines, costsFromNext: Int32Array): Int32Array {
  const costs = new Int32Array(here.basses.length)
  for (let outline = 0; outline < costs.length; outline++) {
    const hand = here.handFrets[outline]!
    const bass = here.basses[outline]!
    const top = here.tops[outline]!
    let least = Number.MAX_SAFE_INTEGER
    for (let other = 0; other < costsFromNext.length; other++) {
      const otherHand = next.handFrets[other]!
      const shift = hand === 0 || otherHand === 0 ? 0 : Math.abs(hand - otherHand)
      const voices = Math.abs(bass - next.basses[other]!) + Math.abs(top - next.tops[other]!)
      const cost =
        costsFromNext[other]! +
        MOTION_WEIGHTS.handShiftFret * shift +
        MOTION_WEIGHTS.voiceSemitone * voices
      if (cost < least) least = cost
    }
    costs[outline] = least
  }
  return costs
}

/**
 * For each chord, the least that can still follow each grip of its choice: all later changes and
 * grips, its own cost left out. Never more than the truth; 0 for the last chord.
 *
 * @param ownCosts cost of each grip, in the order of the choices.
 */
export function costsAhead(
  choices: readonly GripChoice[],
  ownCosts: readonly Int32Array[],
): readonly Int32Array[] {
  const ahead: Int32Array[] = choices.map((choice) => new Int32Array(choice.indices.length))
  let next: Outlines | undefined
  let costsFromNext = new Int32Array(0)
  for (let at = choices.length - 1; at >= 0; at--) {
    const here = outlinesOf(choices[at]!, ownCosts[at]!)
    const after = next ? costsAfter(here, next, costsFromNext) : new Int32Array(here.basses.length)
    for (const [grip, outline] of here.ofGrip.entries()) ahead[at]![grip] = after[outline]!
    next = here
    costsFromNext = after.map((cost, outline) => cost + here.ownCosts[outline]!)
  }
  return ahead
}
