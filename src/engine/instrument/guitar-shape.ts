/** Which necks the taught shapes of the guitar hold for. */
import { type Neck, STANDARD_NECK } from './neck'

/**
 * Whether the strings lie in the intervals of the standard guitar, at whatever pitch: standard
 * tuning, the same moved as a whole, a baritone, each with a capo or without.
 *
 * @example
 * isTunedLikeGuitar(STANDARD_NECK) // => true
 */
export function isTunedLikeGuitar({ strings }: Neck): boolean {
  const standard = STANDARD_NECK.strings
  const move = strings[0]!.midi - standard[0]!.midi
  return (
    strings.length === standard.length &&
    strings.every(
      ({ midi, startFret }, index) => startFret === 0 && midi - standard[index]!.midi === move,
    )
  )
}
