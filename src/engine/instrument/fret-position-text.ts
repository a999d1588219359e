/** A fret position as text: `S2F3` is the third fret of the second string. */
import type { FretPosition } from './fretboard'
import { MAX_FRET, MAX_STRINGS } from './neck'

const POSITION_TEXT = /^[Ss]([1-9][0-9]?)[Ff](0|[1-9][0-9]?)$/

/**
 * Reads `S2F3`, string 1–10 and fret 0–24; gives `undefined` for anything else. Whether a neck has
 * that place is for `isOnNeck` to say.
 *
 * @example
 * parseFretPosition('S2F3') // => {"string":2,"fret":3}
 * parseFretPosition('S11F3') // => undefined
 */
export function parseFretPosition(text: string): FretPosition | undefined {
  const match = POSITION_TEXT.exec(text)
  if (!match) return undefined
  const [string, fret] = [Number(match[1]), Number(match[2])]
  return string <= MAX_STRINGS && fret <= MAX_FRET ? { string, fret } : undefined
}

/**
 * Writes a fret position.
 *
 * @example
 * formatFretPosition({ string: 6, fret: 12 }) // => "S6F12"
 */
export function formatFretPosition({ string, fret }: FretPosition): string {
  return `S${string}F${fret}`
}
