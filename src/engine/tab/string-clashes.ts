/** Notes of a tab that one string cannot sound together, in words. */
import { C_MAJOR, type TheoryContext } from '../theory/layer'
import { barOfOnset, describeNote, formatBars, formatBeat } from './describe-tab'
import { barCountOf, tickOf } from './measure'
import type { Measure, TabNote } from './tab-event'

/** A note that is struck with another one on its string, or before that one ends. */
export interface StringClash {
  readonly kind: 'struck-twice' | 'cut-off'
  readonly earlier: TabNote
  readonly later: TabNote
}

/** An overlap of up to this many ticks, a sixteenth of a beat, is how players slur. */
const SLUR_TICKS = 3

/**
 * Each pair of notes that follow one another on a string and clash. A note ends where the next one
 * is struck; a place that is struck again while it rings, and a tied note, are no clash.
 *
 * @param notes of one measure, in any order.
 */
export function clashesOf(notes: readonly TabNote[]): readonly StringClash[] {
  const clashes: StringClash[] = []
  const last = new Map<number, TabNote>()
  const inOrder = [...notes].sort(
    (a, b) => tickOf(a.startBeat) - tickOf(b.startBeat) || a.durationBeats - b.durationBeats,
  )
  for (const later of inOrder) {
    const earlier = last.get(later.string)
    last.set(later.string, later)
    if (!earlier || later.tied) continue
    const kind = kindOfClash(earlier, later)
    if (kind) clashes.push({ kind, earlier, later })
  }
  return clashes
}

function kindOfClash(earlier: TabNote, later: TabNote): StringClash['kind'] | undefined {
  const start = tickOf(later.startBeat)
  if (tickOf(earlier.startBeat) === start) return 'struck-twice'
  const end = tickOf(earlier.startBeat + earlier.durationBeats)
  return earlier.fret !== later.fret && end > start + SLUR_TICKS ? 'cut-off' : undefined
}

/** The most clashes that are told one by one. */
const MOST_TOLD = 12

/**
 * Says where strings are asked for two notes at once, with string, beat and both notes.
 *
 * @returns lines such as `Measure 1, beat 1: string 5 is struck twice at once, ...`.
 */
export function describeClashes(
  measures: readonly Measure[],
  context: TheoryContext = C_MAJOR,
): readonly string[] {
  const lines: string[] = []
  let count = 0
  let firstBar = 1
  for (const measure of measures) {
    for (const clash of clashesOf(measure.notes)) {
      count += 1
      if (count <= MOST_TOLD) lines.push(describeClash(clash, measure, firstBar, context))
    }
    firstBar += barCountOf(measure)
  }
  if (count > MOST_TOLD) lines.push(`${count - MOST_TOLD} more notes clash on their strings.`)
  return lines
}

function describeClash(
  { kind, earlier, later }: StringClash,
  { timeSignature }: Measure,
  firstBar: number,
  context: TheoryContext,
): string {
  const { barIndex, beat } = barOfOnset(later.startBeat, timeSignature)
  const bar = firstBar + barIndex
  const where = `${formatBars(bar, bar)}, beat ${formatBeat(beat)}`
  const first = describeNote(earlier, context)
  const second = describeNote(later, context)
  return kind === 'struck-twice'
    ? `${where}: ${first} and ${second} start at once; a string sounds one note, so move one of them to another string or beat.`
    : `${where}: ${first} still sounds where ${second} starts, and ends there.`
}
