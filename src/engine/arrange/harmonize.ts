/** A melody with chord symbols as a score: the melody, a bass and inner voices from each chord. */
import { pitchClassOf } from '../theory/pitch'
import type { ScoreNote, TimedChord } from './arrangement'

/** Inner voices stay so far below the melody. */
const BELOW_MELODY_SEMITONES = 3
/** Where no melody sounds, the chord fills so much above its bass. */
const CHORD_SPAN_SEMITONES = 24
const OCTAVE = 12

export interface HarmonizeRequest {
  /** Ascending in time. */
  readonly melody: readonly ScoreNote[]
  readonly chords: readonly TimedChord[]
  /** Lowest pitch of the neck; the bass lies within an octave or so above it. */
  readonly lowestMidi: number
  /** Inner voices a chord at most. */
  readonly innerVoices: number
  readonly beatsPerBar: number
}

/** The melody pitch at a beat: sounding, else the last before, else the first. */
function melodyAt(melody: readonly ScoreNote[], beat: number): number {
  const begun = melody.filter(({ startBeat }) => startBeat <= beat)
  return (begun.at(-1) ?? melody[0]!).midi
}

/** The octave of a bass nearest to the last one, within reach of the lowest string. */
function bassMidiOf(pitchClass: number, lowestMidi: number, last: number | undefined): number {
  const lowest = lowestMidi + ((((pitchClass - lowestMidi) % OCTAVE) + OCTAVE) % OCTAVE)
  const higher = lowest + OCTAVE
  const isHigherNear =
    last !== undefined &&
    Math.abs(higher - last) < Math.abs(lowest - last) &&
    higher < lowestMidi + OCTAVE + 5
  return isHigherNear ? higher : lowest
}

/** What makes a chord itself, first: third and seventh, what is added, the fifth, the root. */
function rankOf(number: number): number {
  const order = [3, 7, 4, 2, 6, 9, 11, 13, 5, 1]
  const rank = order.indexOf(number)
  return rank < 0 ? order.length : rank
}

function innerClassesOf({ symbol }: TimedChord, without: readonly number[]): readonly number[] {
  const root = pitchClassOf(symbol.root)
  return symbol.chord.degrees
    .map((degree, index) => ({
      rank: rankOf(degree.number),
      pitchClass: (root + symbol.chord.semitones[index]!) % OCTAVE,
    }))
    .filter(({ pitchClass }) => !without.includes(pitchClass))
    .sort((a, b) => a.rank - b.rank)
    .map(({ pitchClass }) => pitchClass)
}

/** The highest octave of a pitch class at or below a pitch. */
function atOrBelow(pitchClass: number, midi: number): number {
  return midi - ((((midi - pitchClass) % OCTAVE) + OCTAVE) % OCTAVE)
}

/** The starts of a chord: its own, and every bar line that it lasts beyond. */
function strokesOf({ startBeat, durationBeats }: TimedChord, beatsPerBar: number) {
  const end = startBeat + durationBeats
  const starts = [startBeat]
  const firstBar = (Math.floor(startBeat / beatsPerBar) + 1) * beatsPerBar
  for (let beat = firstBar; beat < end; beat += beatsPerBar) starts.push(beat)
  return starts.map((start, index) => ({
    startBeat: start,
    durationBeats: (starts[index + 1] ?? end) - start,
  }))
}

/** The score of a melody over chords; its melody notes come first, in their order. */
export function harmonize(request: HarmonizeRequest): readonly ScoreNote[] {
  const { melody, chords, lowestMidi, innerVoices, beatsPerBar } = request
  const score: ScoreNote[] = melody.map((note) => ({ ...note, voice: note.voice ?? 'melody' }))
  let lastBass: number | undefined
  for (const chord of chords) {
    const { symbol } = chord
    const bassClass = pitchClassOf(symbol.bass ?? symbol.root)
    for (const stroke of strokesOf(chord, beatsPerBar)) {
      const top = melodyAt(melody, stroke.startBeat)
      let bass = bassMidiOf(bassClass, lowestMidi, lastBass)
      while (bass >= top && bass - OCTAVE >= lowestMidi) bass -= OCTAVE
      if (bass >= top) continue
      lastBass = bass
      score.push({ midi: bass, ...stroke, voice: 'bass' })
      const ceiling = Math.min(top - BELOW_MELODY_SEMITONES, bass + CHORD_SPAN_SEMITONES)
      const classes = innerClassesOf(chord, [bassClass, top % OCTAVE])
      const inner = classes
        .slice(0, innerVoices)
        .map((pitchClass) => atOrBelow(pitchClass, ceiling))
        .filter((midi) => midi > bass + 2)
      for (const midi of inner) score.push({ midi, ...stroke, voice: 'harmony' })
    }
  }
  return score
}
