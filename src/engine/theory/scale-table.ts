/**
 * The scale catalogue: one row a scale, in catalogue order.
 *
 * A row states what cannot be worked out: the degrees as written above the root, the family it is
 * usually filed under, its Forte number, the scale it is a mode of, and the other names people
 * type. Semitones, interval names, brightness and pitch-class-set number follow from the degrees.
 *
 * Sources: Ring's catalogue (ianring.com) and music21 for set numbers, tonal 6.4 for a cross-check
 * of degrees; families are a choice where usage varies. Conventions that differ between books:
 * `altered` is spelled as a mode, `wholeTone` takes #6, `melodicMinor` is the ascending form,
 * `hirajoshi` is 0 2 3 7 8, `pelog` approximates a tuning that is not twelve-tone.
 */

export const SCALE_FAMILIES = [
  'major',
  'minor',
  'modal',
  'pentatonic',
  'blues',
  'jazz',
  'symmetric',
  'synthetic',
] as const

export type ScaleFamily = (typeof SCALE_FAMILIES)[number]

export interface ScaleRow {
  readonly id: string
  readonly name: string
  readonly family: ScaleFamily
  /** Degrees above the root, ascending, separated by blanks. */
  readonly degrees: string
  /** Forte number of the pitch-class set. */
  readonly forte: string
  /** The scale of which this is a mode, and on which of its degrees (1-based) it starts. */
  readonly modeOf?: { readonly scale: string; readonly degree: number }
  /** The row that has the same degrees and answers for both in searches. */
  readonly twinOf?: string
  /** Other names accepted on input; case, blanks and hyphens do not matter. */
  readonly aliases: readonly string[]
}

// biome-ignore format: one row a scale reads as a table
export const SCALE_TABLE = [
  { id: 'major', name: 'Major', family: 'major', degrees: '1 2 3 4 5 6 7', forte: '7-35', aliases: [] },
  { id: 'harmonicMajor', name: 'Harmonic Major', family: 'major', degrees: '1 2 3 4 5 b6 7', forte: '7-32', aliases: ['ionian b6', 'major b6'] },
  { id: 'doubleHarmonic', name: 'Double Harmonic', family: 'major', degrees: '1 b2 3 4 5 b6 7', forte: '7-22', aliases: ['doubleHarmonicMajor', 'byzantine', 'gypsyMajor', 'bhairav'] },
  { id: 'melodicMajor', name: 'Melodic Major', family: 'major', degrees: '1 2 3 4 5 b6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 5 }, twinOf: 'mixolydianFlat6', aliases: [] },
  { id: 'naturalMinor', name: 'Natural Minor', family: 'minor', degrees: '1 2 b3 4 5 b6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 6 }, aliases: ['minor'] },
  { id: 'harmonicMinor', name: 'Harmonic Minor', family: 'minor', degrees: '1 2 b3 4 5 b6 7', forte: '7-32', aliases: ['aeolian #7'] },
  { id: 'melodicMinor', name: 'Melodic Minor', family: 'minor', degrees: '1 2 b3 4 5 6 7', forte: '7-34', aliases: ['jazzMinor', 'ionian b3'] },
  { id: 'hungarianMinor', name: 'Hungarian Minor', family: 'minor', degrees: '1 2 b3 #4 5 b6 7', forte: '7-22', modeOf: { scale: 'doubleHarmonic', degree: 4 }, aliases: ['gypsyMinor', 'doubleHarmonicMinor'] },
  { id: 'neapolitanMinor', name: 'Neapolitan Minor', family: 'minor', degrees: '1 b2 b3 4 5 b6 7', forte: '7-30', aliases: [] },
  { id: 'neapolitanMajor', name: 'Neapolitan Major', family: 'minor', degrees: '1 b2 b3 4 5 6 7', forte: '7-33', aliases: [] },
  { id: 'ionian', name: 'Ionian', family: 'modal', degrees: '1 2 3 4 5 6 7', forte: '7-35', modeOf: { scale: 'major', degree: 1 }, twinOf: 'major', aliases: [] },
  { id: 'dorian', name: 'Dorian', family: 'modal', degrees: '1 2 b3 4 5 6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 2 }, aliases: [] },
  { id: 'phrygian', name: 'Phrygian', family: 'modal', degrees: '1 b2 b3 4 5 b6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 3 }, aliases: [] },
  { id: 'lydian', name: 'Lydian', family: 'modal', degrees: '1 2 3 #4 5 6 7', forte: '7-35', modeOf: { scale: 'major', degree: 4 }, aliases: [] },
  { id: 'mixolydian', name: 'Mixolydian', family: 'modal', degrees: '1 2 3 4 5 6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 5 }, aliases: ['dominant'] },
  { id: 'aeolian', name: 'Aeolian', family: 'modal', degrees: '1 2 b3 4 5 b6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 6 }, twinOf: 'naturalMinor', aliases: [] },
  { id: 'locrian', name: 'Locrian', family: 'modal', degrees: '1 b2 b3 4 b5 b6 b7', forte: '7-35', modeOf: { scale: 'major', degree: 7 }, aliases: [] },
  { id: 'dorianFlat2', name: 'Dorian b2', family: 'modal', degrees: '1 b2 b3 4 5 6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 2 }, aliases: ['phrygianSharp6', 'phrygianNatural6', 'javanese', 'dorianB2'] },
  { id: 'lydianAugmented', name: 'Lydian Augmented', family: 'jazz', degrees: '1 2 3 #4 #5 6 7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 3 }, aliases: ['lydian #5'] },
  { id: 'lydianDominant', name: 'Lydian Dominant', family: 'jazz', degrees: '1 2 3 #4 5 6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 4 }, aliases: ['lydian b7', 'mixolydian #4', 'overtone', 'acoustic'] },
  { id: 'mixolydianFlat6', name: 'Mixolydian b6', family: 'jazz', degrees: '1 2 3 4 5 b6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 5 }, aliases: ['aeolianDominant', 'hindu', 'mixolydian b13', 'mixolydianB6'] },
  { id: 'locrianNatural2', name: 'Locrian Natural 2', family: 'jazz', degrees: '1 2 b3 4 b5 b6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 6 }, aliases: ['locrianSharp2', 'halfDiminished', 'aeolian b5', 'locrian #2'] },
  { id: 'altered', name: 'Altered', family: 'jazz', degrees: '1 b2 b3 b4 b5 b6 b7', forte: '7-34', modeOf: { scale: 'melodicMinor', degree: 7 }, aliases: ['superLocrian', 'diminishedWholeTone', 'alteredDominant', 'pomeroy'] },
  { id: 'locrianNatural6', name: 'Locrian Natural 6', family: 'modal', degrees: '1 b2 b3 4 b5 6 b7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 2 }, aliases: ['locrian #6'] },
  { id: 'ionianSharp5', name: 'Ionian #5', family: 'modal', degrees: '1 2 3 4 #5 6 7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 3 }, aliases: ['ionianAugmented', 'major #5'] },
  { id: 'dorianSharp4', name: 'Dorian #4', family: 'modal', degrees: '1 2 b3 #4 5 6 b7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 4 }, aliases: ['ukrainianDorian', 'romanianMinor', 'mishebarakh'] },
  { id: 'phrygianDominant', name: 'Phrygian Dominant', family: 'modal', degrees: '1 b2 3 4 5 b6 b7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 5 }, aliases: ['mixolydian b9 b13', 'freygish', 'ahavaRaba', 'hijaz', 'HMP5', 'spanishPhrygian'] },
  { id: 'lydianSharp2', name: 'Lydian #2', family: 'modal', degrees: '1 #2 3 #4 5 6 7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 6 }, aliases: ['lydian #9'] },
  { id: 'ultralocrian', name: 'Ultralocrian', family: 'modal', degrees: '1 b2 b3 b4 b5 b6 bb7', forte: '7-32', modeOf: { scale: 'harmonicMinor', degree: 7 }, aliases: ['superLocrianDoubleFlat7', 'alteredDiminished'] },
  { id: 'dorianFlat5', name: 'Dorian b5', family: 'modal', degrees: '1 2 b3 4 b5 6 b7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 2 }, aliases: ['locrian nat2 nat6'] },
  { id: 'phrygianFlat4', name: 'Phrygian b4', family: 'modal', degrees: '1 b2 b3 b4 5 b6 b7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 3 }, aliases: ['alteredNatural5'] },
  { id: 'lydianDiminished', name: 'Lydian b3', family: 'modal', degrees: '1 2 b3 #4 5 6 7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 4 }, aliases: ['melodicMinor #4'] },
  { id: 'mixolydianFlat2', name: 'Mixolydian b2', family: 'modal', degrees: '1 b2 3 4 5 6 b7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 5 }, aliases: ['mixolydian b9'] },
  { id: 'lydianAugmentedSharp2', name: 'Lydian Augmented #2', family: 'modal', degrees: '1 #2 3 #4 #5 6 7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 6 }, aliases: [] },
  { id: 'locrianDoubleFlat7', name: 'Locrian bb7', family: 'modal', degrees: '1 b2 b3 4 b5 b6 bb7', forte: '7-32', modeOf: { scale: 'harmonicMajor', degree: 7 }, aliases: [] },
  { id: 'majorPentatonic', name: 'Major Pentatonic', family: 'pentatonic', degrees: '1 2 3 5 6', forte: '5-35', aliases: ['pentatonic', 'mongolian'] },
  { id: 'minorPentatonic', name: 'Minor Pentatonic', family: 'pentatonic', degrees: '1 b3 4 5 b7', forte: '5-35', modeOf: { scale: 'majorPentatonic', degree: 5 }, aliases: ['vietnamese2'] },
  { id: 'suspendedPentatonic', name: 'Suspended Pentatonic', family: 'pentatonic', degrees: '1 2 4 5 b7', forte: '5-35', modeOf: { scale: 'majorPentatonic', degree: 2 }, aliases: ['egyptian'] },
  { id: 'manGong', name: 'Man Gong', family: 'pentatonic', degrees: '1 b3 4 b6 b7', forte: '5-35', modeOf: { scale: 'majorPentatonic', degree: 3 }, aliases: ['malkauns'] },
  { id: 'ritusen', name: 'Ritusen', family: 'pentatonic', degrees: '1 2 4 5 6', forte: '5-35', modeOf: { scale: 'majorPentatonic', degree: 4 }, aliases: ['yo'] },
  { id: 'minorSixPentatonic', name: 'Minor 6 Pentatonic', family: 'pentatonic', degrees: '1 b3 4 5 6', forte: '5-34', aliases: ['minor6Pentatonic'] },
  { id: 'kumoi', name: 'Kumoi', family: 'pentatonic', degrees: '1 2 b3 5 6', forte: '5-29', aliases: ['flatThreePentatonic', 'dorianPentatonic'] },
  { id: 'majorFlat6Pentatonic', name: 'Major b6 Pentatonic', family: 'pentatonic', degrees: '1 2 3 5 b6', forte: '5-30', aliases: ['flatSixPentatonic'] },
  { id: 'dominantPentatonic', name: 'Dominant Pentatonic', family: 'pentatonic', degrees: '1 2 3 5 b7', forte: '5-34', aliases: [] },
  { id: 'hirajoshi', name: 'Hirajoshi', family: 'pentatonic', degrees: '1 2 b3 5 b6', forte: '5-20', aliases: [] },
  { id: 'inSen', name: 'In-Sen', family: 'pentatonic', degrees: '1 b2 4 5 b7', forte: '5-29', aliases: [] },
  { id: 'iwato', name: 'Iwato', family: 'pentatonic', degrees: '1 b2 4 b5 b7', forte: '5-20', modeOf: { scale: 'hirajoshi', degree: 2 }, aliases: [] },
  { id: 'inScale', name: 'In (Miyako-bushi)', family: 'pentatonic', degrees: '1 b2 4 5 b6', forte: '5-20', modeOf: { scale: 'hirajoshi', degree: 4 }, aliases: ['miyakoBushi', 'sakura'] },
  { id: 'pelog', name: 'Pelog', family: 'pentatonic', degrees: '1 b2 b3 5 b6', forte: '5-20', aliases: [] },
  { id: 'chinesePentatonic', name: 'Lydian Pentatonic', family: 'pentatonic', degrees: '1 3 #4 5 7', forte: '5-20', modeOf: { scale: 'hirajoshi', degree: 5 }, aliases: ['lydianPentatonic'] },
  { id: 'blues', name: 'Minor Blues', family: 'blues', degrees: '1 b3 4 b5 5 b7', forte: '6-Z47', aliases: ['minorBlues'] },
  { id: 'majorBlues', name: 'Major Blues', family: 'blues', degrees: '1 2 b3 3 5 6', forte: '6-Z47', modeOf: { scale: 'blues', degree: 2 }, aliases: [] },
  { id: 'bluesHeptatonic', name: 'Heptatonic Blues', family: 'blues', degrees: '1 2 b3 4 b5 5 b7', forte: '7-27', aliases: ['bluesNatural2'] },
  { id: 'compositeBlues', name: 'Composite Blues', family: 'blues', degrees: '1 2 b3 3 4 b5 5 6 b7', forte: '9-7', aliases: ['mixoBlues'] },
  { id: 'bebopDominant', name: 'Bebop Dominant', family: 'jazz', degrees: '1 2 3 4 5 6 b7 7', forte: '8-23', aliases: ['bebop'] },
  { id: 'bebopMajor', name: 'Bebop Major', family: 'jazz', degrees: '1 2 3 4 5 #5 6 7', forte: '8-26', aliases: ['major6Diminished'] },
  { id: 'bebopMinor', name: 'Bebop Minor', family: 'jazz', degrees: '1 2 b3 3 4 5 6 b7', forte: '8-23', modeOf: { scale: 'bebopDominant', degree: 5 }, aliases: ['bebopDorian'] },
  { id: 'bebopMelodicMinor', name: 'Bebop Melodic Minor', family: 'jazz', degrees: '1 2 b3 4 5 #5 6 7', forte: '8-27', aliases: ['minor6Diminished'] },
  { id: 'bebopHarmonicMinor', name: 'Bebop Harmonic Minor', family: 'jazz', degrees: '1 2 b3 4 5 b6 b7 7', forte: '8-26', aliases: ['minorBebop'] },
  { id: 'bebopHalfDiminished', name: 'Bebop Half-Diminished', family: 'jazz', degrees: '1 b2 b3 4 b5 5 b6 b7', forte: '8-23', aliases: ['bebopLocrian'] },
  { id: 'wholeTone', name: 'Whole Tone', family: 'symmetric', degrees: '1 2 3 #4 #5 #6', forte: '6-35', aliases: ['messiaen1'] },
  { id: 'diminishedHalfWhole', name: 'Half-Whole Diminished', family: 'symmetric', degrees: '1 b2 b3 3 #4 5 6 b7', forte: '8-28', modeOf: { scale: 'diminishedWholeHalf', degree: 2 }, aliases: ['halfWholeDiminished', 'dominantDiminished', 'symmetricDominant', 'octatonicHW', 'messiaen2', 'halfWhole'] },
  { id: 'diminishedWholeHalf', name: 'Whole-Half Diminished', family: 'symmetric', degrees: '1 2 b3 4 b5 b6 6 7', forte: '8-28', aliases: ['wholeHalfDiminished', 'octatonicWH', 'wholeHalf'] },
  { id: 'augmented', name: 'Augmented', family: 'symmetric', degrees: '1 #2 3 5 #5 7', forte: '6-20', aliases: ['symmetricAugmented'] },
  { id: 'augmentedInverse', name: 'Inverse Augmented', family: 'symmetric', degrees: '1 b2 3 4 #5 6', forte: '6-20', modeOf: { scale: 'augmented', degree: 2 }, aliases: ['sixToneSymmetric'] },
  { id: 'tritone', name: 'Tritone', family: 'symmetric', degrees: '1 b2 3 b5 5 b7', forte: '6-30', aliases: ['petrushka'] },
  { id: 'messiaenMode3', name: 'Messiaen Mode 3', family: 'symmetric', degrees: '1 2 b3 3 #4 5 b6 b7 7', forte: '9-12', aliases: [] },
  { id: 'messiaenMode4', name: 'Messiaen Mode 4', family: 'symmetric', degrees: '1 b2 2 4 #4 5 b6 7', forte: '8-9', aliases: [] },
  { id: 'messiaenMode5', name: 'Messiaen Mode 5', family: 'symmetric', degrees: '1 b2 4 #4 5 7', forte: '6-7', aliases: [] },
  { id: 'messiaenMode6', name: 'Messiaen Mode 6', family: 'symmetric', degrees: '1 2 3 4 #4 #5 #6 7', forte: '8-25', aliases: [] },
  { id: 'messiaenMode7', name: 'Messiaen Mode 7', family: 'symmetric', degrees: '1 b2 2 b3 4 #4 5 b6 6 7', forte: '10-6', aliases: [] },
  { id: 'chromatic', name: 'Chromatic', family: 'symmetric', degrees: '1 b2 2 b3 3 4 b5 5 b6 6 b7 7', forte: '12-1', aliases: ['dodecaphonic'] },
  { id: 'hungarianMajor', name: 'Hungarian Major', family: 'synthetic', degrees: '1 #2 3 #4 5 6 b7', forte: '7-31', aliases: [] },
  { id: 'persian', name: 'Persian', family: 'synthetic', degrees: '1 b2 3 4 b5 b6 7', forte: '7-20', aliases: [] },
  { id: 'enigmatic', name: 'Enigmatic', family: 'synthetic', degrees: '1 b2 3 #4 #5 #6 7', forte: '7-24', aliases: [] },
  { id: 'prometheus', name: 'Prometheus', family: 'synthetic', degrees: '1 2 3 #4 6 b7', forte: '6-34', aliases: ['mystic'] },
  { id: 'prometheusNeapolitan', name: 'Prometheus Neapolitan', family: 'synthetic', degrees: '1 b2 3 #4 6 b7', forte: '6-Z49', aliases: [] },
  { id: 'leadingWholeTone', name: 'Leading Whole Tone', family: 'synthetic', degrees: '1 2 3 #4 #5 #6 7', forte: '7-33', aliases: [] },
  { id: 'locrianMajor', name: 'Major Locrian', family: 'synthetic', degrees: '1 2 3 4 b5 b6 b7', forte: '7-33', aliases: [] },
  { id: 'lydianMinor', name: 'Lydian Minor', family: 'synthetic', degrees: '1 2 3 #4 5 b6 b7', forte: '7-33', aliases: [] },
  { id: 'oriental', name: 'Oriental', family: 'synthetic', degrees: '1 b2 3 4 b5 6 b7', forte: '7-22', aliases: [] },
  { id: 'spanish8Tone', name: 'Spanish 8-tone', family: 'synthetic', degrees: '1 b2 b3 3 4 b5 b6 b7', forte: '8-22', aliases: [] },
  { id: 'todi', name: 'Todi', family: 'synthetic', degrees: '1 b2 b3 #4 5 b6 7', forte: '7-20', aliases: ['todi raga'] },
  { id: 'purvi', name: 'Purvi', family: 'synthetic', degrees: '1 b2 3 #4 5 b6 7', forte: '7-20', aliases: ['doubleHarmonicLydian'] },
  { id: 'flamenco', name: 'Flamenco', family: 'synthetic', degrees: '1 b2 b3 3 4 5 b6 b7', forte: '8-26', aliases: [] },
] as const satisfies readonly ScaleRow[]
