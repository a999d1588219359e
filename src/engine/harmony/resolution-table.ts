/**
 * Where a chord resolves, by what it does in its key: one row a resolution, the usual ones first.
 * Distances are semitones upwards from the root of the chord that resolves.
 */

export type ResolutionKind = 'home' | 'minor' | 'major' | 'dominant' | 'falling' | 'seventh'

export interface ResolutionRow {
  /** Roles of the chord that resolves, as `chordFunctionOf` names them. */
  readonly roles: readonly string[]
  /** Only where its root lies so far above the tonic. */
  readonly above?: readonly number[]
  readonly rises: number
  /** What the target is: a chord to rest on (of one mode), the key's dominant, one of both, a dominant seventh. */
  readonly to: ResolutionKind
  readonly reason: string
  /** Only where the roots have different letters: D# rises to E, Eb falls to D. */
  readonly isStep?: true
}

const FIFTH_FALL =
  'The dominant resolves a fifth down, its third rising a half step to the new root'

// biome-ignore format: one row a resolution reads as a table
export const RESOLUTION_TABLE: readonly ResolutionRow[] = [
  { roles: ['dominant'], above: [7], rises: 5, to: 'home', reason: 'The dominant comes home: its root falls a fifth to the tonic' },
  { roles: ['dominant'], above: [7], rises: 2, to: 'minor', reason: 'Deceptive: the dominant rises a whole step instead of coming home' },
  { roles: ['dominant'], above: [7], rises: 1, to: 'major', reason: 'Deceptive: the dominant rises a half step instead of coming home' },
  { roles: ['secondary dominant'], rises: 5, to: 'falling', reason: FIFTH_FALL },
  { roles: ['substitute dominant'], rises: 11, to: 'falling', reason: 'The substitute dominant falls a half step' },
  { roles: ['backdoor dominant'], rises: 2, to: 'home', reason: 'The backdoor dominant rises a whole step home' },
  { roles: ['leading-tone chord'], rises: 1, to: 'home', reason: 'Its root is the leading tone and rises a half step home' },
  { roles: ['secondary predominant'], rises: 5, to: 'seventh', reason: 'Two-five: the ii of another chord falls a fifth to its dominant' },
  { roles: ['passing diminished', 'raised subdominant'], above: [6], rises: 1, to: 'dominant', isStep: true, reason: 'The passing chord rises a half step to the dominant' },
  { roles: ['passing diminished', 'raised subdominant'], rises: 1, to: 'falling', isStep: true, reason: 'The passing chord rises a half step' },
  { roles: ['passing diminished'], above: [3], rises: 11, to: 'falling', isStep: true, reason: 'The passing chord falls a half step' },
  { roles: ['common-tone diminished'], rises: 0, to: 'home', reason: 'The diminished chord settles on the chord of the same root' },
  { roles: ['predominant', 'modal interchange'], above: [2], rises: 5, to: 'dominant', reason: 'Two-five: the predominant falls a fifth to the dominant' },
  { roles: ['subdominant', 'modal interchange', 'blues subdominant', 'dorian subdominant', 'minor chord of the parallel mode', 'secondary dominant'], above: [5], rises: 2, to: 'dominant', reason: 'The subdominant rises a step to the dominant' },
  { roles: ['subdominant', 'modal interchange', 'blues subdominant', 'dorian subdominant', 'minor chord of the parallel mode'], above: [5], rises: 7, to: 'home', reason: 'Plagal: the subdominant falls a fourth home' },
  { roles: ['subdominant', 'modal interchange'], above: [8], rises: 11, to: 'dominant', reason: 'The chord a half step above the dominant falls to it' },
  { roles: ['neapolitan chord', 'modal interchange'], above: [1], rises: 6, to: 'dominant', reason: 'The lowered second degree leads to the dominant' },
  { roles: ['modal interchange', 'subtonic'], above: [10], rises: 2, to: 'home', reason: 'The chord below the tonic rises a whole step home' },
  { roles: ['subtonic'], above: [10], rises: 5, to: 'home', reason: 'The root falls a fifth to the relative major' },
  { roles: ['blues chord'], above: [0], rises: 5, to: 'seventh', reason: 'The first four bars of a blues lead to the subdominant' },
  { roles: ['blues chord'], above: [7], rises: 5, to: 'seventh', reason: 'The turn of a blues comes home' },
  { roles: ['blues chord'], above: [7], rises: 10, to: 'seventh', reason: 'Bars nine and ten of a blues: the dominant steps down to the subdominant' },
  { roles: ['blues chord'], above: [5], rises: 7, to: 'seventh', reason: 'The subdominant of a blues comes home' },
]

/**
 * Degrees that usually follow each degree of a key, likeliest first, after the table of usual root
 * progressions in Piston, Harmony (1941).
 */
export const USUAL_PROGRESSIONS: Readonly<Record<number, readonly number[]>> = {
  1: [4, 5, 6, 2, 3, 7],
  2: [5, 4, 6, 7, 1, 3],
  3: [6, 4, 1, 2, 5, 7],
  4: [5, 1, 2, 6, 3, 7],
  5: [1, 6, 4, 3, 2, 7],
  6: [2, 5, 4, 3, 1, 7],
  7: [1, 3, 6, 5, 4, 2],
}

/**
 * The same where the second degree is lowered under a natural fifth, as in phrygian and the flamenco
 * scales: the cadence is bII to I, and iv bIII bII I goes down to it.
 */
export const PHRYGIAN_PROGRESSIONS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 7, 6, 3, 5],
  2: [1, 3, 4, 7, 6, 5],
  3: [2, 6, 1, 4, 7, 5],
  4: [3, 2, 1, 7, 6, 5],
  5: [1, 2, 6, 4, 3, 7],
  6: [2, 7, 4, 1, 3, 5],
  7: [1, 6, 2, 3, 4, 5],
}

/** What a chord of the key does, as the beginning of a sentence, by role. */
export const ROLE_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['tonic', 'The tonic, where the line comes to rest'],
  ['predominant', 'The predominant, which prepares the dominant'],
  ['tonic substitute', 'A stand-in for the tonic'],
  ['subdominant', 'A subdominant, which opens away from the tonic'],
  ['dominant', 'The dominant, which asks for the tonic'],
  ['leading-tone chord', 'The leading-tone chord, which asks for the tonic a half step above'],
  ['subtonic', 'The subtonic, a whole step below the tonic'],
  ['blues chord', 'One of the three chords of a blues'],
])

/** The dominant of a key or mode whose seventh is lowered, v of a minor key. */
export const WEAK_DOMINANT_SENTENCE =
  'The dominant without a leading tone, which pulls only weakly to the tonic'

/** Why a relation works, as the beginning of a sentence. */
export const RELATION_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['secondaryDominant', 'The dominant of another chord of the key, with a leading tone to it'],
  ['dominant', 'The dominant of this chord, which pulls back to it'],
  ['subdominant', 'The chord a fifth below, of the same kind'],
  [
    'substituteDominant',
    'It shares third and seventh with the dominant and falls a half step home',
  ],
  ['backdoor', 'A dominant a whole step below the tonic, borrowed from minor'],
  ['modalInterchange', 'Borrowed from another mode on the same tonic'],
  ['passingDiminished', 'A diminished chord on a half step between two chords'],
  ['commonToneDiminished', 'A diminished chord on the same root, which embellishes it'],
  ['leadingToneChord', 'Its root lies a half step below the chord it leads to'],
  ['tritoneSubstitution', 'Third and seventh change places in the chord a tritone away'],
  ['iiV', 'The root falls a fifth, as from ii to V'],
  ['dominantResolution', FIFTH_FALL],
  ['secondaryResolution', FIFTH_FALL],
  ['guideToneResolution', FIFTH_FALL],
  ['deceptive', 'The dominant rises instead of falling a fifth'],
  ['suspension', 'The suspended tone moves to the third'],
  ['relative', 'The triads share two tones and one voice moves a whole step'],
  ['parallel', 'Root and fifth stay while the third changes'],
  ['leadingToneExchange', 'The triads share two tones and one voice moves a half step'],
  ['slide', 'The thirds of the two triads are one tone'],
  ['nebenverwandt', 'A major chord and the minor chord whose root lies a fifth below it'],
  ['hexatonicPole', 'Every voice of the triad moves a half step'],
  ['chromaticMediant', 'A chord of the same kind with its root a third away'],
  ['tritonePole', 'The root farthest away by fifths'],
])
