/**
 * What a line of notes says before any place is chosen: which pitches return, which are drones that
 * ring on under or over a moving line, whether it is a low melody, and how fast it goes.
 */
import { isReentrantString, type Neck } from '../instrument/neck'
import { isDiatonic, isLowMelody, isTuneOverPedal } from './low-melody'
import type { NoteRole } from './note-role'
import { NORMAL_PACE, type Pace, paceOf } from './pace'
import { openMidisOf, pedalsBeside, ringingNotesOf } from './ringing-strings'
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
  /** A tune over an open bass string that is struck between, both in first position. */
  readonly isOverPedal: boolean
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
  const bass = setting.isOpenStyle
    ? []
    : opens.filter((_, index) => isLowString(neck.strings[index]!.string, neck))
  const hasDrone = tune.length > 1 && tune.length < notes.length
  const isPedal = notes.map(({ midi }, index) => isDrone[index]! && bass.includes(midi))
  const pedal = notes[isPedal.indexOf(true)]?.midi
  const isOverPedal = hasDrone && pedal !== undefined && isTuneOverPedal(tune, pedal, neck)
  return {
    stepsBack: stepsBackOf(notes),
    roles: notes.map((_, index) => ({
      isDrone: isDrone[index]!,
      isRinging: isRinging[index] ?? false,
      pedalString: pedals[index]!.pedalString,
      isPedal: isPedal[index]!,
      isPedalApart: pedals[index]!.isPedalApart,
      pace: pace[index]!,
    })),
    isLowMelody: isLowMelody(notes, neck) || (hasDrone && isLowMelody(tune, neck)) || isOverPedal,
    isOverPedal,
    isDiatonic: isDiatonic(notes),
    isAllOpen: notes.every(({ midi, anyOctave }) => !anyOctave && opens.includes(midi)),
  }
}
