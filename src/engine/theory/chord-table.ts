/**
 * Chord types: one row a type. Degrees are stacked as they are named (a ninth is `9`, not `2`), so
 * each tone takes the letter that its number asks for. The first six are the contract's `chord`
 * values; they come first and in its order.
 *
 * Conventions where books differ: `13` and `maj13` leave out the 11 that would clash with the 3,
 * `m13` keeps it; `7alt` holds all four altered tensions, of which a grip keeps at least #9 and
 * b13; a ninth added to a triad is `add9`, whatever octave it is played in.
 */

export interface ChordRow {
  readonly id: string
  /** Suffix written after the root: `m7`, `maj7`. */
  readonly symbol: string
  readonly name: string
  /** Degrees above the root, ascending, separated by blanks. */
  readonly degrees: string
  /** Degrees that a grip may leave out and still sound the chord. */
  readonly optionalDegrees?: string
  /** Usually played on the thick strings with the thin ones muted. */
  readonly isPlayedLow?: true
}

/** The `chord` values of the contract's operations, in its order. */
export const CHORD_IDS = ['major', 'minor', 'diminished', 'dominant7', 'major7', 'minor7'] as const

// biome-ignore format: one row a chord reads as a table
export const CHORD_TABLE = [
  { id: 'major', symbol: '', name: 'major triad', degrees: '1 3 5' },
  { id: 'minor', symbol: 'm', name: 'minor triad', degrees: '1 b3 5' },
  { id: 'diminished', symbol: 'dim', name: 'diminished triad', degrees: '1 b3 b5' },
  { id: 'dominant7', symbol: '7', name: 'dominant seventh', degrees: '1 3 5 b7', optionalDegrees: '5' },
  { id: 'major7', symbol: 'maj7', name: 'major seventh', degrees: '1 3 5 7', optionalDegrees: '5' },
  { id: 'minor7', symbol: 'm7', name: 'minor seventh', degrees: '1 b3 5 b7', optionalDegrees: '5' },
  // Triads and dyads.
  { id: 'augmented', symbol: 'aug', name: 'augmented triad', degrees: '1 3 #5' },
  { id: 'sus4', symbol: 'sus4', name: 'suspended fourth', degrees: '1 4 5' },
  { id: 'sus2', symbol: 'sus2', name: 'suspended second', degrees: '1 2 5' },
  { id: 'power5', symbol: '5', name: 'power chord', degrees: '1 5', isPlayedLow: true },
  { id: 'majorFlat5', symbol: '(b5)', name: 'major triad with flat fifth', degrees: '1 3 b5' },
  // Sixths and added tones.
  { id: 'major6', symbol: '6', name: 'major sixth', degrees: '1 3 5 6', optionalDegrees: '5' },
  { id: 'minor6', symbol: 'm6', name: 'minor sixth', degrees: '1 b3 5 6', optionalDegrees: '5' },
  { id: 'major69', symbol: '6/9', name: 'major sixth with added ninth', degrees: '1 3 5 6 9', optionalDegrees: '5' },
  { id: 'minor69', symbol: 'm6/9', name: 'minor sixth with added ninth', degrees: '1 b3 5 6 9', optionalDegrees: '5' },
  { id: 'majorAdd9', symbol: 'add9', name: 'major triad with added ninth', degrees: '1 3 5 9', optionalDegrees: '5' },
  { id: 'minorAdd9', symbol: 'madd9', name: 'minor triad with added ninth', degrees: '1 b3 5 9', optionalDegrees: '5' },
  { id: 'majorAdd11', symbol: 'add11', name: 'major triad with added eleventh', degrees: '1 3 5 11', optionalDegrees: '5' },
  { id: 'minorAdd11', symbol: 'madd11', name: 'minor triad with added eleventh', degrees: '1 b3 5 11', optionalDegrees: '5' },
  { id: 'sus2sus4', symbol: 'sus2sus4', name: 'suspended second and fourth', degrees: '1 2 4 5' },
  // Sevenths.
  { id: 'halfDiminished7', symbol: 'm7b5', name: 'half-diminished seventh', degrees: '1 b3 b5 b7' },
  { id: 'diminished7', symbol: 'dim7', name: 'diminished seventh', degrees: '1 b3 b5 bb7' },
  { id: 'minorMajor7', symbol: 'mMaj7', name: 'minor triad with major seventh', degrees: '1 b3 5 7', optionalDegrees: '5' },
  { id: 'augmented7', symbol: '7#5', name: 'augmented seventh', degrees: '1 3 #5 b7' },
  { id: 'augmentedMajor7', symbol: 'maj7#5', name: 'augmented triad with major seventh', degrees: '1 3 #5 7' },
  { id: 'dominant7flat5', symbol: '7b5', name: 'dominant seventh with flat fifth', degrees: '1 3 b5 b7' },
  { id: 'major7flat5', symbol: 'maj7b5', name: 'major seventh with flat fifth', degrees: '1 3 b5 7' },
  { id: 'minor7sharp5', symbol: 'm7#5', name: 'minor seventh with sharp fifth', degrees: '1 b3 #5 b7' },
  { id: 'diminishedMajor7', symbol: 'dimMaj7', name: 'diminished triad with major seventh', degrees: '1 b3 b5 7' },
  { id: 'dominant7sus4', symbol: '7sus4', name: 'dominant seventh with suspended fourth', degrees: '1 4 5 b7', optionalDegrees: '5' },
  { id: 'dominant7sus2', symbol: '7sus2', name: 'dominant seventh with suspended second', degrees: '1 2 5 b7' },
  { id: 'major7sus4', symbol: 'maj7sus4', name: 'major seventh with suspended fourth', degrees: '1 4 5 7' },
  { id: 'major7sus2', symbol: 'maj7sus2', name: 'major seventh with suspended second', degrees: '1 2 5 7' },
  // Ninths.
  { id: 'dominant9', symbol: '9', name: 'dominant ninth', degrees: '1 3 5 b7 9', optionalDegrees: '5' },
  { id: 'major9', symbol: 'maj9', name: 'major ninth', degrees: '1 3 5 7 9', optionalDegrees: '5' },
  { id: 'minor9', symbol: 'm9', name: 'minor ninth', degrees: '1 b3 5 b7 9', optionalDegrees: '5' },
  { id: 'minorMajor9', symbol: 'mMaj9', name: 'minor ninth with major seventh', degrees: '1 b3 5 7 9', optionalDegrees: '5' },
  { id: 'halfDiminished9', symbol: 'm9b5', name: 'half-diminished ninth', degrees: '1 b3 b5 b7 9' },
  { id: 'dominant9sus4', symbol: '9sus4', name: 'dominant ninth with suspended fourth', degrees: '1 4 5 b7 9', optionalDegrees: '5' },
  { id: 'dominant9flat5', symbol: '9b5', name: 'dominant ninth with flat fifth', degrees: '1 3 b5 b7 9' },
  { id: 'augmented9', symbol: '9#5', name: 'augmented ninth', degrees: '1 3 #5 b7 9' },
  // Elevenths; a grip of a dominant eleventh leaves out the 3 beside the 11.
  { id: 'dominant11', symbol: '11', name: 'dominant eleventh', degrees: '1 3 5 b7 9 11', optionalDegrees: '3 5 9' },
  { id: 'major11', symbol: 'maj11', name: 'major eleventh', degrees: '1 3 5 7 9 11', optionalDegrees: '3 5 9' },
  { id: 'minor11', symbol: 'm11', name: 'minor eleventh', degrees: '1 b3 5 b7 9 11', optionalDegrees: '5 9' },
  { id: 'halfDiminished11', symbol: 'm11b5', name: 'half-diminished eleventh', degrees: '1 b3 b5 b7 9 11', optionalDegrees: '9' },
  { id: 'minor7add11', symbol: 'm7add11', name: 'minor seventh with added eleventh', degrees: '1 b3 5 b7 11', optionalDegrees: '5' },
  { id: 'dominant7sharp11', symbol: '7#11', name: 'dominant seventh with sharp eleventh', degrees: '1 3 5 b7 #11', optionalDegrees: '5' },
  { id: 'dominant9sharp11', symbol: '9#11', name: 'dominant ninth with sharp eleventh', degrees: '1 3 5 b7 9 #11', optionalDegrees: '5 9' },
  { id: 'major7sharp11', symbol: 'maj7#11', name: 'major seventh with sharp eleventh', degrees: '1 3 5 7 #11', optionalDegrees: '5' },
  { id: 'major9sharp11', symbol: 'maj9#11', name: 'major ninth with sharp eleventh', degrees: '1 3 5 7 9 #11', optionalDegrees: '5 9' },
  // Thirteenths.
  { id: 'dominant7add13', symbol: '7add13', name: 'dominant seventh with added thirteenth', degrees: '1 3 5 b7 13', optionalDegrees: '5' },
  { id: 'major7add13', symbol: 'maj7add13', name: 'major seventh with added thirteenth', degrees: '1 3 5 7 13', optionalDegrees: '5' },
  { id: 'minor7add13', symbol: 'm7add13', name: 'minor seventh with added thirteenth', degrees: '1 b3 5 b7 13', optionalDegrees: '5' },
  { id: 'dominant13', symbol: '13', name: 'dominant thirteenth', degrees: '1 3 5 b7 9 13', optionalDegrees: '5 9' },
  { id: 'major13', symbol: 'maj13', name: 'major thirteenth', degrees: '1 3 5 7 9 13', optionalDegrees: '5 9' },
  { id: 'minor13', symbol: 'm13', name: 'minor thirteenth', degrees: '1 b3 5 b7 9 11 13', optionalDegrees: '5 9 11' },
  { id: 'dominant13sus4', symbol: '13sus4', name: 'dominant thirteenth with suspended fourth', degrees: '1 4 5 b7 9 13', optionalDegrees: '5 9' },
  { id: 'dominant13sharp11', symbol: '13#11', name: 'dominant thirteenth with sharp eleventh', degrees: '1 3 5 b7 9 #11 13', optionalDegrees: '5 9' },
  { id: 'major13sharp11', symbol: 'maj13#11', name: 'major thirteenth with sharp eleventh', degrees: '1 3 5 7 9 #11 13', optionalDegrees: '5 9' },
  { id: 'dominant13flat9', symbol: '13b9', name: 'dominant thirteenth with flat ninth', degrees: '1 3 5 b7 b9 13', optionalDegrees: '5' },
  { id: 'dominant13sharp9', symbol: '13#9', name: 'dominant thirteenth with sharp ninth', degrees: '1 3 5 b7 #9 13', optionalDegrees: '5' },
  // Altered dominants.
  { id: 'dominant7flat9', symbol: '7b9', name: 'dominant seventh with flat ninth', degrees: '1 3 5 b7 b9', optionalDegrees: '5' },
  { id: 'dominant7sharp9', symbol: '7#9', name: 'dominant seventh with sharp ninth', degrees: '1 3 5 b7 #9', optionalDegrees: '5' },
  { id: 'dominant7flat13', symbol: '7b13', name: 'dominant seventh with flat thirteenth', degrees: '1 3 5 b7 b13', optionalDegrees: '5' },
  { id: 'dominant9flat13', symbol: '9b13', name: 'dominant ninth with flat thirteenth', degrees: '1 3 5 b7 9 b13', optionalDegrees: '5 9' },
  { id: 'dominant7flat5flat9', symbol: '7b5b9', name: 'dominant seventh with flat fifth and flat ninth', degrees: '1 3 b5 b7 b9' },
  { id: 'dominant7flat5sharp9', symbol: '7b5#9', name: 'dominant seventh with flat fifth and sharp ninth', degrees: '1 3 b5 b7 #9' },
  { id: 'dominant7sharp5flat9', symbol: '7#5b9', name: 'dominant seventh with sharp fifth and flat ninth', degrees: '1 3 #5 b7 b9' },
  { id: 'dominant7sharp5sharp9', symbol: '7#5#9', name: 'dominant seventh with sharp fifth and sharp ninth', degrees: '1 3 #5 b7 #9' },
  { id: 'dominant7flat9sharp9', symbol: '7b9#9', name: 'dominant seventh with flat and sharp ninth', degrees: '1 3 5 b7 b9 #9', optionalDegrees: '5' },
  { id: 'dominant7flat9sharp11', symbol: '7b9#11', name: 'dominant seventh with flat ninth and sharp eleventh', degrees: '1 3 5 b7 b9 #11', optionalDegrees: '5' },
  { id: 'dominant7sharp9sharp11', symbol: '7#9#11', name: 'dominant seventh with sharp ninth and sharp eleventh', degrees: '1 3 5 b7 #9 #11', optionalDegrees: '5' },
  { id: 'dominant7flat9flat13', symbol: '7b9b13', name: 'dominant seventh with flat ninth and flat thirteenth', degrees: '1 3 5 b7 b9 b13', optionalDegrees: '5' },
  { id: 'dominant7sharp9flat13', symbol: '7#9b13', name: 'dominant seventh with sharp ninth and flat thirteenth', degrees: '1 3 5 b7 #9 b13', optionalDegrees: '5' },
  { id: 'dominant7altered', symbol: '7alt', name: 'altered dominant', degrees: '1 3 b7 b9 #9 #11 b13', optionalDegrees: 'b9 #11' },
  { id: 'dominant7flat9sus4', symbol: '7b9sus4', name: 'suspended dominant seventh with flat ninth', degrees: '1 4 5 b7 b9', optionalDegrees: '5' },
] as const satisfies readonly ChordRow[]
