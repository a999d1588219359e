/**
 * Note text, spelled notes and MIDI pitches.
 *
 * A note name is a *written* thing: `C#` and `Db` sound alike and are different names. A pitch is
 * what sounds: MIDI 0–127, C4 = 60, A4 = 440 Hz, equal temperament.
 */

import { withinOctave } from './pitch-class'

export type Letter = 'C' | 'D' | 'E' | 'F' | 'G' | 'A' | 'B'

/** A spelled pitch class: a letter and its accidental, −2 (`bb`) to +2 (`##`). */
export interface NoteName {
  readonly letter: Letter
  readonly accidental: number
}

/** Note text as read: a name, and the octave if one was written (−1 to 9, and B#-2, which sounds C-1). */
export interface ParsedNote {
  readonly name: NoteName
  readonly octave?: number
}

export const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const satisfies readonly Letter[]
const LETTER_PITCH_CLASS = [0, 2, 4, 5, 7, 9, 11] as const

export const MIN_MIDI = 0
export const MAX_MIDI = 127

/** Index of a letter from C = 0 to B = 6. */
export function letterIndexOf(letter: Letter): number {
  return LETTERS.indexOf(letter)
}

/** Pitch class of a letter index without accidental; the index may be any integer. */
export function naturalPitchClassOf(letterIndex: number): number {
  return LETTER_PITCH_CLASS[((letterIndex % 7) + 7) % 7]!
}

const NOTE_TEXT = /^([A-Ga-g])(##|#|bb|b|x|♯♯|♯|♭♭|♭|𝄪|𝄫)?(-[12]|[0-9])?$/u
const ACCIDENTAL_OF: ReadonlyMap<string, number> = new Map([
  ['##', 2],
  ['x', 2],
  ['♯♯', 2],
  ['𝄪', 2],
  ['#', 1],
  ['♯', 1],
  ['b', -1],
  ['♭', -1],
  ['bb', -2],
  ['♭♭', -2],
  ['𝄫', -2],
])
const ACCIDENTAL_TEXT = ['bb', 'b', '', '#', '##'] as const

/**
 * Reads note text: a letter in either case, up to two accidentals, an optional octave −1…9, and −2
 * where the pitch is one of MIDI: `B#-2` is the lowest.
 * Gives `undefined` for anything else, and for text whose pitch lies outside MIDI 0–127.
 *
 * @example
 * formatNoteName(parseNote('bb3')!.name) // => "Bb"
 * parseNote('H4') // => undefined
 */
export function parseNote(text: string): ParsedNote | undefined {
  if (text.length > 6) return undefined
  const match = NOTE_TEXT.exec(text)
  if (!match) return undefined
  const name: NoteName = {
    letter: match[1]!.toUpperCase() as Letter,
    accidental: match[2] === undefined ? 0 : ACCIDENTAL_OF.get(match[2])!,
  }
  if (match[3] === undefined) return { name }
  const octave = Number(match[3])
  const midi = midiOf(name, octave)
  return midi < MIN_MIDI || midi > MAX_MIDI ? undefined : { name, octave }
}

/**
 * Reads a root: a note name without octave.
 *
 * @example
 * formatNoteName(parseRoot('f##')!) // => "F##"
 * parseRoot('C4') // => undefined
 */
export function parseRoot(text: string): NoteName | undefined {
  const note = parseNote(text)
  return note && note.octave === undefined ? note.name : undefined
}

/** Writes a note name in ASCII: `C`, `F#`, `Bbb`. */
export function formatNoteName(name: NoteName): string {
  return name.letter + (ACCIDENTAL_TEXT[name.accidental + 2] ?? '')
}

/** Pitch class of a note name, 0–11, C = 0. `Cb` is 11. */
export function pitchClassOf(name: NoteName): number {
  return withinOctave(naturalPitchClassOf(letterIndexOf(name.letter)) + name.accidental)
}

/** MIDI number of a name in the octave of its letter: `B#3` is 60 and `Cb4` is 59. */
export function midiOf(name: NoteName, octave: number): number {
  return (octave + 1) * 12 + naturalPitchClassOf(letterIndexOf(name.letter)) + name.accidental
}

/** The written octave that makes `name` sound at `midi`; the two must share a pitch class. */
export function writtenOctaveOf(name: NoteName, midi: number): number {
  const natural = midi - name.accidental
  return Math.floor(natural / 12) - 1
}

/**
 * Writes a MIDI pitch under a given name.
 *
 * @example
 * formatPitch({ letter: 'B', accidental: 1 }, 60) // => "B#3"
 * @throws RangeError when the name does not sound that pitch class.
 */
export function formatPitch(name: NoteName, midi: number): string {
  if (pitchClassOfMidi(midi) !== pitchClassOf(name)) {
    throw new RangeError(`${formatNoteName(name)} does not name MIDI ${midi}`)
  }
  return formatNoteName(name) + String(writtenOctaveOf(name, midi))
}

/** Pitch class 0–11 of a MIDI number. */
export function pitchClassOfMidi(midi: number): number {
  return withinOctave(midi)
}

export const CONCERT_A4_HZ = 440

/** Frequency in hertz by that of A4 (MIDI 69), equal temperament, rounded to 1/1000 Hz. */
export function frequencyHzOf(midi: number, a4Hz = CONCERT_A4_HZ): number {
  return Math.round(a4Hz * 1000 * 2 ** ((midi - 69) / 12)) / 1000
}

/**
 * The MIDI pitch nearest to a frequency, and how far off it is in cents (−50…50).
 *
 * @example
 * nearestPitchOf(442) // => {"midi":69,"cents":7.85}
 */
export function nearestPitchOf(frequencyHz: number): { midi: number; cents: number } {
  const exact = 69 + 12 * Math.log2(frequencyHz / 440)
  const midi = Math.round(exact) + 0
  return { midi, cents: Math.round((exact - midi) * 10_000) / 100 + 0 }
}
