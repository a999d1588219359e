/**
 * How a scale lies under the hand: the five CAGED forms, note-per-string patterns, and the lowest
 * places of its tones. Every pattern climbs the scale without a gap and without a pitch twice.
 */

import { formatPitch, type NoteName, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type Scale, spellScale } from '../theory/scale'
import { MAX_FRET, STANDARD_NECK } from './neck'

export type PatternSystem = 'lowest' | 'caged' | 'notes-per-string'

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
  /** `open position`, `E form`, `3 notes per string from 2`. */
  readonly name: string
  readonly startFret: number
  readonly endFret: number
  /** From string 6 (lowest) up. */
  readonly strings: PatternString[]
}

/** A place on the neck in one number; a scale map has two hundred of them. */
type PackedPlace = number

const FRET_BITS = 6
/** Frets below the nut occur while a pattern is being placed. */
const FRET_SHIFT = 12
const pack = (string: number, fret: number): PackedPlace =>
  (string << FRET_BITS) | (fret + FRET_SHIFT)
const stringOf = (place: PackedPlace) => place >> FRET_BITS
const fretOf = (place: PackedPlace) => (place & ((1 << FRET_BITS) - 1)) - FRET_SHIFT

interface SpelledTones {
  readonly set: number
  /** Spelled with octave, by MIDI number from the lowest open string to the highest fret used. */
  readonly noteOf: readonly string[]
  readonly degreeOf: readonly (string | undefined)[]
}

const STRING_COUNT = STANDARD_NECK.strings.length
const OPEN_MIDI = STANDARD_NECK.strings.map((open) => open.midi)
const LOWEST_MIDI = OPEN_MIDI[STRING_COUNT - 1]!
const HIGHEST_MIDI = OPEN_MIDI[0]! + MAX_FRET

function spelledTonesOf(root: NoteName, scale: Scale): SpelledTones {
  const nameOf = new Array<NoteName | undefined>(12)
  const noteOf: string[] = []
  const degreeOf = new Array<string | undefined>(12)
  let set = 0
  spellScale(root, scale).forEach((name, index) => {
    const pitchClass = pitchClassOf(name)
    nameOf[pitchClass] = name
    degreeOf[pitchClass] = scale.degreeLabels[index]!
    set |= 1 << pitchClass
  })
  for (let midi = LOWEST_MIDI; midi <= HIGHEST_MIDI; midi++) {
    const name = nameOf[midi % 12]
    noteOf[midi] = name ? formatPitch(name, midi) : ''
  }
  return { set, noteOf, degreeOf }
}

/** The places from one index up to another, all on one string. */
function patternStringOf(
  places: readonly PackedPlace[],
  from: number,
  to: number,
  tones: SpelledTones,
): PatternString {
  const string = stringOf(places[from]!)
  const open = OPEN_MIDI[string - 1]!
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
  let startFret = MAX_FRET
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

/**
 * Climbs a scale through a hand window: each tone on the lowest string whose window still reaches
 * it, else stretched one fret (a second finger-width at most) so that no tone is left out.
 */
function climbWindow(set: number, startFret: number, endFret: number): readonly PackedPlace[] {
  const places: PackedPlace[] = []
  let string = STRING_COUNT
  // The little finger may stretch one fret on the top string as it may between strings.
  const top = OPEN_MIDI[0]! + endFret + 1
  for (let midi = OPEN_MIDI[STRING_COUNT - 1]! + startFret; midi <= top; midi++) {
    if (((set >> pitchClassOfMidi(midi)) & 1) === 0) continue
    while (string > 1 && midi - OPEN_MIDI[string - 1]! > endFret) {
      const fretAbove = midi - OPEN_MIDI[string - 2]!
      // A tone between two strings' windows: below the next string's window, so stretch up.
      if (fretAbove < startFret) break
      string--
    }
    places.push(pack(string, midi - OPEN_MIDI[string - 1]!))
  }
  return places
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
function cagedPatterns(rootPitchClass: number, tones: SpelledTones): readonly ScalePattern[] {
  const patterns = CAGED_FORMS.map((form) => {
    const open = OPEN_MIDI[form.rootString - 1]!
    let rootFret = withinOctave(rootPitchClass - open)
    if (rootFret - form.below < 0) rootFret += 12
    const places = climbWindow(tones.set, rootFret - form.below, rootFret + form.above)
    return patternOf('caged', form.name, places, tones)
  })
  return patterns.sort((left, right) => left.startFret - right.startFret)
}

/** Notes on each string by the size of the scale; other sizes have no customary pattern. */
const NOTES_PER_STRING: ReadonlyMap<number, number> = new Map([
  [5, 2],
  [7, 3],
])

/** One pattern a degree: the scale climbed with the same number of notes on every string. */
function notesPerStringPatterns(scale: Scale, tones: SpelledTones): readonly ScalePattern[] {
  const perString = NOTES_PER_STRING.get(scale.semitones.length)
  if (perString === undefined) return []
  const lowest = OPEN_MIDI[STRING_COUNT - 1]!
  const patterns: ScalePattern[] = []
  for (let start = lowest; start < lowest + 12; start++) {
    if (((tones.set >> pitchClassOfMidi(start)) & 1) === 0) continue
    const degree = tones.degreeOf[pitchClassOfMidi(start)]!
    let places = climbPerString(tones.set, start, perString)
    // A pattern that would run below the nut is played an octave higher.
    if (places.some((place) => fretOf(place) < 0)) {
      places = climbPerString(tones.set, start + 12, perString)
    }
    patterns.push(
      patternOf('notes-per-string', `${perString} notes per string from ${degree}`, places, tones),
    )
  }
  return patterns.sort((left, right) => left.startFret - right.startFret)
}

function climbPerString(set: number, startMidi: number, perString: number): readonly PackedPlace[] {
  const places: PackedPlace[] = []
  let midi = startMidi
  for (let string = STRING_COUNT; string >= 1; string--) {
    for (let count = 0; count < perString; midi++) {
      if (((set >> pitchClassOfMidi(midi)) & 1) === 0) continue
      places.push(pack(string, midi - OPEN_MIDI[string - 1]!))
      count++
    }
  }
  return places
}

const OPEN_POSITION_END_FRET = 3

/**
 * All patterns of a scale on a root: open position, the five CAGED forms, and (for scales of five
 * and seven tones) the note-per-string patterns.
 */
export function scalePatternsOf(root: NoteName, scale: Scale): ScalePattern[] {
  const tones = spelledTonesOf(root, scale)
  const open = climbWindow(tones.set, 0, OPEN_POSITION_END_FRET)
  return [
    patternOf('lowest', 'open position', open, tones),
    ...cagedPatterns(pitchClassOf(root), tones),
    ...notesPerStringPatterns(scale, tones),
  ]
}
