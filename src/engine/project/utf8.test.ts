import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeUtf8, encodeUtf8 } from './utf8'

describe('encodeUtf8', () => {
  test('agrees with the platform encoder on any text, lone surrogates included', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(Array.from(encodeUtf8(text))).toEqual(Array.from(new TextEncoder().encode(text)))
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('decodeUtf8', () => {
  test('reads back what encodeUtf8 wrote, also past one chunk', () => {
    const long = 'é♭𝄪a'.repeat(9000)
    expect(decodeUtf8(encodeUtf8(long))).toBe(long)
  })

  test('agrees with the strict platform decoder on any bytes', () => {
    const platform = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    const expected = (bytes: Uint8Array) => {
      try {
        return platform.decode(bytes)
      } catch {
        return undefined
      }
    }
    // Bytes near the edges of UTF-8 make broken sequences likely.
    const edges = [0, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf]
    const leads = [0xe0, 0xed, 0xee, 0xef, 0xf0, 0xf4, 0xf5, 0xf8, 0xff]
    const byte = fc.oneof(fc.constantFrom(...edges, ...leads), fc.integer({ min: 0, max: 255 }))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6 }), fc.array(byte, { maxLength: 8 }), (a, b) => {
        const bytes = Uint8Array.of(...a, ...b)
        expect(decodeUtf8(bytes)).toBe(expected(bytes))
        expect(decodeUtf8(Uint8Array.from(b))).toBe(expected(Uint8Array.from(b)))
      }),
      { seed: 2, numRuns: 5000 },
    )
  })

  test.each([
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong euro sign', [0xf0, 0x82, 0x82, 0xac]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a code point past U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['a sequence cut short', [0xe2, 0x82]],
    ['a stray continuation', [0x80]],
  ])('refuses %s', (_, bytes) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined()
  })
})
