/**
 * Which fingers can press a set of places. Presses are ordered along the neck, then from the thick
 * string, and fingers do not decrease in that order, so no finger crosses another. One finger may
 * press several strings at one fret, a barre, where no string between them sounds a lower fret;
 * only the index lies across more than four strings, and two fingers bar one fret only where a
 * string between them sounds lower.
 *
 * Of all fingerings with the hand at one fret only the cheapest is kept, over held notes all that
 * cost the same with the same finger on the first press: a restriction of the model. Equal ones:
 * what is easier in a chord struck at once, so that a chord that is plucked ends on its own grip;
 * then more fingers, then the lower ones in press order. Nor does the little finger
 * crowd in below its own fret while the index finger is idle and the next lower fingers could press
 * the same neighbouring strings: D is 1-3-2 and never 2-4-3.
 */
import {
  FINGER_COUNT,
  type FingeringQuestion,
  type FingeringWeights,
  type Press,
  someFingering,
} from './finger-maps'
import { mayLieOnPowerChord } from './one-finger-power-chord'
import { MOST_STRETCH_FRETS } from './reach-table'

export interface Fingering {
  /** Fret under the index finger. */
  readonly hand: number
  /** One a press, 1–4. */
  readonly fingers: readonly number[]
  readonly cost: number
  /** What the same fingers would cost in a chord struck at once. */
  readonly costInChord: number
  /** Whether each finger lies in its own fret, in more frets than one. */
  readonly isFitted: boolean
  readonly fingersUsed: number
}

/** How many barres of each kind, fingers beside them, and how many fingers press. */
type Contact = Pick<FingeringWeights, 'indexBarre' | 'tipBarre' | 'besideBarre'> & {
  readonly fingersUsed: number
}
/** Frets that fingers lie above and below their own, together. */
type Reach = Pick<FingeringWeights, 'stretch' | 'squeeze'>

function costOf(weights: FingeringWeights, contact: Contact, reach: Reach): number {
  const { indexBarre, tipBarre, besideBarre } = contact
  const barres =
    weights.indexBarre * indexBarre +
    weights.tipBarre * tipBarre +
    weights.besideBarre * besideBarre
  return barres + weights.stretch * reach.stretch + weights.squeeze * reach.squeeze
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

/** How many presses lie in the lowest fret. */
function lowestCountOf(presses: FingeringQuestion['presses']): number {
  const above = presses.findIndex(({ fret }) => fret > presses[0]!.fret)
  return above < 0 ? presses.length : above
}

/** Fingers in the lowest fret beyond the first; 0 where an open string between them forbids a barre. */
function fingersBeside(
  { presses, soundingFrets }: FingeringQuestion,
  fingers: readonly number[],
): number {
  const last = lowestCountOf(presses) - 1
  for (let string = presses[last]!.string + 1; string < presses[0]!.string; string++) {
    if (soundingFrets[string - 1] === 0) return 0
  }
  return new Set(fingers.slice(0, last + 1)).size - 1
}

/** Whether two fingers bar one fret with no lower sounding string between them. */
function isBarredTwice(
  { presses, soundingFrets }: FingeringQuestion,
  fingers: readonly number[],
): boolean {
  let thick: Press | undefined
  for (let index = 1; index < fingers.length; index++) {
    const isBarre = fingers[index] === fingers[index - 1]
    const thin = presses[index - 1]!
    if (
      isBarre &&
      thick?.fret === thin.fret &&
      fingers[presses.indexOf(thick)] !== fingers[index]
    ) {
      const between = soundingFrets.slice(thin.string, thick.string - 1)
      if (!between.some((fret) => fret >= 0 && fret < thin.fret)) return true
    }
    if (isBarre) thick = presses[index]!
  }
  return false
}

/** Counts fingers and barres; `undefined` for barres that no hand makes or a pin forbids. */
function contactOf(question: FingeringQuestion, fingers: readonly number[]): Contact | undefined {
  const { ease, presses } = question
  if (isBarredTwice(question, fingers)) return undefined
  let [fingersUsed, indexBarre, tipBarre, besideBarre] = [0, 0, 0, 0]
  for (let index = 0; index < fingers.length; index++) {
    const finger = fingers[index]!
    const isFirst = finger !== fingers[index - 1]
    const isBarre = !isFirst || finger === fingers[index + 1]
    if (!isBarrePinKept(question, fingers, index)) return undefined
    if (!isFirst) continue
    fingersUsed++
    if (isBarre && !(finger === 1 ? ease.indexBarres : ease.tipBarres)) return undefined
    if (isBarre && finger === 1) indexBarre++
    else if (isBarre) {
      tipBarre++
      if (presses[index]!.fret > presses[0]!.fret) besideBarre = fingersBeside(question, fingers)
    }
  }
  return { fingersUsed, indexBarre, tipBarre, besideBarre }
}

/** How the fingers reach with the hand at a fret, or `undefined` where one does not. */
function reachOf(
  { presses, isSingleNote, ease }: FingeringQuestion,
  fingers: readonly number[],
  hand: number,
): Reach | undefined {
  let [stretch, squeeze] = [0, 0]
  for (let index = 0; index < fingers.length; index++) {
    const { fret } = presses[index]!
    const finger = fingers[index]!
    const above = fret - (hand + finger - 1)
    if (fret < hand || above > Math.min(MOST_STRETCH_FRETS, ease.stretchFrets)) return undefined
    if (isSingleNote && (above < 0 || above > (finger === FINGER_COUNT ? 1 : 0))) return undefined
    if (above > 0) stretch += above
    else squeeze -= above
  }
  return { stretch, squeeze }
}

/** Visits the places of the hand from which a fingering presses, until one is taken. */
function someHand(
  question: FingeringQuestion,
  fingers: readonly number[],
  takes: (hand: number, reach: Reach) => boolean,
): boolean {
  const { presses, handPin } = question
  const lowest = presses[0]!.fret
  const from = Math.max(1, presses.at(-1)!.fret - (FINGER_COUNT - 1) - MOST_STRETCH_FRETS)
  for (let hand = fingers[0] === 1 ? lowest : from; hand <= lowest; hand++) {
    if (handPin !== undefined && handPin !== hand) continue
    const reach = reachOf(question, fingers, hand)
    if (reach && takes(hand, reach)) return true
  }
  return false
}

/** Fingers that crowd below their own frets, the little one among them. */
const CROWDED = 2
/** Neighbouring strings that are a shape of their own. */
const FEWEST_PRESSES = 3

function areNeighbours(presses: FingeringQuestion['presses']): boolean {
  const strings = presses.map(({ string }) => string)
  return Math.max(...strings) - Math.min(...strings) < presses.length
}

/** Whether the little finger crowds in, while the index finger is idle, for one that has the room. */
function isCrowded(
  { presses }: FingeringQuestion,
  { fingers, hand }: Fingering,
  above: readonly Fingering[] | undefined,
): boolean {
  if (!above || fingers.length < FEWEST_PRESSES || !areNeighbours(presses)) return false
  if (fingers[0] === 1 || !fingers.includes(FINGER_COUNT)) return false
  // The others hold their notes: moving them all over to spare the little finger would be heard.
  if (presses.every(({ isNew }, index) => isNew === (fingers[index] === FINGER_COUNT))) return false
  const isLowerBy1 = (other: Fingering) =>
    fingers.every((finger, index) => finger - 1 === other.fingers[index])
  if (!above.some(isLowerBy1)) return false
  const below = fingers.filter((finger, index) => presses[index]!.fret < hand + finger - 1)
  return below.length >= CROWDED
}

/** Visits every fingering of the presses with every place of the hand from which it reaches. */
export function eachFingering(
  question: FingeringQuestion,
  visit: (fingering: Fingering) => void,
): void {
  const { presses } = question
  const isOverFrets = presses.at(-1)!.fret > presses[0]!.fret
  someFingering(question, (fingers) => {
    const contact = contactOf(question, fingers)
    if (!contact) return false
    const { fingersUsed } = contact
    const isWaived = question.isBarreWaived && fingersUsed === 1 && mayLieOnPowerChord(fingers[0]!)
    const charged = isWaived ? { ...contact, indexBarre: 0, tipBarre: 0 } : contact
    return someHand(question, fingers, (hand, reach) => {
      const cost = costOf(question.weights, charged, reach)
      const costInChord = costOf(question.chordWeights, charged, reach)
      const isFitted = isOverFrets && reach.stretch === 0 && reach.squeeze === 0
      visit({ hand, fingers: fingers.slice(), cost, costInChord, isFitted, fingersUsed })
      return false
    })
  })
}

/**
 * The cheapest fingerings of the presses for every place of the hand, the highest first: of equal
 * routes the one whose index finger presses goes before one in which it waits below.
 */
export function fingeringsOf(question: FingeringQuestion): readonly Fingering[] {
  const best: Fingering[][] = []
  eachFingering(question, (own) => {
    const known = best[own.hand]
    if (!known || own.cost < known[0]!.cost) best[own.hand] = [own]
    else if (own.cost === known[0]!.cost) known.push(own)
  })
  const kept = best.map((equal) => {
    equal.sort(
      (a, b) =>
        a.costInChord - b.costInChord ||
        Number(b.isFitted) - Number(a.isFitted) ||
        b.fingersUsed - a.fingersUsed,
    )
    const lowest = equal[0]!.fingers[0]
    const same = equal.filter(({ fingers }) => fingers[0] === lowest)
    return question.isOverHeld ? same : same.slice(0, 1)
  })
  const isFree = (own: Fingering) => !isCrowded(question, own, kept[own.hand + 1])
  return kept.toReversed().flatMap((equal = []) => equal.filter(isFree))
}

/** Whether some fingers press all of it from some place. */
export function hasFingering(question: FingeringQuestion): boolean {
  return someFingering(
    question,
    (fingers) =>
      contactOf(question, fingers) !== undefined && someHand(question, fingers, () => true),
  )
}
