/**
 * What the ways to the states of one note did before it: where the coming pitch last lay, and what
 * the hand played one note and two notes ago. Filled for one note at a time, and reused.
 */
import { COST_TABLE } from './cost'
import type { HandStates } from './hand-states'
import type { NoteChoices } from './note-choices'
import { MAX_STATES } from './parent-order'
import { isJump } from './transitions'

const MOVED_PITCH = COST_TABLE['moved-pitch'].weight
const WIDE_ROLL = COST_TABLE['wide-roll'].weight
const FINGER_JUMP = COST_TABLE['finger-jump'].weight

/** The states of every note so far and where each came from, `stride` cells a note. */
export interface Trail {
  readonly choices: readonly NoteChoices[]
  readonly stateAt: Uint16Array
  readonly fromAt: Uint16Array
  readonly stride: number
}

/** Where the coming pitch last lay, 0 for nowhere: `string × 32 + fret`, as `placeCode`. */
const lastPlace = new Uint16Array(MAX_STATES)
/** Finger of two notes ago, 0 where it is of no matter. */
const backFinger = new Uint8Array(MAX_STATES)
const backString = new Uint8Array(MAX_STATES)
const backFret = new Uint8Array(MAX_STATES)
const beforeFinger = new Uint8Array(MAX_STATES)
const beforeString = new Uint8Array(MAX_STATES)
const beforeFret = new Uint8Array(MAX_STATES)

/**
 * Looks back from the states of the note before.
 *
 * @param count of those states
 * @param stepsBack to where the coming pitch last sounded, 0 for nowhere
 */
export function recall(trail: Trail, note: number, count: number, stepsBack: number): void {
  const { choices, stateAt, fromAt, stride } = trail
  const before = choices[note - 1]!.states
  const back = choices[note - 2]?.states
  const last = stepsBack === 0 ? undefined : choices[note - stepsBack]!.states
  const here = (note - 1) * stride
  for (let start = 0; start < count; start++) {
    const parent = fromAt[here + start]!
    lastPlace[start] = 0
    if (last && stepsBack > 1 && start > 0 && parent === fromAt[here + start - 1]) {
      // Ways that part only now have the same past.
      lastPlace[start] = lastPlace[start - 1]!
    } else if (last) {
      let at = start
      for (let step = 1; step < stepsBack; step++) at = fromAt[(note - step) * stride + at]!
      const state = stateAt[(note - stepsBack) * stride + at]!
      lastPlace[start] = last.string[state]! * 32 + last.fret[state]!
    }
    backFinger[start] = 0
    if (!back || back.isHeld) continue
    const own = stateAt[here + start]!
    const state = stateAt[(note - 2) * stride + parent]!
    if (back.hand[state] !== before.hand[own]) continue
    backFinger[start] = back.finger[state]!
    backString[start] = back.string[state]!
    backFret[start] = back.fret[state]!
    beforeFinger[start] = before.finger[own]!
    beforeString[start] = before.string[own]!
    beforeFret[start] = before.fret[own]!
  }
}

/** A pitch that lay elsewhere on the way that ends in `start`. */
export function movedCost(start: number, states: HandStates, state: number): number {
  const place = lastPlace[start]!
  const isMoved = place > 0 && place !== states.string[state]! * 32 + states.fret[state]!
  return isMoved ? MOVED_PITCH : 0
}

/** As `figureTermsOf`, for a hand that stays where it was. */
export function figureCost(start: number, states: HandStates, state: number): number {
  const finger = states.finger[state]!
  if (finger === 0 || finger !== backFinger[start] || states.isHeld) return 0
  const string = states.string[state]!
  const fret = states.fret[state]!
  const firstString = backString[start]!
  const firstFret = backFret[start]!
  if (beforeFinger[start] !== finger) {
    return isJump(finger, string - firstString, fret - firstFret) ? FINGER_JUMP : 0
  }
  const secondString = beforeString[start]!
  const isOneFret = firstFret === fret && beforeFret[start] === fret
  const isThreeStrings =
    firstString !== secondString && secondString !== string && firstString !== string
  return finger > 2 && isOneFret && isThreeStrings ? WIDE_ROLL : 0
}
