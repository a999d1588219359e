/**
 * Which pitches the hand can play where a drill puts it: those under the four fingers, and those
 * one fret beyond, for which the index or the little finger stretches.
 */

import { type HandWindow, type PositionName, resolveHandWindow } from '../hand/hand-window'
import { type FretPosition, fretPositionsOf, hasFret, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { MAX_MIDI } from '../theory/pitch'
import { pitchClassSetOf } from '../theory/pitch-class'
import { type DrillLevel, rhythmRowOf } from './rhythm-table'

/** How a pitch is reached: not at all, by a stretch, or under the hand. */
export const OUT_OF_REACH = 0
export const BY_STRETCH = 1
export const UNDER_HAND = 2

export interface HandReach {
  readonly neck: Neck
  readonly window: HandWindow
  /** Highest fret that is played: `maxFret` or, on the whole neck, what suits the level. */
  readonly highestFret: number
  /** Highest fret for a stretch: one more, up to the `maxFret` that was asked for. */
  readonly highestStretch: number
  /** Whether open strings are played where they sound the pitch: near the nut, and by beginners. */
  readonly takesOpenStrings: boolean
  /** Indexed by MIDI: `OUT_OF_REACH`, `BY_STRETCH` or `UNDER_HAND`. */
  readonly byMidi: Uint8Array
}

const STRETCH_FRETS = 1
/** With fewer pitches a line can only repeat itself. */
const ENOUGH_PITCHES = 4

interface FretRange {
  readonly from: number
  readonly to: number
}

/** Marks what the strings sound over some frets; a pitch keeps the best reach of its places. */
function markFrets(
  byMidi: Uint8Array,
  neck: Neck,
  { from, to }: FretRange,
  reach: number,
  strings = neck.strings,
): void {
  for (const own of strings) {
    for (let fret = from; fret <= to; fret++) {
      if (hasFret(own, fret, neck.maxFret))
        byMidi[midiAt({ string: own.string, fret }, neck)] = reach
    }
  }
}

/**
 * The reach of the hand in a position. `open` and `first` include the open strings; on the whole
 * neck (`any`) the level says how far up pitches are taken from.
 *
 * @throws DomainError `invalid-hand-window` when the position starts above maxFret.
 */
export function handReachOf(
  position: PositionName,
  level: DrillLevel,
  maxFret: number,
  neck: Neck,
): HandReach {
  const window = resolveHandWindow({ position, maxFret })
  const byMidi = new Uint8Array(MAX_MIDI + 1)
  if (window.source === 'none') {
    const highestFret = Math.min(maxFret, rhythmRowOf(level).highestFreeFret)
    markFrets(byMidi, neck, { from: 0, to: highestFret }, UNDER_HAND)
    const highestStretch = Math.min(maxFret, highestFret + STRETCH_FRETS)
    const takesOpenStrings = level === 'beginner'
    return { neck, window, highestFret, highestStretch, takesOpenStrings, byMidi }
  }
  const startFret = window.openStringsWaived ? 0 : window.startFret
  const endFret = Math.min(maxFret, window.endFret)
  markFrets(
    byMidi,
    neck,
    {
      from: Math.max(0, startFret - STRETCH_FRETS),
      to: Math.min(maxFret, endFret + STRETCH_FRETS),
    },
    BY_STRETCH,
  )
  markFrets(byMidi, neck, { from: startFret, to: endFret }, UNDER_HAND)
  return {
    neck,
    window,
    highestFret: maxFret,
    highestStretch: maxFret,
    takesOpenStrings: window.openStringsWaived,
    byMidi,
  }
}

/** The reach of a hand that moves along one string up to maxFret, one for each string. */
export function stringReachesOf(maxFret: number, neck: Neck): readonly HandReach[] {
  const window = resolveHandWindow({ position: 'any', maxFret })
  return neck.strings.map((string) => {
    const byMidi = new Uint8Array(MAX_MIDI + 1)
    markFrets(byMidi, neck, { from: 0, to: maxFret }, UNDER_HAND, [string])
    const frets = { highestFret: maxFret, highestStretch: maxFret }
    return { neck, window, ...frets, takesOpenStrings: true, byMidi }
  })
}

/** The place of a pitch under the hand, that on the first string where there are several. */
export function placeUnderHandOf(
  midi: number,
  { neck, window, highestFret }: HandReach,
): FretPosition | undefined {
  if (window.source !== 'position') return undefined
  return fretPositionsOf(midi, neck, highestFret).find(
    ({ fret }) => fret >= window.startFret && fret <= window.endFret,
  )
}

/**
 * The place of a pitch that an open string sounds. A drill in a closed position (second to twelfth)
 * is about the fretting hand, so there it is fretted: under the hand, else by a stretch of the
 * little, else of the index finger. Where open strings are played, it is the open one. `undefined`
 * where the planner is free.
 *
 * @example
 * placeOfOpenPitch(45, handReachOf('fifth', 'beginner', 15, STANDARD_NECK)) // => {"string":6,"fret":5}
 * placeOfOpenPitch(45, handReachOf('first', 'beginner', 15, STANDARD_NECK)) // => {"string":5,"fret":0}
 * placeOfOpenPitch(45, handReachOf('any', 'advanced', 15, STANDARD_NECK)) // => undefined
 */
export function placeOfOpenPitch(midi: number, reach: HandReach): FretPosition | undefined {
  const { neck, window, highestFret, takesOpenStrings } = reach
  if (neck.strings.every((open) => open.midi !== midi)) return undefined
  const places = fretPositionsOf(midi, neck, highestFret)
  if (takesOpenStrings) return places.find(({ fret }) => fret === 0)
  return (
    placeUnderHandOf(midi, reach) ??
    places.find(({ fret }) => fret === window.endFret + STRETCH_FRETS) ??
    places.find(({ fret }) => fret === window.startFret - STRETCH_FRETS)
  )
}

/** Whether every pitch class of a set is among some pitches. */
export function holdsAll(pitches: readonly number[], pitchClassSet: number): boolean {
  return (pitchClassSet & ~pitchClassSetOf(pitches)) === 0
}

/**
 * The pitches of a set that the hand reaches, ascending: the ladder that lines are walked on.
 *
 * @param gapless keeps stretches between tones under the hand, so that no tone is left out; without
 * it they are taken only where the hand alone holds too few pitches, or not every pitch class.
 */
export function ladderOf(pitchClassSet: number, reach: HandReach, gapless: boolean): number[] {
  const under: number[] = []
  const all: number[] = []
  for (let midi = 0; midi <= MAX_MIDI; midi++) {
    const kind = reach.byMidi[midi]!
    if (kind === OUT_OF_REACH || ((pitchClassSet >> (midi % 12)) & 1) === 0) continue
    all.push(midi)
    if (kind === BY_STRETCH) continue
    under.push(midi)
  }
  if (under.length < 2 || !holdsAll(under, pitchClassSet)) return all
  if (!gapless) return under.length >= ENOUGH_PITCHES ? under : all
  const lowest = under[0]!
  const highest = under[under.length - 1]!
  return all.filter((midi) => midi >= lowest && midi <= highest)
}
