/** The latency that answers to clicks show. */
import { describe, expect, test } from 'vitest'
import { latencyOf } from './latency'

/** Offsets as of a person: up to 20 ms about the time, the same in every run. */
const human = (index: number) => 0.02 * Math.sin(index * 2.4)

describe('the latency', () => {
  const clicks = Array.from({ length: 8 }, (_, index) => index * 0.6)

  test.each([0, 0.03, 0.085, 0.18, 0.3])('of %d s is found within 15 ms', (latency) => {
    const played = clicks.map((click, index) => click + latency + human(index))
    expect(Math.abs(latencyOf(clicks, played)! - latency)).toBeLessThanOrEqual(0.015)
  })

  test('is found though a click was not answered and another twice', () => {
    const played = clicks
      .slice(1)
      .flatMap((click, index) => (index === 3 ? [click + 0.1, click + 0.2] : [click + 0.1]))
    expect(latencyOf(clicks, played)).toBeCloseTo(0.1, 3)
  })

  test.each([
    ['silence', []],
    ['three answers', [0.1, 0.7, 1.3]],
    [
      'answers that have nothing to do with the clicks',
      clicks.map((click, i) => click + (i % 4) * 0.14),
    ],
  ])('%s says nothing', (_what, played) => {
    expect(latencyOf(clicks, played)).toBeUndefined()
  })
})
