/** Arithmetic of pitch classes: the circle of twelve, and sets of them as bits. */

/**
 * Semitones brought into one octave, 0–11: a distance between pitch classes, or the pitch class of
 * a MIDI number. Takes any integer.
 *
 * @example
 * withinOctave(-1) // => 11
 */
export function withinOctave(semitones: number): number {
  return ((semitones % 12) + 12) % 12
}

/**
 * Number of tones in a pitch-class set, bit n standing for pitch class n.
 *
 * @example
 * sizeOfSet(0b10010001) // => 3
 */
export function sizeOfSet(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The set of the pitch classes of some pitches, bit n standing for pitch class n.
 *
 * @param midis MIDI numbers, 0–127.
 *
 * @example
 * pitchClassSetOf([60, 64, 67, 72]) // => 145
 */
export function pitchClassSetOf(midis: readonly number[]): number {
  let set = 0
  for (const midi of midis) set |= 1 << (midi % 12)
  return set
}
