/** The heads of sections in plain text: `[Verse 2] x2`, `Chorus:`, `Intro: G C D`. */
import { SONG_LIMITS } from '../project/song-shape'
import {
  chordLineOf,
  hasBrackets,
  isChordWord,
  isTabLine,
  kindOfLabel,
  marksAlone,
  type SheetNames,
} from './line-text'
import { readSign } from './song-marks'
import type { SheetForm } from './survey-sheet'

const HEADER = /^\[([^[\]]+)\]\s*(?:\(?[x×]\s?(\d{1,2})\)?)?$/
const COLON_HEADER = /^([^:[\]{}|]{2,40}):\s*(.*)$/
const TIMES_AT_END = /\s*[([]?(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×])[)\]]?$/i
/** A head without brackets or a colon. */
const BARE = /^\(?(?:(?:pre|post|repeat)[- ])?[A-Za-zÀ-ÿ-]+(?: [A-Z\d]{1,2})?\)?$/i
/** Words that stand alone in lyrics too. */
const EVERYDAY = /^(?:end|End|tag|lead|hook|break|part|tab|grid|solo|bridge)$/
const TYPED_LABEL = /^([A-Z][a-z0-9_]{0,31}): (.+)$/

interface Header {
  readonly kind: string
  readonly label: string
  readonly repeats: number
  /** Chords on the line of the header: `Intro: G C D`. */
  readonly rest?: string
}

/** What a line heads; `undefined` for a line that is no head. */
export function headerOf(line: string, names: SheetNames, form: SheetForm): Header | undefined {
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
  const label = (times ? written.slice(0, times.index).trim() : written).replace(/^\((.*)\)$/, '$1')
  const kind = kindOfLabel(label)
  if (kind === undefined) return undefined
  if (!colon && (!BARE.test(label) || EVERYDAY.test(label))) return undefined
  const rest = colon?.[2] ?? ''
  const after = rest !== '' && !marksAlone(rest, names) ? TIMES_AT_END.exec(` ${rest}`) : undefined
  if (after === null) return undefined
  const repeats = Math.max(1, Number(after?.[1] ?? after?.[2] ?? times?.[1] ?? times?.[2] ?? 1))
  return { kind, label, repeats, ...(rest !== '' && !after && { rest }) }
}

/** A label of one word is its own kind: `[Jam]`. */
function wordKindOf(label: string): string {
  return /^[A-Z][a-z]{1,31}$/.test(label) ? label.toLowerCase() : 'part'
}

/** Whether a line is words alone. */
export function isWords(line: string, names: SheetNames, form: SheetForm): boolean {
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
