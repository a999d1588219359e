import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { inflateCapped } from './inflate-capped'

const dictionary = new TextEncoder().encode(
  'the quick brown fox jumps over the lazy dog 0123456789',
)
const inflate = (deflated: Uint8Array, maxLength = 1 << 20) =>
  inflateCapped(deflated, dictionary, maxLength)

/** What zlib makes of it; `undefined` where it refuses. */
function zlibInflate(deflated: Uint8Array): Uint8Array | undefined {
  try {
    // Both leave unread what follows the end.
    return Uint8Array.from(inflateRawSync(deflated, { dictionary, maxOutputLength: 1 << 20 }))
  } catch {
    return undefined
  }
}

const texts = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ maxLength: 2000, max: 5 }),
  fc
    .array(fc.constantFrom('the ', 'quick', ' brown fox', '0123', 'é', 'zz'), { maxLength: 300 })
    .map((words) => new TextEncoder().encode(words.join(''))),
)

describe('inflateCapped', () => {
  test('inflates whatever zlib deflates, by every level and strategy', () => {
    const options = fc.record({
      level: fc.integer({ min: 0, max: 9 }),
      strategy: fc.constantFrom(
        constants.Z_DEFAULT_STRATEGY,
        constants.Z_FIXED,
        constants.Z_HUFFMAN_ONLY,
        constants.Z_RLE,
      ),
    })
    fc.assert(
      fc.property(texts, options, (data, { level, strategy }) => {
        const deflated = deflateRawSync(data, { dictionary, level, strategy })
        expect(inflate(new Uint8Array(deflated))).toEqual(Uint8Array.from(data))
      }),
      { seed: 1, numRuns: drawCount(500) },
    )
  })

  test('inflates what fflate deflates, in many blocks and from far back', () => {
    const random = Array.from({ length: 60_000 }, (_, index) => ((index * 7919) >> 5) & 0xff)
    const data = Uint8Array.of(...random, ...random.slice(0, 30_000))
    expect(inflate(deflateSync(data, { dictionary, level: 9 }))).toEqual(data)
  })

  test('inflates what zlib still does when bytes are changed, cut off or added, and never throws', () => {
    const changes = fc.record({
      place: fc.nat(),
      bit: fc.integer({ min: 0, max: 7 }),
      cut: fc.integer({ min: 0, max: 2 }),
      more: fc.uint8Array({ maxLength: 1 }),
    })
    let refused = 0
    let accepted = 0
    fc.assert(
      fc.property(texts, fc.array(changes, { maxLength: 3 }), (data, list) => {
        let bytes: Uint8Array = new Uint8Array(deflateRawSync(data, { dictionary, level: 9 }))
        for (const { place, bit, cut, more } of list) {
          bytes = Uint8Array.of(...bytes.subarray(0, bytes.length - cut), ...more)
          if (bytes.length > 0) bytes[place % bytes.length]! ^= 1 << bit
        }
        const expected = zlibInflate(bytes)
        const actual = inflate(bytes)
        if (expected) expect(actual).toEqual(expected)
        if (expected) accepted += 1
        else refused += 1
      }),
      { seed: 2, numRuns: drawCount(1200) },
    )
    expect(Math.min(accepted, refused)).toBeGreaterThan(drawCount(200))
  })

  test('inflates what zlib does of random bytes, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const expected = zlibInflate(bytes)
        const actual = inflate(bytes)
        if (expected) expect(actual).toEqual(expected)
      }),
      { seed: 3, numRuns: drawCount(1500) },
    )
  })

  test('inflates up to the cap and not a byte further', () => {
    for (const level of [0, 9]) {
      const deflated = new Uint8Array(deflateRawSync(new Uint8Array(5000), { dictionary, level }))
      expect(inflate(deflated, 5000)).toEqual(new Uint8Array(5000))
      expect(inflate(deflated, 4999)).toBe('too-large')
    }
  })

  test('of 50 MB of zeros reads the first two kilobytes, which hold little more than the cap', () => {
    const bomb = new Uint8Array(deflateRawSync(new Uint8Array(50 << 20), { dictionary, level: 9 }))
    expect(inflate(bomb)).toBe('too-large')
    // Had it to read further than this, it would meet the end and say `invalid`.
    expect(inflate(bomb.subarray(0, 2048))).toBe('too-large')
    expect(inflate(bomb.subarray(0, 900))).toBe('invalid')
  })

  test.each([1, 2, 3, 7, 100, 257, 258, 259])('repeats what lies %i bytes back', (distance) => {
    const data = Uint8Array.from({ length: 3000 }, (_, index) => ((index % distance) * 37) & 0xff)
    expect(inflate(new Uint8Array(deflateRawSync(data, { dictionary, level: 9 })))).toEqual(data)
  })
})
