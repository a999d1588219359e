/**
 * A grip written as players write it: one place a string, the last string first, `x` for a string
 * that is not played. From fret 10 up the places are parted by hyphens.
 */
import { type FretPosition, isOnNeck } from './fretboard'
import { MAX_FRET, MAX_STRINGS, MIN_STRINGS, type Neck } from './neck'

/** One place a string, **the last string first**; `null` is a muted string, 0 an open one. */
export type Frets = readonly (number | null)[]

const COMPACT_TEXT = /^[xX0-9]+$/
const PLACE_TEXT = /^(?:[xX]|[0-9]|[1-9][0-9])$/
/** Two digits and a hyphen for each string. */
const MAX_TEXT_LENGTH = 3 * MAX_STRINGS - 1

/**
 * Reads `x32010` or `x-3-2-0-1-0`, 3–10 places; gives `undefined` for anything else, for a fret
 * over 24, and for muted strings only. Whether a neck has these places is for `isGripOf` to say.
 *
 * @example
 * parseFrets('x32010') // => [null,3,2,0,1,0]
 * parseFrets('8-10-10-9-8-8') // => [8,10,10,9,8,8]
 * parseFrets('0003') // => [0,0,0,3]
 * parseFrets('x3-201') // => undefined
 */
export function parseFrets(text: string): Frets | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined
  const places = COMPACT_TEXT.test(text) ? [...text] : text.split('-')
  if (places.length < MIN_STRINGS || places.length > MAX_STRINGS) return undefined
  if (!places.every((place) => PLACE_TEXT.test(place))) return undefined
  const frets = places.map((place) => (place === 'x' || place === 'X' ? null : Number(place)))
  if (frets.some((fret) => fret !== null && fret > MAX_FRET)) return undefined
  return frets.some((fret) => fret !== null) ? frets : undefined
}

/**
 * Writes a grip, compact where every fret has one digit.
 *
 * @example
 * formatFrets([null, 3, 2, 0, 1, 0]) // => "x32010"
 * formatFrets([8, 10, 10, 9, 8, 8]) // => "8-10-10-9-8-8"
 */
export function formatFrets(frets: Frets): string {
  const places = frets.map((fret) => (fret === null ? 'x' : String(fret)))
  return places.join(places.some((place) => place.length > 1) ? '-' : '')
}

/**
 * The sounding places of a grip, the last string first.
 *
 * @example
 * soundingPositionsOf([null, null, 0, 2, 3, 2]).length // => 4
 * @throws RangeError for a fret above 24.
 */
export function soundingPositionsOf(frets: Frets): readonly FretPosition[] {
  const positions: FretPosition[] = []
  frets.forEach((fret, index) => {
    if (fret === null) return
    if (fret > MAX_FRET) throw new RangeError(`fret ${fret} is above ${MAX_FRET}`)
    positions.push({ string: frets.length - index, fret })
  })
  return positions
}

/**
 * Whether a grip has one place for each string of a neck, and each on a fret that its string has.
 *
 * @example
 * isGripOf([0, 0, 0, 3], STANDARD_NECK) // => false
 */
export function isGripOf(frets: Frets, neck: Neck): boolean {
  return (
    frets.length === neck.strings.length &&
    soundingPositionsOf(frets).every((place) => isOnNeck(place, neck))
  )
}
