import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
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
