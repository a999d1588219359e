/** Tab in words, one line for each onset, for screen readers and chats. */

import { C_MAJOR, readPitchClass, type TheoryContext } from '../theory/layer'
import { formatPitch, pitchClassOfMidi } from '../theory/pitch'
import {
  barBeatsOf,
  barCountOf,
  barIndexOf,
  TICKS_PER_BEAT,
  type TimeSignature,
  tickOf,
} from './measure'
import type { Measure, TabNote } from './tab-event'

/**
 * Describes each onset in a line, bars counted through all measures as a player counts them, and
 * the notes of a chord from the last string to string 1. Bars without an onset are told as such. The
 * context spells the notes; C major unless given.
 *
 * @example
 * describeTab([emptyMeasure()]) // => ["Measure 1: nothing starts here"]
 * @returns lines such as `Measure 1, beat 2.5: string 5 fret 3, C3; string 4 open, D3`.
 */
export function describeTab(
  measures: readonly Measure[],
  context: TheoryContext = C_MAJOR,
): readonly string[] {
  const lines: string[] = []
  let firstBar = 1
  let silentFrom = 1
  const tellSilenceUpTo = (bar: number) => {
    if (silentFrom < bar) lines.push(`${formatBars(silentFrom, bar - 1)}: nothing starts here`)
  }
  for (const measure of measures) {
    for (const onset of onsetsOf(measure)) {
      const bar = firstBar + onset.barIndex
      tellSilenceUpTo(bar)
      silentFrom = bar + 1
      const words = onset.notes.map((note) => describeNote(note, context)).join('; ')
      lines.push(`${formatBars(bar, bar)}, beat ${formatBeat(onset.beat)}: ${words}`)
    }
    firstBar += barCountOf(measure)
  }
  tellSilenceUpTo(firstBar)
  return lines
}

interface Onset {
  /** From 0, within the measure. */
  readonly barIndex: number
  /** From 1, within the bar, as players count. */
  readonly beat: number
  readonly notes: TabNote[]
}

function onsetsOf(measure: Measure): readonly Onset[] {
  const inOrder = [...measure.notes].sort(
    (a, b) => tickOf(a.startBeat) - tickOf(b.startBeat) || b.string - a.string,
  )
  const onsets: Onset[] = []
  let lastTick = -1
  for (const note of inOrder) {
    const tick = tickOf(note.startBeat)
    if (tick === lastTick) {
      onsets.at(-1)!.notes.push(note)
      continue
    }
    lastTick = tick
    onsets.push({ ...barOfOnset(note.startBeat, measure.timeSignature), notes: [note] })
  }
  return onsets
}

/** The bar of a start, from 0 within its measure, and its beat, from 1 within the bar. */
export function barOfOnset(
  startBeat: number,
  timeSignature: TimeSignature,
): Pick<Onset, 'barIndex' | 'beat'> {
  const barIndex = barIndexOf(startBeat, timeSignature)
  const beats = tickOf(startBeat) / TICKS_PER_BEAT - barIndex * barBeatsOf(timeSignature)
  return { barIndex, beat: beats + 1 }
}

export function formatBars(first: number, last: number): string {
  return first === last ? `Measure ${first}` : `Measures ${first} to ${last}`
}

export function describeNote({ string, fret, midi }: TabNote, context: TheoryContext): string {
  const { name } = readPitchClass(context, pitchClassOfMidi(midi))
  const place = fret === 0 ? 'open' : `fret ${fret}`
  return `string ${string} ${place}, ${formatPitch(name, midi)}`
}

/** A beat with at most two decimals: `1`, `2.5`, `1.33`. */
export function formatBeat(beat: number): string {
  return String(Math.round(beat * 100) / 100)
}
