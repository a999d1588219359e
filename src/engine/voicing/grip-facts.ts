/** What ranking hears and sees of a grip, read in one pass from its last string to its first. */

import { fretAt, type PackedGrip } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { gripNeckOf, pitchIndex } from './grip-neck'

/** What a tone of the chord is when it lies in the bass or is doubled. */
export const TONE_KINDS = { root: 0, third: 1, fifth: 2, colour: 3 } as const

/** The kind of the chord's tone by semitones 0–11 above the root; 0 where none lies. */
export function kindsBySemitone(chord: ChordType): Uint8Array {
  const { root, third, fifth, colour } = TONE_KINDS
  const kinds = new Uint8Array(12)
  for (const [index, { number }] of chord.degrees.entries()) {
    kinds[chord.semitones[index]! % 12] =
      number === 1 ? root : number <= 4 ? third : number === 5 ? fifth : colour
  }
  return kinds
}

const zeroes = () => ({
  /** Strings that sound. */
  sounding: 0,
  /** The lowest pitch: its semitones above the root, 0–11, and its string. */
  bassSemitone: 0,
  bassString: 0,
  /** Strings muted between sounding ones. */
  innerMutes: 0,
  /** The first of them lies next to the first sounding string, whose finger can damp it. */
  isMutedByBass: false,
  /** Muted strings thinner than the top note. */
  trebleMutes: 0,
  openStrings: 0,
  /** Of the pressed frets; 0 where none is. */
  lowestFret: 0,
  highestFret: 0,
  /** Neighbouring sounding strings: more than an octave apart, a semitone apart. */
  wideGaps: 0,
  semitones: 0,
  /** Pitches that sound twice. */
  unisons: 0,
  /** Each further sixth, seventh or tension of one name. */
  doubledColours: 0,
  /** Pairs of neighbours less than a fourth apart that lie below C3. */
  lowThirds: 0,
  /** Bits of the semitones above the root that sound. */
  toneSet: 0,
})
/** One object a reader, filled anew for each grip: ranking reads some hundred a chord. */
export type GripFacts = Readonly<ReturnType<typeof zeroes>>

const MIDI_COUNT = 256
const C3 = 48
const FOURTH = 5

/** A function that reads grips of one chord; its answer holds until the next call. */
export function factsReader(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): (grip: PackedGrip) => GripFacts {
  const { midis, stringCount } = gripNeckOf(neck)
  const kinds = kindsBySemitone(chord)
  const facts = zeroes()
  let reading = 0
  /** By MIDI: the last reading that sounded it. */
  const heardIn = new Int32Array(MIDI_COUNT)
  return (grip) => {
    reading++
    let sounding = 0
    let bassSemitone = 0
    let bassString = 0
    let innerMutes = 0
    let openStrings = 0
    let lowestFret = 0
    let highestFret = 0
    let wideGaps = 0
    let semitones = 0
    let unisons = 0
    let doubledColours = 0
    let lowThirds = 0
    let toneSet = 0
    let isMutedByBass = false
    let bassMidi = MIDI_COUNT
    let previousMidi = -1
    let pendingMutes = 0
    for (let string = stringCount; string > 0; string--) {
      const fret = fretAt(grip, string)
      if (fret < 0) {
        pendingMutes++
        continue
      }
      const midi = midis[pitchIndex(string, fret)]!
      const semitone = withinOctave(midi - rootPitchClass)
      // An open string can lie below its neighbour: the bass is the lowest pitch.
      if (midi < bassMidi) {
        bassMidi = midi
        bassSemitone = semitone
        bassString = string
      }
      if (previousMidi >= 0) {
        if (pendingMutes > 0 && sounding === 1) isMutedByBass = true
        innerMutes += pendingMutes
        const step = midi - previousMidi
        if (step > 12) wideGaps++
        if (step === 1 || step === -1) semitones++
        if (step > 0 && step < FOURTH && previousMidi < C3) lowThirds++
      }
      pendingMutes = 0
      previousMidi = midi
      if ((toneSet >> semitone) & 1 && kinds[semitone] === TONE_KINDS.colour) {
        doubledColours++
      }
      toneSet |= 1 << semitone
      if (heardIn[midi] === reading) unisons++
      heardIn[midi] = reading
      sounding++
      if (fret === 0) openStrings++
      else if (lowestFret === 0 || fret < lowestFret) lowestFret = fret
      if (fret > highestFret) highestFret = fret
    }
    facts.trebleMutes = pendingMutes
    facts.sounding = sounding
    facts.bassSemitone = bassSemitone
    facts.bassString = bassString
    facts.innerMutes = innerMutes
    facts.openStrings = openStrings
    facts.lowestFret = lowestFret
    facts.highestFret = highestFret
    facts.wideGaps = wideGaps
    facts.semitones = semitones
    facts.unisons = unisons
    facts.doubledColours = doubledColours
    facts.lowThirds = lowThirds
    facts.toneSet = toneSet
    facts.isMutedByBass = isMutedByBass
    return facts
  }
}
