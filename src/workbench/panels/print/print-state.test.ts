import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf } from './print-state'

test.each([
  ['nothing is one empty page', [], [[]]],
  ['three fit below the title', [100, 100, 100], [[0, 1, 2]]],
  ['the gap between systems counts', [100, 100, 101], [[0, 1], [2]]],
  ['what does not fit below the title begins the next page', [350, 40], [[], [0, 1]]],
  ['one that is higher than a page has one for itself', [10, 999, 10], [[0], [1], [2]]],
] as const)('%s', (_what, heights, pages) => {
  expect(pagesOf(heights, 320, 400, 10)).toEqual(pages)
})

test('every system is on one page, in order; pages hold what fits and no less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 300 }), { maxLength: 40 }), (heights) => {
      const pages = pagesOf(heights, 300, 400, 10)
      expect(pages.flat()).toEqual(heights.map((_, index) => index))
      for (const [index, page] of pages.entries()) {
        const used = page.reduce((sum, at) => sum + heights[at]! + 10, -10)
        const room = index === 0 ? 300 : 400
        expect(used).toBeLessThanOrEqual(room)
        const next = pages[index + 1]?.[0]
        if (next !== undefined) expect(used + 10 + heights[next]!).toBeGreaterThan(room)
      }
    }),
  )
})
