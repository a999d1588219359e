/**
 * What a fingering costs, term by term, read off the strings, frets and fingers of finished grips.
 * Written apart from the search and its tables: a route's breakdown and its proof come from here,
 * so a total of the search that is not the sum of these terms shows.
 */
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import { changeTermsOf } from './change-terms'
import { HAND_COST_TERMS, type HandCostTerm, type HandWeights } from './cost-table'
import { gripTermsOf, type TermCosts, windowTermsOf } from './grip-terms'
import type { HandCostPart, OnsetGrip } from './hand-plan'

/** A sum for every term, in table order. */
const NOTHING = Object.fromEntries(HAND_COST_TERMS.map((term) => [term, 0])) as Readonly<
  Record<HandCostTerm, number>
>

/** The terms that cost something over a whole route, in the order of the table. */
export function breakdownOf(
  onsets: readonly OnsetGrip[],
  neck: Neck,
  weights: HandWeights,
  window?: HandWindow,
): readonly HandCostPart[] {
  const sums: Record<HandCostTerm, number> = { ...NOTHING }
  const add = (terms: TermCosts) => {
    for (const term in terms) sums[term as HandCostTerm] += terms[term as HandCostTerm]!
  }
  for (const [onset, grip] of onsets.entries()) {
    for (const terms of gripTermsOf(grip, onset, neck, weights)) add(terms)
    if (window) add(windowTermsOf(grip, onset, window, weights))
    if (onset === 0) continue
    for (const terms of changeTermsOf(onsets[onset - 1]!, grip, onset, weights)) add(terms)
  }
  return HAND_COST_TERMS.flatMap((term) => {
    const cost = sums[term]
    return cost === 0 ? [] : [{ term, cost }]
  })
}
