/** Chords as a player types them: symbols, Roman numerals or numbers, parted by spaces, commas or bars. */
import { soundOfSixth } from '#engine/harmony/augmented-sixth'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { readChordSymbolIn } from '#engine/harmony/names/foreign-symbol'
import { flatNumbersIn, isFlatNumber } from '#engine/harmony/number-chart'
import { looksLikeNumeral, readNumeral } from '#engine/harmony/numeral'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { symbolMeant } from '#engine/harmony/symbol-meant'
import type { ChordType } from '#engine/theory/chord'
import type { NoteName } from '#engine/theory/pitch'

export interface StripChord {
  readonly symbol: string
  readonly root: NoteName
  /** With a bass from outside among its tones. */
  readonly chord: ChordType
  readonly bass?: NoteName | undefined
}

export interface ReadChords {
  readonly chords: readonly StripChord[]
  /** The first word that was not read, with what was meant where that is certain. */
  readonly unread?: {
    readonly word: string
    readonly didYouMean?: string | undefined
    /** The word comes after the last chord that a line can hold. */
    readonly isBeyondLimit?: boolean
  }
}

export const MAX_CHORDS = 64

/** The words of a line; a comma inside parentheses belongs to its chord. */
export function chordWords(text: string): readonly string[] {
  return text.match(/(?:\([^)]*\)?|[^\s,|;(])+/g) ?? []
}

/** How the words of a line are read, as they stand beside each other. */
interface Line {
  readonly key: Key
  /** Whether a flat number such as `b7` is a degree. */
  readonly hasDegrees: boolean
  /** Whether another word is a solfège name, so that `do` is C and not D diminished. */
  readonly hasSolfege: boolean
}

function isSolfegeName(word: string): boolean {
  return !('symbol' in readChordSymbol(word)) && symbolMeant(word)?.names === 'solfege'
}

function readWord(
  word: string,
  { key, hasDegrees, hasSolfege }: Line,
): StripChord | { readonly didYouMean?: string | undefined } {
  const isDegree = hasDegrees && isFlatNumber(word)
  const reading = readChordSymbol(word)
  const solfege = hasSolfege ? readChordSymbolIn(word, 'solfege') : undefined
  if (solfege && 'symbol' in reading && solfege.symbol !== reading.symbol) {
    return { didYouMean: solfege.symbol }
  }
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
 * Reads a line of chords in a key, up to the first word that is no chord or is one too many.
 *
 * @param inEnglish the name of a chord in English names
 */
export function readChords(
  text: string,
  key: Key,
  inEnglish = (word: string): string => word,
): ReadChords {
  const chords: StripChord[] = []
  const words = chordWords(text)
  const flatNumbers = flatNumbersIn(words, true)
  const line: Line = {
    key,
    hasDegrees: flatNumbers === 'degrees',
    hasSolfege: words.slice(0, MAX_CHORDS).some((word) => isSolfegeName(inEnglish(word))),
  }
  for (const word of words) {
    if (chords.length === MAX_CHORDS) return { chords, unread: { word, isBeyondLimit: true } }
    // Beside letters and numbers it may be either chord.
    if (isFlatNumber(word) && flatNumbers === 'unclear') return { chords, unread: { word } }
    const read = readWord(inEnglish(word), line)
    if (!('symbol' in read)) return { chords, unread: { word, ...read } }
    chords.push(read)
  }
  return { chords }
}
