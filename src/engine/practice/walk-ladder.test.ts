import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { FIGURE_TABLE, type FigureId } from './figure-table'
import { walkLadder } from './walk-ladder'

const walk = (size: number, figures: readonly FigureId[], noteCounts: readonly number[]) =>
  walkLadder({ size, start: { index: 0, direction: 1 }, noteCounts, figures, jumps: 'none' })

describe('figures', () => {
  test.each([
    ['run', '0 1 2 3 4 5 6 7'],
    ['skip', '0 2 1 3 2 4 3 5'],
    ['threes', '0 1 2 1 2 3 2 3'],
    ['rock', '0 1 3 4 3 5 6 5'],
  ] as const)('%s climbs as %s', (figure, rungs) => {
    expect(walk(12, [figure], [8]).bars[0]!.join(' ')).toBe(rungs)
  })

  test('every figure moves, and none stands still', () => {
    for (const { steps } of FIGURE_TABLE)
      expect(steps.every((step: number) => step !== 0)).toBe(true)
    const ids = FIGURE_TABLE.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a run turns at the top and comes back', () => {
  expect(walk(4, ['run'], [8]).bars[0]).toEqual([0, 1, 2, 3, 2, 1, 0, 1])
})

test('walkLadder never repeats the bar before when a figure can avoid it', () => {
  // Five rungs up and down are eight notes: plain runs would all be the same bar.
  const { bars } = walk(5, ['run', 'early-turn', 'late-turn'], [8, 8, 8, 8, 8, 8])
  bars.forEach((bar, index) => {
    if (index > 0) expect(bar).not.toEqual(bars[index - 1])
  })
})

test('walkLadder stays on the ladder and strikes no rung twice in a row', () => {
  const figures = fc.uniqueArray(fc.constantFrom(...FIGURE_TABLE.map(({ id }) => id)), {
    minLength: 1,
  })
  const request = fc.record({
    size: fc.integer({ min: 2, max: 12 }),
    index: fc.nat(),
    direction: fc.constantFrom(-1, 1),
    noteCounts: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
    figures,
    jumps: fc.constantFrom('none' as const, 'to-another' as const),
  })
  fc.assert(
    fc.property(request, ({ index, direction, ...rest }) => {
      const start = { index: index % rest.size, direction }
      const { bars } = walkLadder({ ...rest, start })
      const rungs = bars.flat()
      expect(bars.map((bar) => bar.length)).toEqual(rest.noteCounts)
      expect(rungs[0]).toBe(start.index)
      rungs.forEach((rung, note) => {
        expect(rung).toBeGreaterThanOrEqual(0)
        expect(rung).toBeLessThan(rest.size)
        if (note > 0) expect(rung).not.toBe(rungs[note - 1])
      })
    }),
    { seed: 11, numRuns: drawCount(300) },
  )
})
