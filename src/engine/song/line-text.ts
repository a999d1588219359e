/** Lines of a sheet as text: their words, the marks in them, and what kind of line they are. */

import { parseChordSymbol } from '../harmony/chord-symbol'
import { parseKey } from '../harmony/key'
import { englishChord } from '../harmony/names/english-text'
import { looksLikeNumeral, readNumeral } from '../harmony/numeral'
import type { Song, SongMark } from '../project/song-shape'
import { SONG_LIMITS } from '../project/song-shape'
import { plainSymbol, readSign } from './song-marks'

/** What a sheet's chords are written in; told from the whole sheet before its lines are read. */
export interface SheetNames {
  readonly noteNames?: Song['noteNames']
  /** Whether its chords are numbers and numerals, as no line has letters. */
  readonly hasNumbers: boolean
  /** Words that were read before, since the same chords stand in many lines. */
  readonly known: Map<string, boolean>
}

/** A mark and the column where it begins. */
export interface PlacedWord {
  readonly column: number
  readonly symbol: string
}

const WORD =
  /[x×] \d{1,2}(?=\s|$)|:\|{1,2}:?|\|{1,2}:|\|{1,3}\.?|[^\s|(]*(?:\([^()]*\)[^\s|(]*)+|[^\s|]+/g
const SEPARATOR = /^(?:[-–—→>,;~]+|->)$/

function piecesOf(word: string): readonly string[] {
  const bare = word.replace(/[,;]+$/, '')
  for (const sign of [/,/, /[-–—]/, /~/, /[-=]>|[→⇒➔>]/]) {
    const pieces = bare.split(sign)
    const isList =
      pieces.length > 1 && pieces.every((piece) => /^[A-H]/.test(piece) && isLetterChord(piece))
    const isNumbers =
      pieces.length > 1 &&
      pieces.every((piece) => /^[#b]?(?:[1-7]|[IViv]+)(?:m|maj7|m?7|°|dim)?$/.test(piece))
    if (isList || isNumbers) return pieces
  }
  return [bare]
}

/** The words of a line of chords, each with its column; commas and dashes between them are left out. */
export function wordsOf(line: string): readonly PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: word, index } of line.matchAll(WORD)) {
    if (SEPARATOR.test(word)) continue
    let column = index
    for (const piece of piecesOf(word)) {
      if (piece !== '') words.push({ column, symbol: piece })
      column += piece.length + 1
    }
  }
  return words
}

/**
 * Whether words that could be solfège are sung: `la la la`, `Fa la la`. No sheet writes one chord
 * small twice running.
 */
export function isSung(words: readonly PlacedWord[]): boolean {
  const plain = words.map(({ symbol }) => plainSymbol(symbol))
  return plain.some((word, at) => /^[a-z]+$/.test(word) && word === plain[at - 1]?.toLowerCase())
}

function isLetterChord(text: string): boolean {
  return parseChordSymbol(plainSymbol(text)) !== undefined
}

const C_MAJOR = parseKey('C')!

/** Whether a word is a number or a numeral of a degree. */
export function isNumber(text: string): boolean {
  return /^[#b]?(?:[1-7]|[IViv])/.test(text) && readNumeral(text, C_MAJOR) !== undefined
}

/** Whether a word reads as a chord in the names of its sheet; small roots only where others do not say so. */
export function isChordWord(word: string, names: SheetNames): boolean {
  const known = names.known.get(word)
  if (known !== undefined) return known
  const isChord = readsAsChord(word, names)
  names.known.set(word, isChord)
  return isChord
}

function readsAsChord(word: string, { noteNames, hasNumbers }: SheetNames): boolean {
  const text = plainSymbol(word)
  if (hasNumbers) return isNumber(text)
  // `Do do do` is sung; a diminished chord is seldom written so.
  if (noteNames === undefined) return isLetterChord(text) && !/^[A-Ga-g]o$/.test(text)
  return !looksLikeNumeral(text) && englishChord(text, noteNames) !== undefined
}

/** Words of a line of chords that are not chords: `(let ring)` becomes `*let ring`. */
function asMark(symbol: string, names: SheetNames): string {
  if (readSign(symbol) || isChordWord(symbol, names)) return symbol
  const words = /^\(([^()]*)\)$/.exec(symbol)?.[1]?.trim()
  return words ? `*${words}` : symbol
}

/** Longer lines are words: no sheet has so many chords in one. */
export const MAX_CHORD_LINE = 4000

/**
 * The marks of a line that holds only chords, bar lines and strokes; `undefined` for another line.
 * One word of four may be unreadable, if others are chords.
 */
export function chordLineOf(line: string, names: SheetNames): readonly PlacedWord[] | undefined {
  if (line.length > MAX_CHORD_LINE) return undefined
  const words = wordsOf(line)
  if (words.length === 0 || words.some(({ symbol }) => !isSymbol(symbol))) {
    return undefined
  }
  if (names.noteNames === 'solfege' && isSung(words)) return undefined
  let chords = 0
  let capitals = 0
  let signs = 0
  let bars = 0
  const marks = words.map(({ column, symbol }) => ({ column, symbol: asMark(symbol, names) }))
  for (const { symbol } of marks) {
    const sign = readSign(symbol)
    if (sign) signs++
    if (sign?.kind === 'bar' || sign?.kind === 'repeat') bars++
    if (sign?.kind === 'silence') capitals++
    if (sign || !isChordWord(symbol, names)) continue
    chords++
    if (names.hasNumbers || names.noteNames || /^\(?[A-H]/.test(symbol)) capitals++
  }
  const unread = marks.length - chords - signs
  const isNumbersAlone = names.hasNumbers && marks.length === 1 && bars === 0
  if (isNumbersAlone || (unread > 0 && bars < 2 && unread * 4 > marks.length)) return undefined
  if (unread > chords) return undefined
  return capitals > 0 || bars > 1 ? marks : undefined
}

/** Whether a text may be a mark. */
const isSymbol = (text: string) =>
  text.length <= SONG_LIMITS.maxSymbolLength && text !== '*' && !/[[\]]/.test(text)

/** A row of a grid, where it is one: what stands before its first bar line and after its last are words. */
export function gridRowOf(line: string): readonly SongMark[] | undefined {
  const words = wordsOf(line)
  const isBar = ({ symbol }: PlacedWord) => {
    const kind = readSign(symbol)?.kind
    return kind === 'bar' || kind === 'repeat'
  }
  const first = words.findIndex(isBar)
  const last = words.findLastIndex(isBar)
  const margin = (some: readonly PlacedWord[]) => {
    const text = some.map(({ symbol }) => symbol).join(' ')
    const isSign = some.length === 1 && readSign(text) !== undefined
    return text === '' ? [] : [{ at: 0, symbol: isSign ? text : `*${text}` }]
  }
  const cells = words.slice(first, last + 1).map(({ symbol }) => ({ at: 0, symbol }))
  const marks = [...margin(words.slice(0, first)), ...cells, ...margin(words.slice(last + 1))]
  return marks.every(({ symbol }) => isSymbol(symbol)) ? marks : undefined
}

const TAB_LINE = /^\s*(?:[A-Ha-h][#b♯♭]?\d?)?\s?[|:‖][-–|:‖\dhpbrstvxXoO~/\\()<>^*=. _]*$/u

/** Whether a line is a string of a tab: `e|--3--|`. */
export function isTabLine(line: string): boolean {
  return TAB_LINE.test(line) && /--/.test(line)
}

/** Words of a line and its marks as they are kept: single blanks, marks before words. */
export function canonicalWords(
  text: string,
  marks: readonly SongMark[],
): { readonly text: string; readonly marks: readonly SongMark[] } {
  let kept = ''
  const places: number[] = []
  for (let index = 0; index < text.length; index++) {
    const isBlank = /\s/.test(text[index]!)
    if (isBlank && (kept === '' || kept.endsWith(' '))) {
      places.push(kept.length)
      continue
    }
    // A mark over a blank stands before the next word.
    places.push(kept.length + (isBlank ? 1 : 0))
    kept += isBlank ? ' ' : text[index]
  }
  const trimmed = kept.trimEnd()
  return {
    text: trimmed,
    marks: marks.map(({ at, symbol }) => ({
      at: Math.min(places[at] ?? trimmed.length, trimmed.length),
      symbol,
    })),
  }
}

const BRACKETED = /\[([^[\]]*)\]/g

/** Words of sections and of playing that stand in brackets where a chord could. */
const SECTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:verse|vers|verso|copla|strophe|couplet|estrofa|strofa)\b/i, 'verse'],
  [/^(?:repeat |rpt\.? )?(?:chorus|refrain|refrão|coro|ritornello|estribillo)/i, 'chorus'],
  [/^pre[- ]?(?:chorus|refrain)/i, 'prechorus'],
  [/^(?:bridge|middle (?:eight|8))\b/i, 'bridge'],
  [/^intro(?:duction|dução)?\b/i, 'intro'],
  [/^(?:outro|ending|end|coda)\b/i, 'outro'],
  [/^(?:solo|lead)\b|solo\b/i, 'solo'],
  [/^(?:interlude|instrumental|break|interlúdio)\b/i, 'interlude'],
  [/^(?:riff|hook|tag|turnaround|vamp|post[- ]?chorus)\b/i, 'part'],
  [/^(?:tab|tablature)$/i, 'tab'],
  [/^grid$/i, 'grid'],
  [/^part\b/i, 'part'],
]

/** The kind of section that a label names; `undefined` for another text. */
export function kindOfLabel(label: string): string | undefined {
  return SECTION_WORDS.find(([word]) => word.test(label))?.[1]
}

/** What stands in a bracket of a line: a chord, a sign, or words. */
function markInBracket(written: string, names: SheetNames): string {
  const symbol = written.trim()
  if (symbol.startsWith('*')) return `*${symbol.slice(1).trim()}`
  if (readSign(symbol) || readsAsChord(symbol, { ...names, hasNumbers: false })) return symbol
  const isWords =
    kindOfLabel(symbol) !== undefined || (/\s/.test(symbol) && !/^[A-H][#b]?\s?[(/]/.test(symbol))
  return isWords || !/^\(?[A-Ha-h1-7IViv#b]/.test(symbol) ? `*${symbol}` : symbol
}

/** A line with chords in brackets, `[C]Hel[G]lo`; a bracket too long for a chord stays among the words. */
export function readBracketed(
  line: string,
  names: SheetNames,
): { readonly text: string; readonly marks: readonly SongMark[] } {
  const marks: SongMark[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: inside = '', index } of line.matchAll(BRACKETED)) {
    if (inside.trim().length >= SONG_LIMITS.maxSymbolLength) continue
    text += line.slice(from, index)
    from = index + whole.length
    const symbol = inside.trim() === '' ? '' : markInBracket(inside, names)
    if (symbol !== '' && symbol !== '*') marks.push({ at: text.length, symbol })
  }
  text += line.slice(from)
  const rest = wordsOf(text)
  // `| [C] . [G] . |`: what stands between the brackets is signs alone.
  if (marks.length > 0 && rest.length > 0 && rest.every(isSign)) {
    const signs = rest.map(({ column, symbol }) => ({ at: column, symbol }))
    const all = [
      ...marks.map((mark) => ({ ...mark, isChord: 1 })),
      ...signs.map((mark) => ({ ...mark, isChord: 0 })),
    ]
    all.sort((one, other) => one.at - other.at || other.isChord - one.isChord)
    return { text: '', marks: all.map(({ symbol }) => ({ at: 0, symbol })) }
  }
  return canonicalWords(text, marks)
}

/** The marks of a line without words, bare or in brackets; `undefined` for another line. */
export function marksAlone(
  line: string,
  names: SheetNames,
): readonly Pick<SongMark, 'symbol'>[] | undefined {
  if (!hasBrackets(line)) return chordLineOf(line, names)
  const { text, marks } = readBracketed(line, names)
  return text === '' && marks.length > 0 ? marks : undefined
}

/** A bar line, a stroke, `x2`: a sign that is no words. */
function isSign({ symbol }: PlacedWord): boolean {
  const sign = readSign(symbol)
  return sign !== undefined && sign.kind !== 'words'
}

/** Whether a line has a bracket with a chord, a sign or a `*` in it, or an empty one. */
export function hasBrackets(line: string): boolean {
  return /\[[^[\]]*\]/.test(line)
}

/** Whether a line of words with brackets means the same in ChordPro without an escape. */
export function isPlainInChordPro(line: string): boolean {
  const text = line.trim()
  if (/^[#{]/.test(text) || isTabLine(text)) return false
  if (hasBrackets(text)) return !/^\[[^[\]]*\]$/.test(text)
  return !chordLineOf(text, { hasNumbers: false, known: new Map() })
}

/** What the chords of a song are written in. */
export function sheetNamesOf({ noteNames, sections }: Song): SheetNames {
  const symbols = sections
    .flatMap(({ lines }) => lines.flatMap(({ marks }) => marks.map(({ symbol }) => symbol)))
    .filter((symbol) => !readSign(symbol))
  return {
    ...(noteNames && { noteNames }),
    hasNumbers:
      !symbols.some(isLetterChord) &&
      symbols.some((text) => isNumber(text) && !isLetterChord(text)),
    known: new Map(),
  }
}
