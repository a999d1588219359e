/** Written note lengths and what they last in the beats of a time signature. */
import { TICKS_PER_BEAT, type TimeSignature, tickOf } from '#engine/tab/measure'

/** 1 = whole note … 16 = sixteenth. */
export const NOTE_VALUES = [1, 2, 4, 8, 16] as const
export type NoteValue = (typeof NOTE_VALUES)[number]

export interface NoteLength {
  readonly value: NoteValue
  readonly isDotted: boolean
  readonly isTriplet: boolean
}

export const QUARTER: NoteLength = { value: 4, isDotted: false, isTriplet: false }

const VALUE_WORDS: Readonly<Record<NoteValue, string>> = {
  1: 'whole note',
  2: 'half note',
  4: 'quarter note',
  8: 'eighth note',
  16: 'sixteenth note',
}

/** `dotted eighth note`, `quarter note triplet`. */
export function noteLengthWords(length: NoteLength): string {
  const words = VALUE_WORDS[length.value]
  if (length.isDotted) return `dotted ${words}`
  return length.isTriplet ? `${words} triplet` : words
}

/** Beats as the editor stores them, without the rounding errors of thirds. */
export function snapBeat(beat: number): number {
  return tickOf(beat) / TICKS_PER_BEAT
}

/** Beats that a note length lasts where the beat is the unit of the signature's denominator. */
export function lengthBeats(length: NoteLength, timeSignature: TimeSignature): number {
  const plain = timeSignature[1] / length.value
  return snapBeat(plain * (length.isDotted ? 1.5 : length.isTriplet ? 2 / 3 : 1))
}

/** The next longer (+1) or shorter (−1) note value; dot and triplet stay. */
export function steppedLength(length: NoteLength, step: 1 | -1): NoteLength {
  const index = NOTE_VALUES.indexOf(length.value) - step
  return { ...length, value: NOTE_VALUES[index] ?? length.value }
}
