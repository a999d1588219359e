/**
 * Twenty-five lines in twelve keys: tunes of the public domain, exercises, riffs and licks, written
 * down for these tests. A row is the lowest key as a MIDI root and the semitones over it.
 */
import type { Note } from './note'

// biome-ignore format: a line a row
const LINES: readonly (readonly [name: string, root: number, semitones: string])[] = [
  ['Ode to Joy', 55, '4 4 5 7 7 5 4 2 0 0 2 4 4 2 2'],
  ['Twinkle, Twinkle', 52, '0 0 7 7 9 9 7 5 5 4 4 2 2 0'],
  ['When the Saints', 53, '0 4 5 7 0 4 5 7 0 4 5 7 4 0 4 2'],
  ['Frère Jacques', 50, '0 2 4 0 0 2 4 0 4 5 7 4 5 7 7 9 7 5 4 0'],
  ['Aura Lee', 50, '-5 0 -1 0 2 -3 2 0 -1 -3 -1 0'],
  ['Joy to the World', 48, '12 11 9 7 5 4 2 0 7 9 9 11 11 12'],
  ['Greensleeves', 52, '0 3 5 7 9 7 5 2 -2 0 2 3 0 0 -1 0 2 -1 -5'],
  ['Scarborough Fair', 50, '0 0 7 7 2 3 2 0 7 10 12 10 7 9 5 7'],
  ['Drunken Sailor', 50, '7 7 7 7 7 7 7 0 3 7 5 5 5 5 5 5 5 -2 2 5'],
  ['House of the Rising Sun', 45, '0 0 2 3 7 5 0 12 12 10 5 7'],
  ['Amazing Grace', 50, '-5 0 4 0 4 2 0 -3 -5 -5 0 4 0 4 2 7'],
  ['Minuet', 55, '7 0 2 4 5 7 0 0 9 5 7 9 11 12 0 0'],
  ['a major scale up and down', 45, '0 2 4 5 7 9 11 12 11 9 7 5 4 2 0'],
  ['a minor scale in two octaves', 40, '0 2 3 5 7 8 10 12 14 15 17 19 20 22 24'],
  ['a scale in thirds', 48, '0 4 2 5 4 7 5 9 7 11 9 12'],
  ['a scale in fours', 48, '0 2 4 5 2 4 5 7 4 5 7 9 5 7 9 11'],
  ['a major arpeggio', 45, '0 4 7 12 16 12 7 4 0'],
  ['a chromatic line', 48, '0 1 2 3 4 5 4 3 2 1 0'],
  ['a boogie', 40, '0 4 7 9 10 9 7 4 0 4 7 9 10 9 7 4'],
  ['a riff of the minor pentatonic', 40, '0 0 3 5 0 3 6 5 0 3 5 3 0'],
  ['a riff over its low note', 40, '0 0 12 0 0 10 0 0 9 0 0 7 8 9'],
  ['a blues lick', 57, '0 3 5 6 7 10 12 10 7 5 3 0'],
  ['a lick of the major pentatonic', 55, '0 2 4 7 9 7 4 2 0 -3 -5'],
  ['a line over changes', 50, '2 5 9 12 11 7 5 2 0 4 7 11 9'],
  ['a high tune', 60, '7 9 11 12 14 12 11 7 9 5 7 4 5 2 0'],
]

const midisOf = (text: string, root: number) => text.split(' ').map((over) => root + Number(over))

/** Every line in each of its keys. */
export const TUNES: readonly { readonly name: string; readonly midis: readonly number[] }[] =
  LINES.flatMap(([name, root, text]) =>
    Array.from({ length: 12 }, (_, key) => ({ name, midis: midisOf(text, root + key) })),
  )

export const lineOf = (midis: readonly number[]): readonly Note[] =>
  midis.map((midi, startBeat) => ({ midi, startBeat, durationBeats: 1 }))
