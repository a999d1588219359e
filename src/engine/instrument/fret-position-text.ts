/** A fret position as text: `S2F3` is the third fret of the second string. */
import type { FretPosition } from './fretboard'

const POSITION_TEXT = /^[Ss]([1-6])[Ff]([0-9]|1[0-9]|2[0-4])$/

/**
 * Reads `S2F3`, string 1–6 and fret 0–24; gives `undefined` for anything else.
 *
 * @example
 * parseFretPosition('S2F3') // => {"string":2,"fret":3}
 * parseFretPosition('S7F3') // => undefined
 */
export function parseFretPosition(text: string): FretPosition | undefined {
  const match = POSITION_TEXT.exec(text)
  return match ? { string: Number(match[1]), fret: Number(match[2]) } : undefined
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
