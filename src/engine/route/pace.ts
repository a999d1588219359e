/**
 * How much time the hand has to reach a note. Without a tempo every note has enough; shifts and
 * stretches are dearer in less time and cheaper in more.
 */

/** What shifts and stretches are multiplied by: enough time, much, little, very little. */
export const PACE_FACTORS = [1, 0.6, 1.25, 1.5] as const
export type Pace = 0 | 1 | 2 | 3
export const NORMAL_PACE: Pace = 0

/**
 * The pace of a note that comes some seconds after the one before.
 *
 * @example
 * paceOf(0.5) // => 0
 * paceOf(1.5) // => 1
 * paceOf(0.1) // => 3
 */
export function paceOf(seconds: number): Pace {
  if (seconds < 0.15) return 3
  if (seconds < 0.3) return 2
  return seconds < 1.2 ? NORMAL_PACE : 1
}
