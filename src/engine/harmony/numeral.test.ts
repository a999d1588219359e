import { describe, expect, test } from 'vitest'
import { parseKey } from './key'
import { looksLikeNumeral, readNumeral } from './numeral'

describe('a Nashville number names a chord in a key', () => {
  test.each([
    ['C', '1', 'C', 'I'],
    ['C', '4', 'F', 'IV'],
    ['C', '5', 'G', 'V'],
    ['C', '6m', 'Am', 'vi'],
    ['C', '6-', 'Am', 'vi'],
    ['C', '2m7', 'Dm7', 'ii7'],
    ['C', '2-7', 'Dm7', 'ii7'],
    ['C', '57', 'G7', 'V7'],
    ['C', '5(7)', 'G7', 'V7'],
    ['C', '1maj7', 'Cmaj7', 'Imaj7'],
    ['C', '4Δ', 'Fmaj7', 'IVmaj7'],
    ['C', '7°', 'Bdim', 'vii°'],
    ['C', '7ø', 'Bm7b5', 'viiø7'],
    ['C', 'b7', 'Bb', 'bVII'],
    ['C', '♭3', 'Eb', 'bIII'],
    ['C', '#4dim7', 'F#dim7', '#iv°7'],
    ['C', '5sus4', 'Gsus4', 'Vsus4'],
    ['C', '1add9', 'Cadd9', 'Iadd9'],
    ['C', '16', 'C6', 'Iadd6'],
    ['C', '12', 'Cadd9', 'Iadd9'],
    ['C', '52', 'Gadd9', 'Vadd9'],
    ['C', '2m2', 'Dmadd9', 'iiadd9'],
    ['C', '6m6', 'Am6', 'viadd6'],
    ['C', '16/3', 'C6/E', 'Iadd6'],
    ['C', '46/9', 'F6/9', 'IV6/9'],
    ['C', '59', 'G9', 'V9'],
    ['C', '513', 'G13', 'V13'],
    ['C', '1+', 'Caug', 'I+'],
    ['C', '5/7', 'G/B', 'V'],
    ['C', '1/3', 'C/E', 'I'],
    ['C', '4/5', 'F/G', 'IV'],
    ['C', '57/7', 'G7/B', 'V7'],
    ['C', '6m/5', 'Am/G', 'vi'],
    ['C', '1/b7', 'C/Bb', 'I'],
    ['G', '5/7', 'D/F#', 'V'],
    ['Eb', '2m', 'Fm', 'ii'],
    ['Am', '1m', 'Am', 'i'],
    ['Am', '6', 'F', 'bVI'],
    ['Am', 'b6', 'F', 'bVI'],
    ['Am', '3', 'C', 'bIII'],
    ['Am', '7', 'G', 'bVII'],
    ['Am', '57', 'E7', 'V7'],
  ])('in %s %s is %s, %s', (key, text, symbol, numeral) => {
    const read = readNumeral(text, parseKey(key)!)
    expect([read?.symbol, read?.numeral]).toEqual([symbol, numeral])
  })

  test.each(['0', '8', '9', '1/8', '1/', 'x', '', '5/x', '4/4/4', '12x', 'bbb7'])(
    '%s is none',
    (text) => {
      expect(readNumeral(text, parseKey('C')!)).toBeUndefined()
    },
  )
})

test.each([
  ['V7/ii', 'A7'],
  ['iiø7', 'Dm7b5'],
  ['bVII', 'Bb'],
  ['subV7', 'Db7'],
])('Roman numerals are read too: %s is %s', (text, symbol) => {
  expect(readNumeral(text, parseKey('C')!)?.symbol).toBe(symbol)
})

test.each([
  ['ii7', true],
  ['5/7', true],
  ['♭VII', true],
  ['b7', true],
  ['N6', true],
  ['N.C.', false],
  ['Bb7', false],
  ['H', false],
])('%s looks like a numeral: %s', (text, expected) => {
  expect(looksLikeNumeral(text)).toBe(expected)
})
