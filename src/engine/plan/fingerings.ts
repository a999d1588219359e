/**
 * Which fingers can press some places at once, and how easily. Millimetres and ease are facts of
 * the hand and are not learned: tabs print no fingers.
 */
import { handReachesOf } from '../hand/finger-reach'
import { PAIR_REACH_MM } from '../hand/reach'
import type { Neck } from '../instrument/neck'
import { oncePer } from '../once-per'

/** How hard fingers are, which chooses among those for one grip; `besideOpen`: a barre there. */
const EASE = { stretch: 80, squeeze: 6, barre: 14, besideOpen: 8, tip: 25 } as const

/** Fingers that fit into one fret, fewer above a fret counted from the nut. */
const FINGERS_IN_A_FRET = 3
const FINGERS_IN_A_NARROW_FRET = 2
const LAST_WIDE_FRET = 14

/** Frets that a finger may lie outside its own. */
const MOST_STRETCH_FRETS = 3
/** Without the index finger the hand lies at most so far below the highest fret. */
const LOWEST_HAND_BELOW = 5

/** Of a neck: millimetres to each fret from the capo, and the frets that each finger rests on. */
interface HandOnNeck {
  readonly mm: Float64Array
  /** By finger 1–4: frets above the hand. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Farthest fret above the hand of a stretched little finger. */
  readonly stretchTo: number
}

export const handOn = oncePer((neck: Neck): HandOnNeck => {
  const { scaleLengthMm } = neck.instrument
  const mm = Float64Array.from(
    { length: neck.maxFret + 1 },
    (_, fret) => scaleLengthMm * (1 - 2 ** (-(fret + neck.capo) / 12)),
  )
  // A bass has one finger a fret high up; which fingers play it near the nut is told after places.
  const { byFinger, stretchTo } = handReachesOf(neck.maxFret, neck)
  return {
    mm,
    from: byFinger.map((reach) => reach?.from ?? 0),
    to: byFinger.map((reach) => reach?.to ?? 0),
    stretchTo,
  }
})

/** How hard grips may be: what players learn first, and what they may be asked later. */
export const EASES = ['easy', 'medium', 'hard'] as const
export type Ease = (typeof EASES)[number]

/** The most that a hold has of each. */
const BOUNDS = {
  easy: { stretch: 0, barre: 0, tip: 0 },
  medium: { stretch: 1, barre: 1, tip: 0 },
  hard: { stretch: Number.POSITIVE_INFINITY, barre: 1, tip: 1 },
} as const satisfies Record<Ease, Pick<Hold, 'stretch' | 'barre' | 'tip'>>

/** One way to hold a grip. */
export interface Hold {
  /** Fret under the index finger. */
  readonly hand: number
  /** The finger of each string, 0 for none, as `fingerOn` reads them. */
  readonly fingers: number
  /** Frets that fingers lie beyond their own, and short of them; an idle index finger counts one. */
  readonly stretch: number
  readonly squeeze: number
  /** 1 where the index finger, or another, lies over several strings. */
  readonly barre: number
  readonly tip: number
}

/** How hard a hold is; `hasOpen`: beside an open string. */
export function easeOf(
  { stretch, squeeze, barre, tip }: Omit<Hold, 'fingers' | 'hand'>,
  hasOpen = false,
): number {
  const barreEase = EASE.barre + (hasOpen ? EASE.besideOpen : 0)
  return EASE.stretch * stretch + EASE.squeeze * squeeze + barreEase * barre + EASE.tip * tip
}

const FINGER_BITS = 3
const FINGER_MASK = 7
const bitsOn = (finger: number, string: number) => finger << (FINGER_BITS * (string - 1))

/** The finger of a string, 1–10. */
export const fingerOn = (fingers: number, string: number): number =>
  (fingers >>> (FINGER_BITS * (string - 1))) & FINGER_MASK

/** Which holds a caller allows; without it all. */
export type HoldTest = (fingers: number, hand: number) => boolean

/** The presses of a grip, up the neck and at one fret from the thick string: the order of fingers. */
function pressedStrings(frets: Int8Array): readonly number[] {
  const strings: number[] = []
  for (let string = frets.length - 1; string > 0; string--) {
    const fret = frets[string]!
    if (fret <= 0) continue
    let at = strings.length
    while (at > 0 && frets[strings[at - 1]!]! > fret) {
      strings[at] = strings[at - 1]!
      at--
    }
    strings[at] = string
  }
  return strings
}

/**
 * Every way to hold a grip of two sounding strings or more, of which at least one is pressed.
 *
 * @param frets by string number; −1 silent
 */
export function eachHold(neck: Neck, frets: Int8Array, onHold: (hold: Hold) => void): void {
  const strings = pressedStrings(frets)
  const count = strings.length
  const low = frets[strings[0]!]!
  const high = frets[strings[count - 1]!]!
  const { mm, from, to } = handOn(neck)
  const lowestIdle = Math.max(1, high - LOWEST_HAND_BELOW)
  /** The fret of each finger, 0 where it is idle. */
  const at = [0, 0, 0, 0, 0]

  const finish = (fingers: number, barre: number, tip: number) => {
    const idle = at[1] === 0 ? 1 : 0
    for (let hand = idle ? lowestIdle : low; hand <= low; hand++) {
      let stretch = 0
      let squeeze = idle
      let fits = true
      for (let finger = 2; finger <= 4; finger++) {
        if (at[finger] === 0) continue
        const above = at[finger]! - hand
        if (above > to[finger]!) stretch += above - to[finger]!
        if (above > to[finger]! + MOST_STRETCH_FRETS) fits = false
        if (above < from[finger]!) squeeze += from[finger]! - above
      }
      if (fits) onHold({ hand, fingers, stretch, squeeze, barre, tip })
    }
  }

  /** No string between two that a finger presses sounds lower, so none is open. */
  const isClear = (thick: number, thin: number, fret: number) => {
    for (let string = thin + 1; string < thick; string++) {
      if (frets[string]! >= 0 && frets[string]! < fret) return false
    }
    return true
  }

  const press = (
    index: number,
    last: number,
    fingers: number,
    inFret: number,
    barre: number,
    tip: number,
  ): void => {
    if (index === count) {
      finish(fingers, barre, tip)
      return
    }
    const string = strings[index]!
    const fret = frets[string]!
    const before = index === 0 ? -1 : frets[strings[index - 1]!]!
    if (fret === before && isClear(strings[index - 1]!, string, fret)) {
      const bits = fingers | bitsOn(last, string)
      press(index + 1, last, bits, inFret, last === 1 ? 1 : barre, last === 1 ? tip : 1)
    }
    const isNarrow = fret + neck.capo > LAST_WIDE_FRET
    const crowd = fret === before ? inFret + 1 : 1
    if (crowd > (isNarrow ? FINGERS_IN_A_NARROW_FRET : FINGERS_IN_A_FRET)) return
    for (let finger = last + 1; finger <= 4; finger++) {
      let reaches = true
      for (let other = 1; other < finger && reaches; other++) {
        reaches = at[other] === 0 || mm[fret]! - mm[at[other]!]! <= PAIR_REACH_MM[other]![finger]!
      }
      if (!reaches) continue
      at[finger] = fret
      press(index + 1, finger, fingers | bitsOn(finger, string), crowd, barre, tip)
      at[finger] = 0
    }
  }
  press(0, 0, 0, 0, 0, 0)
}

/** The holds of a single note: a hand for each finger that takes it, and a stretched little one. */
function singleHolds(neck: Neck, ease: Ease, string: number, fret: number): readonly Hold[] {
  const { from, to, stretchTo } = handOn(neck)
  const holds: Hold[] = []
  for (let above = Math.min(stretchTo, fret - 1); above >= 0; above--) {
    const finger = [1, 2, 3, 4].find((own) => above >= from[own]! && above <= to[own]!) ?? 4
    const stretch = Math.max(0, above - to[4]!)
    if (stretch > BOUNDS[ease].stretch) continue
    const fingers = bitsOn(finger, string)
    holds.push({ hand: fret - above, fingers, stretch, squeeze: 0, barre: 0, tip: 0 })
  }
  return holds
}

/**
 * The easiest way to hold a grip with the index finger at each fret where it can be held, lowest
 * first; none for a grip without a pressed string.
 *
 * @param frets by string number; −1 silent
 */
export function holdsOf(
  neck: Neck,
  ease: Ease,
  frets: Int8Array,
  isAllowed: HoldTest = () => true,
): readonly Hold[] {
  let sounding = 0
  let pressed = 0
  for (let string = 1; string < frets.length; string++) {
    if (frets[string]! >= 0) sounding++
    if (frets[string]! > 0) pressed = string
  }
  if (pressed === 0) return []
  if (sounding === 1) {
    return singleHolds(neck, ease, pressed, frets[pressed]!).filter(({ fingers, hand }) =>
      isAllowed(fingers, hand),
    )
  }
  const most = BOUNDS[ease]
  const hasOpen = frets.includes(0)
  const best: (Hold | undefined)[] = []
  const bestEase: number[] = []
  eachHold(neck, frets, (hold) => {
    const { hand, fingers, stretch, barre, tip } = hold
    if (stretch > most.stretch || barre > most.barre || tip > most.tip) return
    const own = easeOf(hold, hasOpen)
    if (own >= (bestEase[hand] ?? Number.POSITIVE_INFINITY) || !isAllowed(fingers, hand)) return
    bestEase[hand] = own
    best[hand] = hold
  })
  return best.filter((hold) => hold !== undefined)
}
