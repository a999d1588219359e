/**
 * Grips of a chord grouped by outline: hand fret, bass and top. What a change costs at least – the
 * hand's shift and the outer voices – depends on the outlines alone, so a search over some hundred
 * grips can weigh a few dozen outlines first.
 */

import type { GripChoice } from './grip-motion'
import { MOTION_WEIGHTS } from './grip-motion'

export interface Outlines {
  readonly handFrets: readonly number[]
  readonly basses: readonly number[]
  readonly tops: readonly number[]
  /** Least cost of a grip of each outline. */
  readonly ownCosts: readonly number[]
  /** Places in the choice of the grips of each outline. */
  readonly nodes: readonly (readonly number[])[]
}

/**
 * Groups the grips of a choice.
 *
 * @param ownCosts cost of each grip, in the order of the choice.
 */
export function outlinesOf({ table, indices }: GripChoice, ownCosts: Int32Array): Outlines {
  const handFrets: number[] = []
  const basses: number[] = []
  const tops: number[] = []
  const least: number[] = []
  const nodes: number[][] = []
  const known = new Map<number, number>()
  for (let node = 0; node < indices.length; node++) {
    const index = indices[node]!
    const hand = table.handFrets[index]!
    const bass = table.midis[index * table.stringCount]!
    const top = table.midis[index * table.stringCount + table.voiceCounts[index]! - 1]!
    const key = (hand << 14) | (bass << 7) | top
    const outline = known.get(key)
    if (outline === undefined) {
      known.set(key, nodes.length)
      handFrets.push(hand)
      basses.push(bass)
      tops.push(top)
      least.push(ownCosts[node]!)
      nodes.push([node])
    } else {
      least[outline] = Math.min(least[outline]!, ownCosts[node]!)
      nodes[outline]!.push(node)
    }
  }
  return { handFrets, basses, tops, ownCosts: least, nodes }
}

/** What changes between the outlines of two chords cost at least: a row an outline of the first. */
export type LeastMotions = Uint16Array

export function leastMotionsBetween(from: Outlines, to: Outlines): LeastMotions {
  const width = to.nodes.length
  const motions = new Uint16Array(from.nodes.length * width)
  for (let a = 0; a < from.nodes.length; a++) {
    const hand = from.handFrets[a]!
    const bass = from.basses[a]!
    const top = from.tops[a]!
    for (let b = 0; b < width; b++) {
      const nextHand = to.handFrets[b]!
      const shift = hand === 0 || nextHand === 0 ? 0 : Math.abs(hand - nextHand)
      const voices = Math.abs(bass - to.basses[b]!) + Math.abs(top - to.tops[b]!)
      motions[a * width + b] =
        MOTION_WEIGHTS.handShiftFret * shift + MOTION_WEIGHTS.voiceSemitone * voices
    }
  }
  return motions
}

/**
 * The least that can still follow each outline of a chord: the change to the next and all that
 * comes with and after it. Never more than the true cost.
 *
 * @param nextAhead the same for the outlines of the next chord; 0 for each of the last.
 */
export function costsAhead(
  motions: LeastMotions,
  next: Outlines,
  nextAhead: Int32Array,
): Int32Array {
  const width = next.nodes.length
  const ahead = new Int32Array(motions.length / width)
  const after = nextAhead.map((cost, outline) => cost + next.ownCosts[outline]!)
  for (let outline = 0; outline < ahead.length; outline++) {
    let least = Number.MAX_SAFE_INTEGER
    for (let other = 0; other < width; other++) {
      least = Math.min(least, after[other]! + motions[outline * width + other]!)
    }
    ahead[outline] = least
  }
  return ahead
}
