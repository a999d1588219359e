/** The moments of an arranged piece at which notes start, and what sounds there on keys and neck. */
import { tickOf } from '#engine/tab/measure'
import type { PianoNote } from '#formats/track/arrange-score'

/** Starts in quarters, ascending, each once. */
export function startsOf(notes: readonly PianoNote[]): readonly number[] {
  const byTick = new Map(notes.map(({ startQuarters }) => [tickOf(startQuarters), startQuarters]))
  return [...byTick].sort(([a], [b]) => a - b).map(([, start]) => start)
}

/** What sounds at a moment, struck there or before. */
export function soundingAt(notes: readonly PianoNote[], quarters: number): readonly PianoNote[] {
  const tick = tickOf(quarters)
  return notes.filter(
    ({ startQuarters, durationQuarters }) =>
      tickOf(startQuarters) <= tick && tickOf(startQuarters + durationQuarters) > tick,
  )
}

/** Index of the start nearest to a time. */
export function nearestStart(starts: readonly number[], quarters: number): number {
  let best = 0
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - quarters) < Math.abs(starts[best]! - quarters)) best = index
  }
  return best
}

/** What becomes of a note, as it is drawn: `kept`, `moved` to another octave, or `lost`. */
export type Fate = 'kept' | 'moved' | 'lost'

export function fateOf({ place, midi }: PianoNote): Fate {
  if (!place) return 'lost'
  return place.midi === midi ? 'kept' : 'moved'
}

/** Lowest and highest pitch that is drawn, whole octaves from C. */
export function rangeOf(notes: readonly PianoNote[]): readonly [number, number] {
  const midis = notes.flatMap(({ midi, place }) => (place ? [midi, place.midi] : [midi]))
  const low = Math.floor(Math.min(...midis) / 12) * 12
  return [low, Math.max(low + 23, Math.ceil((Math.max(...midis) + 1) / 12) * 12 - 1)]
}

/** `bar 3, beat 2`, beats in quarters from 1. */
export function placeText(barQuarters: readonly number[], quarters: number): string {
  const bar = Math.max(
    0,
    barQuarters.findLastIndex((start) => start <= quarters + 1e-6),
  )
  const beat = Math.round((quarters - barQuarters[bar]! + 1) * 100) / 100
  return `bar ${bar + 1}, beat ${beat}`
}
