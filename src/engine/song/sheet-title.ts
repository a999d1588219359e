/** The title and the artist of a sheet that begins with them and does not call them so. */
import { hasBrackets } from './line-text'
import { headerOf, isWords } from './section-header'
import type { Reading } from './sheet-reading'
import { headLineOf, namesCapo, setHead } from './song-head'

const HTML = /^\s*<(?:!doctype|html|head|body|main|article|div|p|pre|table|span|h[1-6])\b/i
const BY_LINE = /^by\s+(.+)$/i
const TITLE_BY =
  /^(.{1,120}?)\s+(?:(?:(?:ukulele|guitar|bass)\s+)?(?:chords|tabs?|lyrics)\s+)?(?:by|[-–—])\s+(.{1,100})$/i

const isSetApart = (line: string, { names, form }: Reading) => !isWords(line, names, form)

/**
 * Takes title and artist from the first lines, and says so.
 *
 * @returns how many lines they take
 */
export function addTitle(reading: Reading, lines: readonly string[]): number {
  const at = lines.findIndex((line) => line.trim() !== '')
  if (at < 0 || reading.isTitled) return 0
  if (HTML.test(lines[at]!)) {
    const [line, text] = [reading.numbers[at]!, lines[at]!.trim().slice(0, 80)]
    reading.unread.push({ line, text, reason: 'is HTML; give the words alone' })
    return 0
  }
  const first = lines[at]!.trim().replace(/^#\s+/, '')
  const isOther =
    headLineOf(first) ||
    namesCapo(first) ||
    first.length > 120 ||
    isSetApart(lines[at]!.replace(/^#\s+/, ''), reading)
  if (isOther) return 0
  const next = lines[at + 1]?.trim() ?? ''
  const after = lines[at + 2]?.trim() ?? ''
  const isHead = (line: string) => headLineOf(line) || headerOf(line, reading.names, 'text')
  const isSung = (line: string) => hasBrackets(line) && !isHead(line)
  const isNextWords = next !== '' && !headLineOf(next) && !isSetApart(next, reading)
  // Words that lead straight to chords in brackets are sung.
  if (isSung(next) || (isNextWords && isSung(after))) return 0
  const both = TITLE_BY.exec(first)
  setHead(reading.head, 'title', both ? both[1]! : first)
  if (both) setHead(reading.head, 'artist', both[2]!)
  reading.assumed.add(`${JSON.stringify(first)} begins the text and was taken for its title.`)
  const by = BY_LINE.exec(next)
  const isArtist = !both && isNextWords && (after === '' || headLineOf(after)) && next.length <= 80
  if (!by && !isArtist) return at + 1
  setHead(reading.head, 'artist', by ? by[1]! : next)
  if (!by) reading.assumed.add(`${JSON.stringify(next)} below it was taken for the artist.`)
  return at + 2
}
