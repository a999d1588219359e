/**
 * A grip: which fret each string is pressed at, open or muted. Inside the search it is one number
 * of five bits a string, string 1 lowest, 0 = muted and n = fret n − 1. Ten strings fill 50 bits,
 * which a double holds exactly. Grips compare as their fret text does, and a grip that mutes the
 * strings beyond the sixth is the same number on every neck.
 */
import type { Frets } from '../instrument/fret-text'
import { MAX_STRINGS } from '../instrument/neck'

/** A grip in one number; see the head of this file. */
export type PackedGrip = number

/** Highest minus lowest pressed fret on a guitar: one fret a finger. */
export const MAX_SPAN_FRETS = 3
/** The open position: frets 0–4 with an open string among them. */
export const OPEN_POSITION_MAX_FRET = 4
const BITS = 5
/** Frets 0–30 and muted. */
const PLACE_VALUES = 1 << BITS
const PLACE_MASK = PLACE_VALUES - 1
/** Strings that lie in the bits which `>>>` reads. */
const LOW_STRINGS = 6
const LOW_SPAN = 2 ** (BITS * LOW_STRINGS)

/** The fret of a string, 1–10: 0 open, −1 muted. */
export function fretAt(grip: PackedGrip, string: number): number {
  if (string <= LOW_STRINGS) return ((grip >>> (BITS * (string - 1))) & PLACE_MASK) - 1
  const high = Math.floor(grip / LOW_SPAN)
  return ((high >>> (BITS * (string - 1 - LOW_STRINGS))) & PLACE_MASK) - 1
}

/** A grip with one more place filled, from the last string on; `fret` −1 mutes the string. */
export function appendFret(grip: PackedGrip, fret: number): PackedGrip {
  return grip * PLACE_VALUES + fret + 1
}

/**
 * Packs the places of a grip, the last string first.
 *
 * @example
 * fretsOf(packGrip([null, 3, 2, 0, 1, 0]), 6) // => [null,3,2,0,1,0]
 * @throws RangeError for more than ten places or a fret outside 0–30.
 */
export function packGrip(frets: Frets): PackedGrip {
  if (frets.length > MAX_STRINGS) throw new RangeError(`a grip has at most ${MAX_STRINGS} places`)
  let grip = 0
  for (const fret of frets) {
    if (fret !== null && (!Number.isInteger(fret) || fret < 0 || fret >= PLACE_MASK)) {
      throw new RangeError(`fret ${fret} cannot be packed`)
    }
    grip = appendFret(grip, fret ?? -1)
  }
  return grip
}

/** The places of a packed grip on so many strings, the last string first. */
export function fretsOf(grip: PackedGrip, stringCount: number): Frets {
  const frets: (number | null)[] = []
  for (let string = stringCount; string >= 1; string--) {
    const fret = fretAt(grip, string)
    frets.push(fret < 0 ? null : fret)
  }
  return frets
}

/**
 * The movable pattern of a grip: its frets counted from the lowest sounded one, so that a barre
 * chord and the open chord it grew from share one pattern.
 *
 * @example
 * fretsOf(patternOf(packGrip([1, 3, 3, 2, 1, 1])), 6) // => [0,2,2,1,0,0]
 */
export function patternOf(grip: PackedGrip): PackedGrip {
  const high = grip < LOW_SPAN ? 0 : Math.floor(grip / LOW_SPAN)
  const low = grip - high * LOW_SPAN
  const drop = Math.min(lowestOf(low), lowestOf(high)) - 1
  if (drop <= 0 || drop === PLACE_MASK) return grip
  return high === 0 ? lower(low, drop) : lower(high, drop) * LOW_SPAN + lower(low, drop)
}

/** The lowest value of a place that is not muted, in the bits of up to six strings. */
function lowestOf(bits: number): number {
  let lowest = PLACE_VALUES
  for (let rest = bits; rest !== 0; rest >>>= BITS) {
    const place = rest & PLACE_MASK
    if (place !== 0 && place < lowest) lowest = place
  }
  return lowest
}

/** The bits of up to six strings with every fret so much lower. */
function lower(bits: number, frets: number): number {
  let lowered = bits
  for (let shift = 0; shift < BITS * LOW_STRINGS; shift += BITS) {
    if (((bits >>> shift) & PLACE_MASK) !== 0) lowered -= frets << shift
  }
  return lowered
}
