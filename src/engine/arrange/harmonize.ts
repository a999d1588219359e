/**
 * A melody with chord symbols as a score: the melody, and a bass and inner voices from each chord,
 * laid as a player of open chords lays them on the neck.
 */
import type { OnsetNote } from '../plan/reduce/fold-onset'
import type { PlayableTest } from '../plan/reduce/playable'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import type { AddedNotes, Outline, ScoreNote, Setting, TimedChord, Tones } from './arrangement'
import { overlaps, ROUNDING_BEATS } from './asked-chords'
import { type Filled, fillStrings } from './fill-strings'
import { type Filling, mostOfPitch, openPitchesOf } from './inner-place'
import { partNamed } from './parts'
import { shapesOf } from './settings'
import { wantedClasses } from './tone-order'

const OCTAVE = 12
/** A second octave of the bass is taken up to so far above the lowest string. */
const HIGHEST_BASS_SEMITONES = OCTAVE + 5

type Stroke = Pick<ScoreNote, 'startBeat' | 'durationBeats'>

/** How many notes chords get between bass and melody. */
export interface ChordFullness {
  /** Inner voices a chord at most, unless more name it; one more where no melody is struck. */
  readonly voices: number
  /** Inner voices at most, also where more name the chord. */
  readonly most: number
}

export interface HarmonizeRequest {
  /** As written, ascending in time; at least one note. */
  readonly melody: readonly ScoreNote[]
  /** Of the chords, in time. */
  readonly strokes: readonly TimedChord[]
  readonly fullness: ChordFullness
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

/** A stroke with the melody over it, as written. */
interface ChordStroke extends TimedChord {
  /** At least one note, in time. */
  readonly over: readonly ScoreNote[]
  /** Those that sound when the chord is struck. */
  readonly held: readonly ScoreNote[]
  readonly lowestMidi: number
  /** The lowest melody note that sounds when the chord is struck, else the first over it: inner voices lie below. */
  readonly topMidi: number
  /** Inner voices at most, unless more name the chord: one more where no melody is struck. */
  readonly voices: number
  readonly most: number
}

function underMelody({ melody, strokes, fullness }: HarmonizeRequest): readonly ChordStroke[] {
  return strokes.map((stroke) => {
    const { startBeat } = stroke
    const over = melodyOver(melody, stroke)
    const start = { startBeat, durationBeats: 2 * ROUNDING_BEATS }
    const held = over.filter((note) => overlaps(note, start))
    const [first] = over
    return {
      ...stroke,
      over,
      held,
      topMidi: Math.min(...(held.length > 0 ? held : [first!]).map(({ midi }) => midi)),
      lowestMidi: Math.min(...over.map(({ midi }) => midi)),
      voices: Math.min(fullness.voices + (isStruckWith(over, stroke) ? 0 : 1), fullness.most),
      most: fullness.most,
    }
  })
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
function struckNotes(midis: readonly number[]): readonly OnsetNote[] {
  return midis.toSorted((a, b) => a - b).map((midi, note) => ({ note, midi }))
}

const inMelody = (note: ScoreNote): ScoreNote => ({ ...note, voice: note.voice ?? 'melody' })

/** The score as written, laid for a neck on which it is transposed. */
function harmonize(
  melody: readonly ScoreNote[],
  strokes: readonly ChordStroke[],
  { transpose, neck }: Setting,
  isPlayable?: PlayableTest,
  tones: Tones = 'full',
): readonly ScoreNote[] {
  const opens = openPitchesOf(neck)
  const score = [...melody]
  let last: number | undefined
  for (const { symbol, over, held, lowestMidi, topMidi, voices, most, ...time } of strokes) {
    const { startBeat } = time
    const { root: rootName, bass: bassName = rootName, chord } = symbol
    const sounding = over.map((note) => ({ ...note, midi: note.midi + transpose }))
    const heldMidis = held.map(({ midi }) => midi + transpose)
    const highest = lowestMidi + transpose
    let laid: (Filled & { readonly filling: Filling }) | undefined
    for (const midi of bassMidisOf(classOf(bassName, transpose), opens[0]!, highest, last)) {
      const isHeld = (inner: readonly number[]) =>
        !isPlayable || isPlayable(struckNotes([midi, ...inner, ...heldMidis]))
      const filling = {
        chord,
        root: classOf(rootName, transpose),
        melody: sounding,
        top: topMidi + transpose,
        voices: tones === 'named' ? Math.min(voices, 1) : voices,
        most,
        isOpen: false,
        isHeld,
        bass: { midi, ...time },
      }
      const filled = fillStrings(filling, opens)
      if (!laid || filled.heardFirst > laid.heardFirst) laid = { ...filled, filling }
      if (laid.heardFirst === Infinity) break
    }
    if (!laid) continue
    const { filling } = laid
    last = filling.bass.midi
    score.push({ midi: last - transpose, ...time, voice: 'bass' })
    if (tones === 'bass') continue
    const inners =
      tones === 'open' ? fillStrings({ ...filling, isOpen: true }, opens).voices : laid.voices
    for (const { midi: inner, durationBeats: rings } of inners) {
      score.push({ midi: inner - transpose, startBeat, durationBeats: rings, voice: 'harmony' })
    }
  }
  return score
}

/** An answer for each kind of shapes. */
function byShapes<Answer>(answer: (setting: Setting) => Answer): (setting: Setting) => Answer {
  const known = new Map<string, Answer>()
  return (setting) => {
    const shapes = shapesOf(setting)
    const own = known.get(shapes) ?? answer(setting)
    known.set(shapes, own)
    return own
  }
}

/** What chords surely add and at most, told without laying their inner voices. */
function outlineOf(melody: readonly ScoreNote[], strokes: readonly ChordStroke[]): Outline {
  const known = melody.filter(({ voice }) => partNamed(voice) !== undefined)
  const chords = strokes.map(({ symbol: { chord, root, tones, bass = root }, ...stroke }) => {
    const bassClass = pitchClassOf(bass)
    const naming = wantedClasses({ chord, root: pitchClassOf(root) }, new Set([bassClass]))
    const mostInner = Math.max(stroke.voices, Math.min(naming.length, stroke.most))
    return { ...stroke, classes: tones.map(pitchClassOf), bassClass, mostInner }
  })
  const addedIn = ({ transpose, neck }: Setting): AddedNotes => {
    const opens = openPitchesOf(neck)
    const pitches = [...new Set(neck.strings.map(({ midi }) => midi))]
    const open = pitches.map((midi) => ({ midi, most: mostOfPitch(midi, opens) }))
    let [least, mostOpens] = [0, melody.length - known.length]
    for (const { classes, bassClass, lowestMidi, topMidi, mostInner } of chords) {
      const pitchClass = withinOctave(bassClass + transpose)
      const basses = bassMidisOf(pitchClass, opens[0]!, lowestMidi + transpose, undefined)
      if (basses.length === 0) continue
      least++
      let inner = 0
      for (const { midi, most } of open) {
        if (midi <= basses[0]! || midi >= topMidi + transpose) continue
        if (classes.includes(withinOctave(midi - transpose))) inner += most
      }
      const isBassOpen = basses.some((midi) => pitches.includes(midi))
      mostOpens += Math.min(mostInner, inner) + (isBassOpen ? 1 : 0)
    }
    return { least, mostOpens }
  }
  return { known, addedIn: byShapes(addedIn) }
}

/** The scores of a melody over chords. The melody notes come first, in their order. */
export interface Harmonizer {
  /** Without a test of what a hand can play a sketch, the same for all settings with the same shapes. */
  readonly scoreFor: (
    setting: Setting,
    isPlayable?: PlayableTest,
    tones?: Tones,
  ) => readonly ScoreNote[]
  readonly outline: Outline
}

export function harmonizer(request: HarmonizeRequest): Harmonizer {
  const melody = request.melody.map(inMelody)
  const strokes = underMelody(request)
  const sketchFor = byShapes((setting) => harmonize(melody, strokes, setting))
  return {
    scoreFor: (setting, isPlayable, tones) =>
      isPlayable ? harmonize(melody, strokes, setting, isPlayable, tones) : sketchFor(setting),
    outline: outlineOf(melody, strokes),
  }
}
