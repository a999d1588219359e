/** One line of a staff: telling tab lines from the text around them, and finding label and run. */
import { CharacterKind, kindAt } from './tab-character-table'

export interface StaffRow {
  /** Line number in the text, from 1. */
  readonly line: number
  readonly text: string
  /** As written, `''` when the line has none. */
  readonly label: string
  /** Offset of the label in the line. */
  readonly labelStart: number
  /** Offset of the first column behind the opening `|`. */
  readonly runStart: number
  /** Offset behind the last character that is not a blank. */
  readonly runEnd: number
  readonly hasBar: boolean
  readonly hasNumber: boolean
}

/** Before `|` or `:` – a note (H is a German B) with or without octave, or the string's number. */
const OPENED_LABEL = /^([A-Ha-h][#b♯♭]?[0-9]?|[1-9][0-9]?)$/
/** Straight before the run – a note without octave, since a digit is then a fret. */
const BARE_LABEL = /^[A-Ha-h][#b♯♭]?$/
const LONGEST_LABEL = 3

/**
 * Reads a line as a row of a staff: an optional label, an optional `|` or `:`, and a run of dashes,
 * numbers and marks. Gives `undefined` for text, chord names, dates, lists and the like.
 *
 * @param stringCount the highest number that a label can be.
 */
export function readStaffRow(
  text: string,
  line: number,
  stringCount: number,
): StaffRow | undefined {
  const runEnd = endOfText(text)
  const labelStart = skipQuoteAndSpaces(text, runEnd)
  const label = labelAt(text, labelStart, runEnd, stringCount)
  const opening = skipSpaces(text, labelStart + label.length, runEnd)
  const runStart = skipOpening(text, opening, runEnd, label !== '')
  const isOpened = runStart > opening
  const counts = countKinds(text, runStart, runEnd)
  const isChordColumn = BARE_LABEL.test(label) && isOpened && text[opening] !== ':'
  const isTab =
    label !== '' && isOpened ? counts[CharacterKind.dash] >= 2 : isMostlyDashes(counts, isOpened)
  if (!isTab && !(isChordColumn && holdsOnlyMarks(counts))) return undefined
  return {
    line,
    text,
    label,
    labelStart,
    runStart,
    runEnd,
    hasBar: isOpened || counts[CharacterKind.bar] > 0,
    hasNumber: counts[CharacterKind.digit] > 0,
  }
}

type KindCounts = Record<CharacterKind, number>

function countKinds(text: string, from: number, to: number): KindCounts {
  const counts: KindCounts = [0, 0, 0, 0, 0, 0, 0]
  for (let at = from; at < to; at += 1) counts[kindAt(text, at)] += 1
  return counts
}

/** Without label or opening bar, more of a line must be dashes, so that dates and lists are text. */
function isMostlyDashes(counts: KindCounts, isOpened: boolean): boolean {
  const dashes = counts[CharacterKind.dash]
  const others = counts[CharacterKind.other]
  const marks =
    counts[CharacterKind.digit] + counts[CharacterKind.muted] + counts[CharacterKind.technique]
  if (dashes < 2 || others * 3 > dashes + counts[CharacterKind.bar] + marks) return false
  return isOpened || dashes >= marks + others
}

/** `e|0|`: one stroke without dashes. */
function holdsOnlyMarks(counts: KindCounts): boolean {
  const { dash, digit, muted, other } = CharacterKind
  return counts[other] === 0 && counts[dash] + counts[digit] + counts[muted] > 0
}

function endOfText(text: string): number {
  let end = text.length
  while (end > 0 && kindAt(text, end - 1) === CharacterKind.space) end -= 1
  return end
}

/** Blanks, and the `>` of quoted mail. */
function skipQuoteAndSpaces(text: string, end: number): number {
  let at = 0
  while (at < end && (text[at] === '>' || kindAt(text, at) === CharacterKind.space)) at += 1
  return at
}

function skipSpaces(text: string, from: number, end: number): number {
  let at = from
  while (at < end && kindAt(text, at) === CharacterKind.space) at += 1
  return at
}

function labelAt(text: string, start: number, end: number, stringCount: number): string {
  for (let length = Math.min(LONGEST_LABEL, end - start); length > 0; length -= 1) {
    const label = text.slice(start, start + length)
    const next = skipSpaces(text, start + length, end)
    const kind = kindAt(text, next)
    const isOpening = text[next] === ':' || kind === CharacterKind.bar
    if (isOpening && OPENED_LABEL.test(label) && !(Number(label) > stringCount)) return label
    const isRun = kind === CharacterKind.dash || kind === CharacterKind.digit
    if (isRun && BARE_LABEL.test(label)) return label
  }
  return ''
}

function skipOpening(text: string, from: number, end: number, isLabelled: boolean): number {
  if (isLabelled && text[from] === ':') return from + 1
  let at = from
  while (at < end && kindAt(text, at) === CharacterKind.bar) at += 1
  return at
}
