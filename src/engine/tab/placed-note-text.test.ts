import { describe, expect, test } from 'vitest'
import { parsePlacedNote, parsePlacedNotes } from './placed-note-text'

describe('notes whose place is known, as text', () => {
  test.each([
    ['S5F3', { string: 5, fret: 3, startBeat: 7, durationBeats: 1 }],
    ['s1f24@0', { string: 1, fret: 24, startBeat: 0, durationBeats: 1 }],
    ['S6F0:2', { string: 6, fret: 0, startBeat: 7, durationBeats: 2 }],
    ['S6F0@1.5:0.25', { string: 6, fret: 0, startBeat: 1.5, durationBeats: 0.25 }],
  ])('%s is read with the next beat where it says none', (text, note) => {
    expect(parsePlacedNote(text, 7)).toEqual(note)
  })

  test.each([
    '',
    'S0F1',
    'S11F1',
    'S1F25',
    'S1F1@',
    'S1F1@-1',
    'S1F1:0',
    'S1F1@1025',
    'S1F1:17',
    '@1',
  ])('%j is not a placed note', (text) => {
    expect(parsePlacedNote(text, 0)).toBeUndefined()
  })

  test('notes follow one another, also after one that says its start', () => {
    const { notes } = parsePlacedNotes(['S6F3@4:2', 'S5F5', 'S4F5'])
    expect(notes?.map((note) => note.startBeat)).toEqual([4, 6, 7])
  })

  test('the first text that is no note is pointed at', () => {
    expect(parsePlacedNotes(['S6F3', 'x', 'y'])).toEqual({ wrongIndex: 1 })
  })
})
