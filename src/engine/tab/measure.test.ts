import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { barCountOf, emptyMeasure, joinMeasures, lengthBeatsOf, splitIntoBars } from './measure'
import { type Measure, tabNoteOf } from './tab-event'

function measureOf(
  rows: readonly (readonly [startBeat: number, durationBeats: number])[],
  timeSignature: Measure['timeSignature'] = [4, 4],
): Measure {
  return {
    ...emptyMeasure(1, timeSignature),
    notes: rows.map(([start, duration], i) =>
      tabNoteOf(`n${i + 1}`, { string: 1, fret: i }, start, duration, STANDARD_NECK),
    ),
  }
}

describe('a measure fills whole bars', () => {
  test.each<[string, Measure, number, number]>([
    ['an empty one fills one', emptyMeasure(), 1, 4],
    ['four quarters fill one', measureOf([[3, 1]]), 1, 4],
    ['a start on the bar line begins another', measureOf([[4, 1]]), 2, 8],
    ['a duration over the bar line needs another', measureOf([[3, 1.5]]), 2, 8],
    ['thirds add up without noise', measureOf([[3 + 1 / 3 + 1 / 3, 1 / 3]]), 1, 4],
    [
      'a triplet of 128ths before the bar line stays there',
      measureOf([[2 - 1 / 96, 1 / 96]], [2, 2]),
      1,
      2,
    ],
    ['7/8 has seven beats', measureOf([[7, 1]], [7, 8]), 2, 14],
  ])('%s', (_, measure, bars, beats) => {
    expect(barCountOf(measure)).toBe(bars)
    expect(lengthBeatsOf(measure)).toBe(beats)
  })
})

describe('splitting and joining', () => {
  const long = measureOf([[0, 1], [3.5, 1], [4, 1], [8.25, 0.5]]) // biome-ignore format: one row

  test('a note belongs to the bar it starts in', () => {
    const starts = splitIntoBars(long).map((bar) => bar.notes.map((note) => note.startBeat))
    expect(starts).toEqual([[0, 3.5], [0], [0.25]])
  })

  test('bars have ids of their own', () => {
    const ids = splitIntoBars(long).map((bar) => bar.id)
    expect(ids).toEqual(['measure-1', 'measure-1-2', 'measure-1-3'])
  })

  test('joined measures follow one another by their whole bars', () => {
    const starts = joinMeasures([measureOf([[0, 1]], [3, 4]), long, measureOf([[1, 1]])])
    expect(starts.map((note) => note.startBeat)).toEqual([0, 3, 6.5, 7, 11.25, 16])
  })

  test('the bars of bars that no note leaves join to the measure again', () => {
    const measure = measureOf([[0, 1], [3.5, 0.5], [4, 1], [8.25, 0.5]]) // biome-ignore format: one row
    expect(joinMeasures(splitIntoBars(measure))).toEqual(measure.notes)
  })
})
