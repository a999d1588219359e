/**
 * What it costs to go from one way of playing a note to a way of playing the next, as one table a
 * pair of keys, made when first needed and kept with the states: about 1 kB each, 49 × 49 pairs of
 * exact pitches on the standard guitar.
 */
import { isOneTwoFour } from '../hand/finger-reach'
import { isDrone } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { COST_TABLE, octaveLeapCostOf, shiftCostOf, shiftDistanceCostOf } from './cost'
import { ANY_OCTAVE_KEY, type HandStates } from './hand-states'
import { crossingWeightsOf } from './neck-weights'

/** One end of a transition. */
export interface HandState {
  readonly string: number
  readonly fret: number
  readonly finger: number
  readonly hand: number
  readonly midi: number
}

/** The terms of a transition, apart, as a breakdown prints them. */
export interface TransitionTerms {
  readonly shift: number
  readonly 'shift-distance': number
  readonly 'string-change': number
  readonly 'string-skip': number
  readonly 'finger-move': number
  readonly roll: number
  readonly 'octave-leap': number
}

/** A short string is a drone that the thumb rests on, so that going there crosses nothing. */
function stringsBetween(from: HandState, to: HandState, neck: Neck): number {
  const touchesDrone = isDrone(from.string, neck) || isDrone(to.string, neck)
  return touchesDrone ? 0 : Math.abs(to.string - from.string)
}

/**
 * Frets from one note of the little finger to the next in one hand position. On a guitar it has one
 * fret there and a stretch, which has its own cost.
 */
function fretsOfLittleFinger(from: HandState, to: HandState, neck: Neck): number {
  if (from.finger !== 4 || to.finger !== 4 || from.hand !== to.hand) return 0
  return neck.instrument.family === 'guitar' ? 0 : Math.abs(to.fret - from.fret)
}

/** Near the nut of a bass the hand pivots on its thumb by a fret, which is part of 1-2-4. */
function isPivot(from: HandState, to: HandState, neck: Neck): boolean {
  return (
    Math.abs(from.hand - to.hand) === 1 &&
    isOneTwoFour(from.hand, neck) &&
    isOneTwoFour(to.hand, neck)
  )
}

/** @param octaveFree whether the octave of either note is the planner's choice. */
export function transitionTermsOf(
  from: HandState,
  to: HandState,
  octaveFree: boolean,
  neck: Neck,
): TransitionTerms {
  const frets = Math.abs(to.hand - from.hand)
  const isEased = from.finger === 0 || isPivot(from, to, neck)
  const strings = stringsBetween(from, to, neck)
  const { change, skip } = crossingWeightsOf(neck)
  const rolls = strings > 0 && to.finger > 0 && to.finger === from.finger && frets === 0
  return {
    shift: shiftCostOf(frets, isEased),
    'shift-distance': shiftDistanceCostOf(frets, isEased),
    'string-change': strings > 0 ? change : 0,
    'string-skip': skip * Math.max(0, strings - 1),
    'finger-move': COST_TABLE['finger-move'].weight * fretsOfLittleFinger(from, to, neck),
    roll: rolls ? COST_TABLE.roll.weight : 0,
    'octave-leap': octaveFree ? octaveLeapCostOf(to.midi - from.midi) : 0,
  }
}

function stateAt(states: HandStates, index: number): HandState {
  return {
    string: states.string[index]!,
    fret: states.fret[index]!,
    finger: states.finger[index]!,
    hand: states.hand[index]!,
    midi: states.midi[index]!,
  }
}

function makeTransitions(from: HandStates, to: HandStates): Uint16Array {
  const octaveFree = from.key >= ANY_OCTAVE_KEY || to.key >= ANY_OCTAVE_KEY
  const starts = Array.from({ length: from.count }, (_, index) => stateAt(from, index))
  const costs = new Uint16Array(to.count * from.count)
  for (let target = 0; target < to.count; target++) {
    const end = stateAt(to, target)
    for (let start = 0; start < from.count; start++) {
      const terms = transitionTermsOf(starts[start]!, end, octaveFree, from.neck)
      costs[target * from.count + start] =
        terms.shift +
        terms['shift-distance'] +
        terms['string-change'] +
        terms['string-skip'] +
        terms['finger-move'] +
        terms.roll +
        terms['octave-leap']
    }
  }
  return costs
}

/**
 * Costs from every state of one key to every state of another of the same neck, at
 * `[to × fromCount + from]`. An open string carries the hand: entries that would move it must not
 * be used.
 */
export function transitionsBetween(from: HandStates, to: HandStates): Uint16Array {
  let costs = from.transitionsTo[to.key]
  if (!costs) {
    costs = makeTransitions(from, to)
    from.transitionsTo[to.key] = costs
  }
  return costs
}
