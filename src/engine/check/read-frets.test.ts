import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { formatFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { readFrets } from './read-frets'

describe('a grip is read however it is typed', () => {
  test.each([
    ['x32010', 'x32010', ''],
    ['X32010', 'x32010', ''],
    ['x 3 2 0 1 0', 'x32010', ''],
    ['x,3,2,0,1,0', 'x32010', ''],
    ['x-3-2-0-1-0', 'x32010', ''],
    ['x/3/2/0/1/0', 'x32010', ''],
    ['×32010', 'x32010', ''],
    ['8-10-10-9-8-8', '8-10-10-9-8-8', ''],
    ['x32O1o', 'x32010', 'letter-for-digit@4 letter-for-digit@6'],
    ['81010988', '8-10-10-9-8-8', 'ambiguous-frets@1'],
    ['x0121412x', 'x-0-12-14-12-x', 'ambiguous-frets@1'],
    ['1111111', undefined, 'place-count@8'],
    ['x3201', undefined, 'place-count@6'],
    ['x320100', undefined, 'place-count@8'],
    ['', undefined, 'place-count@1'],
    ['xxxxxx', undefined, 'place-count@1'],
    ['x3201q', undefined, 'unknown-mark@6'],
    ['x-3-2-0-1-25', undefined, 'fret-too-high@11'],
  ])('%s is %s with %s', (text, frets, mistakes) => {
    const read = readFrets(text, STANDARD_NECK)
    expect(read.frets && formatFrets(read.frets)).toBe(frets)
    expect(read.mistakes.map(({ code, column }) => `${code}@${column}`).join(' ')).toBe(mistakes)
  })

  test('whatever is written well reads back without a mistake', () => {
    const place = fc.option(fc.integer({ min: 0, max: 24 }), { nil: null })
    const grip = fc.tuple(place, place, place, place, place, place)
    fc.assert(
      fc.property(grip, (frets) => {
        fc.pre(frets.some((fret) => fret !== null))
        const read = readFrets(formatFrets(frets), STANDARD_NECK)
        expect(read.frets).toEqual(frets)
        expect(read.mistakes).toEqual([])
      }),
      { seed: 4, numRuns: drawCount(500) },
    )
  })

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (text) => {
        const { frets, mistakes } = readFrets(text, STANDARD_NECK)
        expect(frets !== undefined || mistakes.length > 0).toBe(true)
      }),
      { seed: 4, numRuns: drawCount(500) },
    )
  })
})
