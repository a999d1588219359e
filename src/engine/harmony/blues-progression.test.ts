import { expect, test } from 'vitest'
import { isBluesProgression } from './blues-progression'
import { parseChordSymbol } from './chord-symbol'
import { parseKey } from './key'

test.each([
  ['A7 D7 E7', 'A', true],
  ['A7 D9 E7', 'A', true],
  ['A13 D7', 'A', true],
  ['A7 E7', 'A', true],
  ['A A7 D E7', 'A', false],
  ['A A7 D7 A', 'A', true],
  ['A7 D', 'A', false],
  ['A7', 'A', false],
  ['Amaj7 D7 E7', 'A', false],
  ['Bbmaj7 Fm7 Bb7 Eb7', 'Bb', false],
  ['Fmaj7 Bb7 F7 C7', 'F', false],
  ['Am A7 Dm E7', 'Am', false],
])('%s in %s is a blues: %s', (symbols, key, expected) => {
  const chords = symbols.split(' ').map((symbol) => parseChordSymbol(symbol)!)
  expect(isBluesProgression(chords, parseKey(key)!)).toBe(expected)
})
