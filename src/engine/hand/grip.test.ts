import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFrets, parseFrets } from '../instrument/fret-text'
import { fretsOf, packGrip, patternOf } from './grip'

const frets = fc.array(fc.option(fc.integer({ min: 0, max: 24 })), { minLength: 6, maxLength: 6 })

describe('packGrip', () => {
  test('is undone by fretsOf', () => {
    fc.assert(
      fc.property(frets, (six) => {
        expect(fretsOf(packGrip(six), 6)).toEqual(six)
      }),
    )
  })

  test('keeps the order of the places read from string 6 on, muted before open', () => {
    const placeOf = (fret: number | null) => (fret === null ? -1 : fret)
    fc.assert(
      fc.property(frets, frets, (a, b) => {
        const different = a.findIndex((fret, place) => fret !== b[place])
        const order = different < 0 ? 0 : placeOf(a[different]!) - placeOf(b[different]!)
        expect(Math.sign(packGrip(a) - packGrip(b))).toBe(Math.sign(order))
      }),
    )
  })

  test('refuses more than ten places and frets that five bits do not hold', () => {
    expect(() => packGrip([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow(RangeError)
    expect(() => packGrip([0, 0, 0, 0, 0, 31])).toThrow(RangeError)
    expect(() => packGrip([0, 0, 0, 0, 0, -1])).toThrow(RangeError)
  })
})

describe('patternOf', () => {
  test.each([
    ['133211', '022100'],
    ['022100', '022100'],
    ['x35553', 'x02220'],
    ['x32010', 'x32010'],
    ['xxxxxx', 'xxxxxx'],
  ])('%s moves down to %s', (text, pattern) => {
    const six = parseFrets(text) ?? [null, null, null, null, null, null]
    expect(formatFrets(fretsOf(patternOf(packGrip(six)), 6))).toBe(pattern)
  })

  test('is the same wherever a grip without open strings stands', () => {
    fc.assert(
      fc.property(frets, fc.integer({ min: 1, max: 5 }), (six, up) => {
        const moved = six.map((fret) => (fret === null ? null : fret + up))
        expect(patternOf(packGrip(moved))).toBe(patternOf(packGrip(six)))
      }),
    )
  })
})
