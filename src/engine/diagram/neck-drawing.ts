/** What pictures of a neck share: words for it, inlays, and how thick its strings are drawn. */
import type { Neck, NeckString } from '../instrument/neck'

/** Frets with inlays, counted from the nut. */
const SINGLE_INLAY_FRETS: readonly number[] = [3, 5, 7, 9, 15, 17, 19, 21]
const DOUBLE_INLAY_FRETS: readonly number[] = [12, 24]

/** How many inlays a fret has, counted from the capo. */
export function inlaysAt(fret: number, { capo }: Neck): 0 | 1 | 2 {
  if (DOUBLE_INLAY_FRETS.includes(fret + capo)) return 2
  return SINGLE_INLAY_FRETS.includes(fret + capo) ? 1 : 0
}

/** `guitar`, `5-string banjo`. */
export function instrumentWordsOf({ instrument }: Neck): string {
  return instrument.name[0]!.toLowerCase() + instrument.name.slice(1)
}

/** Width of a string's line, in pixels: the lower it sounds, the thicker. */
export function stringWidthOf(string: number, { strings }: Neck): number {
  const own = strings[string - 1]!
  const isHigher = (other: NeckString) =>
    other.openMidi > own.openMidi || (other.openMidi === own.openMidi && other.string < own.string)
  return 1 + 0.25 * strings.filter(isHigher).length
}
