/** What an onset costs by itself, as the search charges it. `hand-terms.ts` tells it term by term. */

import { openWhileHighCostOf } from '../hand/high-hand'
import type { Neck } from '../instrument/neck'
import { firstBassStringOf, type HandWeights } from './cost-table'
import type { FingeringWeights } from './finger-maps'
import { isOneFingerPowerChord } from './one-finger-power-chord'
import type { Onset } from './onsets'
import type { Placement } from './placements'

/** The weights that hold for the notes of one onset. */
export interface OnsetCharges {
  readonly freshCount: number
  readonly capo: number
  readonly height: number
  readonly aboveTwelfth: number
  readonly open: number
  readonly openHigh: number
  /** The same for a single note. */
  readonly openNoteHigh: number
  readonly gap: number
  /** Charge for each string that a power chord lies off the bass strings; 0 for other chords. */
  readonly thinPowerChord: number
  readonly firstBassString: number
  readonly fingering: FingeringWeights
  readonly chordFingering: FingeringWeights
}

/** A root, its fifth and octaves of both; two or three notes. */
function isPowerChord(midis: readonly number[]): boolean {
  if (midis.length < 2 || midis.length > 3) return false
  const classes = [...new Set(midis.map((midi) => midi % 12))]
  if (classes.length === 1) return true
  const apart = Math.abs(classes[0]! - classes[1]!)
  return classes.length === 2 && (apart === 7 || apart === 5)
}

export function chargesOf(
  { fresh }: Pick<Onset, 'fresh'>,
  neck: Neck,
  weights: HandWeights,
): OnsetCharges {
  const isChord = fresh.length > 1
  const firstBassString = firstBassStringOf(neck.instrument.family)
  const isPower = firstBassString !== undefined && isPowerChord(fresh.map(({ midi }) => midi))
  const chordFingering: FingeringWeights = {
    stretch: weights['chord-stretch'],
    squeeze: weights['chord-squeeze'],
    indexBarre: weights['index-barre'],
    tipBarre: weights['tip-barre'],
    besideBarre: weights['beside-barre'],
  }
  const noteFingering: FingeringWeights = {
    stretch: weights.stretch,
    squeeze: 0,
    indexBarre: 0,
    tipBarre: 0,
    besideBarre: 0,
  }
  return {
    freshCount: fresh.length,
    capo: neck.capo,
    height: weights.height,
    aboveTwelfth: weights['above-twelfth'],
    open: isChord ? weights['open-in-chord'] : weights['open-note'],
    openHigh: isChord ? weights['open-in-chord-high'] : weights['open-note-high'],
    openNoteHigh: weights['open-note-high'],
    gap: fresh.length > 2 ? weights['gap-in-chord'] : weights['gap-in-pair'],
    thinPowerChord: isPower ? weights['thin-power-chord'] : 0,
    firstBassString: firstBassString ?? 0,
    fingering: isChord ? chordFingering : noteFingering,
    chordFingering,
  }
}

function openNotesOf({ frets }: Placement, freshCount: number): number {
  let open = 0
  for (let column = 0; column < freshCount; column++) if (frets[column] === 0) open++
  return open
}

/** Cost of a placement wherever the hand is. */
export function placementCost(placement: Placement, charges: OnsetCharges): number {
  const { strings, frets } = placement
  const { freshCount } = charges
  let cost = 0
  let first = Infinity
  let last = 0
  for (let column = 0; column < freshCount; column++) {
    const fret = frets[column]!
    if (fret > 0) {
      cost += charges.height * fret
      cost += charges.aboveTwelfth * Math.max(0, fret + charges.capo - 12)
    }
    first = Math.min(first, strings[column]!)
    last = Math.max(last, strings[column]!)
  }
  const open = openNotesOf(placement, freshCount)
  if (freshCount === 1 || open < freshCount) cost += charges.open * open
  const inside = strings.filter((string) => string >= first && string <= last).length
  cost += charges.gap * (last - first + 1 - inside)
  return cost + charges.thinPowerChord * Math.max(0, charges.firstBassString - last)
}

/** Whether one finger, or none, plays the new notes as a power chord. */
export function isOneFingerChord({ strings, frets }: Placement, fresh: Onset['fresh']): boolean {
  return isOneFingerPowerChord(
    fresh.map(({ midi }, column) => ({ midi, string: strings[column]!, fret: frets[column]! })),
  )
}

/** The charge for open notes with the hand at a fret; an open power chord counts as one note. */
export function openHighCharge(
  placement: Placement,
  charges: OnsetCharges,
  hand: number,
  isOneFinger: boolean,
): number {
  const open = openNotesOf(placement, charges.freshCount)
  if (isOneFinger) return openWhileHighCostOf(hand, open > 0 ? charges.openNoteHigh : 0)
  return openWhileHighCostOf(hand, charges.openHigh * open)
}
