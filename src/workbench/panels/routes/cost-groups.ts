/** The terms of a route's cost in six groups that a player can tell apart. */
import type { CostPart } from '#engine/plan/note'
import type { Term } from '#engine/plan/weights'

export interface CostGroup {
  readonly id: 'shifts' | 'crossings' | 'stretches' | 'height' | 'open' | 'other'
  readonly title: string
}

export const COST_GROUPS: readonly CostGroup[] = [
  { id: 'shifts', title: 'shifts' },
  { id: 'crossings', title: 'crossings' },
  { id: 'stretches', title: 'fingers' },
  { id: 'height', title: 'height' },
  { id: 'open', title: 'open strings' },
  { id: 'other', title: 'other' },
]

/** The group of each term, and what it counts in a player's words. */
// biome-ignore format: a table
const TERM_TABLE: Readonly<Record<Term, readonly [group: CostGroup['id'], counts: string]>> = {
  'height': ['height', 'frets up the neck, of single notes'],
  'height-in-chord': ['height', 'frets up the neck, of notes in chords'],
  'above-twelfth': ['height', 'frets above the twelfth'],
  'open-string': ['open', 'open strings, of single notes'],
  'open-in-chord': ['open', 'open strings beside pressed ones'],
  'open-while-high': ['open', 'open strings while the hand is high'],
  'nut': ['open', 'notes pressed with the hand at the nut'],
  'open-at-nut': ['open', 'open strings with the hand at the nut'],
  'stretch': ['stretches', 'frets beyond the little finger'],
  'stretch-in-chord': ['stretches', 'frets that the hand opens in a chord'],
  'squeeze': ['stretches', 'frets that the hand closes in a chord'],
  'little-finger': ['stretches', 'notes of the little finger'],
  'gap-in-pair': ['crossings', 'silent strings between two notes'],
  'gap-in-chord': ['crossings', 'silent strings inside a chord'],
  'high-power-chord': ['crossings', 'strings between a power chord and the lowest two'],
  'index-barre': ['stretches', 'barres of the index finger'],
  'tip-barre': ['stretches', 'barres of another finger'],
  'shift': ['shifts', 'times the hand moves to a note'],
  'shift-distance': ['shifts', 'frets it moves'],
  'shift-to-chord': ['shifts', 'times the hand moves to a chord'],
  'shift-from-chord-distance': ['shifts', 'frets from chord to chord'],
  'shift-from-note-distance': ['shifts', 'frets from a note to a chord'],
  'after-open': ['shifts', 'frets moved while open strings sound'],
  'string-change': ['crossings', 'changes to other strings'],
  'string-skip': ['crossings', 'strings skipped'],
  'skip-beside-open': ['crossings', 'strings skipped beside an open one'],
  'turn-back': ['crossings', 'steps against the order of the strings'],
  'roll': ['stretches', 'times a finger rolls to other strings'],
  'moved-pitch': ['crossings', 'pitches that come back on another string'],
  'regrip': ['stretches', 'fingers that come down anew'],
  'let-go': ['other', 'notes let go before their end'],
  'cut-off': ['other', 'notes cut off by others on their string'],
  'half-step-across': ['crossings', 'half steps over two strings'],
  'whole-step-across': ['crossings', 'whole steps over two strings'],
  'other-grip': ['other', 'chords in another grip than elsewhere'],
  'hand-off-window': ['other', 'frets of the hand outside the window'],
  'fret-off-window': ['other', 'frets of notes outside the window'],
  'open-in-closed-position': ['other', 'open strings in a closed position'],
  'off-near': ['other', 'frets away from the fret to stay near'],
  'off-grip': ['other', 'notes outside the shape that is held'],
}

export interface GroupCost {
  readonly group: CostGroup
  readonly cost: number
  readonly parts: readonly CostPart[]
}

/** The groups that a breakdown has terms of, in the order of the bar. */
export function groupCosts(breakdown: readonly CostPart[]): readonly GroupCost[] {
  return COST_GROUPS.flatMap((group) => {
    const parts = breakdown.filter(({ term }) => TERM_TABLE[term as Term][0] === group.id)
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

/** What a part counts, and what each costs: `3 × 46 – times the hand moves to a note`. */
export function partText({ term, count, cost }: CostPart): string {
  return `${count} × ${cost / count} – ${TERM_TABLE[term as Term][1]}`
}

/** What costs something, as a route has it. */
export interface Costly {
  readonly cost: number
  readonly breakdown: readonly CostPart[]
}

const countOf = ({ breakdown }: Costly, ...terms: readonly Term[]) =>
  breakdown.reduce((sum, { term, count }) => sum + (terms.includes(term as Term) ? count : 0), 0)

const more = (count: number, word: string) =>
  count === 1 ? `a ${word} more` : `${count} ${word}${word === 'stretch' ? 'es' : 's'} more`

/** Why a route is harder in a group of the cost, against another route. */
const REASONS: Readonly<Record<CostGroup['id'], (route: Costly, other: Costly) => string>> = {
  shifts: (route, other) => {
    const shifts = (of: Costly) => countOf(of, 'shift', 'shift-to-chord')
    const count = shifts(route) - shifts(other)
    return count > 0 ? more(count, 'shift') : 'longer shifts'
  },
  crossings: () => 'more changes of string',
  stretches: (route, other) => {
    const barres = (of: Costly) => countOf(of, 'index-barre', 'tip-barre')
    const count = barres(route) - barres(other)
    if (count > 0) return more(count, 'barre')
    const isWider =
      countOf(route, 'stretch', 'stretch-in-chord') > countOf(other, 'stretch', 'stretch-in-chord')
    return isWider ? 'a stretch' : 'busier fingers'
  },
  height: () => 'higher up the neck',
  open: () => 'open strings in the way',
  other: () => 'further from what was asked',
}

/** Costs that differ by less are called alike. */
const ALIKE = 1.03
/** A part of the difference that is worth a word. */
const WORTH_A_WORD = 0.25

/**
 * Why a route is harder than another one, in a player's words: `2 shifts more, higher up the neck`;
 * `undefined` where it is not.
 */
export function harderWords(route: Costly, other: Costly): string | undefined {
  const difference = route.cost - other.cost
  if (difference <= 0 || route.cost <= other.cost * ALIKE) return undefined
  const costIn = (of: Costly, id: string) =>
    groupCosts(of.breakdown).find(({ group }) => group.id === id)?.cost ?? 0
  const reasons = COST_GROUPS.map(({ id }) => ({ id, cost: costIn(route, id) - costIn(other, id) }))
    .filter(({ cost }) => cost >= WORTH_A_WORD * difference)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, 2)
  return reasons.map(({ id }) => REASONS[id](route, other)).join(', ')
}
