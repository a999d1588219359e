/** The fingers of a shape wherever it is played: in a list of chords and in a route. */
import type { Frets } from '../instrument/fret-text'
import { findFingering } from './fingering'
import { type Fingering, fingeringsOf, MOST_LESS_HANDY } from './other-fingerings'

/** More than any fingering of the list is less handy than the usual one. */
export const UNLISTED = MOST_LESS_HANDY + 1

/**
 * How far the fingers of a shape, the last string first, are from its usual ones: 0 for those and
 * for others as handy, up to `UNLISTED` for those that `fingeringsOf` does not list. One finger
 * across all strings may be any. 0 too where four fingers cannot hold the shape.
 *
 * @example
 * shapeOddnessOf([1, 3, 3, 2, 1, 1])([1, 3, 4, 2, 1, 1]) // => 0
 * shapeOddnessOf([1, 3, 3, 2, 1, 1])([1, 3, 3, 2, 1, 1]) // => 3
 * shapeOddnessOf([null, 3, 2, 0, 1, 0])([0, 4, 2, 0, 1, 0]) // => 1
 */
export function shapeOddnessOf(frets: Frets): (fingers: readonly number[]) => number {
  const listed: readonly Fingering[] = findFingering(frets) ? fingeringsOf(frets) : []
  const isOneBarre =
    listed[0]?.fingering.barres.length === 1 && listed[0].fingering.fingerCount === 1
  return (fingers) => {
    if (listed.length === 0) return 0
    if (isOneBarre && new Set(fingers.filter((finger) => finger > 0)).size === 1) return 0
    const text = fingers.join()
    return listed.find(({ fingering }) => fingering.fingers.join() === text)?.lessHandy ?? UNLISTED
  }
}
