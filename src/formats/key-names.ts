/** Key signatures and the roots of their keys. */

const MAJOR_ROOTS = ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'] as const // biome-ignore format: one row reads as a list
const MINOR_ROOTS = ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'] as const // biome-ignore format: one row reads as a list
const MOST_FLATS = 7

/**
 * The root of the key that a signature stands for.
 *
 * @example
 * rootOfSignature(2, false) // => "D"
 */
export function rootOfSignature(fifths: number, isMinor: boolean): string {
  return (isMinor ? MINOR_ROOTS : MAJOR_ROOTS)[fifths + MOST_FLATS] ?? 'C'
}

/** The signature of a root in major or minor; that of C for a root without one. */
export function signatureOfRoot(root: string, isMinor: boolean): number {
  const roots: readonly string[] = isMinor ? MINOR_ROOTS : MAJOR_ROOTS
  const index = roots.indexOf(root)
  return index < 0 ? 0 : index - MOST_FLATS
}
