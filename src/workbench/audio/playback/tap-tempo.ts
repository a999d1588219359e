/** Tempo from taps: the mean of the last few intervals. */

/** A longer pause begins anew. */
const PAUSE_MS = 2200
const MAX_TAPS = 7

/** Tap times in milliseconds, oldest first, with one more; a long pause forgets the ones before. */
export function withTap(taps: readonly number[], nowMs: number): readonly number[] {
  const last = taps.at(-1)
  const isFresh = last === undefined || nowMs - last > PAUSE_MS
  return [...(isFresh ? [] : taps), nowMs].slice(-MAX_TAPS)
}

/** Whole beats per minute, from the second tap on. */
export function tempoOfTaps(taps: readonly number[]): number | undefined {
  const first = taps[0]
  const last = taps.at(-1)
  if (first === undefined || last === undefined || last <= first) return undefined
  return Math.round((60_000 * (taps.length - 1)) / (last - first))
}
