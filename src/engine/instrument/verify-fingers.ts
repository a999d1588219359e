/** Whether a hand can play keys as told: found from the keys alone, without the rules that chose. */
import type { Hand } from './piano-fingers'

/** Semitones that neighbouring fingers of a grown hand reach, from finger to finger, without effort. */
const REACH_TO_NEXT = { thumb: 7, other: 5 } as const
/** The thumb passes under a finger, or a finger over it, by at most a tritone. */
const MAX_CROSSING = 6
const MAX_STRUCK_SPAN = 14

function reachOf(low: number, high: number): number {
  const others = high - Math.max(low, 2)
  return others * REACH_TO_NEXT.other + (low === 1 ? REACH_TO_NEXT.thumb : 0)
}

/** What is wrong with playing ascending keys one after another; empty where nothing is. */
export function faultsOfRun(
  keys: readonly number[],
  fingers: readonly number[],
  hand: Hand,
): readonly string[] {
  const faults: string[] = []
  if (keys.length !== fingers.length) faults.push(`${keys.length} keys, ${fingers.length} fingers`)
  for (let at = 1; at < keys.length; at++) {
    const semitones = keys[at]! - keys[at - 1]!
    // Away from the thumb side fingers count up; read the left hand from its thumb as well.
    const [near, far] = hand === 'right' ? [at - 1, at] : [at, at - 1]
    const [from, to] = [fingers[near]!, fingers[far]!]
    const isCrossing = to === 1 && from > 1 && from < 5
    const reach = isCrossing ? MAX_CROSSING : from < to ? reachOf(from, to) : 0
    if (semitones <= 0) faults.push(`key ${at + 1} is not above the one before`)
    else if (semitones > reach) faults.push(`${from} to ${to} over ${semitones} semitones`)
  }
  return faults
}

/** What is wrong with striking ascending keys together. */
export function faultsOfStrike(
  keys: readonly number[],
  fingers: readonly number[],
  hand: Hand,
): readonly string[] {
  const span = (keys.at(-1) ?? 0) - (keys[0] ?? 0)
  const order = hand === 'right' ? fingers : fingers.toReversed()
  const isOrdered = order.every((finger, at) => at === 0 || finger > order[at - 1]!)
  return [
    ...(keys.length === fingers.length && isOrdered ? [] : ['fingers cross']),
    ...(span > MAX_STRUCK_SPAN ? [`a span of ${span} semitones`] : []),
  ]
}
