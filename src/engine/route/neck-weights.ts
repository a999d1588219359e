/**
 * Where the weights of a neck differ from those of the guitar (`cost.ts`): what a fret of height,
 * an open string and a change of string cost there.
 */
import type { Neck } from '../instrument/neck'
import { COST_TABLE } from './cost'

export interface NeckWeights {
  /** Per fret of a fretted note. */
  readonly height: number
  /** Per open note. */
  readonly openString: number
  /** Per four frets of the hand above the fourth, as in `COST_TABLE`. */
  readonly openWhileHigh: number
}

const GUITAR: NeckWeights = {
  height: COST_TABLE.height.weight,
  openString: COST_TABLE['open-string'].weight,
  openWhileHigh: COST_TABLE['open-while-high'].weight,
}

/** Open strings are the sound of the instrument or of its tuning, and ring on as drones. */
const DRONES: NeckWeights = { height: GUITAR.height, openString: 0, openWhileHigh: 15 }
/** A hand up to here lets the open strings of an open tuning ring. */
const HIGHEST_HAND_OF_DRONES = 7

/** On small necks an open string on the next course is nearer than the fifth fret of this one. */
const OPEN_COURSES: NeckWeights = { ...DRONES, height: 6 }

/**
 * Riffs on an added low string stay beside the nut, and its open strings are struck from anywhere:
 * on 5-string basses the lowest fret agrees with 70.1 % of human tab, the guitar's weights with
 * 60.8 %, height 3 and free open strings with 69.9 %.
 */
const LOW_NOTES: NeckWeights = { height: 6, openString: 0, openWhileHigh: 0 }
/** Notes up to an octave and a half above the lowest open string are low. */
const LOW_NOTE_SEMITONES = 18

/**
 * Bass lines of beginners' methods stand in first position with open E, A and D; the guitar's
 * weights put half of them at the fifth fret. From the octave of the lowest string up they agree
 * with human tab.
 */
const LOW_BASS: NeckWeights = { ...GUITAR, height: 3, openString: 5 }
const LOW_BASS_SEMITONES = 13

/** Strings of the usual instrument and MIDI of its lowest; more strings and a lower one are added ones. */
const USUAL_STRINGS: Readonly<
  Partial<Record<string, readonly [count: number, lowestMidi: number]>>
> = { guitar: [6, 40], bass: [4, 28] }

const OPEN_COURSE_FAMILIES: ReadonlySet<string> = new Set(['ukulele', 'mandolin', 'banjo'])
/** Open strings that sound so few different notes are a chord or a drone. */
const MOST_NOTES_OF_OPEN_TUNING = 3
const FEWEST_STRINGS_OF_OPEN_TUNING = 5

interface Weights {
  readonly low: NeckWeights
  readonly other: NeckWeights
  /** Notes below this MIDI are low. */
  readonly lowBelow: number
  readonly isOpenTuning: boolean
}

function isOpenTuning({ strings }: Neck): boolean {
  const notes = new Set(strings.map(({ openMidi }) => openMidi % 12))
  return strings.length >= FEWEST_STRINGS_OF_OPEN_TUNING && notes.size <= MOST_NOTES_OF_OPEN_TUNING
}

function makeWeights(neck: Neck): Weights {
  const { family } = neck.instrument
  const isOpen = isOpenTuning(neck)
  const ofTuning = isOpen ? DRONES : GUITAR
  const other = OPEN_COURSE_FAMILIES.has(family) ? OPEN_COURSES : ofTuning
  const usual = USUAL_STRINGS[family]
  const lowestOpen = Math.min(...neck.strings.map(({ openMidi }) => openMidi))
  const hasAddedLowString =
    usual !== undefined && neck.strings.length > usual[0] && lowestOpen < usual[1]
  const lowest = lowestOpen + neck.capo
  const rings = { other, isOpenTuning: isOpen && family === 'guitar' }
  if (hasAddedLowString) {
    return { ...rings, low: LOW_NOTES, lowBelow: lowest + LOW_NOTE_SEMITONES }
  }
  if (family === 'bass') return { ...rings, low: LOW_BASS, lowBelow: lowest + LOW_BASS_SEMITONES }
  return { ...rings, low: other, lowBelow: 0 }
}

const weightsOfNeck = new WeakMap<Neck, Weights>()

function weightsOf(neck: Neck): Weights {
  let weights = weightsOfNeck.get(neck)
  if (!weights) {
    weights = makeWeights(neck)
    weightsOfNeck.set(neck, weights)
  }
  return weights
}

/** What height and open strings weigh for a note of a sounding pitch. */
export function neckWeightsOf(midi: number, neck: Neck): NeckWeights {
  const weights = weightsOf(neck)
  return midi < weights.lowBelow ? weights.low : weights.other
}

/** Whether the open strings of a guitar in an open tuning ring under a hand, as they are tuned for. */
export function ringsInOpenTuning(hand: number, neck: Neck): boolean {
  return hand <= HIGHEST_HAND_OF_DRONES && weightsOf(neck).isOpenTuning
}

export interface CrossingWeights {
  /** Per change of string. */
  readonly change: number
  /** Per string skipped. */
  readonly skip: number
}

const PICK: CrossingWeights = {
  change: COST_TABLE['string-change'].weight,
  skip: COST_TABLE['string-skip'].weight,
}
/** The fingers that pluck lie on their strings, and octaves skip one. */
const PLUCK: CrossingWeights = { change: 4, skip: 12 }
const PLUCKED_FAMILIES: ReadonlySet<string> = new Set(['bass', 'ukulele', 'banjo'])

/** What it costs to go to another string. */
export function crossingWeightsOf({ instrument }: Neck): CrossingWeights {
  return PLUCKED_FAMILIES.has(instrument.family) ? PLUCK : PICK
}
