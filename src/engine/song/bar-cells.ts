/** Bars as cells: what `songTimes` reads from strokes and chords between two bar lines, the other way round. */

/** Two shares of a bar, 0 to 1, are one when they differ by less. */
export const SAME_SHARE = 1e-4

/** Parts of a beat that strokes may write. */
const PARTS = [1, 2, 3, 4, 6, 8]

/**
 * How many even cells write chords that begin at these shares of a bar; `undefined` where no eighth
 * or sixth of a beat does.
 *
 * @param starts in order, 0 to below 1
 * @param beats of the bar, as its meter counts them
 * @example
 * cellCountOf([0, 0.5], 4) // => 2
 * cellCountOf([0, 0.75], 4) // => 4
 */
export function cellCountOf(starts: readonly number[], beats: number): number | undefined {
  const { length } = starts
  const isEven = length > 0 && (beats % length === 0 || length % beats === 0)
  if (isEven && starts.every((at, index) => Math.abs(at - index / length) < SAME_SHARE)) {
    return length
  }
  const isOn = (count: number) =>
    starts.every((at) => Math.abs(at * count - Math.round(at * count)) < SAME_SHARE * count)
  return PARTS.map((part) => part * beats).find(isOn)
}
