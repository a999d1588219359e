/**
 * Reads a sheet: ChordPro, chords over words, plain lines of chords, or a mixture, line by line.
 * What no rule takes stays a line of words; what looks like music and cannot be read stays where it
 * stands and is told. Time is linear in the text.
 */
import { parseChordSymbol } from '../harmony/chord-symbol'
import { readChordSymbolIn } from '../harmony/names/foreign-symbol'
import { SONG_LIMITS, type Song, type SongMark } from '../project/song-shape'
import type { NameSystem } from '../theory/note-names/name-systems'
import { type Directive, parseDirective, parseSectionHead, VERBATIM_KINDS } from './directives'
import {
  canonicalWords,
  chordLineOf,
  gridRowOf,
  hasBrackets,
  isChordWord,
  isNumber,
  isSung,
  isTabLine,
  kindOfLabel,
  MAX_CHORD_LINE,
  type PlacedWord,
  readBracketed,
  type SheetNames,
  wordsOf,
} from './line-text'
import { type SongBuilder, songBuilder, type UnreadText } from './song-builder'
import {
  headLineOf,
  METADATA_DIRECTIVES,
  metaOf,
  namesCapo,
  type SongHead,
  setHead,
} from './song-head'
import { plainSymbol, readSign } from './song-marks'
import { transposeFrom } from './transpose-song'

export interface ReadSong {
  readonly song: Song
  /** How the text is written. */
  readonly form: 'chordpro' | 'text'
  /** What was assumed, a sentence each. */
  readonly assumed: readonly string[]
  readonly unread: readonly UnreadText[]
}

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

/** The lines of a text; those of the first fence where it is Markdown that holds one. */
function linesOf(text: string): readonly string[] {
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
  return joined(inside.flatMap((line) => CAPO_BEFORE.exec(line)?.slice(1) ?? [line]))
}

/** A line that ends with a backslash goes on in the next one. */
function joined(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.endsWith('\\'))) return lines
  const whole: string[] = []
  let parts: string[] = []
  for (const line of lines) {
    const part = parts.length === 0 ? line : line.trimStart()
    if (line.endsWith('\\') && !isTabLine(line)) {
      parts.push(part.slice(0, -1))
      continue
    }
    whole.push(parts.join('') + part)
    parts = []
  }
  return parts.length > 0 ? [...whole, parts.join('')] : whole
}

const SOLFEGE_START = /^(?:do|r[eé]|mi|fa|sol|la|si)/i

/** What the chords of a sheet are written in, and whether they stand in brackets. */
function surveyOf(
  lines: readonly string[],
  asked: NameSystem | undefined,
): {
  readonly names: SheetNames
  readonly form: ReadSong['form']
} {
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
  for (const line of lines) {
    if (parseDirective(line)) directives++
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
  const isTitled = lines.find((line) => line.trim() !== '')?.startsWith('Title:')
  const isBareLine = (line: string) =>
    !hasBrackets(line) && !line.includes('|') && chordLineOf(line, names) !== undefined
  const bare = lines.filter(isBareLine).length
  const isInBrackets = bracketed > bare || (directives > 0 && bracketed === bare)
  const isChordPro = !isTitled && isInBrackets
  return { names, form: isChordPro ? 'chordpro' : 'text' }
}

interface Reading {
  readonly builder: SongBuilder
  readonly head: SongHead
  readonly metadata: { name: string; value: string }[]
  readonly names: SheetNames
  readonly form: ReadSong['form']
  readonly assumed: Set<string>
  readonly unread: UnreadText[]
  /** Kind of the tab or verbatim block that a directive opened. */
  block: string | undefined
  /** Whether that block stands inside another section. */
  isInside: boolean
  hasMusic: boolean
  /** Lines before the music that speak of a capo. */
  readonly capoLines: string[]
}

function addMarks(reading: Reading, marks: readonly PlacedWord[]): void {
  reading.hasMusic = true
  const plain = marks.map(({ symbol }) => ({ at: 0, symbol }))
  reading.builder.add('lyrics', '', plain)
}

/** A fact of the head: into its field, to the metadata, or where it changes in the song a line. */
function addFact(reading: Reading, name: string, value: string): void {
  const { head, metadata, builder } = reading
  if (!reading.hasMusic && setHead(head, name, value)) return
  if (reading.hasMusic || name.length > 64)
    builder.add('directive', value === '' ? name : `${name}: ${value}`)
  else if (value !== '') metadata.push({ name, value: value.slice(0, SONG_LIMITS.maxLineLength) })
}

const HEAD_DIRECTIVES: ReadonlySet<string> = new Set([
  'title',
  'artist',
  'key',
  'tempo',
  'time',
  'capo',
  ...METADATA_DIRECTIVES,
])

const OWN_DIRECTIVES: ReadonlySet<string> = new Set(['x_strum', 'x_chord_names', 'x_note_names'])

const STYLES: Readonly<Partial<Record<string, 'plain' | 'italic' | 'box'>>> = {
  comment: 'plain',
  comment_italic: 'italic',
  comment_box: 'box',
}

/** A directive that is not carried out, its name in full. */
function keepDirective({ builder }: Reading, { name, selector, value }: Directive): void {
  const called = selector === undefined ? name : `${name}-${selector}`
  builder.add('directive', value === '' ? called : `${called}: ${value}`)
}

function addDirective(reading: Reading, directive: Directive): void {
  const { builder } = reading
  const { name, selector, value } = directive
  const environment = /^(start|end)_of_([a-z][a-z0-9_]{0,31})$/.exec(name)
  if (environment) {
    const [, edge, kind = ''] = environment
    const isBlock = kind === 'tab' || VERBATIM_KINDS.includes(kind)
    if (edge === 'end') {
      if (isBlock && reading.isInside) reading.isInside = false
      else if (builder.isNamed()) builder.end()
      reading.block = undefined
      return
    }
    const head = parseSectionHead(kind, value)
    const isInside = kind === 'tab' && builder.isNamed() && head.label === undefined
    if (!isInside) {
      const options = [selector && `-${selector}`, head.options].filter(Boolean).join(' ')
      builder.begin(kind, { ...head, ...(options !== '' && { options }) })
    }
    reading.isInside = isInside
    reading.block = isBlock ? kind : undefined
    return
  }
  const style = Object.hasOwn(STYLES, name) ? STYLES[name] : undefined
  const meta = name === 'meta' ? metaOf(value) : undefined
  if (selector !== undefined) keepDirective(reading, directive)
  else if (style) builder.add('comment', value, [], style === 'plain' ? undefined : style)
  else if (name === 'chorus') builder.recall('chorus', value === '' ? undefined : value)
  else if (meta) addFact(reading, meta[0], meta[1])
  else if (OWN_DIRECTIVES.has(name)) addFact(reading, name.slice('x_'.length), value)
  else if (HEAD_DIRECTIVES.has(name)) addFact(reading, name, value)
  else keepDirective(reading, directive)
}

const HEADER = /^\[([^[\]]+)\]\s*(?:\(?[x×]\s?(\d{1,2})\)?)?$/
const COLON_HEADER = /^([^:[\]{}|]{2,40}):\s*(.*)$/
const TIMES_AT_END = /\s*[([]?(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×])[)\]]?$/i
const TYPED_LABEL = /^([A-Z][a-z0-9_]{0,31}): (.+)$/

interface Header {
  readonly kind: string
  readonly label: string
  readonly repeats: number
  /** Chords on the line of the header: `Intro: G C D`. */
  readonly rest?: string
}

function headerOf(line: string, names: SheetNames, form: ReadSong['form']): Header | undefined {
  const text = line.trim()
  if (text.length > SONG_LIMITS.maxLabelLength + 10) return undefined
  const bracket = HEADER.exec(text)
  if (bracket) {
    const times = TIMES_AT_END.exec(bracket[1]!)
    const label = (times ? bracket[1]!.slice(0, times.index) : bracket[1]!).trim()
    const repeats = Math.max(1, Number(bracket[2] ?? times?.[1] ?? times?.[2] ?? 1))
    const typed = TYPED_LABEL.exec(label)
    if (typed) return { kind: typed[1]!.toLowerCase(), label: typed[2]!, repeats }
    const kind = kindOfLabel(label)
    if (kind !== undefined) return { kind, label, repeats }
    const isMark =
      label === '' || label.startsWith('*') || readSign(label) || isChordWord(label, names)
    const isWords = /^[A-Z][a-z]+\b/.test(label) && !isMark
    return isWords ? { kind: wordKindOf(label), label, repeats } : undefined
  }
  if (form === 'chordpro') return undefined
  const colon = COLON_HEADER.exec(text)
  const written = colon ? colon[1]!.trim() : text
  const times = TIMES_AT_END.exec(written)
  const label = times ? written.slice(0, times.index).trim() : written
  const kind = kindOfLabel(label)
  if (kind === undefined) return undefined
  if (!colon && !/^[A-Za-zÀ-ÿ-]+(?: [A-Z\d]{1,2})?$/.test(label)) return undefined
  const rest = colon?.[2] ?? ''
  if (rest !== '' && !chordLineOf(rest, names) && !TIMES_AT_END.test(` ${rest}`)) return undefined
  const after = rest !== '' && !chordLineOf(rest, names) ? TIMES_AT_END.exec(` ${rest}`) : null
  const repeats = Math.max(1, Number(after?.[1] ?? after?.[2] ?? times?.[1] ?? times?.[2] ?? 1))
  return { kind, label, repeats, ...(rest !== '' && !after && { rest }) }
}

/** A label of one word is its own kind: `[Jam]`. */
function wordKindOf(label: string): string {
  return /^[A-Z][a-z]{1,31}$/.test(label) ? label.toLowerCase() : 'part'
}

function readComment(line: string): { readonly text: string; readonly style?: 'italic' | 'box' } {
  const text = line.replace(/^>\s?/, '')
  if (/^\*.+\*$/.test(text)) return { text: text.slice(1, -1), style: 'italic' }
  if (/^\[.+\]$/.test(text)) return { text: text.slice(1, -1), style: 'box' }
  return { text }
}

/** A line that is no directive and no block: what it is stands at its beginning. */
function addLine(reading: Reading, lines: readonly string[], at: number): number {
  const { builder, names, form, unread } = reading
  const line = lines[at]!
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
    const marks = header.rest === undefined ? undefined : chordLineOf(header.rest, names)
    if (marks) addMarks(reading, marks)
    return at + 1
  }
  if (isTabLine(line)) {
    reading.hasMusic = true
    if (builder.kind() === 'part') builder.beginUnnamed('tab')
    builder.add('tab', line)
    return at + 1
  }
  const fact = form === 'text' && !reading.hasMusic ? headLineOf(line) : undefined
  if (fact) {
    addFact(reading, fact.name, fact.value)
    return at + 1
  }
  const hasBars = trimmed.includes('|')
  const row = builder.kind() === 'grid' && hasBars ? gridRowOf(line) : undefined
  if (row) {
    reading.hasMusic = true
    builder.add('lyrics', '', row)
    return at + 1
  }
  const marks =
    hasBrackets(line) || (form === 'chordpro' && !hasBars && builder.kind() !== 'grid')
      ? undefined
      : chordLineOf(line, names)
  if (marks) return addChordLine(reading, lines, at, marks)
  if (trimmed.startsWith('{') || /\[[^\]]*$/.test(trimmed)) {
    const what = trimmed.startsWith('{') ? 'directive' : 'bracket'
    unread.push({ line: at + 1, text: trimmed.slice(0, 80), reason: `a ${what} is not closed` })
  }
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
  if (below === undefined || form === 'chordpro' || !isWords(below, names, form)) {
    addMarks(reading, marks)
    return at + 1
  }
  const placed = marks.map(({ column, symbol }): SongMark => ({ at: column, symbol }))
  const { text, marks: own } = canonicalWords(below, placed)
  reading.hasMusic = true
  builder.add('lyrics', text, own)
  return at + 2
}

/** Whether a line is words alone. */
export function isWords(line: string, names: SheetNames, form: ReadSong['form']): boolean {
  const text = line.trim()
  return (
    text !== '' &&
    !/^[#>{]/.test(text) &&
    !hasBrackets(text) &&
    !isTabLine(line) &&
    !headerOf(line, names, form) &&
    !chordLineOf(line, names)
  )
}

function addBlockLine(reading: Reading, line: string): void {
  if (reading.block === 'tab') reading.hasMusic = true
  reading.builder.add(reading.block === 'tab' ? 'tab' : 'verbatim', line)
}

/** A section of tab or of another language in plain text: up to a blank line or the next header. */
function isInTextBlock(reading: Reading, line: string): boolean {
  const kind = reading.builder.kind()
  const isBlock = kind === 'tab' || VERBATIM_KINDS.includes(kind)
  if (!isBlock || reading.form === 'chordpro') return false
  if (headerOf(line, reading.names, reading.form)) return false
  if (kind !== 'tab') return true
  return isTabLine(line)
}

const BY_LINE = /^by\s+(.+)$/i
const TITLE_BY =
  /^(.{1,120}?)\s+(?:(?:(?:ukulele|guitar|bass)\s+)?(?:chords|tabs?|lyrics)\s+)?(?:by|[-–—])\s+(.{1,100})$/i

/** The title and the artist where a text begins with them and does not say so; how many lines they take. */
function addTitle(reading: Reading, lines: readonly string[]): number {
  const at = lines.findIndex((line) => line.trim() !== '')
  if (at < 0 || reading.form === 'chordpro') return 0
  const first = lines[at]!.trim().replace(/^#\s+/, '')
  const isOther =
    headLineOf(first) || first.length > 120 || isSetApart(lines[at]!.replace(/^#\s+/, ''), reading)
  if (isOther) return 0
  const both = TITLE_BY.exec(first)
  setHead(reading.head, 'title', both ? both[1]! : first)
  if (both) setHead(reading.head, 'artist', both[2]!)
  reading.assumed.add(`${JSON.stringify(first)} begins the text and was taken for its title.`)
  const next = lines[at + 1]?.trim() ?? ''
  const by = BY_LINE.exec(next)
  if (!by) return at + 1
  setHead(reading.head, 'artist', by[1]!)
  return at + 2
}

const isSetApart = (line: string, { names, form }: Reading) => !isWords(line, names, form)

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
      addDirective(reading, directive)
      at++
    } else if (isInTextBlock(reading, line)) {
      reading.builder.add(reading.builder.kind() === 'tab' ? 'tab' : 'verbatim', line)
      at++
    } else {
      if (reading.builder.kind() === 'tab' && reading.form === 'text') {
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
  const lines = linesOf(text)
  const { names, form } = surveyOf(lines, asked)
  const reading: Reading = {
    builder: songBuilder(),
    head: {},
    metadata: [],
    names,
    form,
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
