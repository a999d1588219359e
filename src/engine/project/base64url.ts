/** base64url without padding (RFC 4648 §5): the text of every share link. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODES = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0))
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
  let text = ''
  let index = 0
  // Twelve bytes at a time: joining few longer pieces costs half as much as joining many pairs.
  for (; index + 12 <= length; index += 12) {
    const a = (bytes[index]! << 16) | (bytes[index + 1]! << 8) | bytes[index + 2]!
    const b = (bytes[index + 3]! << 16) | (bytes[index + 4]! << 8) | bytes[index + 5]!
    const c = (bytes[index + 6]! << 16) | (bytes[index + 7]! << 8) | bytes[index + 8]!
    const d = (bytes[index + 9]! << 16) | (bytes[index + 10]! << 8) | bytes[index + 11]!
    text += String.fromCharCode(
      CODES[a >> 18]!,
      CODES[(a >> 12) & 63]!,
      CODES[(a >> 6) & 63]!,
      CODES[a & 63]!,
      CODES[b >> 18]!,
      CODES[(b >> 12) & 63]!,
      CODES[(b >> 6) & 63]!,
      CODES[b & 63]!,
      CODES[c >> 18]!,
      CODES[(c >> 12) & 63]!,
      CODES[(c >> 6) & 63]!,
      CODES[c & 63]!,
      CODES[d >> 18]!,
      CODES[(d >> 12) & 63]!,
      CODES[(d >> 6) & 63]!,
      CODES[d & 63]!,
    )
  }
  for (; index < length; index += 3) {
    const left = Math.min(3, length - index)
    const bits = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    for (let place = 0; place <= left; place++) text += ALPHABET[(bits >> (18 - 6 * place)) & 63]!
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
  const whole = text.length - rest
  let end = 0
  // Bits that no code or no value of the alphabet has show in what all of them have together.
  let codes = 0
  let values = 0
  for (let index = 0; index < whole; index += 4) {
    const a = text.charCodeAt(index)
    const b = text.charCodeAt(index + 1)
    const c = text.charCodeAt(index + 2)
    const d = text.charCodeAt(index + 3)
    codes |= a | b | c | d
    const high = (VALUE_OF_CODE[a & 127]! << 8) | VALUE_OF_CODE[b & 127]!
    const low = (VALUE_OF_CODE[c & 127]! << 8) | VALUE_OF_CODE[d & 127]!
    values |= high | low
    bytes[end++] = (high >> 6) | ((high >> 4) & 3)
    bytes[end++] = (high << 4) | (low >> 10)
    bytes[end++] = ((low >> 8) << 6) | low
  }
  let bits = 0
  for (let index = whole; index < text.length; index++) {
    const code = text.charCodeAt(index)
    codes |= code
    values |= VALUE_OF_CODE[code & 127]!
    bits = (bits << 6) | VALUE_OF_CODE[code & 127]!
  }
  if (codes > 127 || (values & 0x8080) !== 0) return undefined
  if (rest === 2) bytes[end] = bits >> 4
  if (rest === 3) {
    bytes[end++] = bits >> 10
    bytes[end] = bits >> 2
  }
  const unusedBits = (rest * 6) % 8
  return (bits & ((1 << unusedBits) - 1)) === 0 ? bytes : undefined
}
