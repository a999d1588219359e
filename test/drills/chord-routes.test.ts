import { expect, test } from 'vitest'
import { sweepChordRoutes } from './chord-routes'

test('400 routes of chords on all necks are accepted by a checker written apart', () => {
  const { routes, problems, refused } = sweepChordRoutes(400, 17)
  expect(problems).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(400)
  // What a hand at one place strikes is now and then too wide to hold.
  expect(refused).toBeLessThan(40)
})
