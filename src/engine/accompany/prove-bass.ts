/** Checks a bass line from its pitches, its places and the names of the chords alone. */
import { parseChordSymbol } from '../harmony/chord-symbol'
import { namedTonesOf } from '../harmony/named-tones'
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { TimeSignature } from '../tab/measure'
import { pitchClassOf } from '../theory/pitch'
import type { BassKind } from './bass-line'

export interface PlacedBassNote {
  readonly midi: number
  readonly startBeat: number
  readonly durationBeats: number
  readonly string: number
  readonly fret: number
}

export interface BassProof {
  /** Every bar begins on the root of its chord, or on the bass that is written. */
  readonly beginsOnBass: boolean
  /** What starts in the middle of a bar, and does not lead to the next, is a tone of its chord. */
  readonly strongBeatsInChord: boolean
  /** The last note of a walking bar is a half or whole step from the first of the next. */
  readonly comesByStep: boolean
  /** The notes of each bar follow one another from bar line to bar line. */
  readonly fillsBars: boolean
  /** Open string, capo and fret give each pitch. */
  readonly placesSound: boolean
}

const TOLERANCE = 1e-6
const near = (a: number, b: number) => Math.abs(a - b) < TOLERANCE

const barIndexOf = ({ startBeat }: PlacedBassNote, barBeats: number) =>
  Math.floor(startBeat / barBeats + TOLERANCE)

/**
 * How many notes are tones of the chord of their bar; the others pass through or lead on.
 *
 * @param symbols the chords, a bar each.
 */
export function countInChords(
  notes: readonly PlacedBassNote[],
  symbols: readonly string[],
  [barBeats]: TimeSignature,
): number {
  const classes = symbols.map((symbol) => namedTonesOf(symbol)!.map(pitchClassOf))
  return notes.filter((note) => classes[barIndexOf(note, barBeats)]?.includes(note.midi % 12))
    .length
}

/** @param symbols the chords, a bar each. */
export function proveBass(
  notes: readonly PlacedBassNote[],
  symbols: readonly string[],
  [barBeats]: TimeSignature,
  kind: BassKind,
  neck: Neck,
): BassProof {
  const bars = symbols.map((_, bar) => notes.filter((note) => barIndexOf(note, barBeats) === bar))
  const chords = symbols.map((symbol) => parseChordSymbol(symbol)!)
  return {
    beginsOnBass: bars.every(([first], bar) => {
      const { bass, root } = chords[bar]!
      return first !== undefined && first.midi % 12 === pitchClassOf(bass ?? root)
    }),
    strongBeatsInChord: bars.every((own, bar) => {
      const classes = namedTonesOf(symbols[bar]!)!.map(pitchClassOf)
      const inside = kind === 'walking' ? own.slice(0, -1) : own
      const middle = inside.find(({ startBeat }) => near(startBeat, (bar + 0.5) * barBeats))
      return !middle || classes.includes(middle.midi % 12)
    }),
    comesByStep:
      kind !== 'walking' ||
      bars.every((own, bar) => {
        const next = bars[(bar + 1) % bars.length]![0]
        const step = Math.abs((next?.midi ?? 0) - (own.at(-1)?.midi ?? 0))
        return own.length === 1 || step === 1 || step === 2
      }),
    fillsBars: bars.every((own, bar) => {
      const ends = own.map(({ startBeat, durationBeats }) => startBeat + durationBeats)
      const starts = [...own.map(({ startBeat }) => startBeat), (bar + 1) * barBeats]
      return near(starts[0]!, bar * barBeats) && ends.every((end, at) => near(end, starts[at + 1]!))
    }),
    placesSound: notes.every(
      ({ string, fret, midi }) => soundingMidiOf(string, fret, neck) === midi,
    ),
  }
}
