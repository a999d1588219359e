/**
 * The chord symbol that an unreadable text most likely means: another language's names, a word for
 * major or minor, a letter mistyped. Where a guess could be another chord there is none.
 */
import { CHORD_TYPES } from '../theory/chord'
import { readNoteName } from '../theory/note-names/read-note-name'
import { formatNoteName } from '../theory/pitch'
import { parseChordSymbol } from './chord-symbol'
import { readChordSymbolIn } from './names/foreign-symbol'
import { modeWordOf } from './names/mode-words'

/** What a text means, and in whose names it is written. */
export interface SymbolMeant {
  readonly symbol: string
  readonly names: 'english' | 'german' | 'solfege'
}

/** Spelled forms beside the symbols of the table. */
const OTHER_SUFFIXES = [
  'min',
  'min7',
  'maj',
  'minor',
  'major',
  'minor7',
  'major7',
  'maj9',
  'dim',
  'dim7',
  'diminished',
  'augmented',
  'sus',
]
const SUFFIXES = [
  ...new Set([...CHORD_TYPES.map(({ symbol }) => symbol), ...OTHER_SUFFIXES]),
].filter((suffix) => /[a-z]{3}/i.test(suffix))

/** Digits and accidentals name tones, so a guess keeps them all; so it does an m in front. */
const tonesOf = (suffix: string) => suffix.replaceAll(/[^\d#]|b(?!\d)/g, '')

/** Whether two words differ by one letter more, less, other or by two swapped. */
function isOneTypoApart(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  const rest = (text: string, skip: number) => text.slice(start + skip)
  return (
    rest(left, 1) === rest(right, 1) ||
    rest(left, 1) === rest(right, 0) ||
    rest(left, 0) === rest(right, 1) ||
    (left[start] === right[start + 1] &&
      left[start + 1] === right[start] &&
      rest(left, 2) === rest(right, 2))
  )
}

function byTypo(text: string): string | undefined {
  const match = /^([A-Ga-g][#b]?)(.+)$/.exec(text)
  // A second root makes it two chords.
  if (!match || /[a-z0-9][A-G]/.test(match[2]!)) return undefined
  const typed = match[2]!.toLowerCase()
  const near = SUFFIXES.filter(
    (suffix) =>
      tonesOf(suffix) === tonesOf(typed) &&
      suffix.startsWith('m') === typed.startsWith('m') &&
      isOneTypoApart(typed, suffix.toLowerCase()),
  )
  const symbols = new Set(near.map((suffix) => parseChordSymbol(match[1]! + suffix)?.symbol))
  return symbols.size === 1 ? [...symbols][0] : undefined
}

/** Words that a symbol writes as a sign or a number, joined to what stands before them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^([a-g])[\s-]*sharp/i, '$1#'],
  [/^([a-g])[\s-]*flat/i, '$1b'],
  [/(?<![\s-])[\s-]*(?:sixth|six)/i, '6'],
  [/(?<![\s-])[\s-]*(?:seventh|seven)/i, '7'],
  [/(?<![\s-])[\s-]*(?:ninth|nine)/i, '9'],
  [/(?<![\s-])[\s-]*(?:eleventh|eleven)/i, '11'],
  [/(?<![\s-])[\s-]*(?:thirteenth|thirteen)/i, '13'],
  [/(?<![\s-])[\s-]*power(?:[\s-]*chord)?$/i, '5'],
]

function byWords(text: string): string | undefined {
  const written = WORDS.reduce((plain, [word, sign]) => plain.replace(word, sign), text)
  return written === text ? undefined : parseChordSymbol(written)?.symbol
}

function byModeWord(text: string): string | undefined {
  const word = modeWordOf(text)
  if (!word) return undefined
  const root = readNoteName(word.before, word.names) ?? readNoteName(word.before, 'english')
  return root && parseChordSymbol(formatNoteName(root) + word.suffix)?.symbol
}

/**
 * The symbol that was meant, from text that does not read as one.
 *
 * @example
 * symbolMeant('Es7')?.symbol // => "Eb7"
 * symbolMeant('a-moll')?.symbol // => "Am"
 * symbolMeant('Cmja7')?.symbol // => "Cmaj7"
 * symbolMeant('Cadd8') // => undefined
 */
export function symbolMeant(text: string): SymbolMeant | undefined {
  const trimmed = text.trim().replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
  // `Dom7` is C minor seventh in solfège and the word for a dominant seventh.
  if (/^dom\s*\d/i.test(trimmed)) return undefined
  for (const names of ['english', 'german', 'solfege'] as const) {
    const read = readChordSymbolIn(trimmed, names)
    if (read) return { symbol: read.symbol, names }
  }
  const symbol = byWords(trimmed) ?? byModeWord(trimmed) ?? byTypo(trimmed)
  return symbol === undefined ? undefined : { symbol, names: 'english' }
}
