import { beforeEach, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { tabNoteOf } from '#engine/tab/tab-event'
import {
  type NotePin,
  notePins,
  pinFinger,
  pinNote,
  pinString,
  pinsOf,
  planPinOf,
} from './note-pins'

beforeEach(() => {
  notePins.value = new Map()
})

describe('pinning', () => {
  test('a string and a finger are set and let go apart from each other', () => {
    pinString('a', 3)
    pinFinger('a', 'ring')
    expect(notePins.value.get('a')).toEqual({ string: 3, finger: 'ring' })
    pinString('a', undefined)
    expect(notePins.value.get('a')).toEqual({ finger: 'ring' })
    pinFinger('a', undefined)
    expect(notePins.value.has('a')).toBe(false)
  })

  test('an empty pin lets a note go', () => {
    pinNote('a', { string: 2 })
    pinNote('a', {})
    expect(notePins.value.size).toBe(0)
  })
})

/** C4: string 2 fret 1, string 3 fret 5, … */
const C4 = tabNoteOf('c', { string: 2, fret: 1 }, 0, 1, STANDARD_NECK)
const G3 = tabNoteOf('g', { string: 3, fret: 0 }, 0, 1, STANDARD_NECK)

test.each([
  ['a string that sounds it', C4, { string: 3 }, { string: 3 }],
  ['a string that is too high for it', C4, { string: 1 }, undefined],
  ['a string that the neck has not', C4, { string: 8 }, undefined],
  ['a finger', C4, { finger: 'little' }, { finger: 4 }],
  ['both', C4, { string: 3, finger: 'index' }, { string: 3, finger: 1 }],
  ['a finger on an open string', G3, { string: 3, finger: 'index' }, { string: 3 }],
  ['nothing', C4, {}, undefined],
] as const)('a planner is told of %s', (_, note, pin: NotePin, told) => {
  expect(planPinOf(note, new Map([[note.id, pin]]), STANDARD_NECK)).toEqual(told)
})

test.each([
  [[['a', { string: 3, finger: 'ring' }]], [['a', { string: 3, finger: 'ring' }]]],
  [[['a', 3], ['b', { string: 99 }], ['c', { finger: 'thumb' }], ['d', null], [7, 3], 'x'], []],
  ['nothing', []],
])('pins stored as %j are read as %j', (stored, pins) => {
  expect([...pinsOf(stored)]).toEqual(pins)
})
