import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import type { DrawnSystem } from '#formats/drawing/draw-score'
import { placeOf, scoreBarsOf, timeAt } from './score-places'

const longNote = tabNoteOf('n', { string: 1, fret: 0 }, 4, 4, STANDARD_NECK)
/** Two bars in one measure, then one of 6/8. */
const BARS = scoreBarsOf([{ ...emptyMeasure(1), notes: [longNote] }, emptyMeasure(2, [6, 8])])

const system = (firstBar: number, lastBar: number, beats: DrawnSystem['beats']): DrawnSystem => ({
  svg: '',
  width: 400,
  height: 100,
  firstBar,
  lastBar,
  bars: Array.from({ length: lastBar - firstBar + 1 }, (_, index) => ({
    left: 200 * index,
    right: 200 * (index + 1),
  })),
  beats,
})

const SYSTEMS = [
  system(0, 1, [
    { bar: 0, quarters: 0, x: 50 },
    { bar: 0, quarters: 2, x: 120 },
    { bar: 1, quarters: 0, x: 220 },
  ]),
  system(2, 2, [{ bar: 2, quarters: 1.5, x: 100 }]),
]

test('a measure of two bars is two bars of the score', () => {
  expect(BARS.map(({ measureIndex, startBeat }) => [measureIndex, startBeat])).toEqual([
    [0, 0],
    [0, 4],
    [1, 0],
  ])
})

test.each([
  ['a drawn beat', 0, 2, 0, 120],
  ['half way between two', 0, 1, 0, 85],
  ['after the last beat of a bar', 0, 3, 0, 160],
  ['in the second bar of a measure', 0, 4, 0, 220],
  ['in eighths', 1, 3, 1, 100],
  ['before the first beat of a bar', 1, 0, 1, 0],
])('%s: measure %i, beat %d lies in system %i at %d', (_what, measureIndex, beat, at, x) => {
  expect(placeOf({ measureIndex, beat }, BARS, SYSTEMS)).toEqual({ system: at, x })
})

test('what is not drawn has no place', () => {
  expect(placeOf({ measureIndex: 1, beat: 0 }, BARS, SYSTEMS.slice(0, 1))).toBeUndefined()
  expect(timeAt({ system: 4, x: 0 }, BARS, SYSTEMS)).toBeUndefined()
})

test('a press leads to a drawn beat, and from there back to where that is', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 400 }), (at, x) => {
      const time = timeAt({ system: at, x }, BARS, SYSTEMS)!
      const place = placeOf(time, BARS, SYSTEMS)!
      expect(place.system).toBe(at)
      const xs = SYSTEMS[at]!.beats.map((beat) => beat.x)
      expect(xs).toContain(place.x)
      for (const other of xs) {
        expect(Math.abs(place.x - x)).toBeLessThanOrEqual(Math.abs(other - x))
      }
    }),
  )
})
