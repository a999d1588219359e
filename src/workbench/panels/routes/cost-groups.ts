/** The terms of a route's cost in six groups that a player can tell apart. */
import { COST_TABLE, type CostTerm } from '#engine/route/cost'
import type { CostPart } from '#engine/route/route'

export interface CostGroup {
  readonly id: 'shifts' | 'crossings' | 'stretches' | 'height' | 'open' | 'other'
  readonly title: string
  readonly terms: readonly CostTerm[]
}

// biome-ignore format: one row a group reads as a table
export const COST_GROUPS: readonly CostGroup[] = [
  { id: 'shifts', title: 'shifts', terms: ['shift', 'shift-distance', 'start-anchor'] },
  { id: 'crossings', title: 'crossings', terms: ['string-change', 'string-skip', 'split-semitone'] },
  { id: 'stretches', title: 'fingers', terms: ['little-finger', 'stretch', 'finger-move', 'roll', 'wide-roll', 'finger-jump'] },
  { id: 'height', title: 'height', terms: ['height', 'above-twelfth', 'thick-string'] },
  { id: 'open', title: 'open strings', terms: ['open-string', 'open-string-waived', 'open-while-high', 'open-in-position', 'fretted-pedal'] },
  { id: 'other', title: 'other', terms: ['outside-window', 'hand-off-window', 'octave-leap', 'outside-shape', 'fretted-drone', 'reentrant-string', 'moved-pitch'] },
]

export interface GroupCost {
  readonly group: CostGroup
  readonly cost: number
  readonly parts: readonly CostPart[]
}

/** The groups that a breakdown has terms of, in the order of the bar. */
export function groupCosts(breakdown: readonly CostPart[]): readonly GroupCost[] {
  return COST_GROUPS.flatMap((group) => {
    const parts = breakdown.filter(({ term }) => group.terms.includes(term))
    if (parts.length === 0) return []
    return [{ group, parts, cost: parts.reduce((sum, part) => sum + part.cost, 0) }]
  })
}

/** A breakdown as spoken: `cost 182: shifts 120, crossings 40, height 22`. */
export function costText(cost: number, breakdown: readonly CostPart[]): string {
  const groups = groupCosts(breakdown).filter((group) => group.cost !== 0)
  const parts = groups.map(({ group, cost: part }) => `${group.title} ${part}`)
  return parts.length === 0 ? `cost ${cost}` : `cost ${cost}: ${parts.join(', ')}`
}

/** What a term charges for, in a player's words: `fret shifted: the further, the harder to land`. */
export function termText(term: CostTerm): string {
  const { weight, per, reason } = COST_TABLE[term]
  return `${weight} a ${per} – ${reason}`
}
