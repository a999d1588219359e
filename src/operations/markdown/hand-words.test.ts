import { expect, test } from 'vitest'
import { handWords } from './hand-words'

test.each([
  [{ noteCount: 1, shifts: 0, reachMm: 0 }, []],
  [{ noteCount: 2, shifts: 0, reachMm: 0 }, ['no hand shift']],
  [{ noteCount: 4, shifts: 1, reachMm: 35.1 }, ['1 hand shift', 'widest reach 35.1 mm']],
  [{ noteCount: 4, shifts: 2 }, ['2 hand shifts']],
])('%j', (given, words) => {
  expect(handWords(given)).toEqual(words)
})
