/** Inner voices of a chord: the tones that name it first, then what lies on free strings. */
import { withinOctave } from '../theory/pitch-class'
import { overlaps } from './asked-chords'
import {
  type Filling,
  fits,
  HIGHEST_DOUBLED_FRET,
  type InnerVoice,
  lowestPlaceOf,
  placesOf,
  ringOf,
} from './inner-place'
import { isHeardWith, takenBy, type UnfilledChord, worthOf } from './inner-worth'
import { wantedClasses } from './tone-order'

const OCTAVE = 12
/** A chord is told by what sounds when it is struck, and by what the melody adds so soon. */
const HEARD_AT_ONCE_BEATS = 1
/** Sets of tones that a hand is asked about, a chord. */
const MOST_SETS = 48

export interface Filled {
  readonly voices: readonly InnerVoice[]
  /**
   * How many of the wanted tones are heard before the first one that is not; −1 where no hand holds
   * bass and melody.
   */
  readonly heardFirst: number
}

function unfilledOf(filling: Filling, opens: readonly number[]): UnfilledChord {
  const { bass, melody, top } = filling
  const { startBeat } = bass
  const stroke = { startBeat, durationBeats: Math.min(HEARD_AT_ONCE_BEATS, bass.durationBeats) }
  const sounding = melody.filter((note) => overlaps(note, stroke))
  return {
    filling,
    outer: [lowestPlaceOf(bass.midi, opens), lowestPlaceOf(top, opens)],
    heardOutside: new Set([bass, ...sounding].map(({ midi }) => midi % OCTAVE)),
    places: placesOf(filling, opens),
  }
}

/** The octaves of a tone, the most wanted first: on strings that are free, else wherever a hand finds it. */
function octavesOf(
  pitchClass: number,
  chosen: readonly InnerVoice[],
  chord: UnfilledChord,
): readonly InnerVoice[] {
  const { filling, places } = chord
  const { bass, top } = filling
  const taken = takenBy(chord, chosen)
  const found = new Map<number, { readonly voice: InnerVoice; readonly worth: number }>()
  const add = (voice: InnerVoice) => {
    const worth = worthOf(voice, chosen, taken, chord)
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
  return [...found.values()]
    .sort((a, b) => b.worth - a.worth || b.voice.midi - a.voice.midi)
    .map(({ voice }) => voice)
}

type HeldWith = (chosen: readonly InnerVoice[], voice: InnerVoice) => boolean

/** The chosen voices with as many of the wanted tones as a hand holds, the first of them above all. */
function withWanted(
  [pitchClass, ...rest]: readonly number[],
  chosen: readonly InnerVoice[],
  chord: UnfilledChord,
  isHeldWith: HeldWith,
): readonly InnerVoice[] {
  if (pitchClass === undefined) return chosen
  let best: readonly InnerVoice[] | undefined
  for (const voice of octavesOf(pitchClass, chosen, chord)) {
    if (!isHeldWith(chosen, voice)) continue
    const whole = withWanted(rest, [...chosen, voice], chord, isHeldWith)
    if (whole.length > (best?.length ?? 0)) best = whole
    if (whole.length === chosen.length + 1 + rest.length) break
  }
  return best ?? withWanted(rest, chosen, chord, isHeldWith)
}

/** One more voice: fifths before doubled tones, which stay at low frets; of equal ones the highest. */
function nextVoice(
  voices: readonly InnerVoice[],
  chord: UnfilledChord,
  isHeldWith: HeldWith,
): InnerVoice | undefined {
  const taken = takenBy(chord, voices)
  return chord.places
    .toReversed()
    .filter(({ place }) => fits(place, taken))
    .map((voice) => ({
      voice,
      worth: worthOf(voice, voices, taken, chord),
      isDouble: isHeardWith(voice, voices, chord),
    }))
    .filter(
      ({ voice: { place }, worth, isDouble }) =>
        worth > 0 && !(isDouble && place.fret > HIGHEST_DOUBLED_FRET),
    )
    .sort((a, b) => Number(a.isDouble) - Number(b.isDouble) || b.worth - a.worth)
    .find(({ voice }) => isHeldWith(voices, voice))?.voice
}

/** Inner voices of a chord. */
export function fillStrings(filling: Filling, opens: readonly number[]): Filled {
  const chord = unfilledOf(filling, opens)
  let sets = 0
  const isHeldWith: HeldWith = (chosen, voice) =>
    ++sets <= MOST_SETS && filling.isHeld([...chosen, voice].map(({ midi }) => midi))
  const naming = filling.isOpen ? [] : wantedClasses(filling, chord.heardOutside)
  const wanted = naming.slice(0, filling.most)
  const voices = [...withWanted(wanted, [], chord, isHeldWith)]
  const missed = wanted.findIndex((own) => voices.every(({ midi }) => midi % OCTAVE !== own))
  while (voices.length < filling.voices) {
    const next = nextVoice(voices, chord, isHeldWith)
    if (!next) break
    voices.push(next)
  }
  if (!filling.isHeld([])) return { voices, heardFirst: -1 }
  return { voices, heardFirst: missed < 0 ? Infinity : missed }
}
