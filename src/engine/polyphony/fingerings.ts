/**
 * Which fingers can press a set of places. Presses are ordered along the neck, then from the thick
 * string, and fingers do not decrease in that order, so no finger crosses another. One finger may
 * press several strings at one fret, a barre, where no string between them sounds a lower fret.
 *
 * Of all fingerings with the hand at one fret only the cheapest is kept: a restriction of the
 * model. Equal ones: more fingers, then the lower ones in press order.
 */
import type { Neck } from '../instrument/neck'
import type { HandPin } from './hand-plan'
import { fingersPerFretOf, fretMmOf, isWithinReach } from './places'
import { MOST_STRETCH_FRETS } from './reach-table'

const FINGER_COUNT = 4

/** A string to press. */
export interface Press {
  readonly string: number
  readonly fret: number
  readonly pin?: HandPin | undefined
  /** Struck now, not held. */
  readonly isNew: boolean
}

/** Orders presses as fingers are: along the neck, then from the thick string. */
export function comparePresses(a: Press, b: Press): number {
  return a.fret - b.fret || b.string - a.string
}

/** What a fingering costs, by weight. */
export interface FingeringWeights {
  readonly stretch: number
  readonly squeeze: number
  readonly indexBarre: number
  readonly tipBarre: number
}

export interface Fingering {
  /** Fret under the index finger. */
  readonly hand: number
  /** One a press, 1–4. */
  readonly fingers: readonly number[]
  readonly cost: number
  readonly fingersUsed: number
}

export interface FingeringQuestion {
  readonly neck: Neck
  /** In the order of `comparePresses`. */
  readonly presses: readonly Press[]
  /** Fret that sounds on each string, −1 for none; index 0 is string 1. */
  readonly soundingFrets: readonly number[]
  readonly weights: FingeringWeights
  /** Fret at which the index finger has to be. */
  readonly handPin?: number | undefined
  /** One note alone, its finger and hand not pinned: every finger in its own fret, the little finger at most one above. */
  readonly isSingleNote: boolean
}

/** Whether one finger can lie from a press to the next at its fret. */
function isBarrePossible({ soundingFrets }: FingeringQuestion, from: Press, to: Press): boolean {
  if (from.fret !== to.fret) return false
  for (let string = to.string + 1; string < from.string; string++) {
    const fret = soundingFrets[string - 1]!
    if (fret >= 0 && fret < from.fret) return false
  }
  return true
}

/** Whether another finger fits beside those that press already. */
function fits(question: FingeringQuestion, fingers: readonly number[], finger: number): boolean {
  const { neck, presses } = question
  const { fret } = presses[fingers.length]!
  const fretMm = fretMmOf(neck)
  let inFret = 1
  for (let index = 0; index < fingers.length; index++) {
    const other = presses[index]!
    const isRepeated = index > 0 && fingers[index - 1] === fingers[index]
    if (other.fret === fret && !isRepeated) inFret++
    if (!isWithinReach(fretMm, fingers[index]!, other.fret, finger, fret)) return false
  }
  return inFret <= fingersPerFretOf(neck, fret)
}

/** Every way to finger the presses, the lower fingers first. */
function everyFingering(question: FingeringQuestion, visit: (fingers: number[]) => void): void {
  const { presses } = question
  const fingers: number[] = []
  const walk = (): void => {
    const press = presses[fingers.length]
    if (!press) {
      visit(fingers)
      return
    }
    const last = fingers.at(-1) ?? 0
    for (let finger = Math.max(1, last); finger <= FINGER_COUNT; finger++) {
      if (press.pin?.finger !== undefined && press.pin.finger !== finger) continue
      const goes =
        finger === last
          ? isBarrePossible(question, presses[fingers.length - 1]!, press)
          : fits(question, fingers, finger)
      if (!goes) continue
      fingers.push(finger)
      walk()
      fingers.pop()
    }
  }
  walk()
}

interface Contact {
  readonly fingersUsed: number
  readonly barreCost: number
}

/** Whether a pin about a barre is kept: none at all, or one with another new note. */
function isBarrePinKept(
  { presses }: FingeringQuestion,
  fingers: readonly number[],
  index: number,
): boolean {
  const asked = presses[index]!.pin?.barre
  if (asked === undefined) return true
  const others = presses.filter((_, at) => at !== index && fingers[at] === fingers[index])
  return asked ? others.some(({ isNew }) => isNew) : others.length === 0
}

/** Counts fingers and barres; `undefined` where a pin about a barre is not kept. */
function contactOf(question: FingeringQuestion, fingers: readonly number[]): Contact | undefined {
  const { weights } = question
  let fingersUsed = 0
  let barreCost = 0
  for (let index = 0; index < fingers.length; index++) {
    const finger = fingers[index]!
    const isFirst = finger !== fingers[index - 1]
    const isBarre = !isFirst || finger === fingers[index + 1]
    if (!isBarrePinKept(question, fingers, index)) return undefined
    if (!isFirst) continue
    fingersUsed++
    if (isBarre) barreCost += finger === 1 ? weights.indexBarre : weights.tipBarre
  }
  return { fingersUsed, barreCost }
}

/** Cost of the hand at a fret, or `undefined` where a finger does not reach from there. */
function handCostOf(
  { presses, weights, isSingleNote }: FingeringQuestion,
  fingers: readonly number[],
  hand: number,
): number | undefined {
  let stretch = 0
  let squeeze = 0
  for (let index = 0; index < fingers.length; index++) {
    const { fret } = presses[index]!
    const finger = fingers[index]!
    const above = fret - (hand + finger - 1)
    if (fret < hand || above > MOST_STRETCH_FRETS) return undefined
    if (isSingleNote && (above < 0 || above > (finger === FINGER_COUNT ? 1 : 0))) return undefined
    if (above > 0) stretch += above
    else squeeze -= above
  }
  return weights.stretch * stretch + weights.squeeze * squeeze
}

/**
 * The cheapest fingering of the presses for every place of the hand, the highest first: of equal
 * routes the one whose index finger presses goes before one in which it waits below.
 */
export function fingeringsOf(question: FingeringQuestion): readonly Fingering[] {
  const { presses, handPin } = question
  const lowest = presses[0]!.fret
  const highest = presses.at(-1)!.fret
  const from = Math.max(1, highest - (FINGER_COUNT - 1) - MOST_STRETCH_FRETS)
  const best: (Fingering | undefined)[] = []
  everyFingering(question, (fingers) => {
    const contact = contactOf(question, fingers)
    if (!contact) return
    for (let hand = fingers[0] === 1 ? lowest : from; hand <= lowest; hand++) {
      if (handPin !== undefined && handPin !== hand) continue
      const handCost = handCostOf(question, fingers, hand)
      if (handCost === undefined) continue
      const cost = handCost + contact.barreCost
      const known = best[hand]
      if (known && known.cost <= cost) {
        if (known.cost < cost || known.fingersUsed >= contact.fingersUsed) continue
      }
      best[hand] = { hand, fingers: fingers.slice(), cost, fingersUsed: contact.fingersUsed }
    }
  })
  return best.filter((fingering) => fingering !== undefined).reverse()
}
