/** Progressions of a whole song: many chords in one parameter, as sheets write them. */
import * as z from 'zod'
import { chordsInText, isNoChord } from '#engine/harmony/chord-list'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import type { AskedChord } from './asked-chord'
import { readProgression } from './progression-chords'

export const MAX_SONG_CHORDS = 256
const MAX_ITEM_LENGTH = 1024

export function songChordsParameter(most: number) {
  return z
    .array(z.string().max(MAX_ITEM_LENGTH))
    .min(1)
    .max(most)
    .meta({
      description: `Chord symbols, at most ${most}, with commas, blanks, hyphens or bar lines between; numerals with key.`,
      examples: ['Am,F,C,G', 'Dm7 | G7 | Cmaj7'],
    })
}

/** A bar as it is, or its words where they are no list of chords, so that a refusal names one. */
const chordsOfBar = (bar: string) =>
  chordsInText(bar).length > 1 || parseChordSymbol(bar) ? [bar] : bar.split(/\s+/)

const barsOf = (items: readonly string[]) =>
  items
    .flatMap((item) => item.split('|'))
    .map((bar) => bar.trim())
    .filter((bar) => bar !== '')

/**
 * How many chords each bar has, where bar lines alone part the bars; `undefined` without them.
 *
 * @example
 * chordCountsOf(['| C G | Am |']) // => [2,1]
 */
export function chordCountsOf(items: readonly string[]): readonly number[] | undefined {
  if (items.length !== 1 || !items[0]!.includes('|')) return undefined
  return barsOf(items).map(
    (bar) =>
      chordsOfBar(bar)
        .flatMap(chordsInText)
        .filter((text) => !isNoChord(text)).length,
  )
}

/**
 * Reads the chords of a song.
 *
 * @throws RequestError naming the chord that does not read, or that there are none or too many.
 */
export function readSongChords(
  items: readonly string[],
  key: Key | undefined,
  most: number,
): readonly AskedChord[] {
  const named = barsOf(items)
  const words = named.join(' ').split(/\s+/)
  // A chord in words has four at most, so more of them are too many chords, read or not.
  const isFar = words.length > 4 * most
  return readProgression(isFar ? words : named.flatMap(chordsOfBar), key, most)
}
