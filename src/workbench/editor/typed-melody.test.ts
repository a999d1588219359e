/** Melodies as players type them. */
import { expect, test } from 'vitest'
import { NAME_SYSTEMS, type NameSystem } from '#engine/theory/note-names/name-systems'
import { readTypedMelody } from './typed-melody'

const ORDERS: Readonly<Record<NameSystem, readonly NameSystem[]>> = {
  english: NAME_SYSTEMS,
  german: ['german', 'english', 'solfege'],
  solfege: ['solfege', 'english', 'german'],
}
/** `60 0:1`: pitch, start, length; `~` for one whose octave is free. */
const told = (text: string, names: NameSystem = 'english', beats = 1) =>
  readTypedMelody(text, ORDERS[names], beats)
    .notes.map((note) => {
      const { midi, anyOctave, startBeat, durationBeats } = note
      return `${anyOctave ? '~' : ''}${midi} ${startBeat}:${durationBeats}`
    })
    .join(', ')

test.each<[text: string, names: NameSystem, expected: string]>([
  ['C4 D4 E4:2', 'english', '60 0:1, 62 1:1, 64 2:2'],
  ['C4, D4 | E4:1/2 r:1.5 F#4', 'english', '60 0:1, 62 1:1, 64 2:0.5, 66 4:1'],
  ['60 62@3 64', 'english', '60 0:1, 62 3:1, 64 4:1'],
  ['sol la si', 'english', '~67 0:1, ~69 1:1, ~71 2:1'],
  ['do4 ré4 mib4', 'solfege', '60 0:1, 62 1:1, 63 2:1'],
  ['H3 B3 cis4', 'german', '59 0:1, 58 1:1, 61 2:1'],
  ['H3 C4', 'english', '59 0:1, 60 1:1'],
])('%s in %s names', (text, names, expected) => {
  expect(told(text, names)).toBe(expected)
})

test('a note without a length has the one that is chosen', () => {
  expect(told('C4 D4:1 E4', 'english', 0.5)).toBe('60 0:0.5, 62 0.5:1, 64 1.5:0.5')
})

test.each([
  ['C4 X4 D4', ['X4']],
  ['C4:0 D4/3 200', ['C4:0', 'D4/3', '200']],
  ['', []],
])('%s: what is no note is told', (text, unread) => {
  expect(readTypedMelody(text, NAME_SYSTEMS, 1).unread).toEqual(unread)
})
