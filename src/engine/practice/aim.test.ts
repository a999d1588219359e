import { describe, expect, test } from 'vitest'
import { aimOf, wayOf } from './aim'
import { targetRowOf } from './target-table'

const C_MAJOR_7 = 0b100010010001

test.each([
  [[60, 62, 64], 'up'],
  [[64, 62, 60], 'down'],
  [[60, 64, 62], 'up and down'],
  [[60, 57, 62, 55], 'down and up'],
])('%o goes %s', (pitches, way) => {
  expect(wayOf(pitches)).toBe(way)
})

describe('an aim says what its line does', () => {
  test.each([
    ['arpeggio', [48, 52, 55, 59], 'the chord tones in order, up from the lowest root'],
    ['arpeggio', [48, 52, 55, 52], 'the chord tones in order, up from the lowest root and back down'],
    ['chord-tones', [48, 52, 55, 59], 'every tone of the chord, in order, up'],
    ['chord-tones', [48, 55, 52, 59], 'every tone of the chord, in and out of order'],
    ['chord-tones', [48, 52, 55, 60], 'tones of the chord, in order, up'],
    ['root-fifth', [48, 55, 48, 43], 'the root and the fifth, the frame of the chord'],
    ["enclosure", [53, 50, 52, 55], "chord tones surrounded by their upper and lower neighbours, landing on beat three"],
  ])('%s of %o: %s', (target, pitches, aim) => {
    expect(aimOf(targetRowOf(target), undefined, pitches, C_MAJOR_7, new Set([2]), false)).toBe(aim)
  }) // biome-ignore format: a line a row
})
