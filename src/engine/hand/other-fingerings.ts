/**
 * Other ways to finger a grip, for a hand that comes from another: Dsus4 xx0233 with 1 3 4 beside
 * D, so that two fingers stay.
 */
import type { Frets } from '../instrument/fret-text'
import { FINGER_COUNT } from './barre'
import {
  ASKEW_STRINGS,
  type FingerPlan,
  fingerGrip,
  fingeringOf,
  type GripFingering,
  type HoldOptions,
  type Press,
  planFingers,
  stretchBetween,
} from './fingering'

/** How much less handy than the usual fingering another may be, in frets that fingers are off. */
const MOST_LESS_HANDY = 2
export interface Fingering {
  readonly fingering: GripFingering
  /** 0 for the usual fingering; each fret that its fingers are farther from their own. */
  readonly lessHandy: number
}

const isSingle = ({ fromPlace, toPlace }: Press): boolean => fromPlace === toPlace

function areOrdered(low: Press, lowFinger: number, high: Press, highFinger: number): boolean {
  const frets = high.fret - low.fret
  if (frets > stretchBetween(lowFinger, highFinger)) return false
  if (frets > 0) return true
  if (frets === 0) return low.fromPlace < high.fromPlace
  // The hand lies askew: Gmaj7 320002 with the middle finger on string 6, the ring finger on string 1.
  return frets === -1 && high.fromPlace - low.fromPlace >= ASKEW_STRINGS
}

function* choicesOf(
  presses: readonly Press[],
  chosen: readonly number[],
): Generator<readonly number[]> {
  const press = presses[chosen.length]
  if (!press) {
    yield chosen
    return
  }
  for (let finger = 1; finger <= FINGER_COUNT; finger++) {
    if (chosen.includes(finger)) continue
    const isFree = chosen.every((other, at) =>
      other < finger
        ? areOrdered(presses[at]!, other, press, finger)
        : areOrdered(press, finger, presses[at]!, other),
    )
    if (isFree) yield* choicesOf(presses, [...chosen, finger])
  }
}

/** Frets that the fingers are off their own, from where the hand rests best. */
function costOf({ presses, chosen, handFret }: FingerPlan, hasOpen: boolean): number {
  const costAt = (rest: number) =>
    presses.reduce((sum, press, at) => sum + Math.abs(chosen[at]! - (press.fret - rest + 1)), 0)
  // Beside open strings the hand may rest a fret higher: G 320003 by 2 1 3 as well as by 3 2 4.
  return hasOpen ? Math.min(costAt(handFret), costAt(handFret + 1)) : costAt(handFret)
}

/**
 * Over several frets the little finger does what the usual fingering does without it, while the
 * index is idle, D xx0232 with 2 4 3, or beside another finger at its fret: E 022100 with 3 4 1.
 */
function sparesFinger({ presses, chosen }: FingerPlan, usual: readonly number[]): boolean {
  const isOneFret = presses.every(({ fret }) => fret === presses[0]!.fret)
  const isLittleNew = chosen.includes(FINGER_COUNT) && !usual.includes(FINGER_COUNT)
  const littleFret = presses[chosen.indexOf(FINGER_COUNT)]?.fret
  const isCrowded = presses.filter(({ fret }) => fret === littleFret).length > 1
  return isLittleNew && !isOneFret && (!chosen.includes(1) || isCrowded)
}

/**
 * The fingerings of a grip, the usual one first, then others by how much less handy they are. A
 * grip with a barre has one.
 *
 * @example
 * fingeringsOf([null, null, 0, 2, 3, 3]).map(({ fingering }) => fingering.fingers.slice(3).join(' '))
 * // => ["2 3 4","1 2 3","1 2 4","1 3 4"]
 * @throws RangeError for a grip that four fingers cannot hold.
 */
export function fingeringsOf(frets: Frets, options?: HoldOptions): readonly Fingering[] {
  const usual = planFingers(frets, options)
  // A barre grip is learned as one shape, so its fingers never change.
  if (!usual?.presses.every(isSingle)) return [{ fingering: fingerGrip(frets), lessHandy: 0 }]
  const hasOpen = frets.includes(0)
  const least = costOf(usual, hasOpen)
  const others = [...choicesOf(usual.presses, [])]
    .map((chosen) => ({ ...usual, chosen }))
    .map((plan) => ({ plan, lessHandy: costOf(plan, hasOpen) - least }))
    .filter(
      ({ plan, lessHandy }) =>
        lessHandy <= MOST_LESS_HANDY &&
        plan.chosen.join() !== usual.chosen.join() &&
        !sparesFinger(plan, usual.chosen),
    )
    .sort((a, b) => a.lessHandy - b.lessHandy)
  return [{ plan: usual, lessHandy: 0 }, ...others].map(({ plan, lessHandy }) => ({
    fingering: fingeringOf(frets, plan),
    lessHandy: Math.max(0, lessHandy),
  }))
}
