/**
 * The ways to play a pitch: place, finger and hand. One table a pitch, made when first needed and
 * kept, in the order (string, fret, finger, hand) by which equal routes are told apart.
 */

import { fretPositionsOf, fretPositionsOfPitchClass, openMidiOf } from '../instrument/fretboard'
import { MAX_FRET, STANDARD_NECK } from '../instrument/neck'
import { aboveTwelfthCostOf, COST_TABLE, heightCostOf, openWhileHighCostOf } from './cost'

/** Keys of state tables: 0–127 an exact pitch, 128–139 a pitch class in any octave. */
export const ANY_OCTAVE_KEY = 128
export const KEY_COUNT = ANY_OCTAVE_KEY + 12

/** Fret of the little finger over the index finger when it stretches. */
export const STRETCH_FRETS = 4

/** All ways to play one key, as parallel columns. */
export interface HandStates {
  readonly key: number
  readonly count: number
  /** 1 = highest, 6 = lowest. */
  readonly string: Uint8Array
  readonly fret: Uint8Array
  /** 0 open, 1 index … 4 little. */
  readonly finger: Uint8Array
  /** Fret under the index finger, ≥ 1; an open string exists once for every hand. */
  readonly hand: Uint8Array
  /** 1 where the little finger stretches, else 0. */
  readonly stretch: Uint8Array
  readonly midi: Uint8Array
  /** Index of the distinct (string, fret), ascending. */
  readonly place: Uint8Array
  readonly placeCount: number
  /** Cost of the note alone, without what a request adds. */
  readonly cost: Int32Array
}

/** Whether a fret lies under the stretched little finger of a hand. */
export function isStretch(fret: number, hand: number): boolean {
  return fret - hand === STRETCH_FRETS
}

function noteCostOf(fret: number, finger: number, hand: number): number {
  if (finger === 0) return COST_TABLE['open-string'].weight + openWhileHighCostOf(hand)
  return (
    heightCostOf(fret) +
    aboveTwelfthCostOf(fret) +
    (finger === 4 ? COST_TABLE['little-finger'].weight : 0) +
    (isStretch(fret, hand) ? COST_TABLE.stretch.weight : 0)
  )
}

/** Fingers and hands that can hold a fret: `[finger, hand]`, ascending. */
function holdsOf(fret: number): readonly (readonly [number, number])[] {
  const holds: [number, number][] = []
  if (fret === 0) {
    for (let hand = 1; hand <= MAX_FRET; hand++) holds.push([0, hand])
    return holds
  }
  for (let finger = 1; finger <= 3; finger++) {
    if (fret - finger + 1 >= 1) holds.push([finger, fret - finger + 1])
  }
  if (fret - STRETCH_FRETS >= 1) holds.push([4, fret - STRETCH_FRETS])
  if (fret - 3 >= 1) holds.push([4, fret - 3])
  return holds
}

function makeHandStates(key: number): HandStates {
  const places =
    key < ANY_OCTAVE_KEY
      ? fretPositionsOf(key, STANDARD_NECK)
      : fretPositionsOfPitchClass(key - ANY_OCTAVE_KEY, STANDARD_NECK)
  const rows = places.flatMap(({ string, fret }, place) =>
    holdsOf(fret).map(([finger, hand]) => ({ string, fret, finger, hand, place })),
  )
  return {
    key,
    count: rows.length,
    string: Uint8Array.from(rows, (row) => row.string),
    fret: Uint8Array.from(rows, (row) => row.fret),
    finger: Uint8Array.from(rows, (row) => row.finger),
    hand: Uint8Array.from(rows, (row) => row.hand),
    stretch: Uint8Array.from(rows, (row) => (isStretch(row.fret, row.hand) ? 1 : 0)),
    midi: Uint8Array.from(rows, (row) => openMidiOf(row.string, STANDARD_NECK) + row.fret),
    place: Uint8Array.from(rows, (row) => row.place),
    placeCount: places.length,
    cost: Int32Array.from(rows, (row) => noteCostOf(row.fret, row.finger, row.hand)),
  }
}

const tables: (HandStates | undefined)[] = new Array(KEY_COUNT)

/** The ways to play a key; empty where the pitch lies off the neck. */
export function handStatesOf(key: number): HandStates {
  let states = tables[key]
  if (!states) {
    states = makeHandStates(key)
    tables[key] = states
  }
  return states
}
