/** UTF-8, strict in both directions: the engine has neither TextEncoder nor Buffer. */

/** Arguments of one `String.fromCharCode` call; far more would overflow the stack. */
const CHUNK_LENGTH = 8192

/**
 * The UTF-8 bytes of a text. A lone surrogate, which has none, becomes U+FFFD; JSON text holds no
 * lone surrogates, since `JSON.stringify` escapes them.
 *
 * @example
 * Array.from(encodeUtf8('é♭')) // => [195,169,226,153,173]
 */
export function encodeUtf8(text: string): Uint8Array {
  const length = text.length
  const ascii = new Uint8Array(length)
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index)
    if (unit > 0x7f) return encodeBeyondAscii(text, ascii.subarray(0, index))
    ascii[index] = unit
  }
  return ascii
}

/** The rest of a text whose first code units are `ascii`; three bytes a unit are always enough. */
function encodeBeyondAscii(text: string, ascii: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(ascii.length + 3 * (text.length - ascii.length))
  bytes.set(ascii)
  let end = ascii.length
  for (let index = ascii.length; index < text.length; index++) {
    const codePoint = text.codePointAt(index)!
    if (codePoint < 0x80) {
      bytes[end++] = codePoint
    } else if (codePoint < 0x800) {
      bytes[end++] = 0xc0 | (codePoint >> 6)
      bytes[end++] = 0x80 | (codePoint & 0x3f)
    } else if (codePoint < 0x10000) {
      const scalar = codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint
      bytes[end++] = 0xe0 | (scalar >> 12)
      bytes[end++] = 0x80 | ((scalar >> 6) & 0x3f)
      bytes[end++] = 0x80 | (scalar & 0x3f)
    } else {
      bytes[end++] = 0xf0 | (codePoint >> 18)
      bytes[end++] = 0x80 | ((codePoint >> 12) & 0x3f)
      bytes[end++] = 0x80 | ((codePoint >> 6) & 0x3f)
      bytes[end++] = 0x80 | (codePoint & 0x3f)
      // The second half of the surrogate pair is done with.
      index++
    }
  }
  return bytes.subarray(0, end)
}

/** Least code point that a sequence of 2, 3, 4 bytes may stand for; below it, it is overlong. */
const LEAST_OF_LENGTH = [0, 0, 0x80, 0x800, 0x10000] as const

/** Length of the sequence that a lead byte opens; 0 for a byte that opens none. */
function sequenceLengthOf(lead: number): number {
  if (lead >= 0xc0 && lead < 0xe0) return 2
  if (lead >= 0xe0 && lead < 0xf0) return 3
  return lead >= 0xf0 && lead < 0xf8 ? 4 : 0
}

/**
 * The text of UTF-8 bytes; `undefined` where they are not UTF-8 (overlong forms, surrogates,
 * broken sequences, code points past U+10FFFF).
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return decodeAscii(bytes) ?? decodeBeyondAscii(bytes)
}

/** Sixteen bytes at a time; `undefined` at the first one that is not ASCII. */
function decodeAscii(bytes: Uint8Array): string | undefined {
  let text = ''
  let index = 0
  for (; index + 16 <= bytes.length; index += 16) {
    const a = bytes[index]!
    const b = bytes[index + 1]!
    const c = bytes[index + 2]!
    const d = bytes[index + 3]!
    const e = bytes[index + 4]!
    const f = bytes[index + 5]!
    const g = bytes[index + 6]!
    const h = bytes[index + 7]!
    const i = bytes[index + 8]!
    const j = bytes[index + 9]!
    const k = bytes[index + 10]!
    const l = bytes[index + 11]!
    const m = bytes[index + 12]!
    const n = bytes[index + 13]!
    const o = bytes[index + 14]!
    const p = bytes[index + 15]!
    if ((a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p) > 0x7f) return undefined
    text += String.fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
  }
  for (; index < bytes.length; index++) {
    if (bytes[index]! > 0x7f) return undefined
    text += String.fromCharCode(bytes[index]!)
  }
  return text
}

function decodeBeyondAscii(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length)
  let end = 0
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index++]!
    if (lead < 0x80) {
      units[end++] = lead
      continue
    }
    const length = sequenceLengthOf(lead)
    if (length === 0 || index + length - 1 > bytes.length) return undefined
    let codePoint = lead & (0x7f >> length)
    for (let rest = 1; rest < length; rest++) {
      const next = bytes[index++]!
      if ((next & 0xc0) !== 0x80) return undefined
      codePoint = (codePoint << 6) | (next & 0x3f)
    }
    if (codePoint < LEAST_OF_LENGTH[length]! || codePoint > 0x10ffff) return undefined
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) return undefined
    if (codePoint < 0x10000) {
      units[end++] = codePoint
    } else {
      units[end++] = 0xd7c0 + (codePoint >> 10)
      units[end++] = 0xdc00 | (codePoint & 0x3ff)
    }
  }
  let text = ''
  for (let start = 0; start < end; start += CHUNK_LENGTH) {
    const chunk = units.subarray(start, Math.min(end, start + CHUNK_LENGTH))
    text += Reflect.apply(String.fromCharCode, undefined, chunk)
  }
  return text
}
