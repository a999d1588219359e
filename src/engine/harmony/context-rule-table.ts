/**
 * What a chord that does not belong to a key does there, and which scales it then takes: one row a
 * situation, the first scale being the rule and the rest the usual alternatives.
 *
 * `above` is the distance of the chord's root from the tonic in semitones; `numeral` names the
 * chord there. Rows follow the chord-scale tables named in `scale-prior-table`; chords that belong
 * to the key need no row, they take the mode of the key on their root.
 */
import type { ScaleId } from '../theory/scale'
import type { ChordFamily } from './chord-family'

export interface ContextRule {
  readonly context: 'major' | 'minor' | 'blues'
  readonly families: readonly ChordFamily[]
  readonly above: readonly number[]
  /** One numeral for each distance in `above`, in its order; left out where root and quality give it. */
  readonly numerals?: readonly string[]
  readonly role: string
  /** First choice, then alternatives. */
  readonly scales: readonly ScaleId[]
}

const MINOR_TONIC_SCALES: readonly ScaleId[] = ['dorian', 'naturalMinor']
const MINOR_TARGET: readonly ScaleId[] = ['phrygianDominant', 'altered', 'mixolydianFlat6']
const MAJOR_TARGET: readonly ScaleId[] = ['mixolydian', 'lydianDominant']
const NO_FIFTH_BELOW: readonly ScaleId[] = ['lydianDominant', 'mixolydian']
const DIMINISHED: readonly ScaleId[] = ['diminishedWholeHalf', 'locrian']

// biome-ignore format: one row a situation reads as a table
export const CONTEXT_RULES: readonly ContextRule[] = [
  { context: 'blues', families: ['dominant7'], above: [0], role: 'blues chord', scales: ['blues', 'mixolydian', 'minorPentatonic', 'compositeBlues'] },
  { context: 'blues', families: ['dominant7'], above: [5, 7], role: 'blues chord', scales: ['mixolydian', 'blues', 'minorPentatonic', 'lydianDominant'] },
  { context: 'blues', families: ['major'], above: [0, 5, 7], role: 'blues chord', scales: ['mixolydian', 'majorBlues', 'majorPentatonic'] },
  { context: 'blues', families: ['major7'], above: [0], role: 'tonic', scales: ['major', 'lydian'] },

  { context: 'major', families: ['dominant7'], above: [0, 2], numerals: ['V7/IV', 'V7/V'], role: 'secondary dominant', scales: MAJOR_TARGET },
  { context: 'major', families: ['dominant7'], above: [9], numerals: ['V7/ii'], role: 'secondary dominant', scales: ['mixolydianFlat6', 'phrygianDominant', 'altered'] },
  { context: 'major', families: ['dominant7'], above: [4, 11], numerals: ['V7/vi', 'V7/iii'], role: 'secondary dominant', scales: MINOR_TARGET },
  { context: 'major', families: ['dominant7'], above: [1, 3, 6, 8], numerals: ['subV7', 'subV7/ii', 'subV7/IV', 'subV7/V'], role: 'substitute dominant', scales: NO_FIFTH_BELOW },
  { context: 'major', families: ['dominant7'], above: [10], numerals: ['bVII7'], role: 'backdoor dominant', scales: NO_FIFTH_BELOW },
  { context: 'major', families: ['dominant7'], above: [5], numerals: ['IV7'], role: 'blues subdominant', scales: NO_FIFTH_BELOW },
  { context: 'major', families: ['dominant7'], above: [7], numerals: ['V7'], role: 'dominant', scales: MAJOR_TARGET },
  { context: 'major', families: ['augmented'], above: [7], role: 'dominant', scales: ['wholeTone', 'altered'] },
  { context: 'major', families: ['major'], above: [2], numerals: ['V/V'], role: 'secondary dominant', scales: MAJOR_TARGET },
  { context: 'major', families: ['major'], above: [9], numerals: ['V/ii'], role: 'secondary dominant', scales: ['mixolydianFlat6', 'phrygianDominant'] },
  { context: 'major', families: ['major'], above: [4, 11], numerals: ['V/vi', 'V/iii'], role: 'secondary dominant', scales: ['phrygianDominant', 'mixolydianFlat6'] },
  { context: 'major', families: ['major', 'major7'], above: [1, 3, 8, 10], role: 'modal interchange', scales: ['lydian', 'major'] },
  { context: 'major', families: ['minor', 'minor7'], above: [0, 5, 7], role: 'modal interchange', scales: MINOR_TONIC_SCALES },
  { context: 'major', families: ['minor', 'minor7'], above: [1, 3, 6, 8, 10, 11], role: 'chromatic minor chord', scales: MINOR_TONIC_SCALES },
  { context: 'major', families: ['halfDiminished', 'diminished'], above: [2], role: 'modal interchange', scales: ['locrian', 'locrianNatural2'] },
  { context: 'major', families: ['halfDiminished'], above: [6], role: 'raised subdominant', scales: ['locrian', 'locrianNatural2'] },
  { context: 'major', families: ['diminished', 'diminished7'], above: [0], role: 'common-tone diminished', scales: DIMINISHED },
  { context: 'major', families: ['diminished', 'diminished7'], above: [1, 3, 6, 8], role: 'passing diminished', scales: DIMINISHED },
  { context: 'major', families: ['diminished7'], above: [11], role: 'leading-tone chord', scales: ['diminishedWholeHalf', 'ultralocrian'] },
  { context: 'major', families: ['minorMajor'], above: [0, 5], role: 'modal interchange', scales: ['melodicMinor', 'harmonicMinor'] },

  { context: 'minor', families: ['dominant7'], above: [7], numerals: ['V7'], role: 'dominant', scales: ['phrygianDominant', 'altered', 'mixolydianFlat6', 'diminishedHalfWhole'] },
  { context: 'minor', families: ['major'], above: [7], numerals: ['V'], role: 'dominant', scales: ['phrygianDominant', 'mixolydianFlat6'] },
  { context: 'minor', families: ['dominant7'], above: [0], numerals: ['V7/iv'], role: 'secondary dominant', scales: ['mixolydianFlat6', 'phrygianDominant', 'altered'] },
  { context: 'minor', families: ['dominant7'], above: [9], numerals: ['V7/ii'], role: 'secondary dominant', scales: ['phrygianDominant', 'altered', 'mixolydianFlat6'] },
  { context: 'minor', families: ['dominant7'], above: [2], numerals: ['V7/V'], role: 'secondary dominant', scales: ['phrygianDominant', 'mixolydianFlat6', 'altered'] },
  { context: 'minor', families: ['dominant7'], above: [3, 5], numerals: ['V7/bVI', 'V7/bVII'], role: 'secondary dominant', scales: MAJOR_TARGET },
  { context: 'minor', families: ['dominant7'], above: [1, 6, 8, 10], numerals: ['subV7', 'subV7/iv', 'subV7/V', 'V7/bIII'], role: 'substitute dominant', scales: NO_FIFTH_BELOW },
  { context: 'minor', families: ['major', 'major7'], above: [1], role: 'neapolitan chord', scales: ['lydian', 'major'] },
  { context: 'minor', families: ['minor', 'minor7'], above: [0], role: 'tonic', scales: MINOR_TONIC_SCALES },
  { context: 'minor', families: ['major', 'major7'], above: [0], role: 'tonic major (Picardy third)', scales: ['major', 'lydian'] },
  { context: 'minor', families: ['augmented'], above: [7], role: 'dominant', scales: ['wholeTone', 'phrygianDominant', 'altered'] },
  { context: 'minor', families: ['minor', 'minor7'], above: [5], role: 'minor chord of the parallel mode', scales: MINOR_TONIC_SCALES },
  { context: 'minor', families: ['major'], above: [5], role: 'dorian subdominant', scales: ['mixolydian', 'lydianDominant'] },
  { context: 'minor', families: ['minorMajor'], above: [0], role: 'tonic', scales: ['melodicMinor', 'harmonicMinor'] },
  { context: 'minor', families: ['diminished', 'halfDiminished'], above: [2], role: 'predominant', scales: ['locrian', 'locrianNatural2'] },
  { context: 'minor', families: ['diminished', 'diminished7'], above: [11], role: 'leading-tone chord', scales: ['ultralocrian', 'diminishedWholeHalf'] },
  { context: 'minor', families: ['diminished', 'diminished7'], above: [1, 4, 6, 9], role: 'passing diminished', scales: DIMINISHED },
]

/** What the chords of a key do in it, by distance of the root from the tonic. */
export const DIATONIC_ROLES: Readonly<Record<'major' | 'minor', ReadonlyMap<number, string>>> = {
  major: new Map([
    [0, 'tonic'],
    [2, 'predominant'],
    [4, 'tonic substitute'],
    [5, 'subdominant'],
    [7, 'dominant'],
    [9, 'tonic substitute'],
    [11, 'leading-tone chord'],
  ]),
  minor: new Map([
    [0, 'tonic'],
    [2, 'predominant'],
    [3, 'tonic substitute'],
    [5, 'subdominant'],
    [7, 'dominant'],
    [8, 'subdominant'],
    [10, 'subtonic'],
    [11, 'leading-tone chord'],
  ]),
}
