/**
 * The packed form of a project: a JSON list of the fields below, in this order, in which `null`
 * (or the end of the list) stands for what is expected. Text of share links depends on it, so it
 * is kept for ever: what is expected is written out here and does not follow today's defaults. A
 * better form gets a new character in `dictionaries.ts`, and this one stays for reading.
 *
 * | field | holds | expected |
 * |---|---|---|
 * | 0 title, 1 id | as they are | |
 * | 2 theory | `root scale chord layer chordRoot` | no chordRoot |
 * | 3 note | of the selected pitch, `Bb3` | |
 * | 4 source | its place, empty for the piano | the place of the first note |
 * | 5 measures | a list for each measure, below | |
 * | 6 createdAt | as it is, or its date alone for midnight | midnight of the form's date |
 * | 7 updatedAt | the same | createdAt |
 * | 8 cursorBeat, 9 pianoPreset, 10 outputLevel, 11 mode, 12 capo | as they are | `EXPECTED` |
 * | 13 tuning | string, name, midi of each row; see below | standard, string 6 first |
 * | 14 pitch | frequencyHz, noteName, octave, pitchClass | as the note says |
 * | 15 overlays | as they are | none |
 * | 16 instrument | its id, in the form for any neck | none |
 * | 17 song | see `pack-song.ts` | none |
 * | 18 worksheet | as it is | none |
 *
 * The form for any neck writes open notes with a blank between them as the tuning where they stand
 * from the last string to string 1, `D2 A2 D3 G3 B3 E4`, and its notes sound the capo too. A short
 * string begins where the instrument table says.
 *
 * | measure | holds | expected |
 * |---|---|---|
 * | 0 places | two characters a note: string and fret, each in base 36 | |
 * | 1 rhythm | a character a note: U+0030 + the index of its pair in the next field | all the same |
 * | 2 pairs | advance (see `packed-rhythm.ts`) and durationBeats of each pair | `null`, 1 |
 * | 3 ids | note index and id, or its number alone, wherever a run breaks | one run |
 * | 4 id, 5 tempo, 6 beats, 7 beat unit | as they are | `measure-<n>`; as the measure before |
 * | 8 techniques | note index and technique | `normal` |
 * | 9 marks | note index and letters: the finger's of `FINGER_LETTERS`, then `~` for tied, then the voice from 2, then the name | none |
 */
import type { FretPosition } from '../instrument/fretboard'
import { LOWER_VOICES, TAB_FINGERS, type TabNote } from '../tab/tab-event'
import { frequencyHzOf, midiOf, parseNote } from '../theory/pitch'

export const EXPECTED = {
  cursorBeat: 0,
  pianoPreset: '49-key',
  outputLevel: 0.8,
  mode: 'exact',
  capo: 0,
  durationBeats: 1,
  tempo: 90,
  beats: 4,
  beatUnit: 4,
  technique: 'normal',
  /** string, name, midi of each row. */
  tuning: [6, 'E2', 40, 5, 'A2', 45, 4, 'D3', 50, 3, 'G3', 55, 2, 'B3', 59, 1, 'E4', 64],
} as const

/** What follows a date that stands for its midnight. */
export const MIDNIGHT_UTC = 'T00:00:00.000Z'

/** Character code of the first pair of a rhythm. */
export const RHYTHM_CODE_BASE = 0x30

export function expectedMeasureId(measureIndex: number): string {
  return `measure-${measureIndex + 1}`
}

/** What a selected note's text implies; `undefined` for text that is no note with octave. */
export function impliedByNote(note: string) {
  const parsed = parseNote(note)
  if (parsed?.octave === undefined) return undefined
  const midi = midiOf(parsed.name, parsed.octave)
  const name = note.slice(0, note.length - String(parsed.octave).length)
  return { frequencyHz: frequencyHzOf(midi), midi, name, octave: parsed.octave }
}

/** By `TAB_FINGERS`: thumb, index, middle, ring, little. */
const FINGER_LETTERS = 'timrl'
const TIED = '~'

type Marks = Pick<TabNote, 'finger' | 'tied' | 'voice' | 'name'>

/** The marks of a note as letters; empty for none. */
export function formatMarks({ finger, tied, voice, name }: Marks): string {
  const letter = finger === undefined ? '' : FINGER_LETTERS[TAB_FINGERS.indexOf(finger)]!
  return letter + (tied ? TIED : '') + (voice ?? '') + (name ?? '')
}

/** The marks of letters; `undefined` for other ones. */
export function parseMarks(letters: string): Marks | undefined {
  const [, letter, tied, digit, name] =
    /^([timrl]?)(~?)([2-4]?)([A-G](?:##?|bb?)?)?$/.exec(letters) ?? []
  if (tied === undefined) return undefined
  const finger = TAB_FINGERS[FINGER_LETTERS.indexOf(letter || ' ')]
  const voice = LOWER_VOICES.find((known) => String(known) === digit)
  return {
    ...(finger && { finger }),
    ...(tied && { tied: true }),
    ...(voice && { voice }),
    ...(name && { name }),
  }
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A string and a fret, each up to 35, in two characters. */
export function formatPlace(place: FretPosition): string {
  return DIGITS[place.string]! + DIGITS[place.fret]!
}

/** The place at an index of a list of places; `undefined` where its characters name none. */
export function parsePlace(places: string, noteIndex: number): FretPosition | undefined {
  const string = DIGITS.indexOf(places.charAt(2 * noteIndex))
  const fret = DIGITS.indexOf(places.charAt(2 * noteIndex + 1))
  return string >= 1 && fret >= 0 ? { string, fret } : undefined
}
