import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { decodeBase64Url, encodeBase64Url } from './base64url'

describe('base64url', () => {
  test('writes what the platform writes and reads it back, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = encodeBase64Url(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(decodeBase64Url(text)).toEqual(bytes)
      }),
      { seed: 1, numRuns: drawCount(500) },
    )
  })

  test('has one text for each byte list: what decodes is what is written', () => {
    const characters = 'ABCPQRSTgwxyz019-_+/= é'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 6 }), (text) => {
        const bytes = decodeBase64Url(text)
        if (bytes) expect(encodeBase64Url(bytes)).toBe(text)
        else expect(Buffer.from(text, 'base64url').toString('base64url')).not.toBe(text)
      }),
      { seed: 2, numRuns: drawCount(5000) },
    )
  })

  test.each(['A', 'AAAAA', 'QQ==', 'QR', 'QUJ', 'Q Q', 'Q+/A', 'Aé', '𝄪AA', '\u0000AAA'])(
    'refuses %j',
    (text) => {
      expect(decodeBase64Url(text)).toBeUndefined()
    },
  )
})
