/**
 * A grip written as players write it: six places, string 6 (lowest) to string 1, `x` for a string
 * that is not played. From fret 10 up the places are parted by hyphens.
 */
import type { FretPosition } from './fretboard'
import { MAX_FRET } from './neck'

/** Six places, **string 6 first**; `null` is a muted string, 0 an open one. */
export type Frets = readonly (number | null)[]

const STRING_COUNT = 6
const COMPACT_TEXT = /^[xX0-9]{6}$/
const PLACE_TEXT = /^(?:[xX]|[0-9]|1[0-9]|2[0-4])$/

/**
 * Reads `x32010` or `x-3-2-0-1-0`; gives `undefined` for anything else, for a fret over 24, and
 * for six muted strings.
 *
 * @example
 * parseFrets('x32010') // => [null,3,2,0,1,0]
 * parseFrets('8-10-10-9-8-8') // => [8,10,10,9,8,8]
 * parseFrets('x3201') // => undefined
 */
export function parseFrets(text: string): Frets | undefined {
  if (text.length > 2 * STRING_COUNT + STRING_COUNT - 1) return undefined
  const places = COMPACT_TEXT.test(text) ? [...text] : text.split('-')
  if (places.length !== STRING_COUNT || !places.every((place) => PLACE_TEXT.test(place))) {
    return undefined
  }
  const frets = places.map((place) => (place === 'x' || place === 'X' ? null : Number(place)))
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
 * The sounding places of a grip, lowest string first.
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
    positions.push({ string: STRING_COUNT - index, fret })
  })
  return positions
}
