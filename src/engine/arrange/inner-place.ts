/** Places on free strings for the inner voices of a chord. */
import type { Neck } from '../instrument/neck'
import { withinOctave } from '../theory/pitch-class'
import type { ScoreNote } from './arrangement'
import type { SoundingChord } from './tone-order'

const OCTAVE = 12
/** Doubled tones stay at the frets of open chords. */
export const HIGHEST_DOUBLED_FRET = 4
/** Frets between the lowest and the highest finger. */
const WIDEST_SPAN = 3
/** A string that the melody needs sooner, as a part of the chord's length, is not free. */
export const LEAST_FREE = 1 / 2

/** Open strings by pitch, the lowest first; without short ones, which ring by themselves. */
export function openPitchesOf(neck: Neck): readonly number[] {
  return neck.strings
    .filter(({ startFret }) => startFret === 0)
    .map(({ midi }) => midi)
    .sort((a, b) => a - b)
}

/** On how many strings a chord may sound a pitch at once: tones are doubled at low frets alone. */
export function mostOfPitch(midi: number, opens: readonly number[]): number {
  return Math.max(
    1,
    opens.filter((open) => open <= midi && midi - open <= HIGHEST_DOUBLED_FRET).length,
  )
}

export interface Place {
  /** 0 for the lowest. */
  readonly string: number
  readonly fret: number
}

/** The string on which a pitch has its lowest fret, 0 for the lowest; −1 below the neck. */
function stringFor(midi: number, opens: readonly number[]): number {
  return opens.findLastIndex((open) => open <= midi)
}

/** Where a pitch has its lowest fret. */
export function lowestPlaceOf(midi: number, opens: readonly number[]): Place {
  const string = stringFor(midi, opens)
  return { string, fret: midi - opens[string]! }
}

type Timed = Pick<ScoreNote, 'midi' | 'startBeat' | 'durationBeats'>

/** Pitches as they sound. */
export interface Filling extends SoundingChord {
  /** Its start and length are those of the chord. */
  readonly bass: Timed
  /** Melody notes that sound while the chord does, at least one; in time. */
  readonly melody: readonly Timed[]
  /** The lowest of those that sound when it is struck, else the first: inner voices lie below. */
  readonly top: number
  /** At most so many inner voices, unless more name the chord. */
  readonly voices: number
  /** At most so many, also where more name the chord; no fewer than `voices`. */
  readonly most: number
  /** Inner voices are open strings alone. */
  readonly isOpen: boolean
  /** Whether a hand holds pitches together with bass and melody. */
  readonly isHeld: (inner: readonly number[]) => boolean
}

export interface InnerVoice {
  readonly midi: number
  readonly durationBeats: number
  /** Absent where the hand finds the string. */
  readonly place?: Place
}

export type PlacedVoice = Required<InnerVoice>

/** How long a pitch may ring: until the chord ends, or the melody comes down to it. */
export function ringOf(midi: number, { bass, melody }: Filling): number {
  const lower = melody.find((note) => note.midi <= midi && note.startBeat > bass.startBeat)
  return Math.min(bass.durationBeats, (lower?.startBeat ?? Infinity) - bass.startBeat)
}

/** Pitches of chord tones on the strings between bass and melody, as long as the melody lets them ring. */
export function placesOf(filling: Filling, opens: readonly number[]): readonly PlacedVoice[] {
  const { chord, root, bass, melody, top, isOpen } = filling
  const isLongEnough = (beats: number) => beats >= bass.durationBeats * LEAST_FREE
  const classes = new Set(chord.semitones.map((semitones) => withinOctave(root + semitones)))
  const voices: PlacedVoice[] = []
  for (let string = stringFor(bass.midi, opens) + 1; string < opens.length; string++) {
    const taking = melody.find(({ midi }) => stringFor(midi, opens) <= string)
    const free = (taking?.startBeat ?? Infinity) - bass.startBeat
    if (!isLongEnough(free)) continue
    const end = isOpen ? Math.min(top, opens[string]! + 1) : top
    for (let midi = opens[string]!; midi < end; midi++) {
      const durationBeats = Math.min(free, ringOf(midi, filling))
      if (!classes.has(midi % OCTAVE) || !isLongEnough(durationBeats)) continue
      voices.push({ midi, durationBeats, place: { string, fret: midi - opens[string]! } })
    }
  }
  return voices
}

/** Whether a place lies on a string that is free, within a hand's span of the other places. */
export function fits({ string, fret }: Place, taken: readonly Place[]): boolean {
  return taken.every(
    (other) =>
      other.string !== string &&
      (fret === 0 || other.fret === 0 || Math.abs(other.fret - fret) <= WIDEST_SPAN),
  )
}
