import { describe, expect, test } from 'vitest'
import { midiOf, parseNote } from '../theory/pitch'
import type { TuningRow } from './instrument-table'
import { INSTRUMENTS, makeNeck, neckOf, openNotesOf, STANDARD_NECK } from './neck'
import { findInstrument, findTuning, readOpenNotes, tuningOfNotes } from './read-neck'

const ROWS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.map(
    (tuning) => [`${instrument.id} ${tuning.id}`, instrument, tuning] as const,
  ),
)
const namesOf = ({ id, name, aliases = [] }: Pick<TuningRow, 'id' | 'name' | 'aliases'>) => [
  id,
  name,
  ...aliases,
]

describe('every row of the instrument table', () => {
  test.each(ROWS)(
    '%s sounds the notes that it names, with a capo as many semitones higher',
    (_, instrument, tuning) => {
      for (const capo of [0, 2, 12]) {
        const neck = neckOf(instrument, tuning, capo)
        const sounding = neck.strings.toReversed().map(({ midi }) => midi - capo)
        const written = openNotesOf(tuning).map((text) => {
          const note = parseNote(text)!
          return midiOf(note.name, note.octave!)
        })
        expect(sounding).toEqual(written)
        expect(neck.strings.map(({ string }) => string)).toEqual(
          written.map((_, index) => index + 1),
        )
        expect(neck.maxFret).toBe(instrument.maxFret - capo)
        expect(Math.max(...sounding) + instrument.maxFret).toBeLessThanOrEqual(127)
      }
    },
  )

  test.each(ROWS)(
    '%s is found by its id, its name, its aliases and its notes',
    (_, instrument, tuning) => {
      for (const name of namesOf(tuning)) {
        expect(findTuning(instrument, name)?.id, name).toBe(tuning.id)
        expect(findTuning(instrument, name.toUpperCase())?.id, name).toBe(tuning.id)
      }
      expect(tuningOfNotes(instrument, openNotesOf(tuning))?.id).toBe(tuning.id)
      expect(readOpenNotes(openNotesOf(tuning).join(','))).toEqual(openNotesOf(tuning))
    },
  )

  test.each(INSTRUMENTS.map((row) => [row.id, row] as const))(
    '%s is found by all its names, and they are its own',
    (_, row) => {
      for (const name of namesOf(row)) expect(findInstrument(name)?.id, name).toBe(row.id)
    },
  )
})

test('ids are lower case with hyphens, and unique', () => {
  const ids = ROWS.map(([id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+ [a-z0-9-]+$/)
})

test.each([
  ['Dropped D', 'drop-d'],
  ['Eb standard', 'half-step-down'],
  ['E♭ Standard Tuning', 'half-step-down'],
  ['DADGBE', 'drop-d'],
  ['D A D F# A D', 'open-d'],
  ['drop_c#', 'drop-c-sharp'],
  ['standard', 'standard-6-string'],
])('a guitarist who writes «%s» means %s', (text, id) => {
  expect(findTuning(INSTRUMENTS[0]!, text)?.id).toBe(id)
})

test.each(['', 'drop-e', 'DADGA', 'H', 'constructor', 'D'.repeat(99)])(
  '«%s» is no guitar tuning',
  (text) => {
    expect(findTuning(INSTRUMENTS[0]!, text)).toBeUndefined()
  },
)

test('the fifth string of a banjo begins at its fifth fret', () => {
  const banjo = findInstrument('banjo')!
  const { strings } = neckOf(banjo, banjo.tunings[0]!)
  expect(strings.map(({ startFret }) => startFret)).toEqual([0, 0, 0, 0, 5])
})

test('one row and capo is one neck', () => {
  const [guitar] = INSTRUMENTS
  expect(neckOf(guitar!, guitar!.tunings[0]!)).toBe(STANDARD_NECK)
})

test.each([
  ['two strings', ['E2', 'A2'], 0],
  ['eleven strings', Array.from({ length: 11 }, () => 'E2'), 0],
  ['a note without octave', ['E', 'A2', 'D3'], 0],
  ['a capo above the twelfth fret', ['E2', 'A2', 'D3'], 13],
  ['half a capo', ['E2', 'A2', 'D3'], 0.5],
])('a neck with %s is a broken precondition', (_, notes, capo) => {
  const tuning = { id: 'custom', name: 'Custom' }
  expect(() => makeNeck(INSTRUMENTS[0]!, tuning, notes, capo)).toThrow(RangeError)
})
