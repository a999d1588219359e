/**
 * Which finger presses which string. A press is one finger on one string, or across several as a
 * barre. Presses are ordered along the neck and across it, and fingers follow that order, so that
 * no finger crosses another.
 */
import type { Frets } from '../instrument/fret-text'
import {
  type BarreOptions,
  barreOptionsOf,
  FINGER_COUNT,
  type TipBarre,
  tipBarresOf,
} from './barre'
import { packGrip } from './grip'

/** A finger across several strings; `fromString` is the larger number. */
export interface Barre {
  /** 1 = index … 4 = little finger. */
  readonly finger: number
  readonly fret: number
  readonly fromString: number
  readonly toString: number
}

export interface GripFingering {
  /** A place a string, the last string first: 1 = index … 4 = little finger, 0 = not pressed. */
  readonly fingers: readonly number[]
  readonly barres: readonly Barre[]
  readonly fingerCount: number
}

/** One finger's contact: places from 0, the last string; a barre presses only those at its fret. */
export interface Press {
  readonly fret: number
  readonly fromPlace: number
  readonly toPlace: number
}

/** Three strings at one fret under one finger tip are easier barred than held singly. */
const TIP_BARRE_STRINGS = 3

/** Strings between two fingers at one fret across which the hand lies askew. */
export const ASKEW_STRINGS = 3

/**
 * Whether a finger on the thick strings stands beside the one that presses a fret higher, while the
 * others at its fret are far across the neck: they take the lower fingers, Gmaj7 320002 by 3 2 1.
 */
function isAskew(presses: readonly Press[]): boolean {
  const [first, second] = presses
  const last = presses.at(-1)
  return (
    presses.length > 2 &&
    first!.fromPlace === first!.toPlace &&
    second!.fret === first!.fret &&
    second!.fromPlace - first!.fromPlace >= ASKEW_STRINGS &&
    presses.at(-2)!.fret === first!.fret &&
    last!.fret === first!.fret + 1 &&
    last!.toPlace === first!.fromPlace - 1
  )
}

function pressesOf(
  frets: Frets,
  indexBarre: Press | undefined,
  tip: TipBarre | undefined,
): readonly Press[] {
  const presses: Press[] = tip ? [tip] : []
  const isUnder = (place: number, barre: Press | undefined) =>
    barre !== undefined && place >= barre.fromPlace && place <= barre.toPlace
  for (let place = 0; place < frets.length; place++) {
    const fret = frets[place]!
    if (fret === null || fret === 0 || isUnder(place, tip)) continue
    if (isUnder(place, indexBarre) && fret === indexBarre!.fret) continue
    presses.push({ fret, fromPlace: place, toPlace: place })
  }
  presses.sort((a, b) => a.fret - b.fret || a.fromPlace - b.fromPlace)
  if (isAskew(presses)) presses.splice(presses.length - 2, 0, presses.shift()!)
  return indexBarre ? [indexBarre, ...presses] : presses
}

/**
 * Whether four neighbouring strings take turns between two neighbouring frets: Cm7b5 x3434x, which
 * books finger 1 3 2 4.
 */
function isInTurns(frets: Frets): boolean {
  const places = frets.flatMap((fret, place) => (fret === null ? [] : [{ fret, place }]))
  const [first, second] = places
  return (
    places.length === FINGER_COUNT &&
    Math.abs(first!.fret - second!.fret) === 1 &&
    places.every(
      ({ fret, place }, index) =>
        fret > 0 && fret === places[index % 2]!.fret && place === first!.place + index,
    )
  )
}

/** Whether nothing is pressed but three strings or more up to the first, at one fret: Dmaj7 xx0222. */
function isOneBarre(
  frets: Frets,
  { pressed, indexBarre, indexFrom, indexTo }: BarreOptions,
): boolean {
  return (
    pressed >= TIP_BARRE_STRINGS &&
    indexBarre === pressed &&
    indexTo - indexFrom + 1 === pressed &&
    indexTo === frets.length - 1
  )
}

/**
 * Where the index may bar, the usual choice first; `undefined` for no barre. Published fingerings
 * bar unless a muted string lies under it or open strings leave so few to press that single fingers
 * do. Over a muted string that would sound it lies on one side only, and other fingers press the
 * other side: G7b9 3x3434 by 2 1 3 1 4. With several strings on both sides it lies across all of
 * them, for two fingers do not bar one fret: Cm7/G 33x343 by 1 1 1 2 1.
 */
function indexBarresOf(frets: Frets, options: BarreOptions): readonly (Press | undefined)[] {
  const { lowestFret, pressed, indexBarre, indexFrom, indexTo, soundingMute } = options
  if (indexBarre === 0) return [undefined]
  const whole = { fret: lowestFret, fromPlace: indexFrom, toPlace: indexTo }
  if (soundingMute < 0) {
    const isFew = options.hasOpen && pressed < FINGER_COUNT && !isOneBarre(frets, options)
    const isHandy = !options.indexCoversMute && !isFew && !isInTurns(frets)
    return isHandy ? [whole, undefined] : [undefined, whole]
  }
  const fromPlace = frets.indexOf(lowestFret, soundingMute)
  const toPlace = frets.lastIndexOf(lowestFret, soundingMute)
  const sides = [
    { ...whole, toPlace },
    { ...whole, fromPlace },
  ].filter((side) => side.fromPlace < side.toPlace)
  return sides.length > 1 ? [whole, undefined] : [undefined, ...sides]
}

/** Frets that two neighbouring fingers can be apart, the index first. */
export const STRETCH_FRETS = [3, 2, 2] as const

/** The rising choices of so many fingers out of four, higher fingers first. */
function risingChoices(size: number): readonly (readonly number[])[] {
  const choices: number[][] = []
  for (let set = (1 << FINGER_COUNT) - 1; set > 0; set--) {
    const fingers = [1, 2, 3, 4].filter((finger) => (set >> (finger - 1)) & 1)
    if (fingers.length === size) choices.push(fingers)
  }
  return choices
}
const RISING_CHOICES = [0, 1, 2, 3, 4].map(risingChoices)

/** Frets that two fingers can be apart. */
export function stretchBetween(lower: number, higher: number): number {
  let frets = 0
  for (let finger = lower; finger < higher; finger++) frets += STRETCH_FRETS[finger - 1]!
  return frets
}

/** What it counts where the index is idle and two neighbouring fingers are two frets apart. */
const WEAK_STRETCH = 2

/** One finger a fret from where the hand rests is ideal; too wide a stretch is out. */
function chooseFingers(presses: readonly Press[], handFret: number): readonly number[] | undefined {
  let best: readonly number[] | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const isIndexBarre = presses.length > 0 && presses[0]!.fromPlace < presses[0]!.toPlace
  for (const fingers of RISING_CHOICES[presses.length] ?? []) {
    if (isIndexBarre && fingers[0] !== 1) continue
    let cost = 0
    for (let index = 0; index < presses.length && cost < bestCost; index++) {
      const { fret } = presses[index]!
      cost += Math.abs(fingers[index]! - (fret - handFret + 1))
      if (index === 0) continue
      const [lower, higher] = [fingers[index - 1]!, fingers[index]!]
      const apart = fret - presses[index - 1]!.fret
      if (apart > stretchBetween(lower, higher)) cost = Number.POSITIVE_INFINITY
      else if (fingers[0]! > 1 && apart > 1 && higher === lower + 1) cost += WEAK_STRETCH
    }
    if (cost < bestCost) {
      best = fingers
      bestCost = cost
    }
  }
  return best
}

/**
 * The fingers of a grip and the barres among them.
 *
 * @example
 * fingerGrip([1, 3, 3, 2, 1, 1]).fingers // => [1,3,4,2,1,1]
 * fingerGrip([null, 3, 2, 0, 1, 0]).fingers // => [0,3,2,0,1,0]
 * @throws RangeError for a grip that four fingers cannot hold.
 */
export function fingerGrip(frets: Frets): GripFingering {
  const fingering = findFingering(frets)
  if (!fingering) throw new RangeError(`four fingers cannot hold ${frets.join(' ')}`)
  return fingering
}

/** The hand stays at the nut for grips with open strings up to this lowest fret. */
const LAST_LOW_FRET = 2
/** Methods finger the C of the ukulele, 0003, by the ring finger. */
const LAST_LOW_FRET_OF_FEW_STRINGS = 3
/** On short necks of four strings several fingers begin with the index: 0023 and 0432. */
const SMALL_STRINGS = 4
const GUITAR_STRINGS = 6

function lastLowFretOf(strings: number, pressed: number): number {
  if (strings >= GUITAR_STRINGS) return LAST_LOW_FRET
  return strings <= SMALL_STRINGS && pressed > 1 ? 1 : LAST_LOW_FRET_OF_FEW_STRINGS
}

/** The presses of a grip, the fingers chosen for them and the fret where the hand rests. */
export interface FingerPlan {
  readonly presses: readonly Press[]
  readonly chosen: readonly number[]
  readonly handFret: number
}

/** How many ways a grip may be held. */
export interface HoldOptions {
  /**
   * Every finger presses one string. Where four strings are pressed, an index that would bar is not
   * divided among others: F xx3211 is a barre, and F#m xx422x is held by 3 1 2.
   */
  readonly noBarre?: boolean
}

/** How a grip is held; `undefined` where four fingers cannot hold it, or nothing is pressed. */
export function planFingers(
  frets: Frets,
  { noBarre = false }: HoldOptions = {},
): FingerPlan | undefined {
  const grip = packGrip(frets)
  const options = barreOptionsOf(grip, frets.length)
  if (options.pressed === 0) return undefined
  // With open strings low on the neck the hand rests at the nut, whatever its lowest fret.
  const lastLowFret = lastLowFretOf(frets.length, options.pressed)
  const handFret = options.hasOpen && options.lowestFret <= lastLowFret ? 1 : options.lowestFret
  const tips = noBarre ? [] : tipBarresOf(grip, frets.length)
  const handyTip = tips.find(
    (tip) => tip.isAtEnd && tip.toPlace - tip.fromPlace + 1 >= TIP_BARRE_STRINGS,
  )
  const allIndexBarres = indexBarresOf(frets, options)
  const isDivided = !allIndexBarres[0] || options.pressed < FINGER_COUNT
  if (noBarre && !isDivided) return undefined
  const indexBarres = noBarre ? [undefined] : allIndexBarres
  for (const tip of [handyTip, ...tips]) {
    for (const indexBarre of indexBarres) {
      const presses = pressesOf(frets, indexBarre, tip)
      const chosen = chooseFingers(presses, handFret)
      if (chosen) return { presses, chosen, handFret }
    }
  }
  return undefined
}

/** As `fingerGrip`, but `undefined` where four fingers cannot hold the grip in the way asked for. */
export function findFingering(frets: Frets, options?: HoldOptions): GripFingering | undefined {
  const plan = planFingers(frets, options)
  if (plan) return fingeringOf(frets, plan)
  const isIdle = frets.every((fret) => fret === null || fret === 0)
  return isIdle ? { fingers: frets.map(() => 0), barres: [], fingerCount: 0 } : undefined
}

/** A plan laid out string by string. */
export function fingeringOf(frets: Frets, { presses, chosen }: FingerPlan): GripFingering {
  const fingers = frets.map(() => 0)
  const barres: Barre[] = []
  for (let index = 0; index < presses.length; index++) {
    const press = presses[index]!
    const finger = chosen[index]!
    for (let place = press.fromPlace; place <= press.toPlace; place++) {
      if (frets[place] === press.fret) fingers[place] = finger
    }
    if (press.toPlace > press.fromPlace) {
      barres.push({
        finger,
        fret: press.fret,
        fromString: frets.length - press.fromPlace,
        toString: frets.length - press.toPlace,
      })
    }
  }
  return { fingers, barres, fingerCount: presses.length }
}
