import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INSTRUMENTS,
  MAX_STRINGS,
  MIN_STRINGS,
  neckOf,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { centsWords, heardStringOf } from '../panels/neck-sheet/tuner'
import { openNoteOf, withOpenMidi, withStringAdded, withStringRemoved } from './edit-strings'

const notesOf = ({ strings }: typeof STANDARD_NECK) =>
  strings
    .map(({ name }) => name)
    .toReversed()
    .join(' ')

describe('a string tuned by a semitone', () => {
  test.each([
    [6, 38, 'D2 A2 D3 G3 B3 E4', 'drop-d'],
    [6, 39, 'Eb2 A2 D3 G3 B3 E4', 'custom'],
    [1, 64, 'E2 A2 D3 G3 B3 E4', 'standard-6-string'],
    [6, 5, 'E2 A2 D3 G3 B3 E4', 'standard-6-string'],
  ])('string %i at MIDI %i makes %s, which is %s', (string, midi, notes, id) => {
    const tuned = withOpenMidi(STANDARD_NECK, string, midi)
    expect(notesOf(tuned)).toBe(notes)
    expect(tuned.tuning.id).toBe(id)
  })

  test('two steps down and two up are home, by name', () => {
    const down = withOpenMidi(withOpenMidi(STANDARD_NECK, 6, 39), 6, 38)
    expect(withOpenMidi(withOpenMidi(down, 6, 39), 6, 40)).toBe(STANDARD_NECK)
  })
})

test('strings are added below the last one and taken from there, three to ten of them', () => {
  let neck = STANDARD_NECK
  for (let n = 0; n < 8; n++) neck = withStringAdded(neck)
  expect(neck.strings).toHaveLength(MAX_STRINGS)
  for (let n = 0; n < 12; n++) neck = withStringRemoved(neck)
  expect(neck.strings).toHaveLength(MIN_STRINGS)
  expect(notesOf(withStringAdded(STANDARD_NECK))).toBe('B1 E2 A2 D3 G3 B3 E4')
})

const ROWS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.map((tuning) => neckOf(instrument, tuning)),
)

test('a capo keeps the tuning and its name, on every neck of the table', () => {
  for (const neck of ROWS) {
    const capoed = withCapo(neck, 3)
    expect(capoed.tuning).toEqual(neck.tuning)
    expect(capoed.strings.map(({ midi }) => midi)).toEqual(neck.strings.map(({ midi }) => midi + 3))
  }
})

describe('the tuner', () => {
  test.each([
    [45, -12, 5, -12, '12 cents flat'],
    [45, 3, 5, 3, 'in tune'],
    [63, 40, 1, -60, '60 cents flat'],
    [41, -1, 6, 99, '99 cents sharp'],
  ])('MIDI %i and %i cents is string %i', (midi, cents, string, off, words) => {
    const heard = heardStringOf({ midi, cents }, STANDARD_NECK)
    expect(heard).toEqual({ string, cents: off })
    expect(centsWords(heard!.cents)).toBe(words)
  })

  test('a note far from all open strings is none of them', () => {
    expect(heardStringOf({ midi: 72, cents: 0 }, STANDARD_NECK)).toBeUndefined()
  })

  test('each open string of every neck is its own, or sounds like another one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), fc.integer({ min: -49, max: 49 }), (neck, cents) => {
        for (const { midi } of neck.strings) {
          const heard = heardStringOf({ midi, cents }, neck)!
          expect(heard.cents).toBe(cents)
          expect(neck.strings[heard.string - 1]!.midi).toBe(midi)
        }
      }),
    )
  })

  test.each([
    [40, 'E2'],
    [23, 'B0'],
    [30, 'F#1'],
    [70, 'Bb4'],
  ])('MIDI %i is tuned to as %s', (midi, name) => {
    expect(openNoteOf(midi)).toBe(name)
  })
})
