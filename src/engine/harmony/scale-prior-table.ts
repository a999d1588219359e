/**
 * How usual a scale is over a chord family, 0–1, with no key in hand: one row a family.
 *
 * Sources: chord-scale tables as taught at Berklee (tension and avoid-note sheets; Nettles,
 * Harmony 3), Mulholland and Hojnacki 2013 in summary, notes on Levine's preferences. Where they
 * disagree (major 7: ionian or lydian; minor 7: dorian or aeolian) both stand near the top. The
 * numbers themselves are a judgement; a scale that holds the chord but is in no row counts
 * `UNLISTED_PRIOR`.
 */
import type { ScaleId } from '../theory/scale'
import type { ChordFamily } from './chord-family'

export const UNLISTED_PRIOR = 0.25

// biome-ignore format: one row a family reads as a table
export const SCALE_PRIORS = {
  major: { major: 1, lydian: 0.85, majorPentatonic: 0.75, mixolydian: 0.8, lydianDominant: 0.5, majorBlues: 0.5 },
  minor: { dorian: 1, naturalMinor: 0.98, melodicMinor: 0.8, minorPentatonic: 0.75, harmonicMinor: 0.7, blues: 0.6, phrygian: 0.6 },
  augmented: { wholeTone: 1, lydianAugmented: 0.85, augmented: 0.8, ionianSharp5: 0.7, altered: 0.5 },
  diminished: { locrian: 1, diminishedWholeHalf: 0.95, locrianNatural2: 0.85, locrianNatural6: 0.6, ultralocrian: 0.5 },
  dominant7: { mixolydian: 1, lydianDominant: 0.85, altered: 0.75, diminishedHalfWhole: 0.72, phrygianDominant: 0.65, mixolydianFlat6: 0.6, bebopDominant: 0.6, wholeTone: 0.55, compositeBlues: 0.5, blues: 0.62, minorPentatonic: 0.6 },
  major7: { major: 1, lydian: 0.85, bebopMajor: 0.6, lydianSharp2: 0.45, harmonicMajor: 0.45, lydianAugmented: 0.85, ionianSharp5: 0.7 },
  minor7: { dorian: 1, naturalMinor: 0.9, minorPentatonic: 0.75, phrygian: 0.7, blues: 0.6, bebopMinor: 0.55 },
  halfDiminished: { locrian: 1, locrianNatural2: 0.85, dorianFlat5: 0.6, locrianNatural6: 0.6, bebopHalfDiminished: 0.5 },
  diminished7: { diminishedWholeHalf: 1, ultralocrian: 0.7, diminishedHalfWhole: 0.5 },
  minorMajor: { melodicMinor: 1, harmonicMinor: 0.8, hungarianMinor: 0.5, lydianDiminished: 0.5, bebopMelodicMinor: 0.5 },
  suspended: { mixolydian: 1, major: 0.95, dorian: 0.85, suspendedPentatonic: 0.8, majorPentatonic: 0.75, ritusen: 0.75, naturalMinor: 0.7 },
  suspended7: { mixolydian: 1, dorian: 0.8, suspendedPentatonic: 0.75, phrygian: 0.7, dorianFlat2: 0.7, bebopDominant: 0.5 },
} as const satisfies Record<ChordFamily, Partial<Record<ScaleId, number>>>
