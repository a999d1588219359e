/**
 * A melody with chord symbols as a score: the melody, and a bass and inner voices from each chord,
 * laid as a player of open chords lays them on the neck.
 */
import type { ChordSymbol } from '../harmony/chord-symbol'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import type { ScoreNote, Setting, TimedChord } from './arrangement'
import { fillStrings, openPitchesOf } from './fill-strings'
import { shapesOf } from './settings'

const OCTAVE = 12
/** A second octave of the bass is taken up to so far above the lowest string. */
const HIGHEST_BASS_SEMITONES = OCTAVE + 5
const ROUNDING_BEATS = 1e-6

export interface HarmonizeRequest {
  /** As written, ascending in time; at least one note. */
  readonly melody: readonly ScoreNote[]
  readonly chords: readonly TimedChord[]
  /** Inner voices a chord at most. */
  readonly innerVoices: number
  readonly beatsPerBar: number
}

/** Pitch class of a name, transposed. */
function classOf(name: NoteName, transpose: number): number {
  return (((pitchClassOf(name) + transpose) % OCTAVE) + OCTAVE) % OCTAVE
}

/** The name of a chord tone, by its interval above the root. */
function nameIn({ tones }: ChordSymbol, midi: number): NoteName {
  return tones.find((tone) => classOf(tone, -midi) === 0)!
}

type Stroke = Pick<ScoreNote, 'startBeat' | 'durationBeats'>

/** Melody notes while a chord sounds; else the one before. */
function melodyOver(melody: readonly ScoreNote[], stroke: Stroke): readonly ScoreNote[] {
  const end = stroke.startBeat + stroke.durationBeats - ROUNDING_BEATS
  const own = melody.filter(
    ({ startBeat, durationBeats }) =>
      startBeat < end && startBeat + durationBeats > stroke.startBeat + ROUNDING_BEATS,
  )
  if (own.length > 0) return own
  return [melody.findLast(({ startBeat }) => startBeat < end) ?? melody[0]!]
}

/** Whether one of the notes is struck with a chord. */
function isStruckWith(notes: readonly ScoreNote[], { startBeat }: Stroke): boolean {
  return notes.some((note) => Math.abs(note.startBeat - startBeat) < ROUNDING_BEATS)
}

/** The lowest octave of a bass, or the one above where that is nearer to the last bass. */
function bassMidiOf(
  pitchClass: number,
  lowestMidi: number,
  highestMidi: number,
  last: number | undefined,
): number | undefined {
  const lowest = lowestMidi + ((((pitchClass - lowestMidi) % OCTAVE) + OCTAVE) % OCTAVE)
  const higher = lowest + OCTAVE
  const isHigherNear = last !== undefined && Math.abs(higher - last) < Math.abs(lowest - last)
  const isInRange = higher < lowestMidi + HIGHEST_BASS_SEMITONES && higher < highestMidi
  if (isHigherNear && isInRange) return higher
  return lowest < highestMidi ? lowest : undefined
}

/** The starts of a chord: its own, and every bar line that it lasts beyond until the melody ends. */
function strokesOf(
  { startBeat, durationBeats }: TimedChord,
  beatsPerBar: number,
  melodyEnd: number,
): Stroke[] {
  const end = startBeat + durationBeats
  const strokes: Stroke[] = []
  let start = startBeat
  let bar = (Math.floor(startBeat / beatsPerBar) + 1) * beatsPerBar
  while (start < end) {
    const next = Math.min(bar, end)
    strokes.push({ startBeat: start, durationBeats: next - start })
    if (next >= melodyEnd - ROUNDING_BEATS) break
    start = next
    bar += beatsPerBar
  }
  return strokes
}

/** The beat at which the last note ends. */
export function endOf(notes: readonly Stroke[]): number {
  return notes.reduce(
    (end, { startBeat, durationBeats }) => Math.max(end, startBeat + durationBeats),
    0,
  )
}

/** The score as written, laid for a neck on which it is transposed. */
function harmonize(request: HarmonizeRequest, setting: Setting): readonly ScoreNote[] {
  const { melody, chords, innerVoices, beatsPerBar } = request
  const { transpose, neck } = setting
  const opens = openPitchesOf(neck)
  const melodyEnd = endOf(melody)
  const score: ScoreNote[] = melody.map((note) => ({ ...note, voice: note.voice ?? 'melody' }))
  let last: number | undefined
  for (const chord of chords) {
    const { root: name, bass: named = name } = chord.symbol
    const [root, bassClass] = [classOf(name, transpose), classOf(named, transpose)]
    for (const stroke of strokesOf(chord, beatsPerBar, melodyEnd)) {
      const own = melodyOver(melody, stroke)
      const sounding = own.map((note) => ({ ...note, midi: note.midi + transpose }))
      const highest = Math.min(...sounding.map(({ midi }) => midi))
      const midi = bassMidiOf(bassClass, opens[0]!, highest, last)
      if (midi === undefined) continue
      last = midi
      score.push({ midi: midi - transpose, name: named, ...stroke, voice: 'bass' })
      // Where no melody is struck, the chord has a voice more.
      const voices = innerVoices + (isStruckWith(own, stroke) ? 0 : 1)
      const bass = { midi, ...stroke }
      const filling = { chord: chord.symbol.chord, root, bass, melody: sounding, voices }
      for (const { midi: inner, durationBeats } of fillStrings(filling, opens)) {
        const { startBeat } = stroke
        const written = inner - transpose
        const name = nameIn(chord.symbol, written)
        score.push({ midi: written, name, startBeat, durationBeats, voice: 'harmony' })
      }
    }
  }
  return score
}

/**
 * The scores of a melody over chords, one for all settings with the same shapes. The melody notes
 * come first, in their order.
 */
export function harmonizer(request: HarmonizeRequest): (setting: Setting) => readonly ScoreNote[] {
  const made = new Map<string, readonly ScoreNote[]>()
  return (setting) => {
    const shapes = shapesOf(setting)
    const score = made.get(shapes) ?? harmonize(request, setting)
    made.set(shapes, score)
    return score
  }
}
