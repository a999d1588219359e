import { expect, test } from 'vitest'
import { PAGE } from './print-state'
import { codeSidePx, MAX_CODE_BYTES, QUIET_MODULES, qrCodeOf } from './qr-code'

const MM_PER_PX = 25.4 / 96

test.each([
  [20, 0.5],
  [200, 0.5],
  [600, 0.5],
  [858, 0.5],
  [876, 0.5],
  [1273, 0.49],
  [1465, 0.45],
  [MAX_CODE_BYTES, 0.42],
])(
  'a link of %i characters has modules of %d mm or more when printed and leaves the title its room',
  (length, leastMm) => {
    const code = qrCodeOf('x'.repeat(length))!
    const side = codeSidePx(code)
    expect((side * MM_PER_PX) / (code.size + 2 * QUIET_MODULES)).toBeGreaterThanOrEqual(leastMm)
    expect(side).toBeLessThan(PAGE.width * 0.35)
  },
)

test('a longer link has no code', () => {
  expect(qrCodeOf('x'.repeat(MAX_CODE_BYTES + 1))).toBeUndefined()
  expect(qrCodeOf('é'.repeat(MAX_CODE_BYTES / 2 + 1))).toBeUndefined()
})
