/** How far a hand goes, in words; nothing is said of a way or a reach that there is not. */

const shiftWords = (count: number) =>
  count === 0 ? 'no hand shift' : `${count} hand ${count === 1 ? 'shift' : 'shifts'}`

/**
 * Hand shifts and widest reach of some notes as parts of a sentence; one note has neither.
 *
 * @example
 * handWords({ noteCount: 8, shifts: 1, reachMm: 60.5 }) // => ["1 hand shift","widest reach 60.5 mm"]
 * handWords({ noteCount: 1, shifts: 0, reachMm: 0 }) // => []
 */
export function handWords({
  noteCount,
  shifts,
  reachMm = 0,
}: {
  readonly noteCount: number
  readonly shifts: number
  readonly reachMm?: number
}): readonly string[] {
  return [
    ...(noteCount > 1 ? [shiftWords(shifts)] : []),
    ...(reachMm > 0 ? [`widest reach ${reachMm} mm`] : []),
  ]
}
