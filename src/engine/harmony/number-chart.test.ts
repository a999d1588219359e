import { expect, test } from 'vitest'
import { flatNumbersIn, isFlatNumber } from './number-chart'

test.each([
  ['1 b7 4 1', true, 'degrees'],
  ['1 b6 b7 1', true, 'degrees'],
  ['1 b7 4 1', false, 'degrees'],
  ['I b7 IV', true, 'degrees'],
  ['6m b6', true, 'degrees'],
  ['b7', true, 'degrees'],
  ['b6 b7', true, 'degrees'],
  ['b7', false, 'symbols'],
  ['Em b7', true, 'symbols'],
  ['e b7', false, 'symbols'],
  ['Bb b7', true, 'symbols'],
  ['C b7 4', true, 'unclear'],
] as const)('flat numbers in %s (key: %s) are %s', (texts, hasKey, meant) => {
  expect(flatNumbersIn(texts.split(' '), hasKey)).toBe(meant)
})

test.each([
  ['b7', true],
  ['b6', true],
  ['♭7', true],
  ['b7sus4', true],
  ['B7', false],
  ['b3', false],
  ['Bb7', false],
  ['bb7', false],
  ['7', false],
  ['bVII', false],
])('%s reads as a chord on B and as a degree: %s', (text, expected) => {
  expect(isFlatNumber(text)).toBe(expected)
})
