import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { inflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { deflateFixed, indexDictionary, MAX_SHORT_TEXT } from './deflate-fixed'
import { encodeUtf8 } from './utf8'

const text = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc.uint8Array({ maxLength: MAX_SHORT_TEXT, max: 3 }),
  fc
    .array(fc.constantFrom('null,', '"C major"', '535055', '[', '0.5', 'é♭'), { maxLength: 120 })
    .map((words) => encodeUtf8(words.join(''))),
)

test('two other inflaters read back whatever is deflated, with any dictionary', () => {
  fc.assert(
    fc.property(text, text, (data, dictionaryBytes) => {
      const dictionary = dictionaryBytes
      const deflated = deflateFixed(data, indexDictionary(dictionary))
      expect(inflateSync(deflated, { dictionary })).toEqual(data)
      const own = dictionary.length > 0 ? { dictionary } : {}
      expect(new Uint8Array(inflateRawSync(deflated, own))).toEqual(data)
    }),
    { seed: 4, numRuns: 3000 },
  )
})

test.each([0, 1, 2, 3, 257, 258, 259, 516, MAX_SHORT_TEXT])('a run of %i equal bytes', (length) => {
  const data = new Uint8Array(length).fill(7)
  const deflated = deflateFixed(data, indexDictionary(new Uint8Array()))
  expect(new Uint8Array(inflateRawSync(deflated))).toEqual(data)
})

test('an index is not changed by use', () => {
  const dictionary = indexDictionary(encodeUtf8('C major scale'))
  const data = encodeUtf8('C major chord in a C major scale')
  expect(deflateFixed(data, dictionary)).toEqual(deflateFixed(data, dictionary))
})

test('a text with no room is refused', () => {
  const deflate = () =>
    deflateFixed(new Uint8Array(MAX_SHORT_TEXT + 1), indexDictionary(new Uint8Array(9)))
  expect(deflate).toThrow(RangeError)
})
