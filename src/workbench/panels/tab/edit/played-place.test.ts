import { describe, expect, test } from 'vitest'
import { placeNear } from './played-place'

describe('a note played on keys', () => {
  test('begins near the nut and stays near the hand', () => {
    expect(placeNear(60, undefined)).toEqual({ string: 2, fret: 1 })
    expect(placeNear(60, { string: 4, fret: 9 })).toEqual({ string: 4, fret: 10 })
    expect(placeNear(64, { string: 2, fret: 5 })).toEqual({ string: 2, fret: 5 })
  })

  test('takes a free string in a chord', () => {
    expect(placeNear(64, { string: 1, fret: 0 }, [1])).toEqual({ string: 2, fret: 5 })
    expect(placeNear(40, undefined, [6])).toBeUndefined()
  })

  test('has no place off the neck', () => {
    expect(placeNear(39, undefined)).toBeUndefined()
    expect(placeNear(89, undefined)).toBeUndefined()
  })
})
