/** Codes are read back by a decoder that shares no code with their maker. */
import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { MAX_CODE_BYTES, type QrCode, QUIET_MODULES, qrCodeOf } from './qr-code'

const PIXELS_PER_MODULE = 3

/** The code as it is printed: its path painted black on white, with its quiet zone. */
function pixelsOf({ size, path }: QrCode) {
  const side = (size + 2 * QUIET_MODULES) * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const left = (Number(column) + QUIET_MODULES) * PIXELS_PER_MODULE
    const top = (Number(row) + QUIET_MODULES) * PIXELS_PER_MODULE
    for (let y = top; y < top + PIXELS_PER_MODULE; y++) {
      const start = (y * side + left) * 4
      for (let x = 0; x < PIXELS_PER_MODULE; x++) pixels.set([0, 0, 0], start + x * 4)
    }
  }
  return { pixels, side }
}

function read(code: QrCode): string | undefined {
  const { pixels, side } = pixelsOf(code)
  return jsQr(pixels, side, side)?.data
}

const START = 'http://127.0.0.1:8787/?z=2'
test.each([START.length, 100, 300, 600, 858, 876, 1273, MAX_CODE_BYTES])(
  'a link of %i characters is read from its code',
  (length) => {
    const link = START + 'aZ09-_'.repeat(MAX_CODE_BYTES).slice(0, length - START.length)
    expect(read(qrCodeOf(link)!)).toBe(link)
  },
)

test('a code without its corner is not read', () => {
  const code = qrCodeOf(START)!
  expect(read({ ...code, path: code.path.replaceAll(/M[0-7] [0-7]h1v1h-1z/g, '') })).toBeUndefined()
})
