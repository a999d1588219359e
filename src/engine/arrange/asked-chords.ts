/** Chord symbols as strokes, and which of the tones that they ask for are heard. */
import type { ChordSymbol } from '../harmony/chord-symbol'
import type { ChordType } from '../theory/chord'
import type { Degree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import type { ScoreNote, TimedChord } from './arrangement'

/** Starts and ends that lie no further apart are one. */
export const ROUNDING_BEATS = 1e-6

type Stroke = Pick<ScoreNote, 'startBeat' | 'durationBeats'>

/** The beat at which the last note ends. */
export function endOf(notes: readonly Stroke[]): number {
  return notes.reduce(
    (end, { startBeat, durationBeats }) => Math.max(end, startBeat + durationBeats),
    0,
  )
}

/** Whether two stretches of time have more than a point in common. */
export function overlaps(a: Stroke, b: Stroke): boolean {
  return (
    a.startBeat < b.startBeat + b.durationBeats - ROUNDING_BEATS &&
    b.startBeat < a.startBeat + a.durationBeats - ROUNDING_BEATS
  )
}

/** The strokes of a chord: at its start, and at every bar line that it lasts beyond until the melody ends. */
export function strokesOf(
  { symbol, startBeat, durationBeats }: TimedChord,
  beatsPerBar: number,
  melodyEnd: number,
): readonly TimedChord[] {
  const end = startBeat + durationBeats
  const strokes: TimedChord[] = []
  let start = startBeat
  let bar = (Math.floor(startBeat / beatsPerBar) + 1) * beatsPerBar
  while (start < end) {
    const next = Math.min(bar, end)
    strokes.push({ symbol, startBeat: start, durationBeats: next - start })
    if (next >= melodyEnd - ROUNDING_BEATS) break
    start = next
    bar += beatsPerBar
  }
  return strokes
}

/** A tone that a chord symbol asks for. */
export interface AskedTone {
  readonly name: NoteName
  /** See `isOptionalIn`. */
  readonly isOptional: boolean
}

/** Whether a grip of a chord may leave a tone out, as the fifth of four tones and more. */
export function isOptionalIn({ optionalDegrees }: ChordType, { number, alteration }: Degree) {
  return optionalDegrees.some((own) => own.number === number && own.alteration === alteration)
}

/** The tones of a symbol, its bass among them. */
export function askedTonesOf({ chord, tones, bass }: ChordSymbol): readonly AskedTone[] {
  const own = chord.degrees.map((degree, index): AskedTone => {
    return { name: tones[index]!, isOptional: isOptionalIn(chord, degree) }
  })
  const isOutside = bass && own.every(({ name }) => pitchClassOf(name) !== pitchClassOf(bass))
  return isOutside ? [...own, { name: bass, isOptional: false }] : own
}

/** The tones of a chord that no note sounds while it lasts. */
export function unheardTonesOf(
  chord: TimedChord,
  notes: readonly ScoreNote[],
  transpose: number,
): readonly AskedTone[] {
  const heard = new Set(
    notes.filter((note) => overlaps(note, chord)).map(({ midi }) => withinOctave(midi - transpose)),
  )
  return askedTonesOf(chord.symbol).filter(({ name }) => !heard.has(pitchClassOf(name)))
}
