/** Inner voices of a chord, on the strings that bass and melody leave free. */
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import type { ScoreNote } from './arrangement'

const OCTAVE = 12
/** Inner voices stay at the frets of open chords. */
const HIGHEST_FRET = 4
/** Frets between the lowest and the highest finger. */
const WIDEST_SPAN = 3
/** A string that the melody needs sooner, as a part of the chord's length, is not free. */
const LEAST_FREE = 1 / 2

/** What a tone is worth that is not heard yet: third, seventh and what is added make the chord. */
const WORTH = { root: 1, fifth: 2, other: 4 }
const HEARD = 1
const OPEN_STRING = 1.5
const EACH_FRET = 0.4
/** Beside a string that sounds already. */
const ADJACENT = 1.5
/** A close interval above a low bass sounds muddy. */
const MUDDY = 4
const MUDDY_SEMITONES = 7
const MUDDY_BELOW_MIDI = 52

/** Open strings by pitch, the lowest first; without short ones, which ring by themselves. */
export function openPitchesOf(neck: Neck): readonly number[] {
  return neck.strings
    .filter(({ startFret }) => startFret === 0)
    .map(({ midi }) => midi)
    .sort((a, b) => a - b)
}

/** The string on which a pitch has its lowest fret, 0 for the lowest; −1 below the neck. */
function stringFor(midi: number, opens: readonly number[]): number {
  return opens.findLastIndex((open) => open <= midi)
}

type Timed = Pick<ScoreNote, 'midi' | 'startBeat' | 'durationBeats'>

/** Pitches as they sound. */
export interface Filling {
  readonly chord: ChordType
  /** Pitch class of the root. */
  readonly root: number
  /** Its start and length are those of the chord. */
  readonly bass: Timed
  /** Melody notes that sound while the chord does, at least one; in time. */
  readonly melody: readonly Timed[]
  /** At most so many inner voices. */
  readonly voices: number
}

interface Tone {
  readonly string: number
  readonly fret: number
  readonly midi: number
  readonly durationBeats: number
}

/** The tone of a chord type that a pitch class is. */
function kindOf(pitchClass: number, { root, chord }: Filling): keyof typeof WORTH {
  const semitones = (pitchClass - root + OCTAVE) % OCTAVE
  const degree = chord.degrees[chord.semitones.findIndex((own) => own % OCTAVE === semitones)]
  if (degree?.number === 1) return 'root'
  return degree?.number === 5 ? 'fifth' : 'other'
}

/** Chord tones at low frets of the strings between bass and melody, as long as the melody lets them ring. */
function tonesOf(filling: Filling, opens: readonly number[]): readonly Tone[] {
  const { chord, root, bass, melody } = filling
  const classes = new Set(chord.semitones.map((semitones) => (root + semitones) % OCTAVE))
  const tones: Tone[] = []
  for (let string = stringFor(bass.midi, opens) + 1; string < opens.length; string++) {
    const taking = melody.find(({ midi }) => stringFor(midi, opens) <= string)
    const free = (taking?.startBeat ?? Infinity) - bass.startBeat
    if (free < bass.durationBeats * LEAST_FREE) continue
    for (let fret = 0; fret <= HIGHEST_FRET; fret++) {
      const midi = opens[string]! + fret
      if (!classes.has(midi % OCTAVE) || midi >= melody[0]!.midi) continue
      tones.push({ string, fret, midi, durationBeats: Math.min(free, bass.durationBeats) })
    }
  }
  return tones
}

/** Inner voices, the most wanted first. */
export function fillStrings(filling: Filling, opens: readonly number[]): readonly Tone[] {
  const { bass, melody, voices } = filling
  const outer = [bass.midi, melody[0]!.midi]
  const heard = new Set([bass, ...melody].map(({ midi }) => midi % OCTAVE))
  const strings = outer.map((midi) => stringFor(midi, opens))
  const frets = outer.map((midi, index) => midi - opens[strings[index]!]!)
  const filled: Tone[] = []

  const worthOf = ({ string, fret, midi }: Tone) => {
    const own = heard.has(midi % OCTAVE) ? HEARD : WORTH[kindOf(midi % OCTAVE, filling)]
    const isMuddy = midi - bass.midi < MUDDY_SEMITONES && midi < MUDDY_BELOW_MIDI
    const isAdjacent = strings.some((other) => Math.abs(other - string) === 1)
    const place = fret === 0 ? OPEN_STRING : -EACH_FRET * fret
    return own + place + (isAdjacent ? ADJACENT : 0) - (isMuddy ? MUDDY : 0)
  }
  const fits = ({ string, fret }: Tone) =>
    !strings.includes(string) &&
    (fret === 0 || frets.every((other) => other === 0 || Math.abs(other - fret) <= WIDEST_SPAN))

  const tones = tonesOf(filling, opens)
  while (filled.length < voices) {
    let best: Tone | undefined
    for (const tone of tones) {
      const worth = fits(tone) ? worthOf(tone) : 0
      if (worth > 0 && worth >= (best ? worthOf(best) : 0)) best = tone
    }
    if (!best) break
    filled.push(best)
    strings.push(best.string)
    frets.push(best.fret)
    heard.add(best.midi % OCTAVE)
  }
  return filled
}
