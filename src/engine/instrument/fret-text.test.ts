import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFrets, parseFrets, soundingPositionsOf } from './fret-text'
import { midiAt } from './fretboard'
import { STANDARD_NECK } from './neck'

describe('a grip is read low string first', () => {
  test.each([
    ['x32010', [null, 3, 2, 0, 1, 0]],
    ['X32010', [null, 3, 2, 0, 1, 0]],
    ['133211', [1, 3, 3, 2, 1, 1]],
    ['x-3-2-0-1-0', [null, 3, 2, 0, 1, 0]],
    ['8-10-10-9-8-8', [8, 10, 10, 9, 8, 8]],
    ['x-x-12-14-15-14', [null, null, 12, 14, 15, 14]],
    ['24-x-x-x-x-0', [24, null, null, null, null, 0]],
    ['0003', [0, 0, 0, 3]],
    ['x-10-12', [null, 10, 12]],
    ['0224442', [0, 2, 2, 4, 4, 4, 2]],
    ['10-x-0-1-2-3-4-5-6-7', [10, null, 0, 1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (text, frets) => {
    expect(parseFrets(text)).toEqual(frets)
  })

  test.each([
    '', 'x3', '12', 'x3201001234', 'xxxxxx', 'x-x-x-x-x-x', '8-10', '1-2-3-4-5-6-7-8-9-10-11', '25-x-x-x-x-x', '-1-2-3-4-5-6',
    'x 3 2 0 1 0', 'o32010', '8-10-10-9-8-08', 'x-3-2-0-1-0-', '1'.repeat(500),
  ])('refuses «%s»', (text) => {
    expect(parseFrets(text)).toBeUndefined()
  }) // biome-ignore format: a row of refusals
})

test('what is written is read back, hyphened only where a fret has two digits', () => {
  const fret = fc.option(fc.integer({ min: 0, max: 24 }))
  const frets = fc
    .tuple(fret, fret, fret, fret, fret, fret)
    .filter((places) => places.some((place) => place !== null))
  fc.assert(
    fc.property(frets, (places) => {
      const text = formatFrets(places)
      expect(parseFrets(text)).toEqual(places)
      expect(text.includes('-')).toBe(places.some((place) => place !== null && place > 9))
    }),
    { seed: 3 },
  )
})

test('the sounding places of open C are its five notes from the fifth string up', () => {
  const positions = soundingPositionsOf(parseFrets('x32010')!)
  expect(positions.map(({ string }) => string)).toEqual([5, 4, 3, 2, 1])
  expect(positions.map((position) => midiAt(position, STANDARD_NECK))).toEqual([48, 52, 55, 60, 64])
})

test('a fret above the neck is a broken precondition', () => {
  expect(() => soundingPositionsOf([25, null, null, null, null, null])).toThrow(RangeError)
})
