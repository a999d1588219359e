/**
 * A melody with chord symbols as a score: the melody, and a bass and inner voices from each chord,
 * laid as a player of open chords lays them on the neck.
 */
import type { SoundingNote } from '../polyphony/onsets'
import type { PlayableTest } from '../polyphony/playable'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import type { ScoreNote, Setting, TimedChord } from './arrangement'
import { overlaps } from './asked-chords'
import { type Filled, fillStrings, openPitchesOf } from './fill-strings'
import { shapesOf } from './settings'

const OCTAVE = 12
/** A second octave of the bass is taken up to so far above the lowest string. */
const HIGHEST_BASS_SEMITONES = OCTAVE + 5
const ROUNDING_BEATS = 1e-6

type Stroke = Pick<ScoreNote, 'startBeat' | 'durationBeats'>

export interface HarmonizeRequest {
  /** As written, ascending in time; at least one note. */
  readonly melody: readonly ScoreNote[]
  /** Of the chords, in time. */
  readonly strokes: readonly TimedChord[]
  /** Inner voices a chord at most, unless more name it. */
  readonly innerVoices: number
}

/** Pitch class of a name, transposed. */
function classOf(name: NoteName, transpose: number): number {
  return withinOctave(pitchClassOf(name) + transpose)
}

/** Melody notes while a chord sounds; else the one before. */
function melodyOver(melody: readonly ScoreNote[], stroke: Stroke): readonly ScoreNote[] {
  const own = melody.filter((note) => overlaps(note, stroke))
  if (own.length > 0) return own
  return [melody.findLast(({ startBeat }) => startBeat < stroke.startBeat) ?? melody[0]!]
}

/** Whether one of the notes is struck with a chord. */
function isStruckWith(notes: readonly ScoreNote[], { startBeat }: Stroke): boolean {
  return notes.some((note) => Math.abs(note.startBeat - startBeat) < ROUNDING_BEATS)
}

/** The octaves of a bass below the melody: the lowest one first, unless the one above is nearer to the last bass. */
function bassMidisOf(
  pitchClass: number,
  lowestMidi: number,
  highestMidi: number,
  last: number | undefined,
): readonly number[] {
  const lowest = lowestMidi + withinOctave(pitchClass - lowestMidi)
  const higher = lowest + OCTAVE
  const isHigherNear = last !== undefined && Math.abs(higher - last) < Math.abs(lowest - last)
  const isInRange = higher < lowestMidi + HIGHEST_BASS_SEMITONES
  const octaves = isInRange ? [lowest, higher] : [lowest]
  return (isHigherNear ? octaves.toReversed() : octaves).filter((midi) => midi < highestMidi)
}

/** The pitches as notes that are struck together, ascending. */
function struckNotes(midis: readonly number[]): readonly SoundingNote[] {
  return midis
    .toSorted((a, b) => a - b)
    .map((midi, note) => ({ note, midi, startBeat: 0, endBeat: 1 }))
}

/** The score as written, laid for a neck on which it is transposed. */
function harmonize(
  { melody, strokes, innerVoices }: HarmonizeRequest,
  { transpose, neck }: Setting,
  isPlayable: PlayableTest = () => true,
): readonly ScoreNote[] {
  const opens = openPitchesOf(neck)
  const score: ScoreNote[] = melody.map((note) => ({ ...note, voice: note.voice ?? 'melody' }))
  let last: number | undefined
  for (const { symbol, startBeat, durationBeats } of strokes) {
    const time = { startBeat, durationBeats }
    const { root: rootName, bass: bassName = rootName, chord } = symbol
    const own = melodyOver(melody, time)
    const sounding = own.map((note) => ({ ...note, midi: note.midi + transpose }))
    const held = sounding.filter((note) =>
      overlaps(note, { startBeat, durationBeats: 2 * ROUNDING_BEATS }),
    )
    const highest = Math.min(...sounding.map(({ midi }) => midi))
    // Where no melody is struck, the chord has a voice more.
    const voices = innerVoices + (isStruckWith(own, time) ? 0 : 1)
    let laid: (Filled & { readonly bass: number }) | undefined
    for (const midi of bassMidisOf(classOf(bassName, transpose), opens[0]!, highest, last)) {
      const isHeld = (inner: readonly number[]) =>
        isPlayable(struckNotes([midi, ...inner, ...held.map((note) => note.midi)]))
      const filling = {
        chord,
        root: classOf(rootName, transpose),
        melody: sounding,
        voices,
        isHeld,
      }
      const filled = fillStrings({ ...filling, bass: { midi, ...time } }, opens)
      if (!laid || filled.heardFirst > laid.heardFirst) laid = { ...filled, bass: midi }
      if (laid.heardFirst === Infinity) break
    }
    if (!laid) continue
    last = laid.bass
    score.push({ midi: laid.bass - transpose, ...time, voice: 'bass' })
    for (const { midi: inner, durationBeats: rings } of laid.voices) {
      score.push({ midi: inner - transpose, startBeat, durationBeats: rings, voice: 'harmony' })
    }
  }
  return score
}

/**
 * The scores of a melody over chords. The melody notes come first, in their order. Without a test of
 * what a hand can play a score is a sketch, the same for all settings with the same shapes.
 */
export function harmonizer(
  request: HarmonizeRequest,
): (setting: Setting, isPlayable?: PlayableTest) => readonly ScoreNote[] {
  const sketches = new Map<string, readonly ScoreNote[]>()
  return (setting, isPlayable) => {
    if (isPlayable) return harmonize(request, setting, isPlayable)
    const shapes = shapesOf(setting)
    const score = sketches.get(shapes) ?? harmonize(request, setting)
    sketches.set(shapes, score)
    return score
  }
}
