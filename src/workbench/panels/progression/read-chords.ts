/** Chords as a player types them: symbols, Roman numerals or numbers, parted by spaces, commas or bars. */
import { soundOfSixth } from '#engine/harmony/augmented-sixth'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { flatNumbersIn, isFlatNumber } from '#engine/harmony/number-chart'
import { looksLikeNumeral, readNumeral } from '#engine/harmony/numeral'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { ChordType } from '#engine/theory/chord'
import type { NoteName } from '#engine/theory/pitch'

export interface StripChord {
  readonly symbol: string
  readonly root: NoteName
  /** With a bass from outside among its tones. */
  readonly chord: ChordType
  readonly bass?: NoteName | undefined
}

/** A word that is no chord, with what was meant where that is certain. */
export interface UnreadWord {
  readonly word: string
  /** 0-based index of its first character in the line. */
  readonly at: number
  /** Chords of the line before it. */
  readonly after: number
  readonly didYouMean?: string | undefined
}

export interface ReadChords {
  readonly chords: readonly StripChord[]
  /** In the order of the line. */
  readonly unread: readonly UnreadWord[]
  /** The first word after the last chord that a tab has a bar for; it and what follows are not read. */
  readonly beyond?: string
}

/** One bar a chord. */
export const MAX_CHORDS = PROJECT_LIMITS.maxMeasures

const WORDS = /(?:\([^)]*\)?|[^\s,|;(])+/g

/** The words of a line; a comma inside parentheses belongs to its chord. */
export function chordWords(text: string): readonly string[] {
  return text.match(WORDS) ?? []
}

/** How the words of a line are read, as they stand beside each other. */
interface Line {
  readonly key: Key
  /** Whether a flat number such as `b7` is a degree. */
  readonly hasDegrees: boolean
}

function readWord(
  word: string,
  { key, hasDegrees }: Line,
): StripChord | { readonly didYouMean?: string | undefined } {
  const isDegree = hasDegrees && isFlatNumber(word)
  const reading = readChordSymbol(word)
  if ('symbol' in reading && !isDegree) {
    const { symbol, root, bass } = reading
    return { symbol, root, chord: chordWithBass(reading), bass }
  }
  const numeral = looksLikeNumeral(word) ? readNumeral(word, key) : undefined
  if (!numeral) {
    return 'symbol' in reading ? {} : { didYouMean: soundOfSixth(word) ?? reading.didYouMean }
  }
  const { symbol, root, bass } = numeral
  return { symbol, root, chord: chordWithBass(numeral), bass }
}

/**
 * Reads a line of chords in a key, as many as a tab has bars; words that are no chords are told and
 * passed over.
 *
 * @param inEnglish the name of a chord in English names
 */
export function readChords(
  text: string,
  key: Key,
  inEnglish = (word: string): string => word,
): ReadChords {
  const chords: StripChord[] = []
  const unread: UnreadWord[] = []
  const words = [...text.matchAll(WORDS)]
  const flatNumbers = flatNumbersIn(chordWords(text), true)
  const line: Line = {
    key,
    hasDegrees: flatNumbers === 'degrees',
  }
  for (const { 0: word, index: at } of words) {
    if (chords.length === MAX_CHORDS) return { chords, unread, beyond: word }
    // Beside letters and numbers it may be either chord.
    const isUnclear = isFlatNumber(word) && flatNumbers === 'unclear'
    const read = isUnclear ? {} : readWord(inEnglish(word), line)
    if ('symbol' in read) chords.push(read)
    else unread.push({ word, at, after: chords.length, ...read })
  }
  return { chords, unread }
}

/** The line with another word in the place of one that was not read. */
export function withWord(text: string, { word, at }: UnreadWord, other: string): string {
  return text.slice(0, at) + other + text.slice(at + word.length)
}
