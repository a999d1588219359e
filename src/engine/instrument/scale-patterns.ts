/**
 * How a scale lies under the hand on any neck: the lowest places of its tones, the five CAGED forms
 * on necks of the guitar's shape, positions elsewhere, and note-per-string patterns. Every pattern
 * climbs the scale without a gap and without a pitch twice.
 */
import { formatPitch, type NoteName, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type Scale, spellScale } from '../theory/scale'
import { isTunedLikeGuitar, type Neck } from './neck'
import {
  type Climb,
  climbOf,
  climbPerString,
  climbWindow,
  fretOf,
  type PackedPlace,
  stringOf,
} from './scale-climb'

export type PatternSystem = 'lowest' | 'caged' | 'position' | 'notes-per-string'

/** The tones of a pattern on one string, ascending. Made anew for each caller. */
export interface PatternString {
  readonly string: number
  readonly frets: number[]
  readonly degrees: string[]
  /** Spelled with octave. */
  readonly notes: string[]
}

export interface ScalePattern {
  readonly system: PatternSystem
  /** `open position`, `E form`, `fret 5 position`, `3 notes per string from 2`. */
  readonly name: string
  readonly startFret: number
  readonly endFret: number
  /** From the lowest string of the climb up. */
  readonly strings: PatternString[]
}

interface SpelledTones {
  readonly set: number
  /** Spelled with octave, by MIDI number from the lowest open string to the highest fret used. */
  readonly noteOf: readonly string[]
  readonly degreeOf: readonly (string | undefined)[]
  /** MIDI of the open strings, by string number; empty where a string is not climbed. */
  readonly openMidi: readonly number[]
}

function spelledTonesOf(root: NoteName, scale: Scale, { strings, maxFret }: Climb): SpelledTones {
  const nameOf = new Array<NoteName | undefined>(12)
  const noteOf: string[] = []
  const degreeOf = new Array<string | undefined>(12)
  const openMidi: number[] = []
  for (const { string, midi } of strings) openMidi[string] = midi
  let set = 0
  spellScale(root, scale).forEach((name, index) => {
    const pitchClass = pitchClassOf(name)
    nameOf[pitchClass] = name
    degreeOf[pitchClass] = scale.degreeLabels[index]!
    set |= 1 << pitchClass
  })
  const highestMidi = strings.at(-1)!.midi + maxFret
  for (let midi = strings[0]!.midi; midi <= highestMidi; midi++) {
    const name = nameOf[midi % 12]
    noteOf[midi] = name ? formatPitch(name, midi) : ''
  }
  return { set, noteOf, degreeOf, openMidi }
}

/** The places from one index up to another, all on one string. */
function patternStringOf(
  places: readonly PackedPlace[],
  from: number,
  to: number,
  tones: SpelledTones,
): PatternString {
  const string = stringOf(places[from]!)
  const open = tones.openMidi[string]!
  // Arrays of their final length: those that grow reserve room for seventeen.
  const frets = new Array<number>(to - from)
  const degrees = new Array<string>(to - from)
  const notes = new Array<string>(to - from)
  for (let index = from; index < to; index++) {
    const fret = fretOf(places[index]!)
    frets[index - from] = fret
    degrees[index - from] = tones.degreeOf[(open + fret) % 12]!
    notes[index - from] = tones.noteOf[open + fret]!
  }
  return { string, frets, degrees, notes }
}

/** Every climb goes from the lowest string up, so the places of a string follow each other. */
function patternOf(
  system: PatternSystem,
  name: string,
  places: readonly PackedPlace[],
  tones: SpelledTones,
): ScalePattern {
  const strings: PatternString[] = []
  let startFret = Number.POSITIVE_INFINITY
  let endFret = 0
  let from = 0
  for (let index = 0; index < places.length; index++) {
    const fret = fretOf(places[index]!)
    if (fret < startFret) startFret = fret
    if (fret > endFret) endFret = fret
    const next = places[index + 1]
    if (next !== undefined && stringOf(next) === stringOf(places[index]!)) continue
    strings.push(patternStringOf(places, from, index + 1, tones))
    from = index + 1
  }
  return { system, name, startFret, endFret, strings }
}

/** A CAGED form: the string that carries its root, and its window around that root's fret. */
const CAGED_FORMS = [
  { name: 'C form', rootString: 5, below: 3, above: 0 },
  { name: 'A form', rootString: 5, below: 1, above: 2 },
  { name: 'G form', rootString: 6, below: 3, above: 0 },
  { name: 'E form', rootString: 6, below: 1, above: 2 },
  { name: 'D form', rootString: 4, below: 1, above: 3 },
] as const

/** The five CAGED forms of a scale, lowest on the neck first. */
function cagedPatterns(
  rootPitchClass: number,
  tones: SpelledTones,
  climb: Climb,
): readonly (ScalePattern | undefined)[] {
  return CAGED_FORMS.map((form) => {
    const open = tones.openMidi[form.rootString]!
    let rootFret = withinOctave(rootPitchClass - open)
    if (rootFret - form.below < 0) rootFret += 12
    const places = climbWindow(tones.set, rootFret - form.below, rootFret + form.above, climb)
    return patternOnNeck('caged', form.name, places, tones, climb)
  })
}

/** Up to this scale length the hand covers a fret more. */
const SHORT_SCALE_MM = 400

/** Frets from the first to the last finger of a hand at a fret. */
function handSpanAt(fret: number, { instrument }: Neck): number {
  const own = fret >= instrument.oneFingerPerFretFrom ? 3 : 2
  return instrument.scaleLengthMm <= SHORT_SCALE_MM ? own + 1 : own
}

/** One position for each tone of the scale on the lowest string of the climb, above the nut. */
function positionPatterns(
  tones: SpelledTones,
  climb: Climb,
  neck: Neck,
): readonly (ScalePattern | undefined)[] {
  const lowest = climb.strings[0]!.midi
  const patterns: (ScalePattern | undefined)[] = []
  for (let fret = 1; fret <= 12; fret++) {
    if (((tones.set >> pitchClassOfMidi(lowest + fret)) & 1) === 0) continue
    const places = climbWindow(tones.set, fret, fret + handSpanAt(fret, neck), climb)
    patterns.push(patternOnNeck('position', `fret ${fret} position`, places, tones, climb))
  }
  return patterns
}

/** Scales with a customary number of notes on each string. */
const PER_STRING_SIZES: readonly number[] = [5, 7]

/** As many of the scale's tones as lie, on average, between two strings of the climb. */
function notesPerStringOf(scaleSize: number, { strings }: Climb): number | undefined {
  if (!PER_STRING_SIZES.includes(scaleSize) || strings.length < 2) return undefined
  const semitones = strings.at(-1)!.midi - strings[0]!.midi
  return Math.max(1, Math.round((semitones / (strings.length - 1) / 12) * scaleSize))
}

/** One pattern a degree: the scale climbed with the same number of notes on every string. */
function notesPerStringPatterns(
  scale: Scale,
  tones: SpelledTones,
  climb: Climb,
): readonly (ScalePattern | undefined)[] {
  const perString = notesPerStringOf(scale.semitones.length, climb)
  if (perString === undefined) return []
  const lowest = climb.strings[0]!.midi
  const patterns: (ScalePattern | undefined)[] = []
  for (let start = lowest; start < lowest + 12; start++) {
    if (((tones.set >> pitchClassOfMidi(start)) & 1) === 0) continue
    const degree = tones.degreeOf[pitchClassOfMidi(start)]!
    let places = climbPerString(tones.set, start, perString, climb)
    // A pattern that would run below the nut is played an octave higher.
    if (places.some((place) => fretOf(place) < 0)) {
      places = climbPerString(tones.set, start + 12, perString, climb)
    }
    const name = `${perString} notes per string from ${degree}`
    patterns.push(patternOnNeck('notes-per-string', name, places, tones, climb))
  }
  return patterns
}

/** A pattern, if all its places are on the neck. */
function patternOnNeck(
  system: PatternSystem,
  name: string,
  places: readonly PackedPlace[],
  tones: SpelledTones,
  { maxFret }: Climb,
): ScalePattern | undefined {
  const isOnNeck = places.every((place) => fretOf(place) >= 0 && fretOf(place) <= maxFret)
  return isOnNeck && places.length > 0 ? patternOf(system, name, places, tones) : undefined
}

const OPEN_POSITION_END_FRET = 3

/** Those on the neck, lowest first. */
function inOrder(patterns: readonly (ScalePattern | undefined)[]): readonly ScalePattern[] {
  return patterns
    .filter((pattern) => pattern !== undefined)
    .sort((left, right) => left.startFret - right.startFret)
}

/**
 * All patterns of a scale on a root that lie on the neck: open position; the five CAGED forms on a
 * neck of the guitar's shape, positions on others; and, for scales of five and seven tones, the
 * note-per-string patterns.
 */
export function scalePatternsOf(root: NoteName, scale: Scale, neck: Neck): ScalePattern[] {
  const climb = climbOf(neck)
  if (climb.strings.length === 0) return []
  const tones = spelledTonesOf(root, scale, climb)
  const open = climbWindow(tones.set, 0, OPEN_POSITION_END_FRET, climb)
  return [
    ...inOrder([patternOnNeck('lowest', 'open position', open, tones, climb)]),
    ...inOrder(
      isTunedLikeGuitar(neck)
        ? cagedPatterns(pitchClassOf(root), tones, climb)
        : positionPatterns(tones, climb, neck),
    ),
    ...inOrder(notesPerStringPatterns(scale, tones, climb)),
  ]
}
