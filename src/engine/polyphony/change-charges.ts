/** The weights of changes, laid out for the search. */
import { type HandWeights, shiftPartOf } from './cost-table'

/** No hand shifts further than this. */
export const MOST_FRETS = 32

/** The weights of changes as plain fields, which the search reads faster than a table by term. */
export interface ChangeCharges {
  /** Shift costs by the kinds of the two onsets. */
  readonly toNote: Int32Array
  readonly chordToChord: Int32Array
  readonly noteToChord: Int32Array
  readonly apart: number
  readonly skip: number
  readonly pitchMoves: number
  readonly roll: number
  readonly press: number
  readonly regrip: number
  readonly swap: number
  readonly letGo: number
  readonly strike: number
}

function shiftTable(start: number, perFret: number): Int32Array {
  return Int32Array.from({ length: 2 * MOST_FRETS }, (_, at) => {
    const frets = at % MOST_FRETS
    if (frets === 0) return 0
    const isAfterOpen = at >= MOST_FRETS
    return shiftPartOf(start, isAfterOpen) + shiftPartOf(perFret * frets, isAfterOpen)
  })
}

export function changeChargesOf(weights: HandWeights): ChangeCharges {
  const start = weights['chord-shift']
  return {
    toNote: shiftTable(weights['note-shift'], weights['note-shift-distance']),
    chordToChord: shiftTable(start, weights['chord-shift-distance']),
    noteToChord: shiftTable(start, weights['chord-shift-after-note']),
    apart: weights['strings-apart'],
    skip: weights['string-skip'],
    pitchMoves: weights['pitch-moves'],
    roll: weights.roll,
    press: weights.press,
    regrip: weights.regrip,
    swap: weights['finger-swap'],
    letGo: weights['let-go'],
    strike: weights['strike-held'],
  }
}
