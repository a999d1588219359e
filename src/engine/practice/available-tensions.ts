/**
 * Which tones of a scale may be sounded over a chord as tensions.
 *
 * The rule of the chord-scale schools (Nettles & Graf; Berklee): a scale tone a whole step above a
 * chord tone is available, one a half step above a chord tone is to be avoided. Dominant chords want
 * their half steps (b9, b13) and every other alteration; there only the fourth, which is the root of
 * the chord they resolve to, and the natural seventh are avoided.
 */
import type { ChordType } from '../theory/chord'
import type { Scale } from '../theory/scale'

const FOURTH = 1 << 5
const NATURAL_SEVENTH = 1 << 11
const ALL = 0xfff
/** Major third and minor seventh: what makes a chord a dominant. */
const DOMINANT_TONES = (1 << 4) | (1 << 10)

function raisedBy(set: number, semitones: number): number {
  return ((set << semitones) | (set >> (12 - semitones))) & ALL
}

/** Available tensions as semitones above the chord root, bit n for n semitones. */
export function availableTensionSetOf(
  chord: Pick<ChordType, 'pitchClassSet'>,
  scale: Pick<Scale, 'pitchClassSet'>,
): number {
  const tones = chord.pitchClassSet
  const others = scale.pitchClassSet & ~tones
  if ((tones & DOMINANT_TONES) === DOMINANT_TONES) return others & ~(FOURTH | NATURAL_SEVENTH)
  return others & raisedBy(tones, 2) & ~raisedBy(tones, 1)
}
