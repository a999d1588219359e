/** Which necks the taught shapes of the guitar hold for. */
import { type Neck, STANDARD_NECK } from './neck'

/** Whether these strings, and perhaps no others, lie in the intervals of the standard guitar. */
export function areTunedLikeGuitar({ strings }: Neck, numbers: readonly number[]): boolean {
  const moves = numbers.map((string) => {
    const own = strings[string - 1]
    const standard = STANDARD_NECK.strings[string - 1]
    return own?.startFret === 0 && standard ? own.midi - standard.midi : undefined
  })
  return moves.every((move) => move !== undefined && move === moves[0])
}

/**
 * Whether the strings lie in the intervals of the standard guitar, at whatever pitch: standard
 * tuning, the same moved as a whole, a baritone, each with a capo or without.
 *
 * @example
 * isTunedLikeGuitar(STANDARD_NECK) // => true
 */
export function isTunedLikeGuitar(neck: Neck): boolean {
  const numbers = neck.strings.map(({ string }) => string)
  return numbers.length === STANDARD_NECK.strings.length && areTunedLikeGuitar(neck, numbers)
}
