import { expect, test } from 'vitest'
import { PAGE } from './page-size'
import { codeSidePx, MAX_CODE_BYTES, QUIET_MODULES, qrCodeOf } from './qr-code'

const MM_PER_PX = 25.4 / 96

test.each([20, 200, 400, 600, MAX_CODE_BYTES])(
  'a link of %i characters is readable when printed and leaves the title half of the page',
  (length) => {
    const code = qrCodeOf('x'.repeat(length))!
    const side = codeSidePx(code)
    expect((side * MM_PER_PX) / (code.size + 2 * QUIET_MODULES)).toBeGreaterThanOrEqual(0.5)
    expect(side).toBeLessThan(PAGE.width / 2)
  },
)

test('a longer link has no code', () => {
  expect(qrCodeOf('x'.repeat(MAX_CODE_BYTES + 1))).toBeUndefined()
  expect(qrCodeOf('é'.repeat(MAX_CODE_BYTES / 2 + 1))).toBeUndefined()
})
