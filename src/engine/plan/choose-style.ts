/** Which weights music is planned with where the caller does not say. */
import { familyOf } from '../instrument/family-table'
import type { Neck } from '../instrument/neck'
import type { Preferences } from './preferences'
import type { Slice } from './slices'
import type { States } from './states'
import { isPowerChord } from './terms'
import type { Style } from './weights'

export interface StyleChoice {
  readonly style: Style
  readonly reason: string
}

/** Below the lowest string of a bass with four. */
const E1 = 28
/** The last fret of first position with its stretch. */
const LAST_LOW_FRET = 5

/** From this part of the slices on, a voice moves over notes that are held: tabs of bands hold none. */
const LEAST_HELD = 1 / 10
const HALF = 1 / 2
const OCTAVE = 12
/** Thirds and sixths, in semitones. */
const VOICE_INTERVALS = [3, 4, 8, 9]

/** Whether the highest note of a line lies on the first string in first position. */
function liesOnFirstString(slices: readonly Slice[], { strings }: Neck): boolean {
  const top = Math.max(...slices.map(({ pitches }) => pitches.fresh[0]!))
  const open = strings[0]!.midi
  return top >= open - 1 && top <= open + LAST_LOW_FRET
}

/** Whether first position is asked for, or a grip with open strings in it is held. */
function isFirstPosition({ window, grip = [] }: Preferences): boolean {
  const isLow = window && window.startFret <= 1 && window.endFret <= LAST_LOW_FRET
  const isOpenGrip =
    grip.some(({ fret }) => fret === 0) && grip.every(({ fret }) => fret < LAST_LOW_FRET)
  return isLow === true || isOpenGrip
}

export function styleOfLine(
  slices: readonly Slice[],
  neck: Neck,
  asked: Preferences = {},
): StyleChoice {
  if (isFirstPosition(asked)) {
    return { style: 'melody', reason: 'a line asked for in first position' }
  }
  if (neck.strings.some(({ midi }) => midi < E1)) {
    return { style: 'low', reason: 'a line on a neck with a string below E1' }
  }
  const { lines } = familyOf(neck.instrument)
  if (lines === 'tunes') {
    return { style: 'melody', reason: `a line on the ${neck.instrument.name.toLowerCase()}` }
  }
  if (lines === 'either' && liesOnFirstString(slices, neck)) {
    const reason = 'a line whose highest note lies on string 1 in first position'
    return { style: 'melody', reason }
  }
  return { style: 'lead', reason: 'a single line' }
}

const partOf = (slices: readonly Slice[], test: (slice: Slice) => boolean): number =>
  slices.filter(test).length / slices.length

function isVoicePair({ pitches: { fresh } }: Slice): boolean {
  const apart = fresh.length === 2 ? fresh[1]! - fresh[0]! : 0
  return apart > OCTAVE || VOICE_INTERVALS.includes(apart)
}

/** Semitones. Strings lie a fourth apart: a broken chord leaps that far, a scale or a riff hardly ever. */
const FOURTH = 5
const LEAST_LEAPS = 1 / 2
const LEAST_OPEN = 1 / 4

/** Semitones between the nearest notes of two slices. */
const gapBetween = (before: Slice, now: Slice) =>
  Math.min(
    ...before.pitches.fresh.flatMap((midi) =>
      now.pitches.fresh.map((other) => Math.abs(other - midi)),
    ),
  )

/**
 * Whether thumb and fingers pluck: most moves leap and pitches of open strings are common, or half of
 * the notes are open strings over the lowest note, as open tunings are played.
 */
function isPlucked(slices: readonly Slice[], { strings }: Neck): boolean {
  const midis = slices.flatMap(({ pitches }) => pitches.fresh)
  const gaps = slices.slice(1).map((slice, index) => gapBetween(slices[index]!, slice))
  const leaps = gaps.filter((gap) => gap >= FOURTH).length
  const open = midis.filter((midi) => strings.some((string) => string.midi === midi))
  const lowest = Math.min(...midis)
  const ringing = open.filter((midi) => midi > lowest)
  const isBroken = leaps >= gaps.length * LEAST_LEAPS && open.length >= midis.length * LEAST_OPEN
  return gaps.length > 0 && (isBroken || ringing.length >= midis.length * HALF)
}

/** Whether single notes keep coming back to the lowest of all, within an octave above it. */
function isPedalRiff(slices: readonly Slice[]): boolean {
  const lowest = Math.min(...slices.flatMap(({ pitches }) => pitches.fresh))
  const singles = slices.flatMap(({ fresh, pitches }) => (fresh.length === 1 ? pitches.fresh : []))
  const returns = singles.filter((midi) => midi === lowest).length
  return returns >= singles.length * HALF && singles.every((midi) => midi <= lowest + OCTAVE)
}

/** A power chord as it is strummed: within an octave. */
const isClosePowerChord = ({ pitches: { fresh } }: Slice) =>
  isPowerChord(fresh) && fresh.at(-1)! - fresh[0]! <= OCTAVE

/** Strings that sound together, one of them open and one pressed, and more than a power chord. */
function isOpenChord({ fresh, width, strings, frets }: States, state: number): boolean {
  const columns = Array.from({ length: width }, (_, column) => state * width + column)
  const sounding = columns.filter((column) => strings[column]! > 0)
  const open = sounding.filter((column) => frets[column] === 0).length
  return open > 0 && open < sounding.length && !isPowerChord(fresh)
}

/**
 * The style of slices.
 *
 * @param leadPath the best path by the weights of `lead`
 * @param asked what the caller prefers
 */
export function chooseStyle(
  slices: readonly Slice[],
  layers: readonly States[],
  neck: Neck,
  leadPath: () => ArrayLike<number>,
  asked: Preferences = {},
): StyleChoice {
  if (slices.length === 0) return { style: 'lead', reason: 'nothing can be played' }
  if (layers.every(({ width }) => width === 1)) return styleOfLine(slices, neck, asked)
  const chords = slices.filter(({ fresh }) => fresh.length > 1)
  const hasPowerChords = partOf(chords, isClosePowerChord) > HALF
  const isPedal = isPedalRiff(slices)
  const isDriven = hasPowerChords && (chords.length >= slices.length * HALF || isPedal)
  if (!isDriven && partOf(slices, ({ held }) => held.length > 0) >= LEAST_HELD) {
    return { style: 'acoustic', reason: 'notes move over others that are held' }
  }
  if (partOf(slices, isVoicePair) > HALF) {
    return { style: 'acoustic', reason: 'most notes are pairs of voices' }
  }
  if (!hasPowerChords && !isPedal && isPlucked(slices, neck)) {
    return { style: 'acoustic', reason: 'thumb and fingers pluck strings in turn' }
  }
  const path = leadPath()
  const open = layers.filter((layer, slice) => isOpenChord(layer, path[slice]!)).length
  if (open >= layers.length * HALF) {
    return { style: 'acoustic', reason: 'half of the chords or more lie on open strings' }
  }
  return { style: 'lead', reason: 'chords' }
}
