/** What a finished grip costs by itself, term by term. See `hand-breakdown.ts`. */
import type { Neck } from '../instrument/neck'
import {
  firstBassStringOf,
  type HandCostTerm,
  type HandWeights,
  openHighCostOf,
} from './cost-table'
import type { OnsetGrip, SoundingString } from './hand-plan'

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

/** Terms of a grip by itself. */
export function gripTermsOf(
  grip: OnsetGrip,
  onset: number,
  neck: Neck,
  weights: HandWeights,
): TermCosts {
  const { sounding, hand, barres } = grip
  const struck = struckAt(grip, onset)
  const strings = struck.map(({ string }) => string)
  const isChord = struck.length > 1
  const open = struck.filter(({ fret }) => fret === 0).length
  const outerStrings = [Math.min(...strings), Math.max(...strings)] as const
  const inside = sounding.filter(
    ({ string }) => string >= outerStrings[0] && string <= outerStrings[1],
  )
  const silent = outerStrings[1] - outerStrings[0] + 1 - inside.length
  const fromOwnFret = sounding
    .filter(({ finger }) => finger > 0)
    .map(({ fret, finger }) => fret - (hand + finger - 1))
  const stretch = sumOf(fromOwnFret.filter((frets) => frets > 0))
  const squeeze = -sumOf(fromOwnFret.filter((frets) => frets < 0))
  const heights = {
    height: weights.height * sumOf(struck.map(({ fret }) => fret)),
    'above-twelfth':
      weights['above-twelfth'] *
      sumOf(
        struck.filter(({ fret }) => fret > 0).map(({ fret }) => Math.max(0, fret + neck.capo - 12)),
      ),
  }
  if (!isChord) {
    return {
      ...heights,
      'open-note': weights['open-note'] * open,
      'open-note-high': openHighCostOf(weights['open-note-high'], open, hand),
      stretch: weights.stretch * stretch,
    }
  }
  const bassString = firstBassStringOf(neck.instrument.family)
  const offBass = bassString === undefined ? 0 : Math.max(0, bassString - outerStrings[1])
  return {
    ...heights,
    'open-in-chord': open === struck.length ? 0 : weights['open-in-chord'] * open,
    'open-in-chord-high': openHighCostOf(weights['open-in-chord-high'], open, hand),
    'chord-stretch': weights['chord-stretch'] * stretch,
    'chord-squeeze': weights['chord-squeeze'] * squeeze,
    'index-barre': weights['index-barre'] * barres.filter(({ finger }) => finger === 1).length,
    'tip-barre': weights['tip-barre'] * barres.filter(({ finger }) => finger > 1).length,
    'gap-in-pair': struck.length === 2 ? weights['gap-in-pair'] * silent : 0,
    'gap-in-chord': struck.length > 2 ? weights['gap-in-chord'] * silent : 0,
    'thin-power-chord': isPowerChord(struck) ? weights['thin-power-chord'] * offBass : 0,
  }
}
