/** The fingers of grips that follow one another: of several ways those that let fingers stay. */
import { fingerGrip, type GripFingering, type HoldOptions } from '../hand/fingering'
import { type Fingering, fingeringsOf } from '../hand/other-fingerings'
import type { Frets } from '../instrument/fret-text'
import { MOTION_WEIGHTS } from './grip-motion'

export interface FingerPath {
  /** One a grip. */
  readonly fingerings: readonly GripFingering[]
  /** What its changes cost less than those of the usual fingerings, in `MOTION_WEIGHTS`. */
  readonly saved: number
}

const FINGERS = [1, 2, 3, 4] as const
/** Each fret that fingers lie farther from their own: less than a finger placed anew. */
const LESS_HANDY_WEIGHT = 2

/** What the fingers of one grip cost after another: each is placed, slides on a string or stays. */
function changeCost(before: Frets, from: GripFingering, after: Frets, to: GripFingering): number {
  let cost = 0
  for (const finger of FINGERS) {
    const place = to.fingers.indexOf(finger)
    if (place < 0) continue
    const isOnString = to.fingers.some(
      (other, at) => other === finger && from.fingers[at] === finger,
    )
    if (!isOnString) cost += MOTION_WEIGHTS.placedFinger
    else if (before[from.fingers.indexOf(finger)] !== after[place])
      cost += MOTION_WEIGHTS.slidFinger
  }
  return cost
}

interface Way {
  readonly cost: number
  /** Of `cost` what the changes cost. */
  readonly changes: number
  readonly fingerings: readonly GripFingering[]
}

/**
 * Chooses a fingering for each grip so that changes and unhandy fingers together cost least; of
 * equal ways the usual one.
 *
 * @param options how the grips may be held; what is saved is against their usual fingerings.
 * @throws RangeError for a grip that four fingers cannot hold.
 */
export function fingerPath(grips: readonly Frets[], options?: HoldOptions): FingerPath {
  const choices: readonly (readonly Fingering[])[] = grips.map((frets) =>
    fingeringsOf(frets, options),
  )
  const usualFingerings = grips.map((frets) => fingerGrip(frets))
  let ways: readonly Way[] = choices[0]!.map(({ fingering, lessHandy }) => ({
    cost: LESS_HANDY_WEIGHT * lessHandy,
    changes: 0,
    fingerings: [fingering],
  }))
  let usual = 0
  for (const [at, choice] of choices.entries()) {
    if (at === 0) continue
    const before = grips[at - 1]!
    const after = grips[at]!
    const changeFrom = (way: Way, to: GripFingering) =>
      changeCost(before, way.fingerings.at(-1)!, after, to)
    usual += changeCost(before, usualFingerings[at - 1]!, after, usualFingerings[at]!)
    ways = choice.map(({ fingering, lessHandy }) => {
      let best: Way | undefined
      for (const way of ways) {
        const change = changeFrom(way, fingering)
        const cost = way.cost + change + LESS_HANDY_WEIGHT * lessHandy
        if (best && cost >= best.cost) continue
        best = {
          cost,
          changes: way.changes + change,
          fingerings: [...way.fingerings, fingering],
        }
      }
      return best!
    })
  }
  const best = ways.reduce((least, way) => (way.cost < least.cost ? way : least))
  return { fingerings: best.fingerings, saved: usual - best.changes }
}
