/** What can be wrong in a tab text, and where: the codes, and a list of limited length. */

/** A row of a table of codes. */
export interface CodeRow<Severity extends string> {
  readonly severity: Severity
  readonly meaning: string
}

/** `error`: something may be read wrongly. `note`: read rightly, but something is left out. */
export type TextIssueRow = CodeRow<'error' | 'note'>

export const TEXT_ISSUES = {
  'text-too-long': { severity: 'error', meaning: 'The text is longer than is read.' },
  'no-tab': { severity: 'error', meaning: 'No tab lines are in the text.' },
  'missing-lines': { severity: 'error', meaning: 'A staff has other lines than the neck has strings.' },
  'other-tuning': { severity: 'error', meaning: 'A label names another open string than the tuning.' },
  'upside-down': { severity: 'note', meaning: 'The last string is on top; the staff is turned over.' },
  'bar-count': { severity: 'error', meaning: 'A line has other bar lines than its staff.' },
  'line-length': { severity: 'error', meaning: 'A line is longer or shorter than its staff in a bar.' },
  'bar-width': { severity: 'error', meaning: 'A bar does not divide into its beats.' },
  'bar-beats': { severity: 'note', meaning: 'A bar has other beats as drawn than the meter has.' },
  'fret-too-high': { severity: 'error', meaning: 'A number is above the highest fret.' },
  'fret-not-on-neck': { severity: 'error', meaning: 'A string has no such fret.' },
  'digits-run-together': { severity: 'error', meaning: 'Numbers have no dash between them.' },
  'unknown-mark': { severity: 'error', meaning: 'A character has no meaning on a tab line.' },
  'muted-note': { severity: 'note', meaning: 'A dead note has no pitch and gives no event.' },
  'technique-ignored': { severity: 'note', meaning: 'A mark that says nothing of one note is left out.' },
  'other-direction': { severity: 'note', meaning: 'A hammer-on or slide up leads down, or a pull-off or slide down leads up.' },
  'text-after-tab': { severity: 'note', meaning: 'Text behind the last bar line is left out.' },
  'too-many-bars': { severity: 'error', meaning: 'More bars than are read.' },
  'too-many-notes': { severity: 'error', meaning: 'More notes than are read.' },
  'start-too-late': { severity: 'error', meaning: 'A note starts later in its measure than events may.' },
} as const satisfies Record<string, TextIssueRow> // biome-ignore format: one row a code

export type TextIssueCode = keyof typeof TEXT_ISSUES

/** An issue at a place in the text. */
export interface TextIssue {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units as editors and `String` count them. */
  readonly column: number
  readonly code: TextIssueCode
  readonly severity: TextIssueRow['severity']
  readonly message: string
}

/** The most issues that are kept; the others are counted. */
export const MAX_TEXT_ISSUES = 100

export interface TextIssueList {
  readonly kept: TextIssue[]
  /** How many were reported, also those not kept. */
  count: number
}

export function newTextIssueList(): TextIssueList {
  return { kept: [], count: 0 }
}

/** Reports an issue; the message is built only if it is kept. */
export function reportIssue(
  list: TextIssueList,
  code: TextIssueCode,
  line: number,
  column: number,
  message: () => string,
): void {
  list.count += 1
  if (list.kept.length >= MAX_TEXT_ISSUES) return
  const { severity } = TEXT_ISSUES[code]
  list.kept.push({ line, column, code, severity, message: message() })
}

/** Text as it may be quoted in a message: at most 20 characters. */
export function quoteText(text: string): string {
  return JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text)
}
