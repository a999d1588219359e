/** The lines of a sheet, what its chords are written in, and whether they stand in brackets. */
import { parseChordSymbol } from '../harmony/chord-symbol'
import { readChordSymbolIn } from '../harmony/names/foreign-symbol'
import { SONG_LIMITS } from '../project/song-shape'
import type { NameSystem } from '../theory/note-names/name-systems'
import { linesWithin, parseDirective } from './directives'
import {
  chordLineOf,
  hasBrackets,
  isNumber,
  isSung,
  isTabLine,
  MAX_CHORD_LINE,
  type SheetNames,
  wordsOf,
} from './line-text'
import { plainSymbol, readSign } from './song-marks'

/** How a sheet is written: chords in brackets, or over the words. */
export type SheetForm = 'chordpro' | 'text'

const FENCE = /^```/
const TAB_STOP = 8
/** `capo 2: G D Em C` is two lines in one. */
const CAPO_BEFORE = /^(capo:?\s*\d{1,2})\s*[:;,]\s*(\S.*)$/i

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line
  let plain = ''
  for (const character of line) {
    plain += character === '\t' ? ' '.repeat(TAB_STOP - (plain.length % TAB_STOP)) : character
  }
  return plain
}

/** A line of a sheet, or the part of one that is read as a line. */
export interface SheetLine {
  readonly text: string
  /** 1-based line of the text in which it begins. */
  readonly number: number
}

/** The lines of a text; those of the first fence where it is Markdown that holds one. */
export function linesOf(text: string): readonly SheetLine[] {
  const plain = text
    .replace(/^\uFEFF/, '')
    // Marks of a forum's own sheets.
    .replace(/\[\/?(?:ch|tab)\]/g, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
  const lines = plain.split('\n').map((line) => withoutTabs(line).trimEnd())
  const opens = lines.findIndex((line) => FENCE.test(line))
  const closes = opens < 0 ? -1 : lines.findIndex((line, at) => at > opens && FENCE.test(line))
  const inside = closes < 0 ? lines : lines.slice(opens + 1, closes)
  const first = closes < 0 ? 1 : opens + 2
  return joined(inside.map((line, at) => ({ text: line, number: first + at }))).flatMap(
    ({ text: line, number }) =>
      (CAPO_BEFORE.exec(line)?.slice(1) ?? linesWithin(line)).map((part) => ({
        text: part,
        number,
      })),
  )
}

/** A line that ends with a backslash goes on in the next one. */
function joined(lines: readonly SheetLine[]): readonly SheetLine[] {
  const whole: SheetLine[] = []
  let isOpen = false
  for (const { text, number } of lines) {
    const goesOn = text.endsWith('\\') && !isTabLine(text)
    const part = goesOn ? text.slice(0, -1) : text
    const before = isOpen ? whole.pop() : undefined
    whole.push(
      before ? { ...before, text: before.text + part.trimStart() } : { text: part, number },
    )
    isOpen = goesOn
  }
  return whole
}

const SOLFEGE_START = /^(?:do|r[eé]|mi|fa|sol|la|si)/i

export interface SheetSurvey {
  readonly names: SheetNames
  readonly form: SheetForm
  /** Chords in brackets without a directive are read as text: its heads and its title are plain. */
  readonly hasDirectives: boolean
  /** A directive names its title. */
  readonly isTitled: boolean
}

/** What the chords of a sheet are written in, and whether they stand in brackets. */
export function surveyOf(lines: readonly string[], asked: NameSystem | undefined): SheetSurvey {
  const known = new Map<string, 'english' | 'german' | 'solfege' | 'number' | ''>()
  const kindOf = (word: string) => {
    let kind = known.get(word)
    if (kind !== undefined) return kind
    const text = plainSymbol(word)
    if (text.length > SONG_LIMITS.maxSymbolLength) kind = ''
    else if (SOLFEGE_START.test(text) && readChordSymbolIn(text, 'solfege')) kind = 'solfege'
    else if (/^[A-G]/.test(text) && parseChordSymbol(text)) kind = 'english'
    else if (/^[A-H]/.test(text) && readChordSymbolIn(text, 'german')) kind = 'german'
    else kind = isNumber(text) ? 'number' : ''
    known.set(word, kind)
    return kind
  }
  const lineCounts = { english: 0, german: 0, solfege: 0, number: 0 }
  let bracketed = 0
  let directives = 0
  let isTitled = false
  for (const line of lines) {
    const directive = parseDirective(line)
    if (directive) directives++
    isTitled ||= directive?.name === 'title' || /^meta:?\s*title\b/.test(line.trim().slice(1))
    const inBrackets = hasBrackets(line)
    if (!inBrackets && line.length > MAX_CHORD_LINE) continue
    const placed = inBrackets ? [] : wordsOf(line)
    if (isSung(placed)) continue
    const words = inBrackets
      ? [...line.matchAll(/\[([^[\]]{1,64})\]/g)].map((match) => match[1]!.trim())
      : placed.map(({ symbol }) => symbol)
    const chords = words.filter(
      (word) => word !== '' && !readSign(word) && !/^\(.*\s.*\)$/.test(word),
    )
    const kinds = new Set(chords.map(kindOf))
    if (inBrackets) {
      kinds.delete('')
      const isChord = kinds.size > 0 && (words.length > 1 || line.trim() !== `[${words[0]}]`)
      if (isChord) bracketed++
    }
    if (kinds.has('') || kinds.size === 0) continue
    for (const kind of kinds) if (kind !== '') lineCounts[kind]++
  }
  const { english, german, solfege, number } = lineCounts
  // Letters alone may be German or English: then it is as asked.
  const isGerman = solfege === 0 && (german > 0 || (asked === 'german' && english > 0))
  const system = isGerman ? 'german' : solfege > english ? 'solfege' : undefined
  const hasNumbers = number > 0 && english + german + solfege === 0
  const names = {
    hasNumbers,
    known: new Map<string, boolean>(),
    ...(system && ({ noteNames: system } as const)),
  }
  const startsAsText = lines.find((line) => line.trim() !== '')?.startsWith('Title:')
  const isBareLine = (line: string) =>
    !hasBrackets(line) && !line.includes('|') && chordLineOf(line, names) !== undefined
  const bare = lines.filter(isBareLine).length
  const isInBrackets = bracketed > bare || (directives > 0 && bracketed === bare)
  const isChordPro = !startsAsText && isInBrackets
  return { names, form: isChordPro ? 'chordpro' : 'text', hasDirectives: directives > 0, isTitled }
}
