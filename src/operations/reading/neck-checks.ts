/** Strings, frets and places of a request, held against its neck. */

import { type Frets, parseFrets } from '#engine/instrument/fret-text'
import { type FretPosition, hasFret } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { hintAtStringCount } from '#engine/instrument/neck-words'
import { type RequestError, requestErrorOf } from '../registry/request-errors'

function refusal(path: string, message: string): RequestError {
  return requestErrorOf('invalid-parameter', [{ path, message: `${path}: ${message}` }])
}

/** `the neck of guitar has 22 frets above the capo at fret 2`. */
function fretsOf({ instrument, maxFret, capo }: Neck): string {
  const above = capo === 0 ? '' : ` above the capo at fret ${capo}`
  return `${instrument.id} has ${maxFret} frets${above}`
}

export function checkFret(fret: number, neck: Neck, path: string): void {
  if (fret > neck.maxFret) throw refusal(path, `${fret} is beyond the neck: ${fretsOf(neck)}`)
}

/**
 * The highest fret that a request may use: its `maxFret`, else the usual one as far as the neck goes.
 *
 * @throws RequestError for one beyond the neck.
 */
export function readMaxFret(
  maxFret: number | undefined,
  neck: Neck,
  usual: number = neck.maxFret,
): number {
  if (maxFret === undefined) return Math.min(usual, neck.maxFret)
  checkFret(maxFret, neck, 'maxFret')
  return maxFret
}

export function checkString(string: number, neck: Neck, path: string): void {
  const count = neck.strings.length
  if (string > count) {
    throw refusal(
      path,
      `${string} is not a string of ${neck.instrument.id}, which has 1 to ${count}`,
    )
  }
}

/** Refuses a fret that its string does not have, also where a short string begins above it. */
function checkFretOf({ string, fret }: FretPosition, neck: Neck, path: string): void {
  checkFret(fret, neck, path)
  const row = neck.strings[string - 1]!
  if (hasFret(row, fret, neck.maxFret)) return
  throw refusal(
    path,
    `string ${string} of ${neck.instrument.id} begins at fret ${row.startFret}; it has fret 0 and those from ${row.startFret + 1} up, not ${fret}`,
  )
}

/** Refuses a place that is not on the neck; `path` is that of an object with string and fret. */
export function checkPlace(place: FretPosition, neck: Neck, path: string): void {
  checkString(place.string, neck, `${path}.string`)
  checkFretOf(place, neck, `${path}.fret`)
}

/** The same of a place that is written as one text: `S7F3`. */
export function checkPlaceText(place: FretPosition, neck: Neck, path: string): void {
  checkString(place.string, neck, path)
  checkFretOf(place, neck, path)
}

/**
 * A grip that the schema has accepted, with one place for each string of the neck.
 *
 * @throws RequestError for another number of places, and for a fret that the neck does not have.
 */
export function acceptedFrets(text: string, neck: Neck, path = 'frets'): Frets {
  const frets = parseFrets(text)!
  const count = neck.strings.length
  if (frets.length !== count) {
    throw refusal(
      path,
      `${text} has ${frets.length} places; ${neck.instrument.id} has ${count} strings, one place each, the last string first${hintAtStringCount(frets.length)}`,
    )
  }
  frets.forEach((fret, index) => {
    if (fret !== null) checkFretOf({ string: count - index, fret }, neck, path)
  })
  return frets
}
