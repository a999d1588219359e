/**
 * What a fingering costs, term by term, worked out from its steps and not taken from the search.
 */
import { COST_TABLE, COST_TERMS, type CostTerm, startAnchorCostOf } from './cost'
import { figureTermsOf } from './figure-terms'
import { FIGURE_NOTES } from './line-facts'
import { type NoteSetting, settingTermsOf } from './note-choices'
import type { NoteRole } from './note-role'
import { type FingeredNote, noteTermsOf } from './note-terms'
import type { CostPart } from './route'
import { pedalSideOf, transitionTermsOf } from './transitions'

/** A note as it is played. */
export interface PlayedNote extends FingeredNote, NoteRole {
  readonly anyOctave: boolean
}

/** Whether a pitch lies elsewhere than when it last sounded in the same figure. */
function isMoved(played: readonly PlayedNote[], index: number): boolean {
  const note = played[index]!
  if (note.anyOctave) return false
  for (let back = index - 1; back >= Math.max(0, index - FIGURE_NOTES); back--) {
    const before = played[back]!
    if (before.midi !== note.midi || before.anyOctave) continue
    return before.string !== note.string || before.fret !== note.fret
  }
  return false
}

/** A sum for every term, in table order. */
const NOTHING = Object.fromEntries(COST_TERMS.map((term) => [term, 0])) as Readonly<
  Record<CostTerm, number>
>

function add(sums: Record<CostTerm, number>, terms: Partial<Record<CostTerm, number>>): void {
  for (const term in terms) {
    const cost = terms[term as CostTerm]!
    // Most cost nothing.
    if (cost !== 0) sums[term as CostTerm] += cost
  }
}

export interface BreakdownOptions {
  /** Notes before this one are where the hand comes from and are not charged. */
  readonly firstCounted?: number
  /** The notes are a line, so that terms count that look further back than one note. */
  readonly isLine?: boolean
  /** The notes break chords whose grips are not held. */
  readonly isUnheld?: boolean
}

/** The terms that cost something, in the order of the cost table. */
export function breakdownOf(
  played: readonly PlayedNote[],
  setting: NoteSetting,
  { firstCounted = 0, isLine = false, isUnheld = false }: BreakdownOptions = {},
): readonly CostPart[] {
  const sums: Record<CostTerm, number> = { ...NOTHING }
  let before = played[firstCounted - 1]
  for (let index = firstCounted; index < played.length; index++) {
    const note = played[index]!
    add(sums, noteTermsOf(note, setting.neck))
    add(sums, settingTermsOf(setting, note, note))
    if (before) {
      const isFree = before.anyOctave || note.anyOctave
      const side = pedalSideOf(before.isPedal, note.isPedal)
      add(sums, transitionTermsOf(before, note, isFree, setting.neck, note.pace, side))
    } else if (setting.shape) {
      sums['start-anchor'] += startAnchorCostOf(
        Math.abs(note.hand - setting.shape.handPositionFret),
      )
    }
    const twoBack = isLine ? played[index - 2] : undefined
    if (before && twoBack) add(sums, figureTermsOf(twoBack, before, note))
    if (isLine && isMoved(played, index)) sums['moved-pitch'] += COST_TABLE['moved-pitch'].weight
    if (isUnheld) sums['unheld-grip'] += COST_TABLE['unheld-grip'].weight
    before = note
  }
  const parts: CostPart[] = []
  for (const term of COST_TERMS) if (sums[term] !== 0) parts.push({ term, cost: sums[term] })
  return parts
}
