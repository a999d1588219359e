/** What is told of an arrangement by bar: what became of notes, and which chords are not whole. */
import type { NoteChange, Trial } from '#engine/arrange/arrangement'
import { type ChangedBar, changedBars } from '#engine/arrange/bars'
import type { PrintedChord } from '#engine/arrange/verify-arrangement'
import { groupBy } from '#engine/group-by'

/** A chord of which not every tone is heard. */
export type IncompleteChord = Omit<PrintedChord, 'durationBeats'>

export interface ToldBar extends ChangedBar {
  readonly chords: readonly IncompleteChord[]
}

/** The bars in which something is changed or a chord is not whole, in time. */
export function barsToTell(
  { score }: Trial,
  changes: readonly NoteChange[],
  chords: readonly PrintedChord[],
  barOf: (beat: number) => number,
): readonly ToldBar[] {
  const changed = changedBars(score, changes, barOf)
  const incomplete = groupBy(
    chords.filter(({ missing, leftOut }) => missing.length + leftOut.length > 0),
    ({ startBeat }) => barOf(startBeat),
  )
  const numbers = new Set([...changed.map(({ bar }) => bar), ...incomplete.keys()])
  return [...numbers]
    .sort((a, b) => a - b)
    .map((bar) => ({
      bar,
      changes: changed.find((own) => own.bar === bar)?.changes ?? [],
      chords: (incomplete.get(bar) ?? []).map(({ durationBeats: _, ...chord }) => chord),
    }))
}

/** `E7 without G#`; what players leave out too is said to be left out. */
export function incompleteText({
  symbol,
  missing,
  leftOut,
}: Pick<IncompleteChord, 'symbol' | 'missing' | 'leftOut'>): string {
  const lost = missing.length > 0 ? ` without ${missing.join(', ')}` : ''
  const left = leftOut.length > 0 ? ` (${leftOut.join(', ')} left out, as players do)` : ''
  return `${symbol}${lost}${left}`
}
