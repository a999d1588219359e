/** Root, fifth and octaves of both: what driven guitars play on open strings too. */
export function isPowerChord(midis: readonly number[]): boolean {
  return midis.some((root) => midis.every((midi) => [0, 7].includes((midi - root + 120) % 12)))
}
