/**
 * What a line of notes says before any place is chosen: which pitches return, which are drones that
 * ring on under or over a moving line, whether it is a low melody, and how fast it goes.
 */
import { isReentrantString, type Neck } from '../instrument/neck'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import type { NoteRole } from './note-role'
import { NORMAL_PACE, type Pace, paceOf } from './pace'
import { LOW_FRETS, pedalsBeside, ringingNotesOf } from './ringing-strings'
import type { RouteRequestNote } from './route'

/** A pitch that returns after more notes than this may lie elsewhere. */
export const FIGURE_NOTES = 16

/** Facts of a line, one entry a note. */
export interface LineFacts {
  /** Notes back to the same pitch, 0 where it has not sounded within a figure. */
  readonly stepsBack: Uint8Array
  readonly roles: readonly NoteRole[]
  /** A melody in reach of the first position, where open strings are the point. */
  readonly isLowMelody: boolean
  /** No note outside a scale, so that its places in first position are those of the scale. */
  readonly isDiatonic: boolean
  /** Every note is the pitch of an open string. */
  readonly isAllOpen: boolean
}

function stepsBackOf(notes: readonly RouteRequestNote[]): Uint8Array {
  const lastIndex = new Map<number, number>()
  return Uint8Array.from(notes, ({ midi, anyOctave }, index) => {
    if (anyOctave) return 0
    const steps = index - (lastIndex.get(midi) ?? -Infinity)
    lastIndex.set(midi, index)
    return steps <= FIGURE_NOTES ? steps : 0
  })
}

/** Notes between two strokes of a drone, at most. */
const MOST_NOTES_BETWEEN = 3
/** A melody returns to the pitch of a re-entrant string as to any other. */
const MOST_NOTES_BETWEEN_REENTRANT = 1
const FEWEST_STROKES = 3
const FEWEST_OTHER_PITCHES = 2

/** A run of strokes of one pitch: how many, how far apart, and what lies between them. */
interface Run {
  readonly from: number
  readonly strokes: number
  /** Notes from one stroke to the next; 0 for a single stroke. */
  readonly period: number
  readonly others: ReadonlySet<number>
}

/** A pitch that a string sounds open. */
interface OpenPitch {
  readonly drone: number
  /** The string is one of the lower half, whose strokes need not be even. */
  readonly isBass: boolean
  /** Notes between two strokes, at most. */
  readonly mostBetween: number
}

/**
 * Marks runs of one pitch at equal distances, with one to three notes between its strokes that all
 * lie above it or all below and are of two pitches or more. A stroke may be doubled.
 */
function markDrone(
  midis: readonly number[],
  { drone, isBass, mostBetween }: OpenPitch,
  isDrone: boolean[],
): void {
  const strokes = midis.flatMap((midi, index) =>
    midi === drone && midis[index - 1] !== drone ? [index] : [],
  )
  if (strokes.length < FEWEST_STROKES) return
  const mark = ({ from, strokes: count, others }: Run, end: number) => {
    if (count < FEWEST_STROKES || others.size < FEWEST_OTHER_PITCHES) return
    for (let index = from; index < end; index++) if (midis[index] === drone) isDrone[index] = true
  }
  let run: Run | undefined
  for (const [at, stroke] of strokes.entries()) {
    const before = strokes[at - 1]
    const between = midis.slice(before ?? stroke, stroke).filter((midi) => midi !== drone)
    const period = stroke - (before ?? stroke)
    const all = [...(run?.others ?? []), ...between]
    const isBelow = all.every((midi) => midi > drone)
    const isOneSide = isBelow || all.every((midi) => midi < drone)
    const isEven = run !== undefined && (run.period === 0 || run.period === period)
    if (run && (isEven || (isBass && isBelow)) && isOneSide && between.length <= mostBetween) {
      run = { ...run, strokes: run.strokes + 1, period, others: new Set(all) }
      continue
    }
    if (run) mark(run, stroke)
    run = { from: stroke, strokes: 1, period: 0, others: new Set() }
  }
  if (run) mark(run, midis.length)
}

/** The lower half of the strings. */
const isLowString = (string: number, { strings }: Neck): boolean => string * 2 > strings.length

const openMidisOf = ({ strings, capo }: Neck): readonly number[] =>
  strings.map(({ openMidi }) => openMidi + capo)

function dronesOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  { isOpenStyle }: LineSetting,
): readonly boolean[] {
  const openMidis = openMidisOf(neck)
  if (isOpenStyle) return notes.map(({ midi }) => openMidis.includes(midi))
  // A note that is asked for on an open string rings there as well.
  const isDrone = notes.map(({ pin }) => pin?.fret === 0)
  const midis = notes.map(({ midi, anyOctave }) => (anyOctave ? Number.NaN : midi))
  for (const { string, openMidi, startFret } of neck.strings) {
    const drone = openMidi + neck.capo
    const isBass = isLowString(string, neck)
    const isHigh = startFret === 0 && isReentrantString(string, neck)
    const mostBetween = isHigh ? MOST_NOTES_BETWEEN_REENTRANT : MOST_NOTES_BETWEEN
    if (midis.includes(drone)) markDrone(midis, { drone, isBass, mostBetween }, isDrone)
  }
  return isDrone
}

/** Below this a line is a bass line or a riff, played where its shape lies best. */
const LOWEST_MEAN_MIDI = 50
/** The same for a line of many tones: methods begin tunes on the three low strings too. */
const LOWEST_MEAN_OF_TUNE = 47
/** Below this a line that does not move by step is no melody. */
const LOW_MEAN_MIDI = 55
const STEP_SEMITONES = 2
const OCTAVE = 12
const LEAST_STEPS = 0.5
/** Low or pentatonic lines of few tones are licks and riffs as well. */
const LEAST_STEPS_OF_LICK = 0.75
/** A tune in the middle of the first position goes by broken chords too. */
const LEAST_STEPS_OF_TUNE = 0.3
/** A line of so many tones of its scale is a tune rather than a lick. */
const FEWEST_TONES_OF_TUNE = 6
const FEWEST_TONES_WITH_HALF_STEP = 5
const TRIAD_TONES = 3
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

/** The major scale, with its modes, and minor with either seventh. */
const DIATONIC_SCALES = [
  [0, 2, 4, 5, 7, 9, 11],
  [0, 2, 3, 5, 7, 8, 10, 11],
].flatMap(onEveryTonic)
/** The same, and minor with either sixth as well. */
const TUNE_SCALES = [...DIATONIC_SCALES, ...onEveryTonic([0, 2, 3, 5, 7, 8, 9, 10, 11])]

function isWithin(midis: readonly number[], scales: readonly number[]): boolean {
  const classes = pitchClassesOf(midis)
  return scales.some((scale) => (classes & ~scale) === 0)
}

const MAJOR_PENTATONIC = [0, 2, 4, 7, 9]

/** Five tones without a half step: licks of leads are of these as well as tunes. */
function isPentatonic(classes: number): boolean {
  return sizeOfSet(classes) === 5 && (classes & pitchClassSetOn(1, classes)) === 0
}

/**
 * Whether a line of a major pentatonic scale rests on its root or fifth, turns around the root or
 * starts there. Licks of the same tones rest on those of the relative minor chord.
 */
function isMajorTune(midis: readonly number[], classes: number): boolean {
  const counts = new Array<number>(OCTAVE).fill(0)
  for (const midi of midis) counts[midi % OCTAVE]!++
  const [most, next] = counts.toSorted((a, b) => b - a)
  const first = midis[0]! % OCTAVE
  const last = midis.at(-1)! % OCTAVE
  return counts.some((count, root) => {
    const scale = MAJOR_PENTATONIC.map((semitones) => (semitones + root) % OCTAVE)
    if ((classes & ~pitchClassesOf(scale)) !== 0) return false
    const [, , , fifth, sixth] = scale
    const isAroundRoot = count === most && count !== next
    return last === root || last === fifth || isAroundRoot || (first === root && last !== sixth)
  })
}

/** Whether a line has tones enough for a tune, or comes to rest on the root of a major pentatonic. */
function hasTonesOfTune(midis: readonly number[], classes: number): boolean {
  if (sizeOfSet(classes) >= FEWEST_TONES_OF_TUNE) return true
  const last = midis.at(-1)!
  return classes === pitchClassesOf(MAJOR_PENTATONIC.map((semitones) => semitones + last))
}

/**
 * Whether a line of few tones is a tune: of five with a half step or in major, and on the low
 * strings, where riffs are, of three tones in major.
 */
function isSmallTune(midis: readonly number[], classes: number, isLow: boolean): boolean {
  const size = sizeOfSet(classes)
  const hasHalfStep = (classes & pitchClassSetOn(1, classes)) !== 0
  if (hasHalfStep) return !isLow && size >= FEWEST_TONES_WITH_HALF_STEP
  return (!isLow || size <= TRIAD_TONES) && isMajorTune(midis, classes)
}

/** Diatonic, mostly by step, no note above the first position, some on open strings; or a note or two. */
function isLowMelody(notes: readonly RouteRequestNote[], neck: Neck): boolean {
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
  const fewest = isLick ? LEAST_STEPS_OF_LICK : isTune && !isLow ? LEAST_STEPS_OF_TUNE : LEAST_STEPS
  return steps >= moves.length * fewest
}

function pacesOf(notes: readonly RouteRequestNote[], tempo: number | undefined): readonly Pace[] {
  if (tempo === undefined) return notes.map(() => NORMAL_PACE)
  return notes.map(({ startBeat, durationBeats }, index) => {
    const before = notes[index - 1]
    const beats = before ? startBeat - before.startBeat : durationBeats
    return paceOf((beats * 60) / tempo)
  })
}

/** What a request says of its line as a whole. */
interface LineSetting {
  /** Every pitch of an open string is played as a drone is. */
  readonly isOpenStyle?: boolean
  /** Open strings that are struck one after the other ring on, as no closed position is asked for. */
  readonly mayRing?: boolean
}

/** @param tempo beats a minute; without it every note has enough time */
export function lineFactsOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  tempo?: number,
  setting: LineSetting = {},
): LineFacts {
  const opens = openMidisOf(neck)
  const isDrone = dronesOf(notes, neck, setting)
  const pedals = pedalsBeside(notes, isDrone, neck)
  const isRinging = setting.mayRing ? ringingNotesOf(notes, neck) : []
  const pace = pacesOf(notes, tempo)
  // A tune over a pedal lies where it does alone.
  const tune = notes.filter((_, index) => !isDrone[index])
  const isBass = (string: number) => !setting.isOpenStyle && isLowString(string, neck)
  const isOverPedal = tune.length > 1 && tune.length < notes.length
  return {
    stepsBack: stepsBackOf(notes),
    roles: notes.map((_, index) => ({
      isDrone: isDrone[index]!,
      isRinging: isRinging[index] ?? false,
      pedalString: pedals[index]!.pedalString,
      pedalStrokes: isBass(pedals[index]!.pedalString) ? pedals[index]!.pedalStrokes : 0,
      isPedalApart: pedals[index]!.isPedalApart,
      pace: pace[index]!,
    })),
    isLowMelody: isLowMelody(notes, neck) || (isOverPedal && isLowMelody(tune, neck)),
    isDiatonic:
      !notes.some(({ anyOctave }) => anyOctave) &&
      isWithin(
        notes.map(({ midi }) => midi),
        DIATONIC_SCALES,
      ),
    isAllOpen: notes.every(({ midi, anyOctave }) => !anyOctave && opens.includes(midi)),
  }
}
