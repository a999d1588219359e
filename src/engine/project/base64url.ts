/** base64url without padding (RFC 4648 §5): the text of every share link. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODES = new TextEncoder().encode(ALPHABET)
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]))
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Writes bytes as base64url.
 *
 * @example
 * encodeBase64Url(Uint8Array.of(251, 255, 64)) // => "-_9A"
 */
export function encodeBase64Url(bytes: Uint8Array): string {
  // As codes: joining a text of every character takes some ten times as long.
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let end = 0
  for (let index = 0; index < bytes.length; index += 3) {
    const bits = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    codes[end++] = CODES[bits >> 18]!
    codes[end++] = CODES[(bits >> 12) & 63]!
    codes[end++] = CODES[(bits >> 6) & 63]!
    codes[end++] = CODES[bits & 63]!
  }
  return decoder.decode(codes.subarray(0, Math.ceil((bytes.length * 4) / 3)))
}

/**
 * Reads base64url; `undefined` for any other character (padding too), for a length that no bytes
 * have, and for a last character with bits that no byte holds: each byte list has one text.
 */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let end = 0
  let bits = 0
  let bitCount = 0
  for (const character of text) {
    const value = VALUES.get(character)
    if (value === undefined) return undefined
    bits = ((bits & 0xff) << 6) | value
    bitCount += 6
    if (bitCount >= 8) {
      bitCount -= 8
      bytes[end++] = bits >> bitCount
    }
  }
  return (bits & ((1 << bitCount) - 1)) === 0 ? bytes : undefined
}
