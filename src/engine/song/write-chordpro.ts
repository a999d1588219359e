/** A song as ChordPro. */
import type { Song, SongLine, SongSection } from '../project/song-shape'
import { titleOfKind, VERBATIM_KINDS } from './directives'
import { isPlainInChordPro } from './line-text'
import { headerOf } from './section-header'
import { directiveOfHead, headEntries, METADATA_DIRECTIVES } from './song-head'
import { readSign } from './song-marks'

/** Marks that no words stand under: signs bare, chords in brackets, all bare in a grid. */
export function writeMarks({ marks }: SongLine, isGrid: boolean): string {
  return marks
    .map(({ symbol }) => {
      const sign = readSign(symbol)
      const isBare = isGrid || (sign && sign.kind !== 'words' && sign.kind !== 'silence')
      if (isGrid && sign?.kind === 'words') return symbol.slice(1)
      return isBare ? symbol : `[${symbol}]`
    })
    .join(' ')
}

/** Words with their marks in brackets before the characters that they stand above. */
export function writeBracketed({ text, marks }: SongLine): string {
  let written = ''
  let from = 0
  for (const { at, symbol } of marks) {
    const isAfter = at === text.length && text !== ''
    written += `${text.slice(from, at)}${isAfter ? ' ' : ''}[${symbol}]`
    from = at
  }
  return written + text.slice(from)
}

function writeLyrics(line: SongLine, isGrid: boolean): string {
  if (line.text === '') return line.marks.length === 0 ? '' : writeMarks(line, isGrid)
  const written = writeBracketed(line)
  return isPlainInChordPro(written) ? written : `[]${written}`
}

const COMMENT_NAMES = {
  plain: 'comment',
  head: 'highlight',
  italic: 'comment_italic',
  box: 'comment_box',
} as const

const NO_NAMES = { hasNumbers: false, known: new Map<string, boolean>() }

/** Whether a line is a row of bars in a grid. */
export function isGridRow({ marks }: SongLine, { kind }: SongSection): boolean {
  return kind === 'grid' && marks.some(({ symbol }) => symbol.includes('|'))
}

/** A line that every text has as it stands; `undefined` for words and comments. */
export function writeKept({ kind, text }: SongLine): string | undefined {
  if (kind === 'directive') return `{${text}}`
  if (kind === 'remark') return `# ${text}`.trimEnd()
  return kind === 'tab' || kind === 'verbatim' ? text : undefined
}

function writeLine(line: SongLine, section: SongSection): string {
  if (line.kind === 'comment') {
    // A comment that says Chorus would head a section.
    const isHead = headerOf(line.text, NO_NAMES, 'text') !== undefined
    return `{${COMMENT_NAMES[line.style ?? (isHead ? 'head' : 'plain')]}: ${line.text}}`
  }
  return writeKept(line) ?? writeLyrics(line, isGridRow(line, section))
}

/** The lines of a section; those of a tab within other lines stand between their own directives. */
function writeLines(section: SongSection): readonly string[] {
  const isTabSection = section.kind === 'tab' || VERBATIM_KINDS.includes(section.kind)
  const lines: string[] = []
  let isOpen = false
  for (const line of section.lines) {
    const isTab = !isTabSection && line.kind === 'tab'
    if (isTab !== isOpen) lines.push(isTab ? '{start_of_tab}' : '{end_of_tab}')
    isOpen = isTab
    lines.push(writeLine(line, section))
  }
  if (isOpen) lines.push('{end_of_tab}')
  return lines
}

export function startOf({ kind, label, repeats, options }: SongSection): string {
  const isPlain = repeats === 1 && options === undefined && !/[="']/.test(label ?? '')
  // A label says that the section is not part of the one around it.
  const shown = label ?? (kind === 'tab' ? titleOfKind(kind) : undefined)
  if (isPlain) return `{start_of_${kind}${shown === undefined ? '' : `: ${shown}`}}`
  const attributes = [
    shown !== undefined && `label="${shown.replaceAll('"', "'")}"`,
    repeats > 1 && `repeat="${repeats}"`,
    options,
  ].filter(Boolean)
  return `{start_of_${kind} ${attributes.join(' ')}}`
}

/** Whether a section is lines outside any section. */
export function isBare({ kind, label, repeats, options }: SongSection): boolean {
  return kind === 'part' && label === undefined && repeats === 1 && options === undefined
}

function writeSection(section: SongSection, before: SongSection | undefined): string {
  const { kind, label, repeats } = section
  if (section.recalls && kind === 'chorus' && repeats === 1) {
    return label === undefined ? '{chorus}' : `{chorus: ${label}}`
  }
  const lines = writeLines(section)
  if (isBare(section) && !(before && isBare(before)) && lines.length > 0) return lines.join('\n')
  return [startOf(section), ...lines, `{end_of_${kind}}`].join('\n')
}

const hasWords = ({ sections }: Song) =>
  sections.some(({ lines }) => lines.some(({ text }) => text !== ''))

/**
 * @example
 * writeChordPro({ title: 'Amen', metadata: [], sections: [] }) // => "{title: Amen}\n"
 */
export function writeChordPro(song: Song): string {
  // Without a directive before them the first words of a sheet are taken for its title.
  const [first] = song.sections
  const isOpen = song.title === '' && first !== undefined && isBare(first) && hasWords(song)
  const head = headEntries(song)
    .filter(([, value]) => value !== '' || isOpen)
    .map(([name, value]) => `{${directiveOfHead(name)}: ${value}}`)
  const metadata = song.metadata.map(({ name, value }) =>
    METADATA_DIRECTIVES.has(name) || name === 'artist'
      ? `{${name}: ${value}}`
      : `{meta: ${name} ${value}}`,
  )
  const sections = song.sections.map((section, index) =>
    writeSection(section, song.sections[index - 1]),
  )
  const all = [[...head, ...metadata].join('\n'), ...sections]
  return `${all.filter((part) => part !== '').join('\n\n')}\n`
}
