/** base64url without padding (RFC 4648 §5): the text of every share link. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The two characters of each 12 bits: half as many look-ups as one character at a time. */
const PAIRS: readonly string[] = Array.from(
  { length: 4096 },
  (_, bits) => ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!,
)
const NOT_IN_ALPHABET = 255
const VALUE_OF_CODE = new Uint8Array(128).fill(NOT_IN_ALPHABET)
for (let value = 0; value < 64; value++) VALUE_OF_CODE[ALPHABET.charCodeAt(value)] = value

/**
 * Writes bytes as base64url.
 *
 * @example
 * encodeBase64Url(Uint8Array.of(251, 255, 64)) // => "-_9A"
 */
export function encodeBase64Url(bytes: Uint8Array): string {
  const length = bytes.length
  const whole = length - (length % 3)
  let text = ''
  for (let index = 0; index < whole; index += 3) {
    const bits = (bytes[index]! << 16) | (bytes[index + 1]! << 8) | bytes[index + 2]!
    text += PAIRS[bits >> 12]! + PAIRS[bits & 4095]!
  }
  if (length - whole === 1) text += PAIRS[bytes[whole]! << 4]!
  if (length - whole === 2) {
    const bits = (bytes[whole]! << 8) | bytes[whole + 1]!
    text += PAIRS[bits >> 4]! + ALPHABET[(bits & 15) << 2]!
  }
  return text
}

/**
 * Reads base64url; `undefined` for any other character (padding too), for a length that no bytes
 * have, and for a last character with bits that no byte holds: each byte list has one text.
 */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  const rest = text.length % 4
  if (rest === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let end = 0
  let bits = 0
  let bitCount = 0
  for (let index = 0; index < text.length; index++) {
    const value = VALUE_OF_CODE[text.charCodeAt(index)] ?? NOT_IN_ALPHABET
    if (value === NOT_IN_ALPHABET) return undefined
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount >= 8) {
      bitCount -= 8
      bytes[end++] = bits >> bitCount
    }
  }
  return (bits & ((1 << bitCount) - 1)) === 0 ? bytes : undefined
}
