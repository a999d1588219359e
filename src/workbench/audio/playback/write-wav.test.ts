import { expect, test } from 'vitest'
import { writeWav } from './write-wav'

test('a WAV file says its rate, its length and its samples', () => {
  const bytes = writeWav(Float32Array.from([0, 1, -1, 2]), 22_050)
  const view = new DataView(bytes.buffer)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  expect(view.getUint32(24, true)).toBe(22_050)
  expect(view.getUint32(40, true)).toBe(8)
  expect(bytes).toHaveLength(52)
  expect([0, 1, 2, 3].map((n) => view.getInt16(44 + 2 * n, true))).toEqual([
    0, 32_767, -32_767, 32_767,
  ])
})
