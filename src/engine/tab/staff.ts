/** Staves: tab lines that stand together, each line with its string. */
import { STANDARD_NECK } from '../instrument/neck'
import { parseNote, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { readStaffRow, type StaffRow } from './staff-row'
import { quoteText, reportIssue, type TextIssueList } from './text-issue'

/** A row and the string it shows, 1 = highest. */
export interface StaffLine {
  readonly string: number
  readonly row: StaffRow
}

/** Lines of one staff, string 1 first; a string may be missing. */
export type Staff = readonly StaffLine[]

const STRINGS = STANDARD_NECK.strings.map((open) => open.string)
const STRING_COUNT = STRINGS.length
const PITCH_CLASS_OF_STRING = STANDARD_NECK.strings.map((open) => pitchClassOfMidi(open.midi))

/**
 * Finds the staves of a text, top to bottom. Lines that follow one another without text between
 * them are one group; six of a group are one staff, in the order of the contract. In groups that
 * six does not divide, the labels say which string is which.
 */
export function readStaves(text: string, issues: TextIssueList): readonly Staff[] {
  const staves: Staff[] = []
  let group: StaffRow[] = []
  let afterBlank = false
  const closeGroup = () => {
    staves.push(...stavesOf(group, issues))
    group = []
  }
  for (const { line, content } of linesOf(text)) {
    const row = readStaffRow(content, line)
    if (row) {
      if (afterBlank && !continuesStaff(group, row)) closeGroup()
      group.push(row)
    } else if (content.trim() !== '') {
      closeGroup()
    }
    afterBlank = row === undefined
  }
  closeGroup()
  return staves
}

function* linesOf(text: string): Generator<{ line: number; content: string }> {
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
function continuesStaff(group: readonly StaffRow[], row: StaffRow): boolean {
  const next = group.length + 1
  return next > 1 && next <= STRING_COUNT && stringsLabelled(row.label).includes(next)
}

/** The strings that a label can mean: both outer ones for an E, none for no or a foreign label. */
function stringsLabelled(label: string): readonly number[] {
  if (label === '') return []
  if (/^[1-6]$/.test(label)) return [Number(label)]
  const letters = label.replace(/[0-9]$/, '').replace(/^[Hh]/, 'B')
  const note = parseNote(letters)
  if (!note) return []
  const pitchClass = pitchClassOf(note.name)
  return STRINGS.filter((string) => PITCH_CLASS_OF_STRING[string - 1] === pitchClass)
}

function stavesOf(rows: readonly StaffRow[], issues: TextIssueList): readonly Staff[] {
  const group = withoutRulers(rows)
  if (group.length === 0) return []
  if (group.length % STRING_COUNT !== 0) return stavesByLabel(group, issues)
  const staves: Staff[] = []
  for (let start = 0; start < group.length; start += STRING_COUNT) {
    staves.push(staffByOrder(group.slice(start, start + STRING_COUNT), issues))
  }
  return staves
}

/**
 * A group without the lines of dashes that underline a heading or part a page: those before and
 * behind its staves, and all of it when it holds no number and is not six strings with bar lines.
 */
function withoutRulers(group: readonly StaffRow[]): readonly StaffRow[] {
  const isSixes = (count: number) => count % STRING_COUNT === 0
  const isRuler = (row: StaffRow) => row.label === '' && !row.hasBar && !row.hasNumber
  if (!group.some((row) => row.hasNumber)) {
    return isSixes(group.length) && group.every((row) => row.hasBar) ? group : []
  }
  let start = 0
  let end = group.length
  while (!isSixes(end - start) && isRuler(group[start]!)) start += 1
  while (!isSixes(end - start) && isRuler(group[end - 1]!)) end -= 1
  return group.slice(start, end)
}

function staffByOrder(rows: readonly StaffRow[], issues: TextIssueList): Staff {
  const labelled = rows.map((row) => stringsLabelled(row.label))
  const fits = (stringAt: (index: number) => number) =>
    labelled.every((strings, index) => strings.includes(stringAt(index)))
  const downward = (index: number) => index + 1
  const upward = (index: number) => STRING_COUNT - index
  if (!fits(downward) && fits(upward)) {
    const top = rows[0]!
    reportIssue(
      issues,
      'upside-down',
      top.line,
      top.labelStart + 1,
      () => 'The low E is the top line here; the staff is read turned over.',
    )
    return rows.map((row, index) => ({ string: upward(index), row })).reverse()
  }
  return rows.map((row, index) => {
    const string = downward(index)
    if (row.label !== '' && !labelled[index]!.includes(string)) {
      reportOtherTuning(row, string, issues)
    }
    return { string, row }
  })
}

function reportOtherTuning(row: StaffRow, string: number, issues: TextIssueList): void {
  const open = STANDARD_NECK.strings[string - 1]!
  reportIssue(issues, 'other-tuning', row.line, row.labelStart + 1, () => {
    return `Label ${quoteText(row.label)} stands where string ${string} (${open.name}) is expected; its frets are read in standard tuning.`
  })
}

/**
 * Staves of a group that is not made of sixes: a line is the next string that its label can mean,
 * and one that can only mean a string above begins another staff.
 */
function stavesByLabel(group: readonly StaffRow[], issues: TextIssueList): readonly Staff[] {
  const staves: StaffLine[][] = [[]]
  for (const row of group) {
    const lines = staves.at(-1)!
    const last = lines.at(-1)?.string ?? 0
    const labelled = stringsLabelled(row.label)
    const string = labelled.find((candidate) => candidate > last)
    if (string !== undefined) lines.push({ string, row })
    else if (labelled.length > 0) staves.push([{ string: labelled[0]!, row }])
    else reportIgnoredLine(row, issues)
  }
  return staves.filter((lines) => {
    if (lines.length === 1 && group.length > 1) {
      reportIgnoredLine(lines[0]!.row, issues)
      return false
    }
    if (lines.length > 0 && lines.length < STRING_COUNT) reportMissingLines(lines, issues)
    return lines.length > 0
  })
}

function reportIgnoredLine(row: StaffRow, issues: TextIssueList): void {
  reportIssue(issues, 'missing-lines', row.line, row.labelStart + 1, () => {
    return 'A staff needs six lines, e B G D A E from the top; this line belongs to none and is left out.'
  })
}

function reportMissingLines(staff: Staff, issues: TextIssueList): void {
  const top = staff[0]!.row
  reportIssue(issues, 'missing-lines', top.line, top.labelStart + 1, () => {
    const missing = STRINGS.filter((string) => !staff.some((line) => line.string === string))
    return `This staff has ${staff.length} of six lines; nothing is read on string ${missing.join(', ')}.`
  })
}
