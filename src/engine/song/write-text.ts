/** A song as plain text, its chords over its words, and as Markdown around that text. */
import type { Song, SongLine, SongSection } from '../project/song-shape'
import { titleOfKind } from './directives'
import { chordLineOf, isTabLine, kindOfLabel, type SheetNames, sheetNamesOf } from './line-text'
import { isWords } from './section-header'
import { headEntries, headLineOf } from './song-head'
import { isBare, isGridRow, startOf, writeBracketed, writeKept, writeMarks } from './write-chordpro'

/** Whether words alone in a line read as words. */
function isPlainLine(line: string, names: SheetNames): boolean {
  return isWords(line, names, 'text') && !headLineOf(line)
}

const markText = (symbol: string) => (symbol.startsWith('*') ? `(${symbol.slice(1)})` : symbol)

/**
 * A line of chords and the words below it, with room for each chord: blanks between words grow. A
 * chord in a word that has no room gives `undefined`.
 */
function chordsOver({ text, marks }: SongLine): string | undefined {
  let chords = ''
  let words = ''
  let from = 0
  for (const { at, symbol } of marks) {
    words += text.slice(from, at)
    from = at
    const need = chords === '' ? 0 : chords.length + 1
    if (words.length < need) {
      const isBetween = words === '' || words.endsWith(' ') || at === text.length
      if (!isBetween || words === '') return undefined
      words = words.padEnd(need)
    }
    if (at === text.length && words !== '' && !words.endsWith(' ')) words += ' '
    chords = chords.padEnd(words.length) + markText(symbol)
  }
  return `${chords}\n${(words + text.slice(from)).trimEnd()}`
}

function writeLyrics(line: SongLine, next: SongLine | undefined, names: SheetNames): string {
  const { text, marks } = line
  if (marks.length === 0) return text === '' || isPlainLine(text, names) ? text : `[]${text}`
  if (text === '') {
    const bare = marks.map(({ symbol }) => markText(symbol)).join(' ')
    const isOverWords = next?.kind === 'lyrics' && next.text !== '' && next.marks.length === 0
    return isOverWords || !chordLineOf(bare, names) ? writeBracketed(line) : bare
  }
  const over = isPlainLine(text, names) ? chordsOver(line) : undefined
  return over && chordLineOf(over.slice(0, over.indexOf('\n')), names) ? over : writeBracketed(line)
}

function writeComment({ text, style }: SongLine): string {
  if (style === 'italic') return `> *${text}*`
  return style === 'box' ? `> [${text}]` : `> ${text}`.trimEnd()
}

function writeLine(line: SongLine, next: SongLine | undefined, names: SheetNames): string {
  if (line.kind === 'comment') return writeComment(line)
  return writeKept(line) ?? writeLyrics(line, next, names)
}

function headingOf({ kind, label, repeats }: SongSection): string {
  const title = titleOfKind(kind)
  const isTold = label === undefined || kindOfLabel(label) === kind
  const name = isTold ? (label ?? title) : `${title}: ${label}`
  return `[${name}]${repeats > 1 ? ` x${repeats}` : ''}`
}

/** Whether a heading in brackets says all: no attributes, and in a tab nothing but strings. */
function isHeadingEnough({ kind, options, lines }: SongSection): boolean {
  return options === undefined && (kind !== 'tab' || lines.every(({ text }) => isTabLine(text)))
}

function writeSection(section: SongSection, isFirst: boolean, names: SheetNames): string {
  const lines = section.lines.map((line, at) => {
    const isGrid = isGridRow(line, section)
    return isGrid || (section.kind === 'tab' && line.marks.length > 0)
      ? writeMarks(line, isGrid)
      : writeLine(line, section.lines[at + 1], names)
  })
  if (!isHeadingEnough(section)) {
    return [startOf(section), ...lines, `{end_of_${section.kind}}`].join('\n')
  }
  return (isFirst && isBare(section) ? lines : [headingOf(section), ...lines]).join('\n')
}

const capital = (name: string) => titleOfKind(name.replaceAll('_', ' '))

/**
 * @example
 * writeText({ title: 'Amen', metadata: [], sections: [] }) // => "Title: Amen\n"
 */
export function writeText(song: Song): string {
  const head = headEntries(song).map(([name, value]) => `${capital(name)}: ${value}`.trimEnd())
  const metadata = song.metadata.map(({ name, value }) => {
    const line = `${capital(name)}: ${value}`
    return headLineOf(line)?.name === name ? line : `{meta: ${name} ${value}}`
  })
  const names = sheetNamesOf(song)
  const sections = song.sections.map((section, at) => writeSection(section, at === 0, names))
  return `${[[...head, ...metadata].join('\n'), ...sections].join('\n\n')}\n`
}

/** The text in a fence under a heading; what is in the fence reads back to the song. */
export function writeMarkdown(song: Song): string {
  const fence = '```'
  const title = song.title === '' ? 'Song' : song.title
  const artist = song.artist === undefined ? '' : ` – ${song.artist}`
  return `# ${title}${artist}\n\n${fence}text\n${writeText(song)}${fence}\n`
}
