/** The position shown on the neck, as a drill is asked for it. */
import { expect, test } from 'vitest'
import { positionOfPattern } from './shown-position'

test.each([
  [0, 'open'],
  [1, 'first'],
  [5, 'fifth'],
  [12, 'twelfth'],
  [15, 'twelfth'],
] as const)('a pattern from fret %i asks for the %s position', (startFret, position) => {
  expect(positionOfPattern({ startFret })).toBe(position)
})

test('the whole neck asks for no position', () => {
  expect(positionOfPattern(undefined)).toBe('any')
})
