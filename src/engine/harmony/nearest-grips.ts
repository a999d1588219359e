/** The pair of grips by which the hand gets from one chord to another with the least effort. */

import { fingerGrip } from '../hand/fingering'
import { fretsOf } from '../hand/grip'
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { keepRecent } from '../keep-recent'
import { oncePer } from '../once-per'
import type { ChordType } from '../theory/chord'
import { type GripChoice, type GripTable, motionCost } from '../voicing/grip-motion'
import { chooseGrips, leastMotionPairs, nearBestOf } from '../voicing/voice-leading'

/** Grips of each chord among which the pair is sought, best first. */
export const GRIPS_CONSIDERED = 24

export interface FingeredFrets {
  /** Six places, string 6 first; `null` muted. */
  readonly frets: Frets
  /** Six places; 1 = index … 4 = little finger, 0 = none. */
  readonly fingers: readonly number[]
}

/** Empty where one of the chords has no grip. */
export interface NearestGrips {
  readonly pair?: { readonly from: FingeredFrets; readonly to: FingeredFrets }
  /** Of the change alone. */
  readonly motionCost?: number
}

function fingered(table: GripTable, index: number): FingeredFrets {
  const frets = fretsOf(table.ranked.grips[index]!, table.stringCount)
  return { frets, fingers: fingerGrip(frets).fingers }
}

const firstGripsOf = (rootPitchClass: number, chord: ChordType, neck: Neck): GripChoice =>
  nearBestOf(chooseGrips(rootPitchClass, chord, GRIPS_CONSIDERED, neck))

/** Every move from each of the contract's chords on twelve roots: some 2,400. */
const KEPT_PAIRS = 4096

/**
 * The pair with the least effort among the best 24 grips of each chord, as a progression weighs it:
 * the motion with what each grip costs by itself. Of equal ones the better-ranked pair. The pairs asked
 * last are kept.
 *
 * @param fromPitchClass root of the first chord, 0–11; `toPitchClass` of the second.
 */
export function nearestGripsOf(
  fromPitchClass: number,
  from: ChordType,
  toPitchClass: number,
  to: ChordType,
  neck: Neck,
): NearestGrips {
  return pairsOn(neck)(fromPitchClass, from, toPitchClass, to)
}

const pairsOn = oncePer((neck: Neck) =>
  keepRecent(
    KEPT_PAIRS,
    (fromPitchClass: number, from: ChordType, toPitchClass: number, to: ChordType) =>
      `${fromPitchClass}:${from.id}>${toPitchClass}:${to.id}`,
    (fromPitchClass, from, toPitchClass, to): NearestGrips => {
      const here = firstGripsOf(fromPitchClass, from, neck)
      const there = firstGripsOf(toPitchClass, to, neck)
      const [best] = leastMotionPairs(here, there, 1, 'hand')
      if (!best) return {}
      return {
        pair: { from: fingered(here.table, best.from), to: fingered(there.table, best.to) },
        motionCost: motionCost(here.table, best.from, there.table, best.to),
      }
    },
  ),
)
