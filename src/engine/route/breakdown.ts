/**
 * What a fingering costs, term by term, worked out from its steps and not taken from the search.
 */
import { COST_TERMS, type CostTerm, startAnchorCostOf } from './cost'
import { type NoteSetting, settingTermsOf } from './note-choices'
import { noteTermsOf } from './note-terms'
import type { CostPart } from './route'
import { type HandState, transitionTermsOf } from './transitions'

/** A note as it is played. */
export interface PlayedNote extends HandState {
  readonly anyOctave: boolean
}

/** A sum for every term, in table order. */
const NOTHING = Object.fromEntries(COST_TERMS.map((term) => [term, 0])) as Readonly<
  Record<CostTerm, number>
>

/**
 * The terms that cost something, in the order of the cost table.
 *
 * @param firstCounted notes before this one are where the hand comes from and are not charged
 */
export function breakdownOf(
  played: readonly PlayedNote[],
  setting: NoteSetting,
  firstCounted = 0,
): readonly CostPart[] {
  const sums: Record<CostTerm, number> = { ...NOTHING }
  let before = played[firstCounted - 1]
  for (let index = firstCounted; index < played.length; index++) {
    const note = played[index]!
    const { string, fret, hand, midi } = note
    const alone = noteTermsOf(note, setting.neck)
    sums.height += alone.height
    sums['above-twelfth'] += alone['above-twelfth']
    sums['open-string'] += alone['open-string']
    sums['open-while-high'] += alone['open-while-high']
    sums['little-finger'] += alone['little-finger']
    sums.stretch += alone.stretch
    sums['fretted-drone'] += alone['fretted-drone']
    const own = settingTermsOf(setting, string, fret, hand, midi)
    sums['open-string-waived'] += own['open-string-waived']
    sums['outside-window'] += own['outside-window']
    sums['hand-off-window'] += own['hand-off-window']
    sums['outside-shape'] += own['outside-shape']
    if (before) {
      const step = transitionTermsOf(before, note, before.anyOctave || note.anyOctave, setting.neck)
      sums.shift += step.shift
      sums['shift-distance'] += step['shift-distance']
      sums['string-change'] += step['string-change']
      sums['string-skip'] += step['string-skip']
      sums['finger-move'] += step['finger-move']
      sums.roll += step.roll
      sums['octave-leap'] += step['octave-leap']
    } else if (setting.shape) {
      sums['start-anchor'] += startAnchorCostOf(Math.abs(hand - setting.shape.handPositionFret))
    }
    before = note
  }
  const parts: CostPart[] = []
  for (const term of COST_TERMS) if (sums[term] !== 0) parts.push({ term, cost: sums[term] })
  return parts
}
