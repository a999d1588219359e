import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { deflateShort, MAX_SHORT_LENGTH, prepareDictionary } from './deflate-short'
import { encodeUtf8 } from './utf8'

const dictionary = prepareDictionary(encodeUtf8('the quick brown fox jumps over the lazy dog 0123'))
const inflate = (deflated: Uint8Array) =>
  new Uint8Array(inflateRawSync(deflated, { dictionary: dictionary.bytes }))

describe('deflateShort', () => {
  test.each([
    ['nothing', ''],
    ['one byte', 'x'],
    ['a text that stands in the dictionary', 'brown fox jumps'],
    ['a run as long as the data may be', 'a'.repeat(MAX_SHORT_LENGTH)],
    ['the end of the dictionary going on into the data', '0123'.repeat(20)],
    ['bytes of nine bits', 'éàü♭'.repeat(9)],
  ])('writes %s so that zlib inflates it', (_, text) => {
    const data = encodeUtf8(text)
    expect(inflate(deflateShort(data, dictionary))).toEqual(data)
  })

  test('writes any short data so that zlib inflates it, whatever it wrote before', () => {
    const few = fc.uint8Array({ maxLength: MAX_SHORT_LENGTH, max: 3 })
    const words = fc
      .array(fc.constantFrom('the ', 'quick', 'fox', 'dog 01', '\u00ff', 'zz'), { maxLength: 60 })
      .map((list) => encodeUtf8(list.join('')).subarray(0, MAX_SHORT_LENGTH))
    fc.assert(
      fc.property(fc.oneof(few, words, fc.uint8Array({ maxLength: 80 })), (data) => {
        expect(inflate(deflateShort(data, dictionary))).toEqual(Uint8Array.from(data))
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  test('spells no worse than the greedy spelling of fflate with the same codes', () => {
    // So short that fflate chooses the fixed codes too.
    const words = fc
      .array(fc.constantFrom('the qu', 'ick b', 'fox ', 'jum', 'azy d', 'og 0', 'x'), {
        maxLength: 8,
      })
      .map((list) => encodeUtf8(list.join('')))
    let compared = 0
    fc.assert(
      fc.property(words, (data) => {
        const other = deflateSync(data, { dictionary: dictionary.bytes, level: 9 })
        const usesFixedCodes = ((other[0] ?? 0) & 0b110) === 0b010
        if (!usesFixedCodes) return
        compared += 1
        expect(deflateShort(data, dictionary).length).toBeLessThanOrEqual(other.length)
      }),
      { seed: 4, numRuns: 500 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  test('refuses data and dictionaries beyond its tables', () => {
    const tooLong = new Uint8Array(MAX_SHORT_LENGTH + 1)
    expect(() => deflateShort(tooLong, dictionary)).toThrow(RangeError)
    expect(() => prepareDictionary(new Uint8Array(0))).toThrow(RangeError)
    expect(() => prepareDictionary(new Uint8Array(16_385))).toThrow(RangeError)
  })
})
