import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { layOutTab } from './layout-tab'
import { placeNotes } from './placed-notes'

test.each([
  ['notes of one string that start at once stand side by side', 1, 1, 17],
  ['notes of two strings stand above each other', 1, 2, 0],
])('%s', (_what, string, other, apart) => {
  const notes = [
    tabNoteOf('a', { string, fret: 1 }, 0, 1, STANDARD_NECK),
    tabNoteOf('b', { string: other, fret: 5 }, 0, 1, STANDARD_NECK),
  ]
  const measures = [{ ...emptyMeasure(1), notes }]
  const [line] = layOutTab(measures, 700)
  const [first, second] = placeNotes(line!, measures)
  expect(second!.x - first!.x).toBe(apart)
})

test('a note that takes the place of another has its key; every note of a line has its own', () => {
  const at = (id: string, string: number, fret: number, beat: number) =>
    tabNoteOf(id, { string, fret }, beat, 1, STANDARD_NECK)
  const keysOf = (...notes: readonly TabNote[]) => {
    const measures = [{ ...emptyMeasure(1), notes }]
    const [line] = layOutTab(measures, 700)
    return placeNotes(line!, measures).map(({ key }) => key)
  }
  const keys = keysOf(at('a', 1, 1, 0), at('b', 1, 5, 0), at('c', 2, 5, 0), at('d', 1, 1, 1))
  expect(new Set(keys).size).toBe(4)
  expect(keysOf(at('e', 1, 3, 0), at('f', 1, 8, 1))).toEqual([keys[0], keys[3]])
})
