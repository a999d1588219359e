/** Inner voices of a chord: the tones that name it first, then what lies on free strings. */
import type { Neck } from '../instrument/neck'
import { withinOctave } from '../theory/pitch-class'
import type { ScoreNote } from './arrangement'
import { overlaps } from './asked-chords'
import { kindOf, type SoundingChord, type ToneKind, wantedClasses } from './tone-order'

const OCTAVE = 12
/** Doubled tones stay at the frets of open chords. */
const HIGHEST_FRET = 4
/** Frets between the lowest and the highest finger. */
const WIDEST_SPAN = 3
/** A string that the melody needs sooner, as a part of the chord's length, is not free. */
const LEAST_FREE = 1 / 2
/** A chord is told by what sounds when it is struck, and by what the melody adds so soon. */
const HEARD_AT_ONCE_BEATS = 1

/** What a tone is worth that is not heard yet: third, seventh and what is added make the chord. */
const WORTH: Readonly<Record<ToneKind, number>> = { root: 1, fifth: 2, other: 4 }
const HEARD = 1
const OPEN_STRING = 1.5
const EACH_FRET = 0.4
/** Beside a string that sounds already. */
const ADJACENT = 1.5
/** A close interval above a low bass sounds muddy. */
const MUDDY = 4
const MUDDY_SEMITONES = 7
const MUDDY_BELOW_MIDI = 52

/** Sets of tones that a hand is asked about, a chord. */
const MOST_SETS = 48

/** Open strings by pitch, the lowest first; without short ones, which ring by themselves. */
export function openPitchesOf(neck: Neck): readonly number[] {
  return neck.strings
    .filter(({ startFret }) => startFret === 0)
    .map(({ midi }) => midi)
    .sort((a, b) => a - b)
}

/** On how many strings a chord may sound a pitch at once: tones are doubled at low frets alone. */
export function mostOfPitch(midi: number, opens: readonly number[]): number {
  return Math.max(1, opens.filter((open) => open <= midi && midi - open <= HIGHEST_FRET).length)
}

/** The string on which a pitch has its lowest fret, 0 for the lowest; −1 below the neck. */
function stringFor(midi: number, opens: readonly number[]): number {
  return opens.findLastIndex((open) => open <= midi)
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
  /** Whether a hand holds pitches together with bass and melody. */
  readonly isHeld: (inner: readonly number[]) => boolean
}

interface Place {
  /** 0 for the lowest. */
  readonly string: number
  readonly fret: number
}

export interface InnerVoice {
  readonly midi: number
  readonly durationBeats: number
  /** Absent where the hand finds the string. */
  readonly place?: Place
}

export interface Filled {
  readonly voices: readonly InnerVoice[]
  /**
   * How many of the wanted tones are heard before the first one that is not; −1 where no hand holds
   * bass and melody.
   */
  readonly heardFirst: number
}

/** How long a pitch may ring: until the chord ends, or the melody comes down to it. */
function ringOf(midi: number, { bass, melody }: Filling): number {
  const lower = melody.find((note) => note.midi <= midi && note.startBeat > bass.startBeat)
  return Math.min(bass.durationBeats, (lower?.startBeat ?? Infinity) - bass.startBeat)
}

/** Pitches of chord tones on the strings between bass and melody, as long as the melody lets them ring. */
function placesOf(filling: Filling, opens: readonly number[]) {
  const { chord, root, bass, melody, top } = filling
  const isLongEnough = (beats: number) => beats >= bass.durationBeats * LEAST_FREE
  const classes = new Set(chord.semitones.map((semitones) => withinOctave(root + semitones)))
  const voices: Required<InnerVoice>[] = []
  for (let string = stringFor(bass.midi, opens) + 1; string < opens.length; string++) {
    const taking = melody.find(({ midi }) => stringFor(midi, opens) <= string)
    const free = (taking?.startBeat ?? Infinity) - bass.startBeat
    if (!isLongEnough(free)) continue
    for (let midi = opens[string]!; midi < top; midi++) {
      const durationBeats = Math.min(free, ringOf(midi, filling))
      if (!classes.has(midi % OCTAVE) || !isLongEnough(durationBeats)) continue
      voices.push({ midi, durationBeats, place: { string, fret: midi - opens[string]! } })
    }
  }
  return voices
}

/** Whether a place lies on a string that is free, within a hand's span of the other places. */
function fits({ string, fret }: Place, taken: readonly Place[]): boolean {
  return taken.every(
    (other) =>
      other.string !== string &&
      (fret === 0 || other.fret === 0 || Math.abs(other.fret - fret) <= WIDEST_SPAN),
  )
}

/** Inner voices of a chord. */
export function fillStrings(filling: Filling, opens: readonly number[]): Filled {
  const { bass, melody, top, isHeld } = filling
  const outer = [bass.midi, top].map((midi) => {
    const string = stringFor(midi, opens)
    return { string, fret: midi - opens[string]! }
  })
  const atOnce = Math.min(HEARD_AT_ONCE_BEATS, bass.durationBeats)
  const stroke = { startBeat: bass.startBeat, durationBeats: atOnce }
  const sounding = melody.filter((note) => overlaps(note, stroke))
  const heardOutside = new Set([bass, ...sounding].map(({ midi }) => midi % OCTAVE))
  const places = placesOf(filling, opens)
  let sets = 0
  const isHeldWith = (chosen: readonly InnerVoice[], voice: InnerVoice) =>
    ++sets <= MOST_SETS && isHeld([...chosen, voice].map(({ midi }) => midi))

  const isHeardWith = ({ midi }: InnerVoice, chosen: readonly InnerVoice[]) =>
    heardOutside.has(midi % OCTAVE) || chosen.some((own) => (own.midi - midi) % OCTAVE === 0)
  const takenBy = (chosen: readonly InnerVoice[]): readonly Place[] => [
    ...outer,
    ...chosen.flatMap(({ place }) => place ?? []),
  ]
  const worthOf = (
    voice: InnerVoice,
    chosen: readonly InnerVoice[],
    taken: readonly Place[],
  ): number => {
    const { midi, place } = voice
    const isMuddy = midi - bass.midi < MUDDY_SEMITONES && midi < MUDDY_BELOW_MIDI
    const own =
      (isHeardWith(voice, chosen) ? HEARD : WORTH[kindOf(midi % OCTAVE, filling)]) -
      (isMuddy ? MUDDY : 0)
    const isShort = voice.durationBeats < bass.durationBeats * LEAST_FREE
    if (!place) return own - (isShort ? 2 : 1) * WORTH.other
    const { string, fret } = place
    const isAdjacent = taken.some((other) => Math.abs(other.string - string) === 1)
    const above = Math.max(0, Math.min(fret - HIGHEST_FRET, Math.abs(fret - outer[1]!.fret)))
    const frets = Math.min(fret, HIGHEST_FRET) + above
    return own + (fret === 0 ? OPEN_STRING : -EACH_FRET * frets) + (isAdjacent ? ADJACENT : 0)
  }

  /** The octaves of a tone, the most wanted first: on strings that are free, else wherever a hand finds it. */
  const octavesOf = (pitchClass: number, chosen: readonly InnerVoice[]) => {
    const taken = takenBy(chosen)
    const found = new Map<number, { readonly voice: InnerVoice; readonly worth: number }>()
    const add = (voice: InnerVoice) => {
      const worth = worthOf(voice, chosen, taken)
      if (worth >= (found.get(voice.midi)?.worth ?? -Infinity))
        found.set(voice.midi, { voice, worth })
    }
    const lowest = bass.midi + 1 + withinOctave(pitchClass - bass.midi - 1)
    for (let midi = lowest; midi < top; midi += OCTAVE) {
      add({ midi, durationBeats: ringOf(midi, filling) })
    }
    for (const voice of places) {
      if (voice.midi % OCTAVE === pitchClass && fits(voice.place, taken)) add(voice)
    }
    return [...found.values()].sort((a, b) => b.worth - a.worth || b.voice.midi - a.voice.midi)
  }

  /** The chosen voices with as many of the wanted tones as a hand holds, the first of them above all. */
  const withWanted = (
    [pitchClass, ...rest]: readonly number[],
    chosen: readonly InnerVoice[],
  ): readonly InnerVoice[] => {
    if (pitchClass === undefined) return chosen
    let best: readonly InnerVoice[] | undefined
    for (const { voice } of octavesOf(pitchClass, chosen)) {
      if (!isHeldWith(chosen, voice)) continue
      const whole = withWanted(rest, [...chosen, voice])
      if (whole.length > (best?.length ?? 0)) best = whole
      if (whole.length === chosen.length + 1 + rest.length) break
    }
    return best ?? withWanted(rest, chosen)
  }

  const wanted = wantedClasses(filling, heardOutside).slice(0, filling.most)
  const voices = [...withWanted(wanted, [])]
  const missed = wanted.findIndex((own) => voices.every(({ midi }) => midi % OCTAVE !== own))
  while (voices.length < filling.voices) {
    // Fifths before doubled tones, which stay at low frets; of equal ones the highest.
    const taken = takenBy(voices)
    const next = places
      .toReversed()
      .filter(({ place }) => fits(place, taken))
      .map((voice) => ({
        voice,
        worth: worthOf(voice, voices, taken),
        isDouble: isHeardWith(voice, voices),
      }))
      .filter(
        ({ voice: { place }, worth, isDouble }) =>
          worth > 0 && !(isDouble && place.fret > HIGHEST_FRET),
      )
      .sort((a, b) => Number(a.isDouble) - Number(b.isDouble) || b.worth - a.worth)
      .find(({ voice }) => isHeldWith(voices, voice))
    if (!next) break
    voices.push(next.voice)
  }
  if (!isHeld([])) return { voices, heardFirst: -1 }
  return { voices, heardFirst: missed < 0 ? Infinity : missed }
}
