import { expect, test } from 'vitest'
import { parseChordSymbol } from './chord-symbol'
import { formatKey, parseKey } from './key'
import { keyOfChords } from './key-of-chords'
import { readNumeral } from './numeral'

const keyOf = (symbols: string) => {
  const key = keyOfChords(symbols.split(' ').map((symbol) => parseChordSymbol(symbol)!))
  return key && formatKey(key)
}

test.each([
  ['C F G C', 'C major'],
  ['C Am F G', 'C major'],
  ['Am F C G', 'A naturalMinor'],
  ['Am Dm E7 Am', 'A naturalMinor'],
  ['Am G F E', 'A naturalMinor'],
  ['Dm7 G7 Cmaj7', 'C major'],
  ['Dm7 G7 Cmaj7 A7', 'C major'],
  ['Dm7 G7', 'D dorian'],
  ['F G C Am', 'C major'],
  ['C D G Em', 'G major'],
  ['Bm7b5 E7 Am', 'A naturalMinor'],
  ['Em C G D', 'E naturalMinor'],
  ['G D Em C G', 'G major'],
  ['A7 D7 A7 E7 A7', 'A major'],
  ['E7 A7 B7 E7', 'E major'],
  ['Gb Cb Db7 Gb', 'Gb major'],
  ['F# B C#7 F#', 'F# major'],
  ['Ebm Abm Bb7 Ebm', 'Eb naturalMinor'],
  ['D#m G#m A#7 D#m', 'D# naturalMinor'],
  ['Bb Eb F7 Bb', 'Bb major'],
  ['C E7 Am F C', 'C major'],
  ['C A7 D7 G7 C', 'C major'],
  ['G7', 'C major'],
  ['Db7', 'Gb major'],
  ['Fm', 'F naturalMinor'],
])('%s are in %s', (symbols, key) => {
  expect(keyOf(symbols)).toBe(key)
})

test('no chords have no key', () => {
  expect(keyOfChords([])).toBeUndefined()
})

const TONICS = 'C G D A E B F# C# F Bb Eb Ab Db Gb Cb'.split(' ')

test.each(TONICS)('the cadence I IV V7 I of %s is in that key, under that name', (tonic) => {
  const key = parseKey(tonic)!
  const cadence = ['I', 'IV', 'V7', 'I'].map((numeral) => readNumeral(numeral, key)!.symbol)
  expect(keyOf(cadence.join(' '))).toBe(`${tonic} major`)
})
