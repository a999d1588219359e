import { expect, test } from 'vitest'
import { parseChordSymbol } from './chord-symbol'
import { keysOfChords } from './key-of-chords'
import { keyReasonsOf } from './key-reasons'

const read = (text: string) => text.split(' ').map((one) => parseChordSymbol(one)!)
const reasonsOf = (text: string, at = 0) => {
  const { key, reading } = keysOfChords(read(text))[at]!
  return keyReasonsOf(reading, key, read(text))
}

test.each([
  ['C F G7 C', 'It begins and ends on its tonic chord, C.'],
  ['C F G7 C', 'G7 leads to C as its dominant; such steps: 1.'],
  ['C Am F G', 'G leads to C as its dominant, from the end to the beginning; such steps: 1.'],
  ['C F G7 C', '4 of 4 chords are its own.'],
  [
    'C E7 Am Fm C',
    'Outside its scale: E7 (V7/vi, secondary dominant), Fm (iv, modal interchange).',
  ],
  ['Am Dm E7 Am', 'Outside its scale: E7 (V7, dominant).'],
  ['A7 D7 A7 E7 A7', '5 of 5 chords are its own, as those of a blues.'],
  ['D C G D', 'It begins and ends on its tonic chord, D.'],
  ['Cmaj7 Am7 Dm7 G7 C', 'It begins on its tonic chord as Cmaj7 and ends on it as C.'],
  ['Dm7 G7 Cmaj7 Am7 Dm7 G7 C', 'It ends on its tonic chord, C.'],
  ['C Dm7 Cmaj7 G7', 'It begins on its tonic chord, C.'],
  ['F G C Am F G Cmaj7 Am', 'Its tonic chord, C or Cmaj7, comes twice, at neither end.'],
  ['F G C Am F G C Am', 'Its tonic chord, C, comes twice, at neither end.'],
])('%s: %s', (text, reason) => {
  expect(reasonsOf(text)).toContain(reason)
})

test('a key whose tonic chord is not there says so', () => {
  expect(reasonsOf('Am F C G', 3)).toContain('Its tonic chord does not occur.')
})
