import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import type { PlacedGroup } from './scale-figure'
import { type FigureWalkRequest, walkFigure } from './walk-figure'

const RUNGS = { steps: [0], thirds: [0, 2], threes: [0, 1, 2], fours: [0, 1, 2, 3] } as const
type Shape = keyof typeof RUNGS

const groupsOf = (shapes: readonly Shape[], perBar: number): readonly PlacedGroup[] =>
  shapes.map((shape, index) => ({ rungs: RUNGS[shape], startsBar: index % perBar === 0 }))

const isChordTone = (rung: number) => [0, 2, 4].includes(rung % 7)

/** A walk over two octaves of a scale of seven that ends on given rungs. */
function walk(shapes: readonly Shape[], from: number, ends: readonly number[], size = 15): string {
  const found = walkFigure({
    size,
    from,
    groups: groupsOf(shapes, 4),
    endCostOf: (rung) => (ends.includes(rung) ? 0 : Number.POSITIVE_INFINITY),
    isChordTone,
  })
  return found ? found.rungs.join(' ') : 'no way'
}
const times = (count: number, shape: Shape) => new Array<Shape>(count).fill(shape)

describe('walkFigure', () => {
  test.each([
    ['a scale up an octave', times(8, 'steps'), 0, [7], 15, '0 1 2 3 4 5 6 7'],
    ['a scale down to the fifth below', times(4, 'steps'), 7, [4], 15, '7 6 5 4'],
    ['a scale that turns at the bar', times(12, 'steps'), 0, [3], 8, '0 1 2 3 4 5 6 7 6 5 4 3'],
    ['thirds up', times(4, 'thirds'), 0, [5], 15, '0 2 1 3 2 4 3 5'],
    ['thirds that turn over the top', times(4, 'thirds'), 0, [3], 15, '0 2 1 3 2 4 5 3'],
    ['groups of four', times(2, 'fours'), 0, [4], 15, '0 1 2 3 1 2 3 4'],
    ['beats of three and four', ['thirds', 'threes', 'thirds', 'fours'], 0, [6], 15, '0 2 1 2 3 2 4 3 4 5 6'],
    ['nowhere to end', times(4, 'steps'), 0, [2], 15, 'no way'],
  ] as const)('%s', (_name, shapes, from, ends, size, rungs) => {
    expect(walk(shapes, from, ends, size)).toBe(rungs)
  }) // biome-ignore format: a walk a line

  test('single notes may skip one rung to the last, where that is allowed', () => {
    const request: FigureWalkRequest = {
      size: 7,
      from: 0,
      groups: groupsOf(times(4, 'steps'), 4),
      endCostOf: (rung) => (rung === 4 ? 0 : Number.POSITIVE_INFINITY),
      isChordTone,
    }
    expect(walkFigure(request)).toBeUndefined()
    expect(walkFigure({ ...request, maySkipAtEnd: true })!.rungs).toEqual([0, 1, 2, 4])
  })
})

/** The cheapest of all walks, group by group from the rules as written. */
function cheapestByBruteForce(request: FigureWalkRequest): number {
  const { size, from, groups, endCostOf } = request
  let best = Number.POSITIVE_INFINITY
  const extend = (group: number, first: number, heading: number, cost: number): void => {
    const reach = groups[group]!.rungs.at(-1)!
    const last = first + heading * reach
    if (first < 0 || first >= size || last < 0 || last >= size) return
    const next = groups[group + 1]
    if (!next) {
      best = Math.min(best, cost + endCostOf(last))
      return
    }
    extend(group + 1, first + heading, heading, cost)
    const turn = 4 + (next.startsBar ? 0 : 1) + (request.isChordTone(last) ? 0 : 1)
    const beside = reach === 0 ? [last - heading] : [last - heading, last + heading]
    for (const rung of beside) extend(group + 1, rung, -heading, cost + turn)
  }
  extend(0, from, 1, 0)
  extend(0, from, -1, 2)
  return best
}

test('walkFigure is as cheap as the cheapest of all walks', () => {
  const requests = fc.record({
    size: fc.integer({ min: 1, max: 9 }),
    from: fc.nat(),
    shapes: fc.array(fc.constantFrom<Shape>('steps', 'thirds', 'threes', 'fours'), {
      minLength: 1,
      maxLength: 7,
    }),
    endCosts: fc.array(fc.constantFrom(0, 1, 3, Number.POSITIVE_INFINITY), {
      minLength: 9,
      maxLength: 9,
    }),
  })
  fc.assert(
    fc.property(requests, ({ size, from, shapes, endCosts }) => {
      const request: FigureWalkRequest = {
        size,
        from: from % size,
        groups: groupsOf(shapes, 2),
        endCostOf: (rung) => endCosts[rung]!,
        isChordTone,
      }
      const found = walkFigure(request)
      expect(found?.cost ?? Number.POSITIVE_INFINITY).toBe(cheapestByBruteForce(request))
      if (found)
        expect(found.rungs).toHaveLength(request.groups.flatMap(({ rungs }) => rungs).length)
    }),
    { seed: 5, numRuns: drawCount(400) },
  )
})
