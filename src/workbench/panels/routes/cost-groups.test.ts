import { describe, expect, test } from 'vitest'
import { TERMS } from '#engine/plan/weights'
import { costText, groupCosts, harderWords, partText } from './cost-groups'

const partOf = (term: string, cost: number, count = 1) => ({ term, count, cost })

describe('the groups of a cost', () => {
  test('hold every term once, and add up to the cost of the breakdown', () => {
    const breakdown = TERMS.map((term, index) => partOf(term, index * 7 - 20))
    const groups = groupCosts(breakdown)
    const grouped = groups.flatMap(({ parts }) => parts.map(({ term }) => term))
    expect(grouped.sort()).toEqual([...TERMS].sort())
    const whole = breakdown.reduce((sum, { cost }) => sum + cost, 0)
    expect(groups.reduce((sum, { cost }) => sum + cost, 0)).toBe(whole)
  })

  test('are said in the order of the bar, without those that cost nothing', () => {
    const breakdown = [
      partOf('height', 12),
      partOf('open-string', 40),
      partOf('open-at-nut', -40),
      partOf('shift', 60),
    ]
    expect(costText(72, breakdown)).toBe('cost 72: shifts 60, height 12')
    expect(costText(0, [])).toBe('cost 0')
  })

  test.each([
    ['shift', 138, 3, '3 × 46 – times the hand moves to a note'],
    ['open-at-nut', -100, 2, '2 × -50 – open strings with the hand at the nut'],
  ])('%s of %i for %i: %s', (term, cost, count, text) => {
    expect(partText(partOf(term, cost, count))).toBe(text)
  })
})

test.each([
  ['two shifts more', [partOf('shift', 92, 2)], [], '2 shifts more'],
  [
    'one shift more and a barre',
    [partOf('shift', 46), partOf('index-barre', 40)],
    [],
    'a shift more, a barre more',
  ],
  [
    'as many shifts, longer',
    [partOf('shift', 46), partOf('shift-distance', 60, 6)],
    [partOf('shift', 46)],
    'longer shifts',
  ],
  ['wider', [partOf('stretch', 30)], [], 'a stretch'],
  ['higher', [partOf('height', 90, 9)], [partOf('height', 20, 2)], 'higher up the neck'],
  [
    'small parts are not told',
    [partOf('shift', 46), partOf('string-change', 5)],
    [],
    'a shift more',
  ],
  ['a little dearer is alike', [partOf('height', 102)], [partOf('height', 100)], undefined],
  ['cheaper', [], [partOf('shift', 46)], undefined],
] as const)('harder: %s', (_what, own, other, words) => {
  const costly = (breakdown: readonly ReturnType<typeof partOf>[]) => ({
    cost: breakdown.reduce((sum, { cost }) => sum + cost, 100),
    breakdown,
  })
  expect(harderWords(costly(own), costly(other))).toBe(words)
})
