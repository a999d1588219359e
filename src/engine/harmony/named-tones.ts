/** The tones that the names of chords over music spell. */
import type { NoteName } from '../theory/pitch'
import { parseChordSymbol } from './chord-symbol'

/** The tones of a chord's name, its root first and its bass last; none for a text that names no chord. */
export function namedTonesOf(text: string): readonly NoteName[] | undefined {
  const symbol = parseChordSymbol(text)
  return symbol?.bass ? [...symbol.tones, symbol.bass] : symbol?.tones
}

/** Of one unit, whichever it is; times of projects are rounded more coarsely than those of scores. */
const SAME_START = 1e-3

/** Tones from a time on, until the next ones. */
export interface TonesFrom {
  readonly start: number
  readonly tones: readonly NoteName[] | undefined
}

/**
 * The tones over each start; none before the first.
 *
 * @param starts ascending or not
 * @param chords in time
 */
export function tonesOver(
  starts: readonly number[],
  chords: readonly TonesFrom[],
): readonly (readonly NoteName[] | undefined)[] {
  const over = new Array<readonly NoteName[] | undefined>(starts.length)
  let count = 0
  for (const index of [...starts.keys()].sort((a, b) => starts[a]! - starts[b]!)) {
    while (count < chords.length && chords[count]!.start < starts[index]! + SAME_START) count++
    over[index] = chords[count - 1]?.tones
  }
  return over
}
