import { describe, expect, test } from 'vitest'
import { climb, type TempoLadder } from './playback-state'
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
  const ladder: TempoLadder = { addPercent: 5, everyLoops: 2 }
  const foot = { speedPercent: 75, cleanLoops: 0 }
  const speedAfter = (...loops: readonly boolean[]) =>
    loops.reduce((place, wasClean) => climb(place, ladder, wasClean), foot).speedPercent

  test('climbs after so many clean loops in a row, no higher than its top', () => {
    expect(speedAfter(true)).toBe(75)
    expect(speedAfter(true, true)).toBe(80)
    expect(speedAfter(true, false, true)).toBe(75)
    expect(speedAfter(true, false, true, true)).toBe(80)
    expect(speedAfter(true, true, false, false)).toBe(80)
    expect(speedAfter(...Array<boolean>(60).fill(true))).toBe(200)
  })
})
