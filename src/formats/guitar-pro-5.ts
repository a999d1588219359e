/** What is checked of a Guitar Pro 3 to 5 file before it is read. */
import { FormatError } from './format-error'

/** A beat takes two bytes here and about twelve in the other formats, once unpacked. */
const UNPACKED_BYTES_PER_BYTE = 6

/** @throws FormatError `unreadable-file` for another version, `file-too-large`. */
export function checkGuitarPro5(bytes: Uint8Array, maxInflatedBytes: number): void {
  const version = String.fromCharCode(...bytes.subarray(1, 1 + Math.min(30, bytes[0] ?? 0)))
  if (!/v[345]\.\d\d/.test(version)) {
    const message = 'This Guitar Pro file is of a version that is not read; 3 to 8 are.'
    throw new FormatError('unreadable-file', message)
  }
  const limit = Math.floor(maxInflatedBytes / UNPACKED_BYTES_PER_BYTE)
  if (bytes.length > limit) {
    const message = `This Guitar Pro 3 to 5 file has ${bytes.length} bytes; ${limit} is the limit.`
    throw new FormatError('file-too-large', message)
  }
}
