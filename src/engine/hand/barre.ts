/**
 * Barres: one finger across several strings. Two kinds are held here. An index barre lies at the
 * lowest pressed fret from the first to the last string pressed there; no string inside it may be
 * open, nor any thinner one, for the finger lies over them too; one inside it that is muted needs
 * another finger beside it, which damps it. One other finger may bar
 * neighbouring strings at a higher fret. Laid flat it needs every thinner string muted or pressed
 * at its fret or above; on its tip it presses two strings beside any others that are not open.
 */
import { fretAt, MAX_SPAN_FRETS, type PackedGrip } from './grip'

export const FINGER_COUNT = 4

/** Neighbouring places at one fret that a finger other than the index can bar. */
export interface TipBarre {
  readonly fret: number
  readonly fromPlace: number
  readonly toPlace: number
  /** No thinner string sounds: the finger lies at ease. */
  readonly isAtEnd: boolean
}

/** What the fingers of a grip could do; counts are of fingers, places run from 0, the last string. */
export interface BarreOptions {
  readonly lowestFret: number
  /** Pressed strings: the fingers needed without any barre. */
  readonly pressed: number
  /** Strings that an index barre presses, 0 where it cannot lie. */
  readonly indexBarre: number
  readonly indexFrom: number
  readonly indexTo: number
  readonly hasOpen: boolean
  /** A muted string lies under the index barre. */
  readonly indexCoversMute: boolean
  /** Place of a muted string under it that no other finger damps, −1 where there is none. */
  readonly soundingMute: number
}

/** Reads off a grip which barres can lie on it. */
export function barreOptionsOf(grip: PackedGrip, stringCount: number): BarreOptions {
  let lowestFret = 99
  let pressed = 0
  let lastOpen = -1
  for (let place = 0; place < stringCount; place++) {
    const fret = fretAt(grip, stringCount - place)
    if (fret === 0) lastOpen = place
    if (fret <= 0) continue
    pressed++
    if (fret < lowestFret) lowestFret = fret
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
  let soundingMute = -1
  for (let place = indexFrom + 1; place < indexTo; place++) {
    if (fretAt(grip, stringCount - place) >= 0) continue
    indexCoversMute = true
    const isDamped =
      fretAt(grip, stringCount - place + 1) > lowestFret ||
      fretAt(grip, stringCount - place - 1) > lowestFret
    if (!isDamped) soundingMute = place
  }
  if (indexBarre < 2 || lastOpen > indexFrom) indexBarre = 0
  return {
    lowestFret: pressed === 0 ? 0 : lowestFret,
    pressed,
    indexBarre,
    indexFrom,
    indexTo,
    hasOpen: lastOpen >= 0,
    indexCoversMute,
    soundingMute,
  }
}

/** Two neighbouring strings find room under the tip of a finger that stands. */
const TIP_STRINGS = 2

/**
 * The barres that a finger other than the index can lay on a grip, of which one at a time lies.
 * Those at the end of the grip come first, then those of more strings.
 */
export function tipBarresOf(grip: PackedGrip, stringCount: number): readonly TipBarre[] {
  const { lowestFret } = barreOptionsOf(grip, stringCount)
  const barres: TipBarre[] = []
  let lowestThinner = 99
  for (let toPlace = stringCount - 1; toPlace > 0; ) {
    const fret = fretAt(grip, stringCount - toPlace)
    let fromPlace = toPlace
    if (fret > lowestFret && lowestThinner > 0) {
      while (fromPlace > 0 && fretAt(grip, stringCount - fromPlace + 1) === fret) fromPlace--
    }
    const isFlat = lowestThinner >= fret
    const first = isFlat ? fromPlace : Math.max(fromPlace, toPlace - TIP_STRINGS + 1)
    if (first < toPlace) {
      barres.push({ fret, fromPlace: first, toPlace, isAtEnd: lowestThinner === 99 })
    }
    if (fret >= 0) lowestThinner = Math.min(lowestThinner, fret)
    toPlace = fromPlace - 1
  }
  const stringsOf = (barre: TipBarre) => barre.toPlace - barre.fromPlace
  return barres.sort((a, b) => Number(b.isAtEnd) - Number(a.isAtEnd) || stringsOf(b) - stringsOf(a))
}

/**
 * Whether four fingers hold a grip that spans at most four frets, with whichever barres help. The
 * rules above in one pass and without an object: the search asks this of some hundred grips a chord.
 *
 * Two fingers more than two frets apart need the index or a spare finger between them. So where
 * all presses lie at the two ends of four frets, two at the lower end leave room for one above,
 * and three for none.
 */
export function isHoldable(grip: PackedGrip, stringCount: number): boolean {
  let pressed = 0
  let highestFret = 0
  let lowestFret = 99
  let lowestCount = 0
  let isOpenAfterLowest = false
  for (let string = stringCount; string >= 1; string--) {
    const fret = fretAt(grip, string)
    if (fret === 0) isOpenAfterLowest = true
    if (fret <= 0) continue
    pressed++
    if (fret > highestFret) highestFret = fret
    if (fret < lowestFret) {
      lowestFret = fret
      lowestCount = 1
      isOpenAfterLowest = false
    } else if (fret === lowestFret) lowestCount++
  }
  let higher = pressed - lowestCount
  if (lowestCount > 1 && !isOpenAfterLowest) lowestCount = 1
  if (higher > 1) higher -= mostSavedByTip(grip, stringCount, lowestFret)
  if (highestFret - lowestFret === MAX_SPAN_FRETS && lowestCount > 1) {
    if (isAtEnds(grip, stringCount, lowestFret)) return lowestCount === 2 && higher === 1
  }
  return lowestCount + higher <= FINGER_COUNT
}

/** Whether nothing is pressed between the two ends of four frets. */
function isAtEnds(grip: PackedGrip, stringCount: number, lowestFret: number): boolean {
  for (let string = stringCount; string >= 1; string--) {
    const above = fretAt(grip, string) - lowestFret
    if (above > 0 && above < MAX_SPAN_FRETS) return false
  }
  return true
}

/** Fingers that the best barre of `tipBarresOf` saves. */
export function mostSavedByTip(grip: PackedGrip, stringCount: number, lowestFret: number): number {
  let most = 0
  let lowestThinner = 99
  let runFret = -1
  let runLength = 0
  for (let string = 1; string <= stringCount; string++) {
    const fret = fretAt(grip, string)
    if (fret === runFret && fret >= 0) runLength++
    else {
      if (runFret >= 0 && runFret < lowestThinner) lowestThinner = runFret
      if (lowestThinner === 0) return most
      runFret = fret
      runLength = 1
    }
    if (runLength > 1 && fret > lowestFret) {
      most = Math.max(most, lowestThinner >= fret ? runLength - 1 : 1)
    }
  }
  return most
}
