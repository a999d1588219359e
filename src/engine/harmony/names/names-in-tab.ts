/** Names in tab as text: labels of the strings, and chords that stand above their beats. */
import { type NameSystem, writeNoteName } from '../../theory/note-names/name-systems'
import { readNoteName } from '../../theory/note-names/read-note-name'
import { formatNoteName, parseRoot } from '../../theory/pitch'
import { namesInText } from './names-in-text'

/** Lines that a person wrote. */
const OWN_LINE = /^(?:Title|Artist): /

const LABELLED = /^([A-Ga-g](?:##|#|bb|b)?)(\s*)(?=[|‖])/

/** A label keeps its case: the first string of a guitar is written small. */
function writeLabel(label: string, system: NameSystem): string {
  const written = writeNoteName(parseRoot(label)!, system)
  return label.charAt(0) === label.charAt(0).toLowerCase() ? written.toLowerCase() : written
}

/** A small label of a neck drawn in characters: `e   3 ║`; large ones are names in the line. */
const NECK_LABEL = /^([a-g](?:##|#|bb|b)?)(?= +\S* *[║│])/

/** Names of a line with the columns after each where they were, as far as blanks allow. */
function namesInLine(line: string, system: NameSystem): string {
  const small = NECK_LABEL.exec(line)?.[1]
  return line.replace(/(\S+)( *)/g, (_, word: string, gap: string, at: number) => {
    const isLabel = at === 0 && word === small
    const written = isLabel ? writeLabel(word, system) : namesInText(word, system)
    const longer = written.length - word.length
    return gap === '' ? written : written + ' '.repeat(Math.max(1, gap.length - longer))
  })
}

/**
 * Writes the names of a tab in a system; lines stay aligned.
 *
 * @example
 * namesInTab('e|-0-|\nB|-1-|', 'solfege') // => "mi|-0-|\nSi|-1-|"
 */
export function namesInTab(text: string, system: NameSystem): string {
  if (system === 'english') return text
  const lines = text.split('\n')
  const labels = lines.map((line) => LABELLED.exec(line))
  const widths = labels.flatMap((label) => (label ? [label[0].length] : []))
  const written = labels.map((label) => (label ? writeLabel(label[1]!, system) : ''))
  const before = Math.max(0, ...widths)
  const width = Math.max(0, ...written.map((label) => label.length))
  const wider = before === 0 ? 0 : width - before
  return lines
    .map((line, index) => {
      const label = labels[index]
      if (label) return written[index]!.padEnd(width) + line.slice(label[0].length)
      if (OWN_LINE.test(line)) return line
      const isBeside = before > 0 && line.startsWith(' '.repeat(before))
      const shifted = isBeside ? moveBy(line, wider) : line
      return namesInLine(shifted, system)
    })
    .join('\n')
}

function moveBy(line: string, columns: number): string {
  return columns >= 0 ? ' '.repeat(columns) + line : line.slice(-columns)
}

const WRITTEN_LABEL = /^(\s*)(\p{L}+(?:##|#|bb|b|♯|♭)?)(\s*)(?=[|‖:])/u

/** A tab whose strings are labelled in a system, as the English tab that the program reads. */
export function englishTab(text: string, system: NameSystem): string {
  if (system === 'english') return text
  return text
    .split('\n')
    .map((line) => {
      const label = WRITTEN_LABEL.exec(line)
      const name = label && readNoteName(label[2]!, system)
      if (!name) return line
      const english = formatNoteName(name)
      const isSmall = label[2] === label[2]!.toLowerCase()
      return label[1]! + (isSmall ? english.toLowerCase() : english) + line.slice(label[0].length)
    })
    .join('\n')
}
