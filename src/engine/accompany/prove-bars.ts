/** Checks struck bars from their notes, the neck and the names of the chords alone. */
import { namedTonesOf } from '../harmony/named-tones'
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { TimeSignature } from '../tab/measure'
import type { TabNote } from '../tab/tab-event'
import { pitchClassOf } from '../theory/pitch'
import type { Stroke } from './strum'

export interface BarsProof {
  /** Every note is a tone of the chord of its bar. */
  readonly notesInChords: boolean
  /** Open string, capo and fret give each pitch. */
  readonly placesSound: boolean
  /** No note sounds over its bar line, nor when its string is struck again. */
  readonly ringsWithinBars: boolean
  /** Strokes and the rest before them make up a bar. */
  readonly strokesFillBar: boolean
}

const TOLERANCE = 1e-6

/**
 * @param notes beats counted from the start of the first bar.
 * @param symbols the chords, a bar each.
 */
export function proveBars(
  notes: readonly TabNote[],
  strokes: readonly Stroke[],
  symbols: readonly string[],
  [barBeats]: TimeSignature,
  neck: Neck,
): BarsProof {
  const classes = symbols.map((symbol) => namedTonesOf(symbol)!.map(pitchClassOf))
  const barOf = ({ startBeat }: TabNote) => Math.floor(startBeat / barBeats + TOLERANCE)
  const endOf = ({ startBeat, durationBeats }: TabNote) => startBeat + durationBeats
  const held = strokes.reduce((sum, { durationBeats }) => sum + durationBeats, 0)
  const [first] = strokes
  return {
    notesInChords: notes.every((note) => classes[barOf(note)]?.includes(note.midi % 12)),
    placesSound: notes.every(
      ({ string, fret, midi }) => soundingMidiOf(string, fret, neck) === midi,
    ),
    ringsWithinBars: notes.every((note) => {
      const end = endOf(note) - TOLERANCE
      if (end > (barOf(note) + 1) * barBeats) return false
      return notes.every(
        (other) =>
          other.string !== note.string ||
          other.startBeat <= note.startBeat ||
          other.startBeat > end,
      )
    }),
    strokesFillBar: Math.abs((first?.startBeat ?? 0) + held - barBeats) < TOLERANCE,
  }
}
