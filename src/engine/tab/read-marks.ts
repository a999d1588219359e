/** Fret numbers of one line in one bar, and what stands between them. */
import { isOnNeck } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { BarLine } from './staff-bar'
import { CharacterKind, kindAt, techniqueOf } from './tab-character-table'
import { MAX_TECHNIQUE_LENGTH } from './tab-event'
import { quoteText, reportIssue, type TextIssueList } from './text-issue'

const DIGIT = CharacterKind.digit
/** A number in brackets ends with one of these; a goal of a bend does too. */
const CLOSERS: ReadonlySet<string> = new Set([')', '>', ']'])
/** Signs behind one number. */
const MAX_SIGNS = 4
/** Techniques that lead to the next number. */
const LINKS: ReadonlySet<string> = new Set(['hammer-on', 'slide'])

/** A fret number where it stands. */
export interface TextMark {
  readonly string: number
  readonly fret: number
  /** Columns from the start of the bar, 0-based. */
  readonly column: number
  /** How many digits it has. */
  readonly width: number
  /** As events name it; none where no mark says one. */
  readonly technique?: string
  /** Where its first digit is in the text, both from 1. */
  readonly line: number
  readonly textColumn: number
}

/**
 * Reads the fret numbers of a line in a bar with the techniques that marks beside them say; other
 * marks are reported and left out. Digits behind a bend or a release name its goal and are no notes;
 * a number in brackets is a note. A fret that the neck does not have is reported and left out. Stops
 * soon after more than `maxMarks` numbers.
 */
export function readMarks(
  line: BarLine,
  neck: Neck,
  maxMarks: number,
  issues: TextIssueList,
): readonly TextMark[] {
  const { text } = line.row
  const marks: TextMark[] = []
  const lastDigit = lastDigitOf(line)
  let ahead: string | undefined
  let targetEnd = -1
  /** A sign between the last number and the next. */
  let link: number | undefined
  let at = line.start
  while (at < line.end && marks.length <= maxMarks) {
    const kind = kindAt(text, at)
    if (kind === CharacterKind.dash || kind === CharacterKind.space) {
      at += 1
      continue
    }
    const runEnd = endOfRun(line, at, kind, maxMarks)
    if (kind === CharacterKind.technique) {
      const said = saidBy(line, at, runEnd, marks.length > 0, runEnd > lastDigit)
      // A goal has no goal of its own.
      if (!said || (at === targetEnd && said.technique === 'bend'))
        reportMark(line, at, runEnd, issues)
      else if (said.of === 'behind') ahead = said.technique
      else {
        marks.push(withTechnique(marks.pop()!, said.technique))
        if (LINKS.has(said.technique)) link = at
      }
    } else if (kind !== CharacterKind.digit) {
      reportMark(line, at, runEnd, issues)
    } else if (!isBendTarget(line, at)) {
      const from = marks.length
      readDigits(line, at, runEnd, neck, marks, issues)
      if (ahead !== undefined && from < marks.length) {
        marks[from] = withTechnique(marks[from]!, ahead)
      }
      ahead = undefined
      if (link !== undefined && from < marks.length) {
        reportDirection(line, link, marks[from - 1]!, marks[from]!, issues)
      }
      link = undefined
    } else targetEnd = runEnd
    at = runEnd
  }
  return marks
}

/**
 * Behind the digits, behind the foreign characters, or behind the repetitions of a mark. Digits are
 * followed only as far as notes are read.
 */
function endOfRun(
  { row, end }: BarLine,
  from: number,
  kind: CharacterKind,
  maxMarks: number,
): number {
  const isDigits = kind === CharacterKind.digit
  const goesByKind = isDigits || kind === CharacterKind.other
  const last = isDigits ? Math.min(end, from + 2 * (maxMarks + 1)) : end
  let at = from + 1
  while (
    at < last &&
    (goesByKind ? kindAt(row.text, at) === kind : row.text[at] === row.text[from])
  ) {
    at += 1
  }
  return at
}

function lastDigitOf({ row, start, end }: BarLine): number {
  let at = end - 1
  while (at >= start && kindAt(row.text, at) !== DIGIT) at -= 1
  return at
}

/**
 * What a mark says of a number that it touches; a hammer-on or a slide may stand between two.
 *
 * @param isLast whether no number follows.
 */
function saidBy(
  { row, start, end }: BarLine,
  from: number,
  to: number,
  hasNumber: boolean,
  isLast: boolean,
) {
  const said = techniqueOf(row.text[from]!)?.says
  if (!said) return undefined
  const isDigit = (at: number) => at >= start && at < end && kindAt(row.text, at) === DIGIT
  let before = from - 1
  const isSign = (at: number) => techniqueOf(row.text[at] ?? '')?.says?.of === 'before'
  while (before >= start && from - before <= MAX_SIGNS && isSign(before)) before -= 1
  const isBehind = hasNumber && (isDigit(before) || CLOSERS.has(row.text[before]!))
  if (said.of === 'behind') return isDigit(to) ? said : undefined
  if (said.technique === 'slide' && !isBehind && isDigit(to)) {
    return { technique: 'slide-in', of: 'behind' } as const
  }
  if (said.technique === 'slide' && isBehind && isLast) {
    return { technique: 'slide-out', of: 'before' } as const
  }
  const mayStandApart = LINKS.has(said.technique) && hasNumber && !isLast
  return isBehind || mayStandApart ? said : undefined
}

/** The techniques of a note, of which it has each once and no more than a project can name. */
function withTechnique(mark: TextMark, technique: string): TextMark {
  const own = mark.technique?.split('+') ?? []
  const all = [...own, technique].join('+')
  const isKnown = own.includes(technique) || all.length > MAX_TECHNIQUE_LENGTH
  return isKnown ? mark : { ...mark, technique: all }
}

/** Says of a sign that names the other direction than its notes how it is read. */
function reportDirection(
  { row }: BarLine,
  at: number,
  { fret: from }: TextMark,
  { fret: to }: TextMark,
  issues: TextIssueList,
): void {
  const mark = row.text[at]!
  const said = techniqueOf(mark)!
  const isRight = said.leads === undefined || from === to || to > from === (said.leads === 'up')
  if (isRight) return
  reportIssue(issues, 'other-direction', row.line, at + 1, () => {
    const way = to < from ? 'down' : 'up'
    const slur = to < from ? 'pull-off' : 'hammer-on'
    const read = said.says!.technique === 'slide' ? `slide ${way}` : slur
    return `${quoteText(mark)} is a ${said.name}, and fret ${from} to ${to} goes ${way}; it is read as a ${read}.`
  })
}

/** `7b9`, `7b(9)`, `9r7`: the mark belongs to the number before it, and the digits to the mark. */
function isBendTarget({ row, start }: BarLine, digits: number): boolean {
  let at = digits - 1
  if (row.text[at] === '(') at -= 1
  if (at <= start || techniqueOf(row.text[at]!)?.takesTarget === undefined) return false
  return row.text[at - 1] === ')' || kindAt(row.text, at - 1) === CharacterKind.digit
}

function readDigits(
  { row, string, start }: BarLine,
  from: number,
  to: number,
  neck: Neck,
  marks: TextMark[],
  issues: TextIssueList,
): void {
  const digits = row.text.slice(from, to)
  const numbers = splitDigits(digits, neck.maxFret)
  if (numbers.length > 1) {
    const isHigh = digits.length === 2 && !digits.startsWith('0')
    reportIssue(
      issues,
      isHigh ? 'fret-too-high' : 'digits-run-together',
      row.line,
      from + 1,
      () => {
        const read = numbers.slice(0, 4).join(', ') + (numbers.length > 4 ? ', …' : '')
        return isHigh
          ? `${digits} is above fret ${neck.maxFret}; it is read as ${read}. Put a dash between two notes.`
          : `${quoteText(digits)} has no dash between its numbers; it is read as ${read}.`
      },
    )
  }
  let at = from
  for (const number of numbers) {
    const fret = Number(number)
    const textColumn = at + 1
    if (isOnNeck({ string, fret }, neck)) {
      const place = { line: row.line, textColumn }
      marks.push({ string, fret, column: at - start, width: number.length, ...place })
    } else {
      reportIssue(issues, 'fret-not-on-neck', row.line, textColumn, () => {
        return `String ${string} has no fret ${fret} on this neck; the note is left out.`
      })
    }
    at += number.length
  }
}

/** One number if it can be a fret, else pairs if all are two-digit frets, else single digits. */
function splitDigits(digits: string, maxFret: number): readonly string[] {
  const isTwoDigitFret = (text: string) =>
    text.length === 2 && !text.startsWith('0') && Number(text) <= maxFret
  if (digits.length === 1 || isTwoDigitFret(digits)) return [digits]
  const pairs = digits.length % 2 === 0 ? (digits.match(/../g) ?? []) : []
  return digits.length > 2 && pairs.length > 0 && pairs.every(isTwoDigitFret) ? pairs : [...digits]
}

function reportMark({ row }: BarLine, from: number, to: number, issues: TextIssueList): void {
  const first = row.text[from]!
  if (first === ')' || first === '>' || first === ']') return
  if (first === '(' && techniqueOf(row.text[from - 1] ?? '')?.takesTarget) return
  const kind = kindAt(row.text, from)
  const text = () => quoteText(row.text.slice(from, Math.min(to, from + 40)))
  if (kind === CharacterKind.muted) {
    reportIssue(issues, 'muted-note', row.line, from + 1, () => {
      return `${text()} is a dead note; it has no pitch and gives no event.`
    })
  } else if (kind === CharacterKind.technique) {
    reportIssue(issues, 'technique-ignored', row.line, from + 1, () => {
      return `${text()} (${techniqueOf(first)!.name}) is left out: it says nothing of one note.`
    })
  } else {
    reportIssue(issues, 'unknown-mark', row.line, from + 1, () => {
      return `${text()} has no meaning on a tab line and is read as a rest.`
    })
  }
}
