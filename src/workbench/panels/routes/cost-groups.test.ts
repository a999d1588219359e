import { describe, expect, test } from 'vitest'
import { HAND_COST_TERMS } from '#engine/polyphony/cost-table'
import { COST_TERMS } from '#engine/route/cost'
import { COST_GROUPS, costText, groupCosts, termText } from './cost-groups'

describe('the groups of a cost', () => {
  test('hold every term of the cost tables of lines and of chords once', () => {
    const grouped = COST_GROUPS.flatMap(({ terms }) => terms)
    expect([...grouped].sort()).toEqual([...new Set([...COST_TERMS, ...HAND_COST_TERMS])].sort())
  })

  test('say what a term charges, by the hand of the route', () => {
    expect(termText('shift')).toMatch(/^\d+ a .+ – .+/)
    expect(termText('open-note', 'lead')).toBe(
      '20 a single open note – rings on and sounds unlike its neighbours; welcome in fingerstyle',
    )
    expect(termText('open-note', 'acoustic')).toMatch(/^-5 a single open note/)
    for (const term of HAND_COST_TERMS) expect(termText(term, 'lead')).not.toBe('')
    for (const term of COST_TERMS) expect(termText(term)).not.toBe('')
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
