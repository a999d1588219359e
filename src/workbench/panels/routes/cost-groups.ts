/** The terms of a route's cost in six groups that a player can tell apart. */
import { HAND_COST_TABLE, type HandCostTerm, type HandStyle } from '#engine/polyphony/cost-table'
import { COST_TABLE, type CostTerm } from '#engine/route/cost'

/** A term of the model of lines or of the model of chords. */
export type AnyCostTerm = CostTerm | HandCostTerm

/** One printed part of a cost; a waived charge is negative. */
export interface AnyCostPart {
  readonly term: AnyCostTerm
  readonly cost: number
}

export interface CostGroup {
  readonly id: 'shifts' | 'crossings' | 'stretches' | 'height' | 'open' | 'other'
  readonly title: string
  readonly terms: readonly AnyCostTerm[]
}

// biome-ignore format: one row a group reads as a table
export const COST_GROUPS: readonly CostGroup[] = [
  { id: 'shifts', title: 'shifts', terms: ['shift', 'shift-distance', 'start-anchor', 'note-shift', 'note-shift-distance', 'chord-shift', 'chord-shift-distance', 'chord-shift-after-note'] },
  { id: 'crossings', title: 'crossings', terms: ['string-change', 'string-skip', 'pedal-skip', 'split-semitone', 'strings-apart', 'gap-in-pair', 'gap-in-chord', 'thin-power-chord', 'pitch-moves'] },
  { id: 'stretches', title: 'fingers', terms: ['little-finger', 'stretch', 'finger-move', 'roll', 'wide-roll', 'finger-jump', 'chord-stretch', 'chord-squeeze', 'index-barre', 'tip-barre', 'beside-barre', 'press', 'regrip', 'finger-swap', 'fingers-waived'] },
  { id: 'height', title: 'height', terms: ['height', 'above-twelfth', 'thick-string'] },
  { id: 'open', title: 'open strings', terms: ['open-string', 'open-string-waived', 'open-while-high', 'open-in-position', 'fretted-pedal', 'open-note', 'open-in-chord', 'open-note-high', 'open-in-chord-high', 'open-waived'] },
  { id: 'other', title: 'other', terms: ['outside-window', 'hand-off-window', 'above-first-position', 'octave-leap', 'outside-shape', 'unheld-grip', 'fretted-drone', 'reentrant-string', 'moved-pitch', 'let-go', 'strike-held'] },
]

export interface GroupCost {
  readonly group: CostGroup
  readonly cost: number
  readonly parts: readonly AnyCostPart[]
}

/** The groups that a breakdown has terms of, in the order of the bar. */
export function groupCosts(breakdown: readonly AnyCostPart[]): readonly GroupCost[] {
  return COST_GROUPS.flatMap((group) => {
    const parts = breakdown.filter(({ term }) => group.terms.includes(term))
    if (parts.length === 0) return []
    return [{ group, parts, cost: parts.reduce((sum, part) => sum + part.cost, 0) }]
  })
}

/** A breakdown as spoken: `cost 182: shifts 120, crossings 40, height 22`. */
export function costText(cost: number, breakdown: readonly AnyCostPart[]): string {
  const groups = groupCosts(breakdown).filter((group) => group.cost !== 0)
  const parts = groups.map(({ group, cost: part }) => `${group.title} ${part}`)
  return parts.length === 0 ? `cost ${cost}` : `cost ${cost}: ${parts.join(', ')}`
}

/**
 * What a term charges for, in a player's words: `fret shifted: the further, the harder to land`.
 *
 * @param style the hand's, for a route of chords
 */
export function termText(term: AnyCostTerm, style?: HandStyle): string {
  if (style !== undefined && isHandTerm(term)) {
    const { [style]: weight, per, reason } = HAND_COST_TABLE[term]
    return `${weight} a ${per} – ${reason}`
  }
  if (!isLineTerm(term)) return ''
  const { weight, per, reason } = COST_TABLE[term]
  return `${weight} a ${per} – ${reason}`
}

const isHandTerm = (term: AnyCostTerm): term is HandCostTerm => Object.hasOwn(HAND_COST_TABLE, term)
const isLineTerm = (term: AnyCostTerm): term is CostTerm => Object.hasOwn(COST_TABLE, term)
