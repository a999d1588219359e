/**
 * What it costs to call a set of sounding tones by a chord name. Lower is likelier. The numbers
 * are a judgement; they are set so that the plainest complete name with its root in the bass wins,
 * and that a plainer name over another bass beats a far-fetched one in root position.
 */
import type { ChordType } from '../theory/chord'

/** Names in common use; others follow from `costOfUnusual`. */
const COMMON_TYPE_COST: ReadonlyMap<string, number> = new Map([
  ['major', 0],
  ['minor', 0],
  ['power5', 1],
  ['dominant7', 2],
  ['minor7', 2],
  ['major7', 2],
  ['diminished7', 4],
  ['sus4', 5],
  ['halfDiminished7', 5],
  ['dominant7sus4', 5],
  ['majorAdd9', 5],
  ['dominant9', 5],
  ['major9', 5],
  ['minor9', 5],
  ['sus2', 6],
  ['diminished', 6],
  ['augmented', 6],
  ['major6', 6],
  ['minor6', 6],
  ['minorAdd9', 6],
  ['dominant7sharp9', 6],
  ['dominant7flat9', 6],
  ['major69', 7],
  ['dominant9sus4', 7],
  ['augmented7', 7],
  ['minorMajor7', 7],
  ['minor11', 8],
  ['dominant13', 8],
  ['major13', 8],
  ['minor13', 8],
  // Called 13 and m11 whether or not the tones between sound.
  ['dominant7add13', 14],
  ['major7add13', 14],
  ['minor7add13', 18],
  ['minor7add11', 12],
  // Usually another chord over its bass: D/G, Abadd9/C.
  ['major7sus2', 20],
  ['major7sus4', 14],
  ['minor7sharp5', 16],
])

const UNUSUAL_BASE = 9
const COST_PER_TENSION = 1
const COST_PER_ALTERATION = 2

/** An altered fifth, ninth, eleventh or thirteenth is a rarer thing than a natural one. */
function costOfUnusual(chord: ChordType): number {
  const upper = chord.degrees.filter(({ number }) => ![1, 3, 7].includes(number))
  const alterations = upper.filter(({ alteration }) => alteration !== 0).length
  return (
    UNUSUAL_BASE +
    COST_PER_TENSION * Math.max(0, chord.degrees.length - 4) +
    COST_PER_ALTERATION * alterations
  )
}

/** How unusual a chord type is, 0 for a plain triad. */
export function costOfType(chord: ChordType): number {
  return COMMON_TYPE_COST.get(chord.id) ?? costOfUnusual(chord)
}

const MOST_PLAIN_COST = 8

/** Whether a chord type is among the names in common use. */
export function isPlainType(chord: ChordType): boolean {
  return costOfType(chord) <= MOST_PLAIN_COST
}

/** A tone that grips of the type commonly leave out. */
export const OMITTED_OPTIONAL_COST = 3
/** The fifth of a plain triad: two tones hardly make a chord. */
export const OMITTED_TRIAD_FIFTH_COST = 8
/** The third, which says whether a seventh chord is major or minor. */
export const OMITTED_THIRD_COST = 14
/** The 3, 5, 6 or 7 of the chord in the bass. */
export const INVERSION_COST = 10
/** A ninth, eleventh or thirteenth in the bass. */
export const TENSION_IN_BASS_COST = 14
/** A bass that is no tone of the chord. */
export const FOREIGN_BASS_COST = 18
/** The root does not sound. */
export const ROOTLESS_COST = 22
/** A dominant seventh without its root on a ukulele: there it is likelier than a diminished triad. */
export const UKULELE_ROOTLESS_BONUS = 19
/** Every tone lies in the key asked about. */
export const IN_KEY_BONUS = 6
/** A diminished seventh on the leading tone of the key, which any of its four tones could be. */
export const LEADING_TONE_BONUS = 14
/** The root at least does. */
export const ROOT_IN_KEY_BONUS = 2
