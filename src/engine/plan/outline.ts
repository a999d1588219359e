/** What moves look at: of each state, and of two slices that follow each other. */
import { oncePer } from '../once-per'
import { ANY_OCTAVE, type States } from './states'

/** What moves look at, a state each. */
export interface Outline {
  /** The outer strings of the new notes. */
  readonly thin: Uint8Array
  readonly thick: Uint8Array
  /** The strings of the new notes as bits. */
  readonly struck: Uint16Array
  /** 1 where nothing is pressed, so that the hand stays where it was. */
  readonly carries: Uint8Array
  /** The strings under each finger as bits, four a state. */
  readonly pressed: Uint16Array
  /** The fret of each finger, four a state. */
  readonly fingerFrets: Uint8Array
}

export const FINGERS = 4

/** The outline of states, worked out once. */
export const outlineFor = oncePer((states: States): Outline => {
  const { fresh, count, width, strings, frets, fingers, isHandAsked } = states
  const thin = new Uint8Array(count).fill(255)
  const thick = new Uint8Array(count)
  const struck = new Uint16Array(count)
  const carries = new Uint8Array(count).fill(isHandAsked ? 0 : 1)
  const pressed = new Uint16Array(count * FINGERS)
  const fingerFrets = new Uint8Array(count * FINGERS)
  for (let state = 0; state < count; state++) {
    for (let column = 0; column < width; column++) {
      const at = state * width + column
      const string = strings[at]!
      if (string === 0) continue
      if (column < fresh.length) {
        thin[state] = Math.min(thin[state]!, string)
        thick[state] = Math.max(thick[state]!, string)
        struck[state]! |= 1 << string
      }
      if (frets[at] === 0) continue
      const finger = state * FINGERS + fingers[at]! - 1
      carries[state] = 0
      pressed[finger]! |= 1 << string
      fingerFrets[finger] = frets[at]!
    }
  }
  return { thin, thick, struck, carries, pressed, fingerFrets }
})

/** Notes of both slices, as pairs of columns, one after the other. */
export function repeatedColumns(before: States, after: States): readonly number[] {
  const pairs: number[] = []
  for (let column = 0; column < after.fresh.length; column++) {
    const was = before.fresh.indexOf(after.fresh[column]!)
    if (was >= 0) pairs.push(was, column)
  }
  return pairs
}

/** Where the notes that are held stood in the slice before. */
export function soundedColumns(before: States, after: States): readonly number[] {
  const columns: number[] = []
  for (const pitch of after.held) {
    const column = before.fresh.indexOf(pitch)
    columns.push(column < 0 ? before.fresh.length + before.held.indexOf(pitch) : column)
  }
  return columns
}

/** Semitones up from one single note to the next; 0 where there are more or an octave is open. */
export function stepOf(before: States, after: States): number {
  const [one = ANY_OCTAVE] = before.fresh
  const [other = ANY_OCTAVE] = after.fresh
  const isStep = before.fresh.length * after.fresh.length === 1 && Math.max(one, other) < ANY_OCTAVE
  return isStep ? other - one : 0
}
