/**
 * Barres: one finger across several strings. Two kinds are held here. An index barre lies at the
 * lowest pressed fret from the first to the last string pressed there; no string inside it may be
 * open, nor any thinner one, for the finger lies over them too. A tip barre lies at the highest
 * fret on neighbouring strings and needs every thinner string muted.
 */
import { fretAt, MAX_SPAN_FRETS, type PackedGrip } from './grip'

export const FINGER_COUNT = 4

/** What the fingers of a grip could do; counts are of fingers, places run from 0, the last string. */
export interface BarreOptions {
  readonly lowestFret: number
  readonly highestFret: number
  /** Pressed strings: the fingers needed without any barre. */
  readonly pressed: number
  /** Strings that an index barre presses, 0 where it cannot lie. */
  readonly indexBarre: number
  readonly indexFrom: number
  readonly indexTo: number
  /** Strings that a tip barre presses, 0 where it cannot lie. */
  readonly tipBarre: number
  readonly tipFrom: number
  readonly tipTo: number
  readonly hasOpen: boolean
  /** A muted string lies under the index barre. */
  readonly indexCoversMute: boolean
}

/** Reads off a grip which barres can lie on it. */
export function barreOptionsOf(grip: PackedGrip, stringCount: number): BarreOptions {
  let lowestFret = 99
  let highestFret = 0
  let pressed = 0
  let lastOpen = -1
  let lastSounded = -1
  for (let place = 0; place < stringCount; place++) {
    const fret = fretAt(grip, stringCount - place)
    if (fret < 0) continue
    lastSounded = place
    if (fret === 0) lastOpen = place
    else {
      pressed++
      if (fret < lowestFret) lowestFret = fret
      if (fret > highestFret) highestFret = fret
    }
  }
  let indexFrom = -1
  let indexTo = -1
  let indexBarre = 0
  for (let place = 0; place < stringCount; place++) {
    if (fretAt(grip, stringCount - place) !== lowestFret) continue
    if (indexFrom < 0) indexFrom = place
    indexTo = place
    indexBarre++
  }
  let indexCoversMute = false
  for (let place = indexFrom + 1; place < indexTo; place++) {
    if (fretAt(grip, stringCount - place) < 0) indexCoversMute = true
  }
  if (indexBarre < 2 || lastOpen > indexFrom) indexBarre = 0
  let tipFrom = lastSounded
  while (tipFrom >= 0 && fretAt(grip, stringCount - tipFrom) === highestFret) tipFrom--
  tipFrom++
  let tipBarre = lastSounded - tipFrom + 1
  if (tipBarre < 2 || highestFret <= lowestFret) tipBarre = 0
  return {
    lowestFret: pressed === 0 ? 0 : lowestFret,
    highestFret,
    pressed,
    indexBarre,
    indexFrom,
    indexTo,
    tipBarre,
    tipFrom,
    tipTo: lastSounded,
    hasOpen: lastOpen >= 0,
    indexCoversMute,
  }
}

/**
 * Whether four fingers hold a grip that spans at most four frets, with whichever barres help. The
 * rules of `barreOptionsOf` in one pass and without an object: the search asks this of some hundred
 * grips a chord.
 *
 * Two fingers more than two frets apart need the index or a spare finger between them. So where
 * all presses lie at the two ends of four frets, two at the lower end leave room for one above,
 * and three for none.
 */
export function isHoldable(grip: PackedGrip, stringCount: number): boolean {
  let pressed = 0
  let highestFret = 0
  let highestCount = 0
  let lowestFret = 99
  let lowestCount = 0
  let isOpenAfterLowest = false
  // The run of neighbouring strings at one fret that ends at the string just read.
  let runFret = -1
  let runLength = 0
  let isRunBroken = false
  for (let place = 0; place < stringCount; place++) {
    const fret = fretAt(grip, stringCount - place)
    if (fret < 0) {
      isRunBroken = true
      continue
    }
    runLength = fret === runFret && !isRunBroken ? runLength + 1 : 1
    runFret = fret
    isRunBroken = false
    if (fret === 0) {
      isOpenAfterLowest = true
      continue
    }
    pressed++
    if (fret > highestFret) {
      highestFret = fret
      highestCount = 1
    } else if (fret === highestFret) highestCount++
    if (fret < lowestFret) {
      lowestFret = fret
      lowestCount = 1
      isOpenAfterLowest = false
    } else if (fret === lowestFret) lowestCount++
  }
  const between = pressed - lowestCount - highestCount
  if (lowestCount > 1 && !isOpenAfterLowest) lowestCount = 1
  if (highestFret > lowestFret) {
    if (runFret === highestFret) highestCount -= runLength - 1
  } else highestCount = 0
  if (highestFret - lowestFret === MAX_SPAN_FRETS && between === 0 && lowestCount > 1) {
    return lowestCount === 2 && highestCount === 1
  }
  return lowestCount + Math.max(between, 0) + highestCount <= FINGER_COUNT
}
