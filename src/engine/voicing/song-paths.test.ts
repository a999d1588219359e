import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES } from '../theory/chord'
import { bestPaths } from './progression'
import { furtherGripsCost, songPaths } from './song-paths'
import { chooseGrips } from './voice-leading'

const row = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.constantFrom(...CHORD_TYPES.slice(0, 6))), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((chords) => fc.array(fc.constantFrom(...chords), { minLength: 1, maxLength: 6 }))
const choicesOf = (chords: readonly (readonly [number, (typeof CHORD_TYPES)[number]])[]) =>
  chords.map(([root, chord]) => chooseGrips(root, chord, 24, STANDARD_NECK))

describe('songPaths', () => {
  test('cost what their grips and changes cost, and as much for each further grip of a chord', () => {
    fc.assert(
      fc.property(row, fc.integer({ min: 1, max: 4 }), (chords, count) => {
        const choices = choicesOf(chords)
        const [least] = bestPaths(choices, 1)
        const paths = songPaths(choices, count)
        expect(paths).toHaveLength(bestPaths(choices, count).length)
        for (const [at, { grips, cost }] of paths.entries()) {
          expect(cost).toBeGreaterThanOrEqual(paths[at - 1]?.cost ?? least!.cost)
          expect(cost - furtherGripsCost(choices, grips, 'hand')).toBeGreaterThanOrEqual(
            least!.cost,
          )
        }
      }),
      { numRuns: drawCount(60), seed: 20261123 },
    )
  })

  test('are those of bestPaths where no chord comes again or where voices come first', () => {
    const [a, b] = [CHORD_TYPES[0]!, CHORD_TYPES[1]!]
    const once = choicesOf([[0, a], [9, b], [5, a]]) // biome-ignore format: a row
    expect(songPaths(once, 3)).toEqual(bestPaths(once, 3))
    const again = choicesOf([[0, a], [9, b], [0, a]]) // biome-ignore format: a row
    expect(songPaths(again, 3, 'voices')).toEqual(bestPaths(again, 3, 'voices'))
  })

  test('no further grip costs nothing, each further one the same', () => {
    const choices = choicesOf(Array.from({ length: 3 }, () => [0, CHORD_TYPES[0]!] as const))
    const costs = [[0, 0, 0], [0, 1, 0], [0, 1, 2]].map((grips) => furtherGripsCost(choices, grips, 'hand')) // biome-ignore format: a row
    expect(costs[0]).toBe(0)
    expect(costs[1]).toBeGreaterThan(0)
    expect(costs[2]).toBe(2 * costs[1]!)
  })
})
