/**
 * What it costs to go from one way of playing a note to a way of playing the next, as one table a
 * pair of keys, made when first needed and kept with the states: about 1 kB each, 49 × 49 pairs of
 * exact pitches on the standard guitar.
 */
import { isOneTwoFour } from '../hand/finger-reach'
import { isDrone } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { COST_TABLE, octaveLeapCostOf, shiftCostOf, shiftDistanceCostOf } from './cost'

import { ANY_OCTAVE_KEY, fingeredNoteAt, type HandStates, KEY_COUNT, OWN_KEY } from './hand-states'
import { crossingWeightsOf } from './neck-weights'
import type { FingeredNote } from './note-terms'
import type { Pace } from './pace'

/** The terms of a transition, apart, as a breakdown prints them. */
export interface TransitionTerms {
  readonly shift: number
  readonly 'shift-distance': number
  readonly 'string-change': number
  readonly 'string-skip': number
  readonly 'pedal-skip': number
  readonly 'split-semitone': number
  readonly 'finger-move': number
  readonly roll: number
  readonly 'finger-jump': number
  readonly 'octave-leap': number
}

/** A short string is a drone that the thumb rests on, so that going there crosses nothing. */
function stringsBetween(from: number, to: number, neck: Neck): number {
  const touchesDrone = isDrone(from, neck) || isDrone(to, neck)
  return touchesDrone ? 0 : Math.abs(to - from)
}

/** Which of two notes is a stroke of a pedal; where both are, the thumb goes over as it must. */
export const PEDAL_SIDES = ['none', 'from', 'to'] as const
export type PedalSide = (typeof PEDAL_SIDES)[number]

export function pedalSideOf(from: boolean, to: boolean): PedalSide {
  return from === to ? 'none' : from ? 'from' : 'to'
}

/** Whether the thumb lies on the open string of a pedal while the fingers pluck the tune. */
function isThumbOnPedal(from: FingeredNote, to: FingeredNote, side: PedalSide): boolean {
  if (side === 'none' || from.isHeld || to.isHeld) return false
  return (side === 'from' ? from : to).finger === 0
}

/**
 * Frets from one note of the little finger to the next in one hand position. On a guitar it has one
 * fret there and a stretch, which has its own cost.
 */
function fretsOfLittleFinger(from: FingeredNote, to: FingeredNote, neck: Neck): number {
  if (from.finger !== 4 || to.finger !== 4 || from.hand !== to.hand) return 0
  return neck.instrument.family === 'guitar' ? 0 : Math.abs(to.fret - from.fret)
}

/** Near the nut of a bass the hand pivots on its thumb by a fret, which is part of 1-2-4. */
function isPivot(from: FingeredNote, to: FingeredNote, neck: Neck): boolean {
  return (
    Math.abs(from.hand - to.hand) === 1 &&
    isOneTwoFour(from.hand, neck) &&
    isOneTwoFour(to.hand, neck)
  )
}

/** Whether one finger of a still hand serves both notes, on two strings. */
function isSameFinger(from: FingeredNote, to: FingeredNote): boolean {
  const isHeld = from.isHeld && to.isHeld
  return !isHeld && to.finger > 0 && to.finger === from.finger && to.hand === from.hand
}

/**
 * Whether a finger that serves two strings has to leave the neck in between: it lies flat over two
 * neighbouring strings, the index finger over all.
 *
 * @param strings from the one to the other
 * @param frets from the one to the other
 */
export function isJump(finger: number, strings: number, frets: number): boolean {
  if (strings === 0) return false
  if (frets !== 0) return true
  return finger > 1 && Math.abs(strings) > 1
}

/** On a guitar an open string is no lever for a shift. */
function isEasedByOpenString({ finger }: FingeredNote, { instrument }: Neck): boolean {
  return finger === 0 && instrument.family !== 'guitar'
}

/** @param octaveFree whether the octave of either note is the planner's choice. */
export function transitionTermsOf(
  from: FingeredNote,
  to: FingeredNote,
  octaveFree: boolean,
  neck: Neck,
  pace?: Pace,
  pedalSide: PedalSide = 'none',
): TransitionTerms {
  const frets = Math.abs(to.hand - from.hand)
  const isEased = isEasedByOpenString(from, neck) || isPivot(from, to, neck)
  const strings = stringsBetween(from.string, to.string, neck)
  const { change, skip } = crossingWeightsOf(neck)
  const isSame = strings > 0 && isSameFinger(from, to)
  const skipCost = skip * Math.max(0, strings - 1)
  const isHalfStep = from.finger > 0 && to.finger > 0 && Math.abs(to.midi - from.midi) === 1
  return {
    shift: shiftCostOf(frets, isEased, pace),
    'shift-distance': shiftDistanceCostOf(frets, isEased, pace),
    'string-change': strings > 0 ? change : 0,
    'string-skip': skipCost,
    'pedal-skip': isThumbOnPedal(from, to, pedalSide) ? 0 - skipCost : 0,
    'split-semitone': strings > 0 && isHalfStep ? COST_TABLE['split-semitone'].weight : 0,
    'finger-move': COST_TABLE['finger-move'].weight * fretsOfLittleFinger(from, to, neck),
    roll: isSame ? COST_TABLE.roll.weight : 0,
    'finger-jump':
      isSame && isJump(to.finger, to.string - from.string, to.fret - from.fret)
        ? COST_TABLE['finger-jump'].weight
        : 0,
    'octave-leap': octaveFree ? octaveLeapCostOf(to.midi - from.midi) : 0,
  }
}

function makeTransitions(
  from: HandStates,
  to: HandStates,
  pace: Pace,
  pedalSide: PedalSide,
): Uint16Array {
  const octaveFree = from.key >= ANY_OCTAVE_KEY || to.key >= ANY_OCTAVE_KEY
  const starts = Array.from({ length: from.count }, (_, index) => fingeredNoteAt(from, index))
  const costs = new Uint16Array(to.count * from.count)
  for (let target = 0; target < to.count; target++) {
    const end = fingeredNoteAt(to, target)
    for (let start = 0; start < from.count; start++) {
      const terms = transitionTermsOf(starts[start]!, end, octaveFree, from.neck, pace, pedalSide)
      costs[target * from.count + start] =
        terms.shift +
        terms['shift-distance'] +
        terms['string-change'] +
        terms['string-skip'] +
        terms['pedal-skip'] +
        terms['split-semitone'] +
        terms['finger-move'] +
        terms.roll +
        terms['finger-jump'] +
        terms['octave-leap']
    }
  }
  return costs
}

/**
 * Costs from every state of one key to every state of another of the same neck at a pace, at
 * `[to × fromCount + from]`. An open string carries the hand: entries that would move it must not
 * be used.
 */
export function transitionsBetween(
  from: HandStates,
  to: HandStates,
  pace: Pace,
  pedalSide: PedalSide,
): Uint16Array {
  if (to.key === OWN_KEY) return makeTransitions(from, to, pace, pedalSide)
  const slot = (pace * PEDAL_SIDES.length + PEDAL_SIDES.indexOf(pedalSide)) * KEY_COUNT + to.key
  let costs = from.transitionsTo[slot]
  if (!costs) {
    costs = makeTransitions(from, to, pace, pedalSide)
    from.transitionsTo[slot] = costs
  }
  return costs
}
