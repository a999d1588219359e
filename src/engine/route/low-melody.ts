/** Whether a line is a melody of the first position, rather than a lick, a riff or a bass line. */
import type { Neck } from '../instrument/neck'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import { LOW_FRETS, openMidisOf } from './ringing-strings'
import type { RouteRequestNote } from './route'

/** Below this a line is a bass line or a riff, played where its shape lies best. */
const LOWEST_MEAN_MIDI = 50
/** The same for a line of many tones: methods begin tunes on the three low strings too. */
const LOWEST_MEAN_OF_TUNE = 45
/** Below this a line that does not move by step is no melody. */
const LOW_MEAN_MIDI = 55
const STEP_SEMITONES = 2
const OCTAVE = 12
const LEAST_STEPS = 0.5
/** Low or pentatonic lines of few tones are licks and riffs as well. */
const LEAST_STEPS_OF_LICK = 0.75
/** A tune goes by broken chords too. */
const LEAST_STEPS_OF_TUNE = 0.3
/** A line of so many tones of its scale is a tune rather than a lick. */
const FEWEST_TONES_OF_TUNE = 6
const FEWEST_TONES_WITH_HALF_STEP = 5
/** Semitones of a tune of few tones. */
const WIDEST_SMALL_TUNE = 14

/** A set of pitch classes as bits, C = 1. */
function pitchClassesOf(midis: readonly number[]): number {
  return midis.reduce((set, midi) => set | (1 << (midi % OCTAVE)), 0)
}

/** A scale on every tonic. */
function onEveryTonic(scale: readonly number[]): readonly number[] {
  return Array.from({ length: OCTAVE }, (_, tonic) =>
    pitchClassesOf(scale.map((semitones) => semitones + tonic)),
  )
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MAJOR_PENTATONIC = [0, 2, 4, 7, 9]
/** The major scale, with its modes, and minor with either seventh. */
const DIATONIC_SCALES = [MAJOR, [0, 2, 3, 5, 7, 8, 10, 11]].flatMap(onEveryTonic)
/** The same, and minor with either sixth as well. */
const TUNE_SCALES = [...DIATONIC_SCALES, ...onEveryTonic([0, 2, 3, 5, 7, 8, 9, 10, 11])]

function isWithin(midis: readonly number[], scales: readonly number[]): boolean {
  const classes = pitchClassesOf(midis)
  return scales.some((scale) => (classes & ~scale) === 0)
}

/** Five tones without a half step: licks of leads are of these as well as tunes. */
function isPentatonic(classes: number): boolean {
  return sizeOfSet(classes) === 5 && (classes & pitchClassSetOn(1, classes)) === 0
}

/**
 * Whether a line of a scale on some root rests on its root or fifth, turns around the root or starts
 * there. Licks of the same tones rest on those of the relative minor chord.
 *
 * @param hasThird the line must play the root and its third
 */
function isMajorTune(
  midis: readonly number[],
  classes: number,
  steps: readonly number[],
  hasThird: boolean,
): boolean {
  const counts = new Array<number>(OCTAVE).fill(0)
  for (const midi of midis) counts[midi % OCTAVE]!++
  const [most, next] = counts.toSorted((a, b) => b - a)
  const first = midis[0]! % OCTAVE
  const last = midis.at(-1)! % OCTAVE
  return counts.some((count, root) => {
    const on = (semitones: number) => (root + semitones) % OCTAVE
    if ((classes & ~pitchClassesOf(steps.map(on))) !== 0) return false
    if (hasThird && (count === 0 || counts[on(4)] === 0)) return false
    const isAroundRoot = count === most && count !== next
    const isFromRoot = first === root && last !== on(9)
    return last === root || last === on(7) || isAroundRoot || isFromRoot
  })
}

/** A shorter line of the minor pentatonic is a lick. */
const FEWEST_NOTES_OF_MINOR_TUNE = 10
const MINOR_PENTATONIC = [0, 3, 5, 7, 10]

/**
 * Whether a line of the minor pentatonic begins on root or fifth, ends on the root, has its third and
 * repeats a note as words do; a run does not.
 */
function isMinorTune(midis: readonly number[], classes: number): boolean {
  const root = midis.at(-1)! % OCTAVE
  const first = midis[0]! % OCTAVE
  const on = (semitones: number) => (root + semitones) % OCTAVE
  if ((classes & ~pitchClassesOf(MINOR_PENTATONIC.map(on))) !== 0) return false
  const hasThird = midis.some((midi) => midi % OCTAVE === on(3))
  const isRepeating = midis.some((midi, index) => midi === midis[index - 1])
  const isLong = midis.length >= FEWEST_NOTES_OF_MINOR_TUNE
  return isLong && hasThird && isRepeating && (first === root || first === on(7))
}

/** Whether a line has tones enough for a tune, or comes to rest on the root of a major pentatonic. */
function hasTonesOfTune(midis: readonly number[], classes: number): boolean {
  if (sizeOfSet(classes) >= FEWEST_TONES_OF_TUNE) return true
  const last = midis.at(-1)!
  return classes === pitchClassesOf(MAJOR_PENTATONIC.map((semitones) => semitones + last))
}

/** Whether a line of few tones is a tune: of five with a half step, or in major. */
function isSmallTune(midis: readonly number[], classes: number, isLow: boolean): boolean {
  const hasHalfStep = (classes & pitchClassSetOn(1, classes)) !== 0
  if (!hasHalfStep) {
    return isMajorTune(midis, classes, MAJOR_PENTATONIC, isLow) || isMinorTune(midis, classes)
  }
  if (!isLow && sizeOfSet(classes) >= FEWEST_TONES_WITH_HALF_STEP) return true
  const range = Math.max(...midis) - Math.min(...midis)
  return range <= WIDEST_SMALL_TUNE && isMajorTune(midis, classes, MAJOR, true)
}

/** Diatonic, mostly by step, no note above the first position, some on open strings; or a note or two. */
export function isLowMelody(notes: readonly RouteRequestNote[], neck: Neck): boolean {
  if (notes.length === 1) return true
  if (notes.some(({ anyOctave }) => anyOctave)) return false
  const midis = notes.map(({ midi }) => midi)
  const opens = openMidisOf(neck)
  const hasOpen = midis.some((midi) => opens.includes(midi))
  if (Math.max(...midis) > Math.max(...opens) + LOW_FRETS) return false
  // Two notes are no riff: they lie in first position unless they leap.
  if (midis.length === 2) return hasOpen && Math.abs(midis[1]! - midis[0]!) < OCTAVE
  const mean = midis.reduce((sum, midi) => sum + midi, 0) / midis.length
  const classes = pitchClassesOf(midis)
  const isLow = mean < LOW_MEAN_MIDI
  const isTune = hasTonesOfTune(midis, classes) || isSmallTune(midis, classes, isLow)
  if (!hasOpen && (isLow || !isTune)) return false
  const lowestMean = isTune ? LOWEST_MEAN_OF_TUNE : LOWEST_MEAN_MIDI
  if (mean < lowestMean || !isWithin(midis, TUNE_SCALES)) return false
  const moves = midis.slice(1).map((midi, index) => Math.abs(midi - midis[index]!))
  const steps = moves.filter((semitones) => semitones <= STEP_SEMITONES).length
  const isLick = !isTune && (isLow || isPentatonic(classes))
  const fewest = isLick ? LEAST_STEPS_OF_LICK : isTune ? LEAST_STEPS_OF_TUNE : LEAST_STEPS
  return steps >= moves.length * fewest
}

/** Last fret of the first position. */
const LAST_FRET = 4

/**
 * Whether a tune that an open string of a guitar is struck between lies in first position with it: no
 * note is above, and all are of one scale.
 *
 * @param pedal MIDI of the open string
 */
export function isTuneOverPedal(
  tune: readonly RouteRequestNote[],
  pedal: number,
  neck: Neck,
): boolean {
  const isGuitar = neck.instrument.family === 'guitar'
  if (!isGuitar || tune.some(({ anyOctave }) => anyOctave)) return false
  const midis = tune.map(({ midi }) => midi)
  const highest = Math.max(...openMidisOf(neck)) + LAST_FRET
  return Math.max(...midis) <= highest && isWithin([...midis, pedal], TUNE_SCALES)
}

/** Whether no note lies outside a major scale or a minor one with either seventh. */
export function isDiatonic(notes: readonly RouteRequestNote[]): boolean {
  const midis = notes.map(({ midi }) => midi)
  return !notes.some(({ anyOctave }) => anyOctave) && isWithin(midis, DIATONIC_SCALES)
}
