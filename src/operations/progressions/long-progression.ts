/** Progressions of a whole song: many chords in one parameter, as sheets write them. */
import * as z from 'zod'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { looksLikeNumeral } from '#engine/harmony/numeral'
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

const reads = (text: string) => parseChordSymbol(text) !== undefined

/**
 * The chords of a bar: what blanks and hyphens part, where the text is no chord itself.
 *
 * @example
 * chordsOfBar('Am F-C-G') // => ["Am","F","C","G"]
 * chordsOfBar('A flat major 7') // => ["A flat major 7"]
 * chordsOfBar('C-7') // => ["C-7"]
 */
export function chordsOfBar(bar: string): readonly string[] {
  if (reads(bar)) return [bar]
  const words = bar.split(/\s+/).filter((word) => !/^[-–—→]+$/u.test(word))
  return words.flatMap((word) => {
    const parts = reads(word) ? [word] : word.split(/[-–—→]/u)
    return parts.every((part) => reads(part) || looksLikeNumeral(part)) ? parts : [word]
  })
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
  const bars = items.flatMap((item) => item.split('|')).map((bar) => bar.trim())
  const named = bars.filter((bar) => bar !== '')
  const words = named.join(' ').split(/\s+/)
  // A chord in words has four at most, so more of them are too many chords, read or not.
  const isFar = words.length > 4 * most
  return readProgression(isFar ? words : named.flatMap(chordsOfBar), key, most)
}
