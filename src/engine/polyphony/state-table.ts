/**
 * Hand states as parallel columns: every way to sound the notes of one onset, in the order of
 * strings, let go last, then the highest hand (for open strings alone the lowest); by this order equal routes
 * are told apart.
 */
import type { Placement } from './placements'

export const FINGERS_OF_A_HAND = 4

export interface HandStates {
  readonly count: number
  /** All states, 0 … count − 1. */
  readonly all: Uint16Array
  /** Columns of new notes; those of held notes follow. */
  readonly freshCount: number
  readonly noteCount: number
  /** Which placement a state has, by order; those of one placement follow each other. */
  readonly placement: Uint16Array
  /** At `[state × noteCount + column]`; 0 for a held note that is let go. */
  readonly strings: Uint8Array
  readonly frets: Uint8Array
  /** 0 open or let go, 1 index … 4 little. */
  readonly fingers: Uint8Array
  /** Fret under the index finger, ≥ 1; open strings alone exist once for every hand. */
  readonly hand: Uint8Array
  /** Cost of the onset alone. */
  readonly cost: Int32Array
  /** Sum of the frets of new notes. */
  readonly fretSum: Uint16Array
  /** Outer strings of the new notes. */
  readonly firstString: Uint8Array
  readonly lastString: Uint8Array
  /** Bit n for a new note on string n. */
  readonly freshStrings: Uint16Array
  /** Strings that are pressed, 0 where all are open. */
  readonly pressCount: Uint8Array
  /** Where each finger presses, fret in bits 0–4, strings from bit 5, at `[state × 4 + finger − 1]`; 0 free. */
  readonly fingerPlaces: Uint16Array
  /** The finger on each string, three bits a string; 0 open or silent. */
  readonly fingersByString: Uint32Array
  /** All three bits of each string on which a held note is pressed. */
  readonly heldFingers: Uint32Array
  /** Frets pressed on strings 1–6 and from 7 on, five bits a string; 0 not pressed. */
  readonly pressedLow: Int32Array
  readonly pressedHigh: Int32Array
  /** Strings of held notes in the order of columns, four bits each; 0 let go. */
  readonly heldStrings: Uint32Array
}

/** Bits of a fret; strings lie above them. */
export const FRET_BITS = 5
/** Bits of a finger, so that ten strings fill 30. */
const FINGER_BITS = 3
const FINGER_MASK = 0b111
/** Strings in one packed number of pressed frets. */
export const STRINGS_PACKED = 6

/** One state as it is found. */
export interface StateRow {
  readonly placement: Placement
  readonly hand: number
  readonly cost: number
  /** One a press, with the columns of the presses. */
  readonly fingers: readonly number[]
  readonly columns: readonly number[]
}

/** The states of an onset as columns. */
export function packStates(
  rows: readonly StateRow[],
  freshCount: number,
  noteCount: number,
): HandStates {
  const count = rows.length
  const states = {
    count,
    all: Uint16Array.from({ length: count }, (_, state) => state),
    freshCount,
    noteCount,
    placement: new Uint16Array(count),
    strings: new Uint8Array(count * noteCount),
    frets: new Uint8Array(count * noteCount),
    fingers: new Uint8Array(count * noteCount),
    hand: new Uint8Array(count),
    cost: new Int32Array(count),
    fretSum: new Uint16Array(count),
    firstString: new Uint8Array(count).fill(255),
    lastString: new Uint8Array(count),
    freshStrings: new Uint16Array(count),
    pressCount: new Uint8Array(count),
    fingerPlaces: new Uint16Array(count * FINGERS_OF_A_HAND),
    fingersByString: new Uint32Array(count),
    heldFingers: new Uint32Array(count),
    pressedLow: new Int32Array(count),
    pressedHigh: new Int32Array(count),
    heldStrings: new Uint32Array(count),
  }
  for (const [state, { placement, hand, cost, fingers, columns }] of rows.entries()) {
    const isSame = state === 0 || rows[state - 1]!.placement === placement
    states.placement[state] = state === 0 ? 0 : states.placement[state - 1]! + (isSame ? 0 : 1)
    states.hand[state] = hand
    states.cost[state] = cost
    states.strings.set(placement.strings, state * noteCount)
    states.frets.set(placement.frets, state * noteCount)
    for (let column = 0; column < freshCount; column++) {
      const string = placement.strings[column]!
      states.fretSum[state]! += placement.frets[column]!
      states.firstString[state] = Math.min(states.firstString[state]!, string)
      states.lastString[state] = Math.max(states.lastString[state]!, string)
      states.freshStrings[state]! |= 1 << string
    }
    states.pressCount[state] = fingers.length
    for (const [index, finger] of fingers.entries()) {
      const column = columns[index]!
      const at = state * FINGERS_OF_A_HAND + finger - 1
      states.fingers[state * noteCount + column] = finger
      const fret = placement.frets[column]!
      const place = placement.strings[column]! - 1
      // Bit 5 is string 1, so that ten strings and a fret fill 15 bits.
      states.fingerPlaces[at]! |= (1 << (FRET_BITS + place)) | fret
      states.fingersByString[state]! |= finger << (FINGER_BITS * place)
      if (column >= freshCount) states.heldFingers[state]! |= FINGER_MASK << (FINGER_BITS * place)
      const isLow = place < STRINGS_PACKED
      const pressed = isLow ? states.pressedLow : states.pressedHigh
      pressed[state]! |= fret << (FRET_BITS * (isLow ? place : place - STRINGS_PACKED))
    }
    for (let column = freshCount; column < noteCount; column++) {
      states.heldStrings[state]! |= placement.strings[column]! << (4 * (column - freshCount))
    }
  }
  return states
}
