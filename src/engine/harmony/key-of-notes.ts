/** The keys that notes without chords may be in: how often each pitch class is heard. */
import type { NoteName } from '../theory/pitch'
import { type Scale, scaleById } from '../theory/scale'
import type { Key } from './key'
import { spelledTonic } from './spelled-tonic'

export interface NoteKey {
  readonly key: Key
  /** Correlation of what is heard with the profile of the key, −1 to 1. */
  readonly fit: number
}

/**
 * How often the tones of a key are heard, by semitones above its tonic: Temperley, The Cognition of
 * Basic Musical Structures (2001). Its key is right in 10 of the 12 melodies of
 * `test/support/folk-songs.ts`, the other two a fifth away; points for first and last notes lose
 * some. Its signature is right to a sign in 142 of 144, each melody in twelve keys, where counting
 * tones of major keys had 140.
 */
const PROFILES: readonly (readonly [Scale, readonly number[]])[] = [
  [scaleById('major')!, [5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4]],
  [scaleById('naturalMinor')!, [5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 1.5, 4]],
]
/** Keys whose fit is so near to the best are as likely. */
const NEAR_FIT = 0.1

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [mean(one), mean(other)]
  let [both, ones, others] = [0, 0, 0]
  one.forEach((value, at) => {
    const [x, y] = [value - oneMean, other[at]! - otherMean]
    both += x * y
    ones += x * x
    others += y * y
  })
  return ones === 0 ? 0 : both / Math.sqrt(ones * others)
}

/**
 * The 24 major and minor keys by how well they fit some notes, the best first; none fits silence.
 *
 * @param weights how much each pitch class is heard, by pitch class 0–11
 * @param written names that are written, which spell the tonics
 * @example
 * formatKey(keysOfNotes([2, 0, 1, 0, 2, 1, 0, 2, 0, 1, 0, 1], [])[0]!.key) // => "C major"
 */
export function keysOfNotes(
  weights: readonly number[],
  written: readonly NoteName[],
): readonly NoteKey[] {
  return weights
    .flatMap((_, tonic) => {
      const fromTonic = weights.map((_, at) => weights[(tonic + at) % 12]!)
      return PROFILES.map(([scale, profile]) => ({
        key: { root: spelledTonic(tonic, scale, written), scale },
        fit: correlation(fromTonic, profile),
      }))
    })
    .sort((a, b) => b.fit - a.fit)
}

/** The keys after the first that the notes could as well be in. */
export function nearKeysOfNotes([first, ...others]: readonly NoteKey[]): readonly NoteKey[] {
  return first ? others.filter(({ fit }) => first.fit - fit <= NEAR_FIT) : []
}
