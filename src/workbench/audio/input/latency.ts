/** How long it takes from a click to the time that is noted for a note played with it. */

/** Fewer answered clicks say nothing. */
const LEAST_ANSWERS = 4
/** An answer further from its click belongs to none; more than any sound card takes. */
const LONGEST_SECONDS = 0.45
/** People play ahead of a click, but not by more. */
const EARLIEST_SECONDS = -0.1
/** Half of the answers lie within this of the middle one, or there was no playing along. */
const LARGEST_SPREAD_SECONDS = 0.06

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2
}

/**
 * The latency that notes played with clicks show, in seconds; `undefined` when too few clicks were
 * answered or the answers say different things.
 */
export function latencyOf(
  clickSeconds: readonly number[],
  playedSeconds: readonly number[],
): number | undefined {
  const delays = clickSeconds
    .flatMap((click) => {
      const delay = playedSeconds
        .map((played) => played - click)
        .find((late) => late >= EARLIEST_SECONDS && late <= LONGEST_SECONDS)
      return delay === undefined ? [] : [delay]
    })
    .sort((a, b) => a - b)
  if (delays.length < LEAST_ANSWERS) return undefined
  const middle = middleOf(delays)
  const distances = delays.map((delay) => Math.abs(delay - middle)).sort((a, b) => a - b)
  return middleOf(distances) <= LARGEST_SPREAD_SECONDS ? middle : undefined
}
