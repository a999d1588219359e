import { describe, expect, test } from 'vitest'
import { openWhileHighCostOf } from '../hand/high-hand'
import {
  aboveTwelfthCostOf,
  COST_TABLE,
  COST_TERMS,
  efficiencyScoreOf,
  outsideWindowCostOf,
  shiftCostOf,
  shiftDistanceCostOf,
  startAnchorCostOf,
  stretchCostOf,
} from './cost'
import type { Pace } from './pace'

test('every weight is an integer with its unit and its reason', () => {
  for (const term of COST_TERMS) {
    expect(Number.isInteger(COST_TABLE[term].weight), term).toBe(true)
    expect(COST_TABLE[term].per).not.toBe('')
    expect(COST_TABLE[term].reason).not.toBe('')
  }
})

test('a waived open string costs nothing at all', () => {
  expect(COST_TABLE['open-string'].weight + COST_TABLE['open-string-waived'].weight).toBe(0)
})

describe('an open string under a high hand costs a quarter of 45 a fret, rounded, up to eight frets', () => {
  test.each([
    [1, 0], [4, 0], [5, 11], [6, 23], [7, 34], [8, 45], [11, 79], [12, 90], [13, 90], [24, 90],
  ])('hand at fret %i costs %i', (hand, cost) => {
    expect(openWhileHighCostOf(hand, COST_TABLE['open-while-high'].weight)).toBe(cost)
  }) // biome-ignore format: one row of pairs
})

describe('a shift costs 60 and 60 a fret, less where there is much time, more where there is little', () => {
  test.each<[frets: number, pace: Pace, cost: number]>([
    [0, 0, 0], [1, 0, 120], [5, 0, 360], [5, 1, 216], [5, 2, 450], [5, 3, 540], [0, 3, 0],
  ])('%i frets at pace %i cost %i', (frets, pace, cost) => {
    expect(shiftCostOf(frets, false, pace) + shiftDistanceCostOf(frets, false, pace)).toBe(cost)
  }) // biome-ignore format: one row of triples
})

test('a stretch costs more in less time', () => {
  const costs = ([1, 0, 2, 3] as const).map((pace) => stretchCostOf(pace))
  expect(costs).toEqual([36, 60, 75, 90])
})

test('frets above the twelfth, outside the window and off the anchor cost by distance', () => {
  expect(aboveTwelfthCostOf(12)).toBe(0)
  expect(aboveTwelfthCostOf(15)).toBe(24)
  expect(outsideWindowCostOf(4, { startFret: 5, endFret: 8 })).toBe(40)
  expect(outsideWindowCostOf(10, { startFret: 5, endFret: 8 })).toBe(80)
  expect(outsideWindowCostOf(0, { startFret: 5, endFret: 8 })).toBe(0)
  expect(startAnchorCostOf(0)).toBe(0)
  expect(startAnchorCostOf(2)).toBe(180)
})

test('the efficiency score is 100 for nothing, 50 at 40 a note, and falls with cost', () => {
  expect(efficiencyScoreOf(0, 5)).toBe(100)
  expect(efficiencyScoreOf(400, 10)).toBe(50)
  expect(efficiencyScoreOf(100_000, 1)).toBe(0)
})
