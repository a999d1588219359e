/**
 * The ways to play a pitch: place, finger and hand. One table a pitch and neck, made when first
 * needed and kept with the neck, in the order (string, fret, finger, hand) by which equal routes
 * are told apart.
 */

import { handReachesOf, isStretch } from '../hand/finger-reach'
import { fretPositionsOf, fretPositionsOfPitchClass, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { MAX_MIDI } from '../theory/pitch'
import { type FingeredNote, noteTermsOf } from './note-terms'

/** Keys of state tables: 0–127 an exact pitch, 128–139 a pitch class in any octave. */
export const ANY_OCTAVE_KEY = 128
export const KEY_COUNT = ANY_OCTAVE_KEY + 12
/** Key of states that belong to one request, and whose transitions are not kept. */
export const OWN_KEY = -1

/** All ways to play one key on a neck, as parallel columns. */
export interface HandStates {
  readonly neck: Neck
  readonly key: number
  readonly count: number
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
  /** Its fingers hold a grip, so that they neither roll nor jump within it. */
  readonly isHeld: boolean
  /** What it costs to go on to another key at a pace; see `transitions`. */
  readonly transitionsTo: (Uint16Array | undefined)[]
}

/** Fingers and hands that can hold a fret: `[finger, hand]`, by finger, then the lower hand. */
function holdsOf(fret: number, neck: Neck): readonly (readonly [number, number])[] {
  const holds: [number, number][] = []
  for (let finger = fret === 0 ? 0 : 1; finger <= (fret === 0 ? 0 : 4); finger++) {
    for (let hand = 1; hand <= (fret === 0 ? neck.maxFret : fret); hand++) {
      if (fret === 0 || canHold(finger, fret - hand, hand, neck)) holds.push([finger, hand])
    }
  }
  return holds
}

function canHold(finger: number, reach: number, hand: number, neck: Neck): boolean {
  const { byFinger, stretchTo } = handReachesOf(hand, neck)
  const own = byFinger[finger]
  return own !== undefined && reach >= own.from && reach <= (finger === 4 ? stretchTo : own.to)
}

/** One way to play a note. */
export interface HandStateRow {
  readonly string: number
  readonly fret: number
  readonly midi: number
  readonly finger: number
  readonly hand: number
  /** Index of its place among those of the table. */
  readonly place: number
}

function makeHandStates(key: number, neck: Neck): HandStates {
  const places =
    key < ANY_OCTAVE_KEY
      ? fretPositionsOf(key, neck)
      : fretPositionsOfPitchClass(key - ANY_OCTAVE_KEY, neck)
  const sounding = places
    .map((place) => ({ ...place, midi: midiAt(place, neck) }))
    .filter(({ midi }) => midi <= MAX_MIDI)
  const rows = sounding.flatMap(({ string, fret, midi }, place) =>
    holdsOf(fret, neck).map(([finger, hand]) => ({ string, fret, midi, finger, hand, place })),
  )
  return handStatesOfRows(rows, key, neck, false)
}

/** The table of some ways to play a note, in their order. */
export function handStatesOfRows(
  rows: readonly HandStateRow[],
  key: number,
  neck: Neck,
  isHeld: boolean,
): HandStates {
  return {
    neck,
    key,
    isHeld,
    count: rows.length,
    string: Uint8Array.from(rows, (row) => row.string),
    fret: Uint8Array.from(rows, (row) => row.fret),
    finger: Uint8Array.from(rows, (row) => row.finger),
    hand: Uint8Array.from(rows, (row) => row.hand),
    stretch: Uint8Array.from(rows, ({ finger, fret, hand }) =>
      finger > 0 && !isHeld && isStretch(fret, hand, neck) ? 1 : 0,
    ),
    midi: Uint8Array.from(rows, (row) => row.midi),
    place: Uint8Array.from(rows, (row) => row.place),
    placeCount: new Set(rows.map(({ place }) => place)).size,
    cost: Int32Array.from(rows, (row) =>
      Object.values(noteTermsOf({ ...row, isHeld }, neck)).reduce((sum, term) => sum + term, 0),
    ),
    transitionsTo: [],
  }
}

const tablesOfNeck = new WeakMap<Neck, (HandStates | undefined)[]>()

/** The ways to play a key; empty where the pitch lies off the neck. */
export function handStatesOf(key: number, neck: Neck): HandStates {
  let tables = tablesOfNeck.get(neck)
  if (!tables) {
    tables = new Array(KEY_COUNT)
    tablesOfNeck.set(neck, tables)
  }
  let states = tables[key]
  if (!states) {
    states = makeHandStates(key, neck)
    tables[key] = states
  }
  return states
}

/** One state as a note that is played so. */
export function fingeredNoteAt(states: HandStates, index: number): FingeredNote {
  return {
    string: states.string[index]!,
    fret: states.fret[index]!,
    finger: states.finger[index]!,
    hand: states.hand[index]!,
    midi: states.midi[index]!,
    isHeld: states.isHeld,
  }
}
