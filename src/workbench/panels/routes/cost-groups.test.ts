import { describe, expect, test } from 'vitest'
import { COST_TERMS } from '#engine/route/cost'
import { COST_GROUPS, costText, groupCosts } from './cost-groups'

describe('the groups of a cost', () => {
  test('hold every term of the cost table once', () => {
    const grouped = COST_GROUPS.flatMap(({ terms }) => terms)
    expect([...grouped].sort()).toEqual([...COST_TERMS].sort())
  })

  test('add up to the cost of the breakdown', () => {
    const breakdown = COST_TERMS.map((term, index) => ({ term, cost: index * 7 - 20 }))
    const whole = breakdown.reduce((sum, { cost }) => sum + cost, 0)
    expect(groupCosts(breakdown).reduce((sum, { cost }) => sum + cost, 0)).toBe(whole)
  })

  test('are said in the order of the bar, without those that cost nothing', () => {
    const breakdown = [
      { term: 'height', cost: 12 },
      { term: 'open-string', cost: 40 },
      { term: 'open-string-waived', cost: -40 },
      { term: 'shift', cost: 60 },
    ] as const
    expect(costText(72, breakdown)).toBe('cost 72: shifts 60, height 12')
    expect(costText(0, [])).toBe('cost 0')
  })
})
