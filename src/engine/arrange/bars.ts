/** What an arrangement changes, bar by bar. */
import { groupBy } from '../group-by'
import type { Route } from '../plan/route'
import type { NoteChange, ScoreNote, Trial } from './arrangement'

export interface ChangedBar {
  /** 1-based. */
  readonly bar: number
  readonly changes: readonly NoteChange[]
}

/** What the arrangement changed, then the notes that the route lets go before they end. */
export function changesOf(
  { notes, changes }: Trial,
  route: Pick<Route, 'onsets'>,
): readonly NoteChange[] {
  const letGo = new Set(route.onsets?.flatMap((onset) => onset.letGo))
  const movedBy = new Map(changes.map(({ note, semitones }) => [note, semitones]))
  const shortened = [...letGo].map((index): NoteChange => {
    const { source, role } = notes[index]!
    return { note: source, role, kind: 'shortened', semitones: movedBy.get(source) ?? 0 }
  })
  return [...changes, ...shortened]
}

/**
 * The bars in which something is changed, in time; in a bar by note.
 *
 * @param barOf number of the bar that a beat lies in, from 1
 */
export function changedBars(
  score: readonly ScoreNote[],
  changes: readonly NoteChange[],
  barOf: (beat: number) => number,
): readonly ChangedBar[] {
  const bars = groupBy(changes, ({ note }) => barOf(score[note]!.startBeat))
  return [...bars]
    .sort(([a], [b]) => a - b)
    .map(([bar, own]) => ({ bar, changes: own.sort((a, b) => a.note - b.note) }))
}
