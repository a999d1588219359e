/** The key in which notes are spelled when none was given. */
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn, scaleById } from '../theory/scale'
import type { Key } from './key'

/** Major keys, fewest accidentals first, sharps before flats: ties fall to the plainer key. */
const KEYS: readonly Key[] = ['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb', 'E', 'Ab', 'B', 'Db', 'F#'].map(
  (root) => ({ root: parseRoot(root)!, scale: scaleById('major')! }),
)

/**
 * The major key that holds the most of some notes. It decides spelling only, not the tonic: A minor
 * is spelled as C major.
 *
 * @param weights how much each pitch class is heard, by pitch class 0–11.
 */
export function guessSpellingKey(weights: readonly number[]): Key {
  let best = KEYS[0]!
  let bestWeight = -1
  for (const key of KEYS) {
    const set = pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet)
    const inside = weights.reduce(
      (sum, weight, pitchClass) => sum + (((set >> pitchClass) & 1) === 1 ? weight : 0),
      0,
    )
    if (inside > bestWeight) {
      best = key
      bestWeight = inside
    }
  }
  return best
}
