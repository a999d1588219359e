/** What a finished grip costs by itself, term by term. See `hand-breakdown.ts`. */
import { openWhileHighCostOf } from '../hand/high-hand'
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import { firstBassStringOf, type HandCostTerm, type HandWeights, openChargeOf } from './cost-table'
import type { OnsetGrip, SoundingString } from './hand-plan'
import { isOneFingerPowerChord, mayLieOnPowerChord } from './one-finger-power-chord'

/** Costs by term; a term left out costs nothing. */
export type TermCosts = Partial<Record<HandCostTerm, number>>

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The strings that an onset strikes; the others are held. */
export function struckAt({ sounding }: OnsetGrip, onset: number): readonly SoundingString[] {
  return sounding.filter(({ heldFrom }) => heldFrom === onset)
}

function isPowerChord(struck: readonly SoundingString[]): boolean {
  if (struck.length !== 2 && struck.length !== 3) return false
  const isFifthOrOctave = (root: number) =>
    struck.every(({ midi }) => [0, 7].includes((((midi - root) % 12) + 12) % 12))
  return struck.some(({ midi }) => isFifthOrOctave(midi))
}

/** What the struck places cost wherever the hand is. */
function heightTermsOf(
  struck: readonly SoundingString[],
  neck: Neck,
  weights: HandWeights,
): TermCosts {
  let [frets, aboveTwelfth] = [0, 0]
  for (const { fret } of struck) {
    frets += fret
    if (fret > 0) aboveTwelfth += Math.max(0, fret + neck.capo - 12)
  }
  return {
    height: weights.height * frets,
    'above-twelfth': weights['above-twelfth'] * aboveTwelfth,
  }
}

/** Frets that fingers reach above their own, and that they lie below, together. */
function reachesOf({ sounding, hand }: OnsetGrip): { stretch: number; squeeze: number } {
  let [stretch, squeeze] = [0, 0]
  for (const { fret, finger } of sounding) {
    if (finger === 0) continue
    const frets = fret - (hand + finger - 1)
    if (frets > 0) stretch += frets
    else squeeze -= frets
  }
  return { stretch, squeeze }
}

/**
 * Fingers beyond the first in the lowest fret, where another finger bars a higher one and the index
 * could lie across: no open string between them.
 */
export function fingersBesideBarre({ sounding, barres }: OnsetGrip): number {
  const pressed = sounding.filter(({ fret }) => fret > 0)
  const lowest = Math.min(...pressed.map(({ fret }) => fret))
  if (!barres.some(({ finger, fret }) => finger > 1 && fret > lowest)) return 0
  const low = pressed.filter(({ fret }) => fret === lowest)
  const strings = low.map(({ string }) => string)
  const isOpenBetween = sounding.some(
    ({ fret, string }) =>
      fret === 0 && string > Math.min(...strings) && string < Math.max(...strings),
  )
  return isOpenBetween ? 0 : new Set(low.map(({ finger }) => finger)).size - 1
}

/** Whether one finger, not the little one, presses the struck strings, and no other string is pressed. */
function isUnderOneFinger(
  sounding: readonly SoundingString[],
  struck: readonly SoundingString[],
): boolean {
  const pressed = sounding.filter(({ finger }) => finger > 0)
  const { finger } = struck[0]!
  return (
    pressed.length === struck.length &&
    pressed.every((own) => own.finger === finger) &&
    mayLieOnPowerChord(finger)
  )
}

function chordTermsOf(
  grip: OnsetGrip,
  struck: readonly SoundingString[],
  open: number,
  neck: Neck,
  weights: HandWeights,
): TermCosts {
  const { sounding, hand, barres } = grip
  const strings = struck.map(({ string }) => string)
  const [first, last] = [Math.min(...strings), Math.max(...strings)]
  const inside = sounding.filter(({ string }) => string >= first && string <= last)
  const silent = last - first + 1 - inside.length
  const indexBarres = barres.filter(({ finger }) => finger === 1).length
  const isOneFinger = isOneFingerPowerChord(struck)
  const isWaived = isOneFinger && isUnderOneFinger(sounding, struck)
  const highOf = (term: 'open-note-high' | 'open-in-chord-high', notes: number) =>
    openWhileHighCostOf(hand, weights[term] * notes)
  const bassString = firstBassStringOf(neck.instrument.family)
  const offBass = bassString === undefined ? 0 : Math.max(0, bassString - last)
  return {
    'open-in-chord': open === struck.length ? 0 : weights['open-in-chord'] * open,
    'open-note-high': isOneFinger && open > 0 ? highOf('open-note-high', 1) : 0,
    'open-in-chord-high': isOneFinger ? 0 : highOf('open-in-chord-high', open),
    'index-barre': isWaived ? 0 : weights['index-barre'] * indexBarres,
    'tip-barre': isWaived ? 0 : weights['tip-barre'] * (barres.length - indexBarres),
    'beside-barre': weights['beside-barre'] * fingersBesideBarre(grip),
    'gap-in-pair': struck.length === 2 ? weights['gap-in-pair'] * silent : 0,
    'gap-in-chord': struck.length > 2 ? weights['gap-in-chord'] * silent : 0,
    'thin-power-chord': isPowerChord(struck) ? weights['thin-power-chord'] * offBass : 0,
  }
}

/** Terms of a grip by itself, in parts without a common term. */
export function gripTermsOf(
  grip: OnsetGrip,
  onset: number,
  neck: Neck,
  weights: HandWeights,
): readonly TermCosts[] {
  const struck = struckAt(grip, onset)
  const heights = heightTermsOf(struck, neck, weights)
  const { stretch, squeeze } = reachesOf(grip)
  const open = struck.filter(({ fret }) => fret === 0).length
  if (struck.length > 1) {
    const reaches = {
      'chord-stretch': weights['chord-stretch'] * stretch,
      'chord-squeeze': weights['chord-squeeze'] * squeeze,
    }
    return [heights, reaches, chordTermsOf(grip, struck, open, neck, weights)]
  }
  const high = openWhileHighCostOf(grip.hand, weights['open-note-high'] * open)
  return [
    heights,
    {
      'open-note': weights['open-note'] * open,
      'open-note-high': high,
      stretch: weights.stretch * stretch,
    },
  ]
}

/** What the hand window charges a grip: places outside it, and a hand that does not lie in it. */
export function windowTermsOf(
  grip: OnsetGrip,
  onset: number,
  window: HandWindow,
  weights: HandWeights,
): TermCosts {
  if (window.source === 'none') return {}
  const struck = struckAt(grip, onset)
  const pressed = struck.filter(({ fret }) => fret > 0)
  const openCharge = openChargeOf(weights, struck.length, struck.length - pressed.length)
  const outside = pressed.map(({ fret }) =>
    Math.max(0, window.startFret - fret, fret - window.endFret),
  )
  const off = Math.max(0, window.lowestHandFret - grip.hand, grip.hand - window.highestHandFret)
  return {
    'outside-window': weights['outside-window'] * sumOf(outside),
    'hand-off-window': weights['hand-off-window'] * off,
    'open-waived': window.openStringsWaived ? weights['open-waived'] * openCharge : 0,
  }
}
