/** A playable grip in place of one that is wrong or that no hand holds. */

import { fretsOfPositions } from '../hand/refinger'
import type { ChordSymbol } from '../harmony/chord-symbol'
import { type Frets, formatFrets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import { checkClaim } from './check-claim'
import type { CheckedOnset } from './checked-onset'
import { tryToHold } from './hold'
import { nearestGrip } from './nearest-grip'

export interface CorrectedGrip {
  /** One place a string, the last string first; the grip as it was where nothing is wrong with it. */
  readonly frets: Frets
  /** What was changed, in words; empty for a grip as it was. */
  readonly changes: readonly string[]
  /** The notes of a grip that keeps its pitches; absent for another grip of the claimed chord. */
  readonly notes?: readonly TabNote[]
}

/**
 * The grip to play instead: its own pitches, as many as a hand holds, or where those are not the
 * chord that it claims to be, the playable grip of that chord nearest to it.
 * `undefined` where there is none.
 *
 * @param onset the notes of the grip, checked.
 */
export function correctGrip(
  frets: Frets,
  onset: CheckedOnset,
  neck: Neck,
  symbol?: ChordSymbol,
): CorrectedGrip | undefined {
  const kept = fretsOfPositions(onset.corrected, neck)
  const isKept =
    onset.corrected.length > 0 &&
    tryToHold(kept, neck).isPlayable &&
    (!symbol || (checkClaim(frets, symbol, neck).matches && checkClaim(kept, symbol, neck).matches))
  if (isKept) return { frets: kept, changes: onset.changes, notes: onset.corrected }
  const nearest = symbol && nearestGrip(frets, symbol, neck)
  return nearest && { frets: nearest, changes: [`${formatFrets(frets)} → ${formatFrets(nearest)}`] }
}
