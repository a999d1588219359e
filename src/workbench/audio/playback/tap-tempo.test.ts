import { describe, expect, test } from 'vitest'
import { climb, LADDER_FOOT, type TempoLadder } from './playback-state'
import { tempoOfTaps, withTap } from './tap-tempo'

function tapped(...timesMs: readonly number[]): number | undefined {
  return tempoOfTaps(timesMs.reduce<readonly number[]>(withTap, []))
}

describe('tapping', () => {
  test.each([
    ['one tap gives no tempo', [0], undefined],
    ['two taps half a second apart', [0, 500], 120],
    ['uneven taps are averaged', [0, 480, 1000, 1500], 120],
    ['a pause begins anew', [0, 500, 5000, 5600], 100],
    ['old taps are forgotten', [0, 1000, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500], 120],
  ])('%s', (_, times, bpm) => {
    expect(tapped(...times)).toBe(bpm)
  })
})

describe('the tempo ladder', () => {
  const ladder: TempoLadder = { addBpm: 5, everyLoops: 2, maxAddedBpm: 12 }
  const addedAfter = (...loops: readonly boolean[]) =>
    loops.reduce((place, wasClean) => climb(place, ladder, wasClean), LADDER_FOOT).addedBpm

  test('climbs after so many clean loops in a row, no higher than its top', () => {
    expect(addedAfter(true)).toBe(0)
    expect(addedAfter(true, true)).toBe(5)
    expect(addedAfter(true, false, true)).toBe(0)
    expect(addedAfter(true, false, true, true)).toBe(5)
    expect(addedAfter(true, true, false, false)).toBe(5)
    expect(addedAfter(...Array<boolean>(10).fill(true))).toBe(12)
  })
})
