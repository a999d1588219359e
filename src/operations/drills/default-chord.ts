/** The chord of a drill that names none, and what is said of it. */
import { isMinorScale } from '#engine/harmony/key'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { tonicTriadOf } from '#engine/theory/tonic-triad'

/** As the contract has it: over scales with a major third, and on another root than the key. */
export const DEFAULT_CHORD = 'major'

/**
 * The type of the chord on the key: over a scale with a minor third its own triad.
 *
 * @example
 * defaultChordOn(scaleById('locrian')) // => "diminished"
 */
export function defaultChordOn(scale: Scale): string {
  return isMinorScale(scale) ? (tonicTriadOf(scale)?.id ?? 'minor') : DEFAULT_CHORD
}

/** One sentence where that is not the major chord of the contract. */
export function defaultChordWarningsOf(key: NoteName, scale: Scale): readonly string[] {
  const id = defaultChordOn(scale)
  if (id === DEFAULT_CHORD) return []
  const chord = `${formatNoteName(key)} ${id}`
  return [
    `No chord was given, so the drill is over ${chord}, the triad of ${formatNoteName(key)} ${scale.name}: give chord=${DEFAULT_CHORD} for the major chord`,
  ]
}
