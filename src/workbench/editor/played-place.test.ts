import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { placeNear } from './played-place'

describe('a note played on keys', () => {
  test('begins near the nut and stays near the hand', () => {
    expect(placeNear(60, undefined, [], STANDARD_NECK)).toEqual({ string: 2, fret: 1 })
    expect(placeNear(60, { string: 4, fret: 9 }, [], STANDARD_NECK)).toEqual({
      string: 4,
      fret: 10,
    })
    expect(placeNear(64, { string: 2, fret: 5 }, [], STANDARD_NECK)).toEqual({ string: 2, fret: 5 })
  })

  test('takes a free string in a chord', () => {
    expect(placeNear(64, { string: 1, fret: 0 }, [1], STANDARD_NECK)).toEqual({
      string: 2,
      fret: 5,
    })
    expect(placeNear(40, undefined, [6], STANDARD_NECK)).toBeUndefined()
  })

  test('has no place off the neck', () => {
    expect(placeNear(39, undefined, [], STANDARD_NECK)).toBeUndefined()
    expect(placeNear(89, undefined, [], STANDARD_NECK)).toBeUndefined()
  })
})
