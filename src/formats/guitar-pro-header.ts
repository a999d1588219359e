/** The counts in the header of Guitar Pro 3 to 5, which say how long the rest can be. */
import { FormatError } from './format-error'

export function checkGuitarPro5(bytes: Uint8Array): void {
  const version = String.fromCharCode(...bytes.subarray(1, 1 + Math.min(30, bytes[0] ?? 0)))
  if (!/v[345]\.\d\d/.test(version)) {
    throw new FormatError(
      'unreadable-file',
      'This Guitar Pro file is of a version that is not read; 3 to 8 are.',
    )
  }
}
