/** Terms that look further back than one note: what a finger or a pitch did within its figure. */
import { COST_TABLE } from './cost'
import { isJump } from './transitions'

/** Where a finger of a hand lies. */
export interface FingerPlace {
  readonly string: number
  readonly fret: number
  /** 0 open. */
  readonly finger: number
  /** Fret under the index finger. */
  readonly hand: number
  readonly isHeld: boolean
}

export interface FigureTerms {
  readonly 'wide-roll': number
  readonly 'finger-jump': number
}

const NOTHING: FigureTerms = { 'wide-roll': 0, 'finger-jump': 0 }
const ROLL: FigureTerms = { ...NOTHING, 'wide-roll': COST_TABLE['wide-roll'].weight }
const JUMP: FigureTerms = { ...NOTHING, 'finger-jump': COST_TABLE['finger-jump'].weight }

/** Three notes in a row, the last of which is charged. */
export function figureTermsOf(
  first: FingerPlace,
  second: FingerPlace,
  third: FingerPlace,
): FigureTerms {
  const { finger, hand } = third
  const isHeld = first.isHeld || third.isHeld
  if (finger === 0 || isHeld || first.finger !== finger || first.hand !== hand) return NOTHING
  if (second.hand !== hand) return NOTHING
  if (second.finger !== finger)
    return isJump(finger, third.string - first.string, third.fret - first.fret) ? JUMP : NOTHING
  const isOneFret = first.fret === second.fret && second.fret === third.fret
  const isThreeStrings = new Set([first.string, second.string, third.string]).size === 3
  return finger > 2 && isOneFret && isThreeStrings ? ROLL : NOTHING
}
