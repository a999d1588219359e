/** A place of a neck as one number, for sets and tables. */
import { MAX_STRINGS } from '../instrument/neck'

/** One number for a place, below `PLACE_CODES`. */
export function placeCode(string: number, fret: number): number {
  return string * 32 + fret
}
export const PLACE_CODES = (MAX_STRINGS + 1) * 32
