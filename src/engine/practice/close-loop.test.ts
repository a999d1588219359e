import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { findPath, leadsBack, loopCostOf, type PathRequest } from './close-loop'

describe('leadsBack', () => {
  const C_AND_B_FLAT_FIVE = (1 << 11) | (1 << 5)
  test.each([
    [48, 48, true, 'the same note'],
    [60, 48, true, 'the octave'],
    [47, 48, true, 'a half step below'],
    [50, 48, true, 'a whole step above'],
    [43, 48, true, 'the fifth, a fourth below'],
    [55, 48, true, 'the fifth above'],
    [53, 48, true, 'the fourth above'],
    [51, 48, false, 'a minor third'],
    [52, 48, false, 'a major third'],
    [54, 48, false, 'a tritone'],
    [53, 47, true, 'the flat fifth of B dim, its own fifth'],
  ])('%i to %i is %s: %s', (last, first, expected) => {
    expect(leadsBack(last, first, C_AND_B_FLAT_FIVE)).toBe(expected)
  })
})

test('the further the leap back to the start, the dearer; the same pitch again is dull', () => {
  const costs = [55, 60, 48, 67].map((last) => loopCostOf(last, 48, 0))
  // A fifth, an octave, the same pitch, an octave and a fifth.
  expect(costs).toEqual([0, 1, 3, 20])
  expect(loopCostOf(52, 48, 0)).toBe(Number.POSITIVE_INFINITY)
})

describe('findPath', () => {
  const C_MAJOR_TRIAD = [40, 43, 48, 52, 55, 60, 64, 67]
  const closingOn = (first: number) => (index: number) =>
    loopCostOf(C_MAJOR_TRIAD[index]!, first, 0)
  const THREE_NOTES: PathRequest = {
    ladder: C_MAJOR_TRIAD,
    fromIndex: 2,
    direction: 1,
    noteCount: 3,
    endCostOf: closingOn(48),
  }

  test('goes up the triad to the octave in three notes', () => {
    expect(findPath(THREE_NOTES)).toEqual({ indexes: [3, 4, 5], cost: 1 })
  })

  test('gives nothing where no end can be reached', () => {
    const path = findPath({
      ladder: C_MAJOR_TRIAD,
      fromIndex: 0,
      direction: 0,
      noteCount: 1,
      endCostOf: (index) => (index === 7 ? 0 : Number.POSITIVE_INFINITY),
    })
    expect(path).toBeUndefined()
  })

  test('avoids the path it must differ from, where another is as good', () => {
    const { indexes } = findPath(THREE_NOTES)!
    expect(findPath({ ...THREE_NOTES, unlike: indexes })!.indexes).not.toEqual(indexes)
  })

  /** Every path of a length, priced note by note from the rules as written. */
  function cheapestByBruteForce(request: PathRequest): number {
    const { ladder, noteCount, endCostOf, gapCost = 0, unlike } = request
    const moveCost = new Map([
      [0, 60],
      [1, 0],
      [2, 3],
      [3, 8],
      [4, 14],
    ])
    let best = Number.POSITIVE_INFINITY
    const extend = (index: number, direction: number, depth: number, cost: number): void => {
      if (depth === noteCount) {
        best = Math.min(best, cost)
        return
      }
      for (let target = 0; target < ladder.length; target++) {
        const rungs = Math.abs(target - index)
        const price = moveCost.get(rungs)
        if (price === undefined) continue
        const heading = Math.sign(target - index)
        const turns = heading * direction === -1 ? 2 : 0
        const leap = Math.abs(ladder[target]! - ladder[index]!) > 9 ? 2 : 0
        const gap = gapCost * Math.max(0, rungs - 1)
        const repeat = unlike?.[depth] === target ? 4 : 0
        const end = depth === noteCount - 1 ? endCostOf(target) : 0
        extend(target, heading, depth + 1, cost + price + turns + leap + gap + repeat + end)
      }
    }
    extend(request.fromIndex, request.direction, 0, 0)
    return best
  }

  test('is as cheap as the cheapest of all paths', () => {
    const requests = fc.record({
      ladder: fc
        .uniqueArray(fc.integer({ min: 40, max: 76 }), { minLength: 1, maxLength: 6 })
        .map((midis) => midis.sort((left, right) => left - right)),
      from: fc.nat(),
      direction: fc.constantFrom(-1, 0, 1),
      noteCount: fc.integer({ min: 1, max: 5 }),
      gapCost: fc.constantFrom(0, 5, 40),
      endCosts: fc.array(fc.constantFrom(0, 1, 3, Number.POSITIVE_INFINITY), {
        minLength: 6,
        maxLength: 6,
      }),
      unlike: fc.array(fc.nat({ max: 5 }), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(requests, ({ ladder, from, endCosts, ...rest }) => {
        const request: PathRequest = {
          ladder,
          fromIndex: from % ladder.length,
          endCostOf: (index) => endCosts[index]!,
          ...rest,
        }
        const path = findPath(request)
        expect(path?.cost ?? Number.POSITIVE_INFINITY).toBe(cheapestByBruteForce(request))
        if (path) expect(path.indexes).toHaveLength(request.noteCount)
      }),
      { seed: 7, numRuns: drawCount(400) },
    )
  })
})
