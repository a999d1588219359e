/** Staves: tab lines that stand together, each line with its string. */
import type { Neck } from '../instrument/neck'
import { stringCountWord } from '../instrument/neck-words'
import { parseNote, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { asciiLabelsOf } from './ascii-labels'
import { readStaffRow, type StaffRow } from './staff-row'
import { quoteText, reportIssue, type TextIssueList } from './text-issue'

/** A row and the string it shows. */
export interface StaffLine {
  readonly string: number
  /** The label of its string, `e`. */
  readonly name: string
  readonly row: StaffRow
}

/** Lines of one staff, string 1 first; a string may be missing. */
export type Staff = readonly StaffLine[]

/** What is known while staves are read: the strings they may have, and where issues go. */
interface StaffReader {
  readonly neck: Neck
  /** Labels of the strings, string 1 first. */
  readonly names: readonly string[]
  readonly issues: TextIssueList
}

/**
 * Finds the staves of a text, top to bottom. Lines that follow one another without text between
 * them are one group; as many of a group as the neck has strings are one staff, string 1 on top. In
 * groups that this number does not divide, the labels say which string is which.
 */
export function readStaves(text: string, neck: Neck, issues: TextIssueList): readonly Staff[] {
  const reader = { neck, names: asciiLabelsOf(neck).map((label) => label.trimEnd()), issues }
  const staves: Staff[] = []
  let group: StaffRow[] = []
  let afterBlank = false
  const closeGroup = () => {
    staves.push(...stavesOf(group, reader))
    group = []
  }
  for (const { line, content } of linesOf(text)) {
    const row = readStaffRow(content, line, neck.strings.length)
    if (row) {
      if (afterBlank && !continuesStaff(group, row, neck)) closeGroup()
      group.push(row)
    } else if (content.trim() !== '') {
      closeGroup()
    }
    afterBlank = row === undefined
  }
  closeGroup()
  return staves
}

export function* linesOf(text: string): Generator<{ line: number; content: string }> {
  const lineEnd = /\r\n|\n|\r/g
  let line = 1
  let start = 0
  for (let end = lineEnd.exec(text); end !== null; end = lineEnd.exec(text)) {
    yield { line, content: text.slice(start, end.index) }
    line += 1
    start = lineEnd.lastIndex
  }
  yield { line, content: text.slice(start) }
}

/** Whether a row after a blank line is the next string of a double-spaced staff. */
function continuesStaff(group: readonly StaffRow[], row: StaffRow, neck: Neck): boolean {
  const next = group.length + 1
  return next > 1 && next <= neck.strings.length && stringsLabelled(row.label, neck).includes(next)
}

/** The strings that a label can mean: both outer ones for an E, none for no or a foreign label. */
function stringsLabelled(label: string, { strings }: Neck): readonly number[] {
  if (label === '') return []
  if (/^[0-9]+$/.test(label)) return [Number(label)]
  const pitchClass = pitchClassOfLabel(label)
  return strings
    .filter(({ openMidi }) => pitchClassOfMidi(openMidi) === pitchClass)
    .map(({ string }) => string)
}

/** Pitch class of a label such as `e`, `Bb`, `F#2` or a German `H`. */
export function pitchClassOfLabel(label: string): number | undefined {
  const note = parseNote(label.replace(/[0-9]$/, '').replace(/^[Hh]/, 'B'))
  return note && pitchClassOf(note.name)
}

function stavesOf(rows: readonly StaffRow[], reader: StaffReader): readonly Staff[] {
  const stringCount = reader.names.length
  const group = withoutRulers(rows, stringCount)
  if (group.length === 0) return []
  if (group.length % stringCount !== 0) return stavesByLabel(group, reader)
  const staves: Staff[] = []
  for (let start = 0; start < group.length; start += stringCount) {
    staves.push(staffByOrder(group.slice(start, start + stringCount), reader))
  }
  return staves
}

/**
 * A group without the lines of dashes that underline a heading or part a page: those before and
 * behind its staves, and all of it when it holds no number and is not whole staves with bar lines.
 */
function withoutRulers(group: readonly StaffRow[], stringCount: number): readonly StaffRow[] {
  const isWhole = (count: number) => count % stringCount === 0
  const isRuler = (row: StaffRow) => row.label === '' && !row.hasBar && !row.hasNumber
  if (!group.some((row) => row.hasNumber)) {
    return isWhole(group.length) && group.every((row) => row.hasBar) ? group : []
  }
  let start = 0
  let end = group.length
  while (!isWhole(end - start) && isRuler(group[start]!)) start += 1
  while (!isWhole(end - start) && isRuler(group[end - 1]!)) end -= 1
  return group.slice(start, end)
}

function staffByOrder(rows: readonly StaffRow[], { neck, names, issues }: StaffReader): Staff {
  const labelled = rows.map((row) => stringsLabelled(row.label, neck))
  const fits = (stringAt: (index: number) => number) =>
    labelled.every((strings, index) => strings.includes(stringAt(index)))
  const downward = (index: number) => index + 1
  const upward = (index: number) => rows.length - index
  const lineOf = (string: number, row: StaffRow) => ({ string, name: names[string - 1]!, row })
  if (!fits(downward) && fits(upward)) {
    const top = rows[0]!
    reportIssue(issues, 'upside-down', top.line, top.labelStart + 1, () => {
      return `The ${isLowest(rows.length, neck) ? 'low' : 'last'} ${names.at(-1)} is the top line here; the staff is read turned over.`
    })
    return rows.map((row, index) => lineOf(upward(index), row)).reverse()
  }
  return rows.map((row, index) => {
    const string = downward(index)
    if (row.label !== '' && !labelled[index]!.includes(string)) {
      reportOtherTuning(row, string, neck, issues)
    }
    return lineOf(string, row)
  })
}

/** Whether no open string sounds lower. */
function isLowest(string: number, { strings }: Neck): boolean {
  return strings.every(({ midi }) => midi >= strings[string - 1]!.midi)
}

function reportOtherTuning(
  row: StaffRow,
  string: number,
  { strings, tuning }: Neck,
  issues: TextIssueList,
): void {
  reportIssue(issues, 'other-tuning', row.line, row.labelStart + 1, () => {
    const name = tuning.name === 'Standard' ? 'standard' : tuning.name
    return `Label ${quoteText(row.label)} stands where string ${string} (${strings[string - 1]!.name}) is expected; its frets are read in ${name} tuning.`
  })
}

/**
 * Staves of a group that is not made of whole ones: a line is the next string that its label can
 * mean, and one that can only mean a string above begins another staff.
 */
function stavesByLabel(group: readonly StaffRow[], reader: StaffReader): readonly Staff[] {
  const { neck, names } = reader
  const staves: StaffLine[][] = [[]]
  for (const row of group) {
    const lines = staves.at(-1)!
    const last = lines.at(-1)?.string ?? 0
    const labelled = stringsLabelled(row.label, neck)
    const string = labelled.find((candidate) => candidate > last)
    if (string !== undefined) lines.push({ string, name: names[string - 1]!, row })
    else if (labelled.length > 0) {
      const first = labelled[0]!
      staves.push([{ string: first, name: names[first - 1]!, row }])
    } else reportIgnoredLine(row, reader)
  }
  return staves.filter((lines) => {
    if (lines.length === 1 && group.length > 1) {
      reportIgnoredLine(lines[0]!.row, reader)
      return false
    }
    if (lines.length > 0 && lines.length < names.length) reportMissingLines(lines, reader)
    return lines.length > 0
  })
}

function reportIgnoredLine(row: StaffRow, { neck, names, issues }: StaffReader): void {
  reportIssue(issues, 'missing-lines', row.line, row.labelStart + 1, () => {
    return `A staff needs ${stringCountWord(neck.strings.length)} lines, ${names.join(' ')} from the top; this line belongs to none and is left out.`
  })
}

function reportMissingLines(staff: Staff, { neck, issues }: StaffReader): void {
  const top = staff[0]!.row
  reportIssue(issues, 'missing-lines', top.line, top.labelStart + 1, () => {
    const missing = neck.strings
      .filter(({ string }) => !staff.some((line) => line.string === string))
      .map(({ string }) => string)
    return `This staff has ${staff.length} of ${stringCountWord(neck.strings.length)} lines; nothing is read on string ${missing.join(', ')}.`
  })
}
