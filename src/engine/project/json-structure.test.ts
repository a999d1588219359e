import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { isWithinStructure } from './state-codec'

/** Lists and objects within one another, and commas, counted on the parsed value. */
function structureOf(value: unknown): { depth: number; commas: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, commas: 0 }
  const items = Object.values(value).map(structureOf)
  return {
    depth: 1 + Math.max(0, ...items.map((item) => item.depth)),
    commas: items.reduce((sum, item) => sum + item.commas, Math.max(0, items.length - 1)),
  }
}

describe('isWithinStructure', () => {
  test('counts what the parsed value has, whatever its texts hold', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ',', '}', 'é', 'x') })
    const values = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        text,
        fc.integer(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    })).value
    fc.assert(
      fc.property(values, (value) => {
        const json = new TextEncoder().encode(JSON.stringify(value))
        const { depth, commas } = structureOf(value)
        expect(isWithinStructure(json, depth, commas)).toBe(true)
        if (depth > 0) expect(isWithinStructure(json, depth - 1, commas)).toBe(false)
        if (commas > 0) expect(isWithinStructure(json, depth, commas - 1)).toBe(false)
      }),
      { seed: 1, numRuns: drawCount(500) },
    )
  })

  test.each(['"', '"\\', '"\\"', ']]', '[[', ''])('ends on %j, which is no JSON', (text) => {
    expect(isWithinStructure(new TextEncoder().encode(text), 5, 5)).toBe(true)
  })
})
