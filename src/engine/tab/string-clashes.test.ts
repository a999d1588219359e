import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { proveEvents } from './event-proof'
import { clashesOf, describeClashes } from './string-clashes'
import { type TabNote, tabNoteOf } from './tab-event'

type Row = readonly [string: number, fret: number, start: number, beats: number]

const notesOf = (rows: readonly Row[]): readonly TabNote[] =>
  rows.map(([string, fret, start, beats], index) =>
    tabNoteOf(`n${index}`, { string, fret }, start, beats, STANDARD_NECK),
  )

/** Ids of the notes that the proof says a player cannot sound. */
const unplayable = (notes: readonly TabNote[]) =>
  proveEvents(notes, STANDARD_NECK).flatMap(({ id, playableTogether }) =>
    playableTogether ? [] : [id],
  )

// biome-ignore format: one case a line
const CHARTS: readonly (readonly [string, readonly Row[], readonly string[]])[] = [
  ['one note', [[5, 3, 0, 1]], []],
  ['a chord', [[5, 3, 0, 4], [4, 2, 0, 4], [3, 0, 0, 4], [2, 1, 0, 4], [1, 0, 0, 4]], []],
  ['a line on one string', [[5, 3, 0, 1], [5, 5, 1, 1], [5, 7, 2, 2]], []],
  ['the same note again', [[1, 0, 0, 1], [1, 0, 1, 1], [1, 0, 2, 1]], []],
  ['a place struck again while it rings', [[6, 0, 0, 4], [6, 0, 1, 4], [6, 0, 2, 2]], []],
  ['a drone under a line', [[5, 0, 0, 4], [2, 1, 0, 1], [2, 3, 1, 1], [2, 5, 2, 2]], []],
  ['triplets whose thirds do not add up', [[2, 1, 0, 0.334], [2, 3, 0.333, 0.334], [2, 5, 0.667, 0.333]], []],
  ['a slur of a sixteenth of a beat', [[3, 2, 0, 1.06], [3, 4, 1, 1]], []],
  ['rests between', [[4, 2, 0, 0.5], [4, 3, 3, 1]], []],
  ['two notes at once', [[5, 3, 0, 1], [5, 5, 0, 1]], ['n0', 'n1']],
  ['two notes at once, far in', [[1, 0, 0, 1], [2, 1, 7.5, 0.5], [2, 3, 7.5, 0.5]], ['n1', 'n2']],
  ['one place twice at once', [[2, 1, 0, 1], [2, 1, 0, 1]], ['n0', 'n1']],
  ['three at once', [[6, 0, 0, 1], [6, 3, 0, 1], [6, 5, 0, 1]], ['n0', 'n1', 'n2']],
  ['out of order', [[2, 1, 1, 1], [1, 0, 0, 1], [2, 3, 1, 1]], ['n0', 'n2']],
  ['within a tick', [[6, 3, 1 / 3, 0.1], [6, 5, 0.333_333_3, 0.1]], ['n0', 'n1']],
  ['a chord with one string twice', [[4, 2, 0, 1], [3, 0, 0, 1], [3, 2, 0, 1], [2, 3, 0, 1]], ['n1', 'n2']],
  ['a bass that a walk cuts off', [[5, 3, 0, 4], [5, 2, 1, 1], [5, 0, 2, 2]], ['n0', 'n1']],
  ['a held melody over a moving one', [[1, 0, 0, 4], [1, 3, 2, 2]], ['n0', 'n1']],
  ['half a beat too long', [[1, 0, 0, 1.5], [1, 3, 1, 1]], ['n0', 'n1']],
  ['an eighth of a beat too long', [[1, 0, 0, 1.125], [1, 3, 1, 1]], ['n0', 'n1']],
  ['a pickup into the next bar', [[5, 0, 3, 2], [5, 2, 4, 1]], ['n0', 'n1']],
  ['the first of two at once cut off later', [[5, 0, 0, 4], [5, 2, 0, 1], [5, 3, 2, 1]], ['n0', 'n1', 'n2']],
  ['two strings, two clashes', [[5, 0, 0, 1], [5, 2, 0, 1], [1, 0, 0, 2], [1, 3, 1, 1]], ['n0', 'n1', 'n2', 'n3']],
]

describe('the notes that one string cannot sound together', () => {
  test.each(CHARTS)('%s', (_, rows, ids) => {
    const notes = notesOf(rows)
    const clashing = new Set(clashesOf(notes).flatMap(({ earlier, later }) => [earlier, later]))
    expect(notes.filter((note) => clashing.has(note)).map(({ id }) => id)).toEqual(ids)
    expect(unplayable(notes)).toEqual(ids)
  })

  test('are told of exactly where the proof finds some, and each that is told is one of them', () => {
    const row = fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 16 }).map((eighths) => eighths / 2),
      fc.integer({ min: 1, max: 8 }).map((eighths) => eighths / 2),
    )
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const notes = notesOf(rows)
        const told = new Set(
          clashesOf(notes).flatMap(({ earlier, later }) => [earlier.id, later.id]),
        )
        const found = new Set(unplayable(notes))
        expect(told.size > 0).toBe(found.size > 0)
        expect([...told].filter((id) => !found.has(id))).toEqual([])
      }),
    )
  })
})

describe('a warning names bar, beat, string and both notes', () => {
  const linesOf = (...rows: readonly Row[]) =>
    describeClashes([{ id: 'm', notes: notesOf(rows), tempo: 90, timeSignature: [3, 4] }])

  // biome-ignore format: one case a line
  test.each<readonly [readonly Row[], string]>([
    [[[5, 3, 0, 1], [5, 5, 0, 1]],
      'Measure 1, beat 1: string 5 fret 3, C3 and string 5 fret 5, D3 start at once; a string sounds one note, so move one of them to another string or beat.'],
    [[[1, 0, 3, 2], [1, 3, 4, 1]],
      'Measure 2, beat 2: string 1 open, E4 still sounds where string 1 fret 3, G4 starts, and ends there.'],
  ])('%j', (rows, line) => {
    expect(linesOf(...rows)).toEqual([line])
  })

  test('of a thousand clashes the first are told, and how many more there are', () => {
    const rows = Array.from({ length: 1000 }, (_, fret): Row => [1, fret % 20, 0, 1])
    const lines = linesOf(...rows)
    expect(lines).toHaveLength(13)
    expect(lines.at(-1)).toBe('987 more notes clash on their strings.')
  })
})
