/**
 * The hand-position model "hand-v1": what a fingering costs, as a table of integer weights.
 *
 * The hand is where its index finger rests (`handPositionFret`); the other fingers lie one fret
 * apart, the little finger can stretch one further, and an open string leaves the hand where it
 * is. A cost is the sum of these terms and of nothing else, so a printed breakdown always adds up.
 *
 * Source of the weights: fitted by hand on 525 monophonic human tab sequences (27,671 notes),
 * split by song; on the held-out half the optimum agrees with 55.2 % of the human placements, where
 * "lowest fret" reaches 43.5 %, and dropping the shift distance alone loses 6 points. The form of
 * the model follows Sayegh (1989, optimum path) and Radicioni & Lombardo (2004–06); small span and
 * one finger a fret are what Heijink & Meulenbroek (2002, J. Mot. Behav. 34) found comfortable.
 * Finger numbers are the model's consequence: the tab sequences do not record fingers.
 */

import { NORMAL_PACE, PACE_FACTORS, type Pace } from './pace'

export const SOURCE_MODEL = 'hand-v1'

export interface CostRow {
  readonly weight: number
  /** What the weight is multiplied by. */
  readonly per: string
  /** Why the term exists, for a player. */
  readonly reason: string
}

// biome-ignore format: one row a term reads as a table
export const COST_TABLE = {
  height: { weight: 1, per: 'fret', reason: 'low frets first, other things equal' },
  'above-twelfth': { weight: 8, per: 'fret above the twelfth', reason: 'frets are narrow and the body is in the way' },
  'thick-string': { weight: 6, per: 'fret above the ninth on a low string of a guitar', reason: 'thick strings sound dull there, and the arm reaches around' },
  'open-string': { weight: 20, per: 'open note', reason: 'rings on and sounds unlike its neighbours' },
  'open-string-waived': { weight: -20, per: 'open note in open or first position, of a low melody or of a drone', reason: 'there open strings are the point' },
  'open-in-position': { weight: 300, per: 'open note under a closed hand', reason: 'in a position above the first, or from fret 5 on, an open string is a filler' },
  'fretted-pedal': { weight: 60, per: 'fretted note of a drone, on the string of a pedal beside it, or of an open pitch in an arpeggio of open strings, in first position or in an open tuning', reason: 'what an open string sounds there rings on it' },
  'open-while-high': { weight: 45, per: 'four frets of the hand above the fourth, at most eight', reason: 'an open string far from the hand breaks the line' },
  'little-finger': { weight: 5, per: 'note', reason: 'the weakest finger' },
  stretch: { weight: 60, per: 'note', reason: 'the little finger reaches a fifth fret' },
  'fretted-drone': { weight: 300, per: 'fretted note on a short string', reason: 'the short string of a banjo is a drone' },
  'reentrant-string': { weight: 20, per: 'note on a string tuned above the one before it', reason: 'melodies climb from string to string' },
  shift: { weight: 60, per: 'shift', reason: 'the hand leaves its place' },
  'shift-distance': { weight: 60, per: 'fret shifted', reason: 'the further, the harder to land' },
  'string-change': { weight: 8, per: 'change', reason: 'the pick crosses over' },
  'string-skip': { weight: 15, per: 'string skipped', reason: 'the pick jumps' },
  'pedal-skip': { weight: -15, per: 'string skipped to or from an open pedal, that string-skip charges', reason: 'the thumb lies on the pedal, the fingers on the tune' },
  'split-semitone': { weight: 12, per: 'fretted half step over two strings', reason: 'a half step is smoothest along one string' },
  'moved-pitch': { weight: 40, per: 'pitch played elsewhere than a few notes before', reason: 'a figure keeps each pitch at one place' },
  'finger-move': { weight: 250, per: 'fret that the little finger moves within the hand position', reason: 'more than a shift, which is the same move and is counted' },
  roll: { weight: 10, per: 'roll', reason: 'one finger flattens over two strings' },
  'wide-roll': { weight: 60, per: 'third string in a row under the ring or little finger', reason: 'only the index finger lies flat that far' },
  'finger-jump': { weight: 5, per: 'jump', reason: 'a finger leaves its string for another, directly or over one note' },
  'outside-window': { weight: 40, per: 'fret outside the hand window', reason: 'asked to stay inside' },
  'hand-off-window': { weight: 10, per: 'fret the hand lies off the window, each note', reason: 'one finger a fret in the position asked for; free for a note that lies outside itself' },
  'above-first-position': { weight: 6, per: 'fret of the hand above the first, up to two, each fretted note of a line in first position', reason: 'there the number of the finger is that of the fret' },
  'octave-leap': { weight: 12, per: 'semitone over a tritone, where the octave is free', reason: 'a melody goes to the nearer octave' },
  'outside-shape': { weight: 12, per: 'note off the given shape', reason: 'the shape is already held' },
  'unheld-grip': { weight: 40, per: 'note of a broken chord that is played without its grip', reason: 'in the grip it rings on, and the fingers lie there already' },
  'start-anchor': { weight: 60, per: 'shift and fret from the given shape to the first note', reason: 'the hand starts on the shape' },
} as const satisfies Record<string, CostRow>

export type CostTerm = keyof typeof COST_TABLE

export const COST_TERMS = Object.keys(COST_TABLE) as readonly CostTerm[]

const LAST_CLEAR_FRET = 9
const weightOf = (term: CostTerm): number => COST_TABLE[term].weight
const ABOVE_TWELFTH = weightOf('above-twelfth')
const THICK_STRING = weightOf('thick-string')
const SHIFT = weightOf('shift')
const SHIFT_DISTANCE = weightOf('shift-distance')
const STRETCH = weightOf('stretch')
const OUTSIDE_WINDOW = weightOf('outside-window')
const HAND_OFF_WINDOW = weightOf('hand-off-window')
const OCTAVE_LEAP = weightOf('octave-leap')
const START_ANCHOR = weightOf('start-anchor')

/** A leap beyond this many semitones has a nearer octave. */
const NEAREST_OCTAVE_SEMITONES = 6

/** @param fretFromNut the capo's fret included */
export function aboveTwelfthCostOf(fretFromNut: number): number {
  return fretFromNut > 12 ? ABOVE_TWELFTH * (fretFromNut - 12) : 0
}

/** @param fretFromNut the capo's fret included */
export function thickStringCostOf(fretFromNut: number): number {
  return THICK_STRING * Math.max(0, fretFromNut - LAST_CLEAR_FRET)
}

/**
 * Parts of a hand shift; both halved where the hand pivots on its thumb or, on other necks than the
 * guitar's, where an open string gives time.
 */
export function shiftCostOf(frets: number, isEased: boolean, pace: Pace = NORMAL_PACE): number {
  if (frets === 0) return 0
  return Math.round((isEased ? SHIFT / 2 : SHIFT) * PACE_FACTORS[pace])
}

export function shiftDistanceCostOf(
  frets: number,
  isEased: boolean,
  pace: Pace = NORMAL_PACE,
): number {
  const weight = isEased ? SHIFT_DISTANCE / 2 : SHIFT_DISTANCE
  return Math.round(weight * frets * PACE_FACTORS[pace])
}

/** The little finger on a fifth fret. */
export function stretchCostOf(pace: Pace = NORMAL_PACE): number {
  return Math.round(STRETCH * PACE_FACTORS[pace])
}

/** A fretted note outside the hand window, by its distance from it. */
export function outsideWindowCostOf(
  fret: number,
  window: { readonly startFret: number; readonly endFret: number },
): number {
  if (fret === 0) return 0
  return OUTSIDE_WINDOW * Math.max(0, window.startFret - fret, fret - window.endFret)
}

/**
 * A hand that does not hold the whole window under its four fingers, while it plays a note inside. A
 * note outside takes the hand along, and is charged for its own distance.
 */
export function handOffWindowCostOf(
  fret: number,
  handPositionFret: number,
  window: {
    readonly startFret: number
    readonly endFret: number
    readonly lowestHandFret: number
    readonly highestHandFret: number
  },
): number {
  if (fret > 0 && (fret < window.startFret || fret > window.endFret)) return 0
  return (
    HAND_OFF_WINDOW *
    Math.max(0, window.lowestHandFret - handPositionFret, handPositionFret - window.highestHandFret)
  )
}

/** A leap to a further octave than need be; asked only where an octave is free. */
export function octaveLeapCostOf(semitones: number): number {
  return OCTAVE_LEAP * Math.max(0, Math.abs(semitones) - NEAREST_OCTAVE_SEMITONES)
}

/** The shift of the hand from a given shape to the first note. */
export function startAnchorCostOf(frets: number): number {
  return frets === 0 ? 0 : START_ANCHOR * (1 + frets)
}

/** 0–100, independent of length: 50 where a note costs 40, about an average human tab. */
export function efficiencyScoreOf(cost: number, noteCount: number): number {
  return Math.round(100 / (1 + Math.max(0, cost) / noteCount / AVERAGE_NOTE_COST))
}
const AVERAGE_NOTE_COST = 40
