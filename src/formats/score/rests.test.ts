import { describe, expect, test } from 'vitest'
import { restsAfter } from './rests'
import { quartersOf } from './rhythm'

// biome-ignore format: a rest a row
const ROWS: readonly [signature: [number, number], at: number, rests: string][] = [
  [[4, 4], 4, ''],
  [[4, 4], 3.5, '8'],
  [[4, 4], 3, '4'],
  [[4, 4], 2, '2'],
  [[4, 4], 1.5, '8 2'],
  [[4, 4], 1, '4 2'],
  [[4, 4], 3.75, '16'],
  [[3, 4], 1, '4 4'],
  [[3, 4], 2.5, '8'],
  [[2, 2], 1, '4 2'],
  [[5, 4], 3, '4 4'],
  [[6, 8], 0.5, '4 4.'],
  [[6, 8], 1.5, '4.'],
  [[6, 8], 2.5, '8'],
  [[12, 8], 1.5, '4. 2.'],
  [[7, 8], 3, '8'],
  [[4, 4], 3 + 1 / 3, '4/3'],
  [[4, 4], 2 + 2 / 3, '8/3 4'],
  [[4, 4], 5, ''],
]

describe('rests after the last note', () => {
  test.each(ROWS)('%j from quarter %d: %s', (timeSignature, at, rests) => {
    const made = restsAfter(at, { timeSignature })
    const texts = made.map(
      ({ value, dots, tuplet }) => `${value}${'.'.repeat(dots)}${tuplet ? `/${tuplet[0]}` : ''}`,
    )
    expect(texts.join(' ')).toBe(rests)
  })

  test('reach to the end of the bar from every twelfth of a quarter', () => {
    for (const timeSignature of [
      [4, 4],
      [3, 4],
      [2, 4],
      [6, 8],
      [9, 8],
      [7, 8],
      [5, 4],
      [3, 2],
      [3, 16],
    ] as const) {
      // biome-ignore format: one row reads as a list
      const end = (timeSignature[0] * 4) / timeSignature[1]
      for (let at = 0; at < end; at += 1 / 12) {
        const length = restsAfter(at, { timeSignature }).reduce(
          (sum, rest) => sum + quartersOf(rest),
          0,
        )
        expect(at + length, `${timeSignature.join('/')} from ${at}`).toBeCloseTo(end)
      }
    }
  })
})
