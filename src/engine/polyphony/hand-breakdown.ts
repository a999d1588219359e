/**
 * What a fingering costs, term by term, read off the strings, frets and fingers of finished grips.
 * Written apart from the search and its tables: a route's breakdown and its proof come from here,
 * so a total of the search that is not the sum of these terms shows.
 */
import type { Neck } from '../instrument/neck'
import { changeTermsOf } from './change-terms'
import { HAND_COST_TERMS, type HandCostTerm, type HandWeights } from './cost-table'
import { gripTermsOf, type TermCosts } from './grip-terms'
import type { HandCostPart, OnsetGrip } from './hand-plan'

/** The terms that cost something over a whole route, in the order of the table. */
export function breakdownOf(
  onsets: readonly OnsetGrip[],
  neck: Neck,
  weights: HandWeights,
): readonly HandCostPart[] {
  const sums = new Map<HandCostTerm, number>()
  const add = (terms: TermCosts) => {
    for (const term of HAND_COST_TERMS) {
      const cost = terms[term]
      if (cost) sums.set(term, (sums.get(term) ?? 0) + cost)
    }
  }
  for (const [onset, grip] of onsets.entries()) {
    add(gripTermsOf(grip, onset, neck, weights))
    if (onset > 0) add(changeTermsOf(onsets[onset - 1]!, grip, onset, weights))
  }
  return HAND_COST_TERMS.flatMap((term) => {
    const cost = sums.get(term) ?? 0
    return cost === 0 ? [] : [{ term, cost }]
  })
}
