/** Finger maps: a finger for each press, in order, as far as fingers and barres reach. */
import type { Neck } from '../instrument/neck'
import type { HandEase } from './ease'
import type { HandPin } from './hand-plan'
import { fingersPerFretOf, fretMmOf, isWithinReach } from './places'
import { WIDEST_TIP_BARRE } from './reach-table'

export const FINGER_COUNT = 4

/** A string to press. */
export interface Press {
  readonly string: number
  readonly fret: number
  readonly pin?: HandPin | undefined
  /** Struck now, not held. */
  readonly isNew: boolean
}

/** Orders presses as fingers are: along the neck, then from the thick string. */
export function comparePresses(a: Press, b: Press): number {
  return a.fret - b.fret || b.string - a.string
}

/** What a fingering costs, by weight. */
export interface FingeringWeights {
  readonly stretch: number
  readonly squeeze: number
  readonly indexBarre: number
  readonly tipBarre: number
  /** A further finger in the lowest fret, where the index could lie across and another finger bars higher. */
  readonly besideBarre: number
}

export interface FingeringQuestion {
  readonly neck: Neck
  /** In the order of `comparePresses`. */
  readonly presses: readonly Press[]
  /** Fret that sounds on each string, −1 for none; index 0 is string 1. */
  readonly soundingFrets: readonly number[]
  readonly weights: FingeringWeights
  /** The weights of a chord struck at once, by which equal fingerings are told apart. */
  readonly chordWeights: FingeringWeights
  /** Fret at which the index finger has to be. */
  readonly handPin?: number | undefined
  /** One note alone, its finger and hand not pinned: every finger in its own fret, the little finger at most one above. */
  readonly isSingleNote: boolean
  /** Whether the presses are a power chord for one finger, whose barre costs nothing. */
  readonly isBarreWaived: boolean
  /** Whether notes are held: then several fingerings that cost the same are kept, for one that can stay. */
  readonly isOverHeld: boolean
  readonly ease: HandEase
}

/** Whether the last finger can lie on to a press at its fret. */
function isBarrePossible(
  { presses, soundingFrets }: FingeringQuestion,
  fingers: readonly number[],
  to: Press,
): boolean {
  const from = presses[fingers.length - 1]!
  if (from.fret !== to.fret) return false
  const finger = fingers.at(-1)!
  const first = presses[fingers.indexOf(finger)]!
  if (finger > 1 && first.string - to.string >= WIDEST_TIP_BARRE) return false
  for (let string = to.string + 1; string < from.string; string++) {
    const fret = soundingFrets[string - 1]!
    if (fret >= 0 && fret < from.fret) return false
  }
  return true
}

/** Whether another finger fits beside those that press already. */
function fits(question: FingeringQuestion, fingers: readonly number[], finger: number): boolean {
  const { neck, presses } = question
  const { fret } = presses[fingers.length]!
  const fretMm = fretMmOf(neck)
  let inFret = 1
  for (let index = 0; index < fingers.length; index++) {
    const other = presses[index]!
    const isRepeated = index > 0 && fingers[index - 1] === fingers[index]
    if (other.fret === fret && !isRepeated) inFret++
    if (!isWithinReach(fretMm, fingers[index]!, other.fret, finger, fret)) return false
  }
  return inFret <= fingersPerFretOf(neck, fret)
}

/**
 * Visits the ways to finger the presses, the lower fingers first, until one is taken.
 *
 * @returns whether one was taken
 */
export function someFingering(
  question: FingeringQuestion,
  takes: (fingers: number[]) => boolean,
): boolean {
  const { presses } = question
  const fingers: number[] = []
  const walk = (): boolean => {
    const press = presses[fingers.length]
    if (!press) return takes(fingers)
    const last = fingers.at(-1) ?? 0
    for (let finger = Math.max(1, last); finger <= FINGER_COUNT; finger++) {
      if (press.pin?.finger !== undefined && press.pin.finger !== finger) continue
      const goes =
        finger === last
          ? isBarrePossible(question, fingers, press)
          : fits(question, fingers, finger)
      if (!goes) continue
      fingers.push(finger)
      if (walk()) return true
      fingers.pop()
    }
    return false
  }
  return walk()
}
