/**
 * Reads a sheet: ChordPro, chords over words, plain lines of chords, or a mixture, line by line.
 * What no rule takes stays a line of words; what looks like music and cannot be read stays where it
 * stands and is told. Time is linear in the text.
 */
import type { Song, SongMark } from '../project/song-shape'
import type { NameSystem } from '../theory/note-names/name-systems'
import { parseDirective, VERBATIM_KINDS } from './directives'
import {
  canonicalWords,
  chordLineOf,
  gridRowOf,
  hasBrackets,
  isTabLine,
  MAX_CHORD_LINE,
  marksAlone,
  type PlacedWord,
  readBracketed,
} from './line-text'
import { headerOf, isWords } from './section-header'
import { addDirective, addFact, addMarks, type Reading } from './sheet-reading'
import { addTitle } from './sheet-title'
import { SongBuilder, type UnreadText } from './song-builder'
import { headLineOf, namesCapo } from './song-head'
import { linesOf, type SheetForm, surveyOf } from './survey-sheet'
import { transposeFrom } from './transpose-song'

export interface ReadSong {
  readonly song: Song
  /** How the text is written. */
  readonly form: SheetForm
  /** What was assumed, a sentence each. */
  readonly assumed: readonly string[]
  readonly unread: readonly UnreadText[]
}

function readComment(line: string): { readonly text: string; readonly style?: 'italic' | 'box' } {
  const text = line.replace(/^>\s?/, '')
  if (/^\*.+\*$/.test(text)) return { text: text.slice(1, -1), style: 'italic' }
  if (/^\[.+\]$/.test(text)) return { text: text.slice(1, -1), style: 'box' }
  return { text }
}

/** A row of bars in one bracket: `[D / / / | G / / / |]`. */
const BRACKETED_BARS = /^\s*\[([^[\]]*\|[^[\]]*)\]\s*$/

/** Why a line of words may be music that was not read; `undefined` where it is words. */
function whyUnread(line: string): string | undefined {
  const text = line.trim()
  if (text.startsWith('{')) {
    return text.endsWith('}') ? 'it names no directive' : 'a directive is not closed'
  }
  if (/\[[^\]]*$/.test(text)) return 'a bracket is not closed'
  return line.length > MAX_CHORD_LINE && !hasBrackets(line)
    ? `a line of more than ${MAX_CHORD_LINE} characters is not searched for chords; break it into lines`
    : undefined
}

/** A line that is no directive and no block: what it is stands at its beginning. */
function addLine(reading: Reading, lines: readonly string[], at: number): number {
  const { builder, names, form, unread } = reading
  const line = lines[at]!.replace(BRACKETED_BARS, '$1')
  const trimmed = line.trim()
  if (trimmed === '') {
    builder.add('lyrics', '')
    return at + 1
  }
  if (/^#(?:$|\s|#)/.test(trimmed) || (form === 'chordpro' && trimmed.startsWith('#'))) {
    builder.add('remark', trimmed.slice(1).trim())
    return at + 1
  }
  if (form === 'text' && /^>(?:\s|$)/.test(trimmed)) {
    const { text, style } = readComment(trimmed)
    builder.add('comment', text, [], style)
    return at + 1
  }
  const header = headerOf(line, names, form)
  if (header) {
    builder.begin(header.kind, { label: header.label, repeats: header.repeats })
    const marks = header.rest === undefined ? undefined : marksAlone(header.rest, names)
    if (marks) addMarks(reading, marks)
    return at + 1
  }
  if (isTabLine(line)) {
    reading.hasMusic = true
    if (builder.kind === 'part') builder.begin('tab', { repeats: 1 })
    builder.add('tab', line)
    return at + 1
  }
  const fact = form === 'text' && !reading.hasMusic ? headLineOf(line) : undefined
  if (fact) {
    addFact(reading, fact.name, fact.value.replace(/^\[(.*)\]$/, '$1'))
    return at + 1
  }
  const hasBars = trimmed.includes('|')
  const row = builder.kind === 'grid' && hasBars ? gridRowOf(line) : undefined
  if (row) {
    reading.hasMusic = true
    builder.add('lyrics', '', row)
    return at + 1
  }
  // In ChordPro words are bare, but for rows of bars and chords that are set over words by blanks.
  const isBare = form === 'chordpro' && !hasBars && builder.kind !== 'grid' && !/\s{3}/.test(line)
  const marks = hasBrackets(line) || isBare ? undefined : chordLineOf(line, names)
  if (marks) return addChordLine(reading, lines, at, marks)
  const reason = whyUnread(line)
  if (reason) unread.push({ line: reading.numbers[at]!, text: trimmed.slice(0, 80), reason })
  const { text, marks: own } = readBracketed(line, names)
  if (own.length > 0) reading.hasMusic = true
  builder.add('lyrics', text, own)
  return at + 1
}

/** A line of chords, with the words below it where the next line is words. */
function addChordLine(
  reading: Reading,
  lines: readonly string[],
  at: number,
  marks: readonly PlacedWord[],
): number {
  const { builder, names, form } = reading
  const below = lines[at + 1]
  const isRow = form === 'chordpro' && lines[at]!.includes('|')
  if (below === undefined || isRow || !isWords(below, names, form)) {
    addMarks(reading, marks)
    return at + 1
  }
  const placed = marks.map(({ column, symbol }): SongMark => ({ at: column, symbol }))
  const { text, marks: own } = canonicalWords(below, placed)
  reading.hasMusic = true
  builder.add('lyrics', text, own)
  return at + 2
}

/** A line of a tab or of another language; chords in brackets alone are set over a tab. */
function addBlockLine(reading: Reading, line: string): void {
  const { block, builder, names } = reading
  const isTab = block === 'tab'
  const marks = isTab && hasBrackets(line) ? marksAlone(line, names) : undefined
  if (marks) addMarks(reading, marks)
  else builder.add(isTab ? 'tab' : 'verbatim', line)
  if (isTab) reading.hasMusic = true
}

/** A section of tab or of another language in plain text: up to a blank line or the next header. */
function isInTextBlock(reading: Reading, line: string): boolean {
  const kind = reading.builder.kind
  const isBlock = kind === 'tab' || VERBATIM_KINDS.includes(kind)
  if (!isBlock || reading.form === 'chordpro') return false
  if (headerOf(line, reading.names, reading.form)) return false
  if (kind !== 'tab') return true
  return isTabLine(line)
}

/** A capo that a line of the head speaks of beside other words: it is told that it was not taken. */
function noteCapo({ hasMusic, capoLines }: Reading, line: string): void {
  if (!hasMusic && namesCapo(line)) capoLines.push(line.trim())
}

/** The lines of a sheet, after its title. */
function readLines(reading: Reading, lines: readonly string[]): void {
  let at = addTitle(reading, lines)
  for (const line of lines.slice(0, at)) noteCapo(reading, line)
  while (at < lines.length) {
    const line = lines[at]!
    noteCapo(reading, line)
    const directive = parseDirective(line)
    const isEnd = directive?.name === `end_of_${reading.block}`
    if (reading.block !== undefined && !isEnd) {
      addBlockLine(reading, line)
      at++
    } else if (directive) {
      addDirective(reading, directive, lines[at + 1])
      at++
    } else if (isInTextBlock(reading, line)) {
      reading.builder.add(reading.builder.kind === 'tab' ? 'tab' : 'verbatim', line)
      at++
    } else {
      if (reading.builder.kind === 'tab' && reading.form === 'text') {
        if (!headerOf(line, reading.names, reading.form)) reading.builder.end()
      }
      at = addLine(reading, lines, at)
    }
  }
}

/**
 * Reads the text of a song in any form, or of several in one: what follows `{new_song}` stays in
 * the sections.
 *
 * @param asked what letters mean that may be English or German; as the sheet tells by default.
 * @example
 * readSong('{title: Amen}\n[G]Hello [C]world').song.sections[0].lines[0].marks
 * // => [{"at":0,"symbol":"G"},{"at":6,"symbol":"C"}]
 */
export function readSong(text: string, asked?: NameSystem): ReadSong {
  const sheet = linesOf(text)
  const lines = sheet.map((line) => line.text)
  const { names, form, hasDirectives, isTitled } = surveyOf(lines, asked)
  const reading: Reading = {
    builder: new SongBuilder(),
    head: {},
    metadata: [],
    names,
    form: hasDirectives ? form : 'text',
    numbers: sheet.map(({ number }) => number),
    isTitled,
    assumed: new Set(),
    unread: [],
    block: undefined,
    isInside: false,
    hasMusic: false,
    capoLines: [],
  }
  readLines(reading, lines)
  const { head, metadata, assumed, unread, block, capoLines } = reading
  if (head.capo === undefined && capoLines[0] !== undefined) {
    const line = JSON.stringify(capoLines[0].slice(0, 80))
    assumed.add(`${line} speaks of a capo and none was taken: write it as a line such as Capo: 2.`)
  }
  if (block !== undefined) assumed.add(`start_of_${block} is not closed: it goes to the end.`)
  if (names.noteNames && head.noteNames === undefined) {
    head.noteNames = names.noteNames
    assumed.add(
      names.noteNames === 'german'
        ? 'The chords have German names: H is B natural and B is B flat.'
        : 'The chords have solfège names.',
    )
  }
  const { title = '', ...others } = head
  const song: Song = { title, ...others, metadata, sections: reading.builder.sections() }
  const transposed = transposeFrom(song)
  return { song: transposed.song, form, assumed: [...assumed, ...transposed.assumed], unread }
}
