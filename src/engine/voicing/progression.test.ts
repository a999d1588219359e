import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES } from '../theory/chord'
import { rankedGripsOf, selectGrips } from './chord-voicings'
import { GRIP_PREFERENCES, type GripPreference, gripCost } from './grip-cost'
import type { GripChoice } from './grip-motion'
import { gripTableOf, motionCost } from './grip-motion'
import { bestPaths, type GripPath } from './progression'

function costOf(
  choices: readonly GripChoice[],
  grips: readonly number[],
  prefer: GripPreference = 'hand',
): number {
  let cost = 0
  for (const [at, choice] of choices.entries()) {
    cost += gripCost(choice, grips[at]!, prefer)
    const before = choices[at - 1]
    if (before) cost += motionCost(before.table, grips[at - 1]!, choice.table, grips[at]!)
  }
  return cost
}

/** Every path, cheapest first. */
function bruteForce(choices: readonly GripChoice[], prefer?: GripPreference): GripPath[] {
  let paths: number[][] = [[]]
  for (const choice of choices) {
    paths = paths.flatMap((path) => choice.indices.map((index) => [...path, index]))
  }
  return paths
    .map((grips) => ({ grips, cost: costOf(choices, grips, prefer) }))
    .sort((a, b) => a.cost - b.cost)
}

const chordArbitrary = fc.record({
  rootPitchClass: fc.integer({ min: 0, max: 11 }),
  chord: fc.constantFrom(...CHORD_TYPES.slice(0, 30)),
})

function choiceOf(
  { rootPitchClass, chord }: { rootPitchClass: number; chord: (typeof CHORD_TYPES)[number] },
  places: readonly number[],
): GripChoice {
  const count = rankedGripsOf(rootPitchClass, chord, STANDARD_NECK).grips.length
  const indices = [...new Set(places.map((place) => place % count))].sort((a, b) => a - b)
  return { table: gripTableOf(rootPitchClass, chord, STANDARD_NECK), indices }
}

describe('bestPaths', () => {
  test('equals trying every path on small choices', () => {
    const question = fc.array(
      fc.tuple(chordArbitrary, fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 8 })),
      { minLength: 1, maxLength: 4 },
    )
    const width = fc.integer({ min: 1, max: 9 })
    const preference = fc.constantFrom(...GRIP_PREFERENCES)
    fc.assert(
      fc.property(question, width, preference, (rows, pathCount, prefer) => {
        const choices = rows.map(([chord, places]) => choiceOf(chord, places))
        const all = bruteForce(choices, prefer)
        const found = bestPaths(choices, pathCount, prefer)
        expect(found.map((path) => path.cost)).toEqual(
          all.slice(0, pathCount).map((path) => path.cost),
        )
        expect(new Set(found.map((path) => path.grips.join())).size).toBe(found.length)
        for (const path of found) expect(costOf(choices, path.grips, prefer)).toBe(path.cost)
      }),
      { numRuns: drawCount(150), seed: 20261120 },
    )
  })

  test('the first pass never hides a better path: two whole chords against all pairs', () => {
    for (const [a, b] of [
      [0, 7],
      [2, 9],
      [4, 11],
    ] as const) {
      const choices = [a, b].map((rootPitchClass, at) => {
        const chord = CHORD_TYPES[3 + at]!
        return {
          table: gripTableOf(rootPitchClass, chord, STANDARD_NECK),
          indices: selectGrips(rootPitchClass, chord, STANDARD_NECK).slice(0, 200),
        }
      })
      const all = bruteForce(choices)
      expect(bestPaths(choices, 5).map((path) => path.cost)).toEqual(
        all.slice(0, 5).map((path) => path.cost),
      )
    }
  })

  test('a chord without grips leaves no path', () => {
    const some = choiceOf({ rootPitchClass: 0, chord: CHORD_TYPES[0]! }, [0, 1])
    expect(bestPaths([some, { ...some, indices: [] }], 3)).toEqual([])
    expect(bestPaths([], 3)).toEqual([])
  })

  test('a progression in open position stays there', () => {
    const [major, minor] = [CHORD_TYPES[0]!, CHORD_TYPES[1]!]
    const rows = [
      { rootPitchClass: 0, chord: major },
      { rootPitchClass: 9, chord: minor },
      { rootPitchClass: 5, chord: major },
      { rootPitchClass: 7, chord: major },
    ]
    const choices = rows.map((row) => ({
      table: gripTableOf(row.rootPitchClass, row.chord, STANDARD_NECK),
      indices: selectGrips(row.rootPitchClass, row.chord, STANDARD_NECK),
    }))
    const [best] = bestPaths(choices, 1)
    const hands = choices.map((choice, at) => choice.table.handFrets[best!.grips[at]!]!)
    expect(Math.max(...hands)).toBeLessThanOrEqual(3)
  })
})
