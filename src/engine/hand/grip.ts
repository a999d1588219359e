/**
 * A grip: which fret each string is pressed at, open or muted. Inside the search it is one integer
 * of five bits a string, string 6 highest, 0 = muted and n = fret n − 1, so that grips compare as
 * their fret text does and a set of them is a typed array.
 */
import type { Frets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'

/** A grip in one integer; see the head of this file. */
export type PackedGrip = number

export const STRING_COUNT = 6
/** Highest minus lowest pressed fret: one fret a finger. */
export const MAX_SPAN_FRETS = 3
/** The open position: frets 0–4 with an open string among them. */
export const OPEN_POSITION_MAX_FRET = 4
const BITS = 5
const PLACE_MASK = 31

/** Open strings as MIDI, by place: string 6 first. */
export const OPEN_MIDI: readonly number[] = STANDARD_NECK.strings.map((s) => s.midi).reverse()

/** The string number, 1–6, of a place 0–5. */
export function stringOfPlace(place: number): number {
  return STRING_COUNT - place
}

/** The fret at a place 0–5: 0 open, −1 muted. */
export function fretAt(grip: PackedGrip, place: number): number {
  return ((grip >>> (BITS * (STRING_COUNT - 1 - place))) & PLACE_MASK) - 1
}

/** A grip with one more place filled, from string 6 on; `fret` −1 mutes the string. */
export function appendFret(grip: PackedGrip, fret: number): PackedGrip {
  return (grip << BITS) | (fret + 1)
}

/**
 * Packs six places.
 *
 * @example
 * fretsOf(packGrip([null, 3, 2, 0, 1, 0])) // => [null,3,2,0,1,0]
 * @throws RangeError unless there are six places with frets 0–30.
 */
export function packGrip(frets: Frets): PackedGrip {
  if (frets.length !== STRING_COUNT) throw new RangeError('a grip has six places')
  let grip = 0
  for (const fret of frets) {
    if (fret !== null && (!Number.isInteger(fret) || fret < 0 || fret >= PLACE_MASK)) {
      throw new RangeError(`fret ${fret} cannot be packed`)
    }
    grip = appendFret(grip, fret ?? -1)
  }
  return grip
}

/** The six places of a packed grip. */
export function fretsOf(grip: PackedGrip): Frets {
  const frets: (number | null)[] = []
  for (let place = 0; place < STRING_COUNT; place++) {
    const fret = fretAt(grip, place)
    frets.push(fret < 0 ? null : fret)
  }
  return frets
}

/**
 * The movable pattern of a grip: its frets counted from the lowest sounded one, so that a barre
 * chord and the open chord it grew from share one pattern.
 *
 * @example
 * fretsOf(patternOf(packGrip([1, 3, 3, 2, 1, 1]))) // => [0,2,2,1,0,0]
 */
export function patternOf(grip: PackedGrip): PackedGrip {
  let lowest = PLACE_MASK
  for (let shift = 0; shift < BITS * STRING_COUNT; shift += BITS) {
    const place = (grip >>> shift) & PLACE_MASK
    if (place !== 0 && place < lowest) lowest = place
  }
  const drop = lowest - 1
  if (drop === 0 || lowest === PLACE_MASK) return grip
  let pattern = grip
  for (let shift = 0; shift < BITS * STRING_COUNT; shift += BITS) {
    if (((grip >>> shift) & PLACE_MASK) !== 0) pattern -= drop << shift
  }
  return pattern
}
