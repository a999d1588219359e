/** What a note costs by itself, term by term, wherever it comes from and leads to. */
import { isHelpedLittleFinger, isStretch } from '../hand/finger-reach'
import { openWhileHighCostOf } from '../hand/high-hand'
import { isDrone } from '../instrument/fretboard'
import { isReentrantString, type Neck } from '../instrument/neck'
import { aboveTwelfthCostOf, COST_TABLE, thickStringCostOf } from './cost'
import { neckWeightsOf } from './neck-weights'

/** A note as a finger plays it. */
export interface FingeredNote {
  readonly string: number
  readonly fret: number
  /** 0 open, 1 index … 4 little. */
  readonly finger: number
  /** Fret under the index finger. */
  readonly hand: number
  readonly midi: number
  /** It belongs to a held grip: the finger lies there already, and the open strings ring. */
  readonly isHeld: boolean
}

export interface NoteTerms {
  readonly height: number
  readonly 'above-twelfth': number
  readonly 'thick-string': number
  readonly 'open-string': number
  readonly 'open-while-high': number
  readonly 'little-finger': number
  readonly stretch: number
  readonly 'fretted-drone': number
  readonly 'reentrant-string': number
}

/** The lower half of the strings of a guitar. */
function isThick(string: number, { instrument, strings }: Neck): boolean {
  return instrument.family === 'guitar' && string * 2 > strings.length
}

/** A note on a re-entrant string. A short string is one too, which the thumb plays anyway. */
export function reentrantCostOf(string: number, neck: Neck): number {
  const isCharged = isReentrantString(string, neck) && !isDrone(string, neck)
  return isCharged ? COST_TABLE['reentrant-string'].weight : 0
}

export function noteTermsOf(
  { string, fret, finger, hand, midi, isHeld }: FingeredNote,
  neck: Neck,
): NoteTerms {
  const weights = neckWeightsOf(midi, neck)
  const isOpen = finger === 0
  const isCharged = finger === 4 && !isHeld && !isHelpedLittleFinger(fret, hand, neck)
  const isStretched = finger === 4 && !isHeld && isStretch(fret, hand, neck)
  return {
    height: isOpen ? 0 : weights.height * fret,
    'above-twelfth': isOpen ? 0 : aboveTwelfthCostOf(fret + neck.capo),
    'thick-string': isOpen || !isThick(string, neck) ? 0 : thickStringCostOf(fret + neck.capo),
    'open-string': isOpen && !isHeld ? weights.openString : 0,
    'open-while-high': isOpen && !isHeld ? openWhileHighCostOf(hand, weights.openWhileHigh) : 0,
    'little-finger': isCharged ? COST_TABLE['little-finger'].weight : 0,
    stretch: isStretched ? COST_TABLE.stretch.weight : 0,
    'fretted-drone': !isOpen && isDrone(string, neck) ? COST_TABLE['fretted-drone'].weight : 0,
    'reentrant-string': isHeld ? 0 : reentrantCostOf(string, neck),
  }
}
