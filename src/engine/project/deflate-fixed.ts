/**
 * Raw deflate (RFC 1951) with a preset dictionary for short texts: one block, the fixed codes,
 * the longest match or the one a byte later. fflate makes its tables anew with every call, which
 * costs more than a short text itself; here the dictionary is indexed once.
 */

const HASH_SIZE = 4096
const MIN_MATCH = 3
const MAX_MATCH = 258
const MAX_DISTANCE = 32_768
const MAX_CHAIN = 48
const END_OF_BLOCK = 256

/** A code as it goes out, lowest bit first, and what its extra bits count from. */
interface Code {
  readonly bits: number
  readonly count: number
  readonly base: number
  readonly extra: number
}

function codeOf(value: number, count: number, base = 0, extra = 0): Code {
  let bits = 0
  for (let bit = 0; bit < count; bit++) bits |= ((value >> bit) & 1) << (count - 1 - bit)
  return { bits, count, base, extra }
}

const SYMBOLS = Array.from({ length: 286 }, (_, symbol) => {
  if (symbol < 144) return codeOf(0x30 + symbol, 8)
  if (symbol < 256) return codeOf(0x190 + symbol - 144, 9)
  return symbol < 280 ? codeOf(symbol - 256, 7) : codeOf(0xc0 + symbol - 280, 8)
})
const LENGTHS: Code[] = []
for (let index = 0, base = MIN_MATCH; index < 28; index++) {
  const extra = index < 8 ? 0 : (index >> 2) - 1
  LENGTHS.push({ ...SYMBOLS[257 + index]!, base, extra })
  base += 1 << extra
}
LENGTHS.push({ ...SYMBOLS[285]!, base: MAX_MATCH })
const DISTANCES: Code[] = []
for (let index = 0, base = 1; index < 30; index++) {
  const extra = index < 4 ? 0 : (index >> 1) - 1
  DISTANCES.push(codeOf(index, 5, base, extra))
  base += 1 << extra
}

/** A dictionary with the places of every three bytes in it, newest first. */
export interface IndexedDictionary {
  readonly bytes: Uint8Array
  readonly heads: Int32Array
  readonly earlier: Int32Array
}

function remember(bytes: Uint8Array, at: number, heads: Int32Array, earlier: Int32Array): number {
  if (at + MIN_MATCH > bytes.length) return -1
  const hash = ((bytes[at]! << 8) ^ (bytes[at + 1]! << 4) ^ (bytes[at + 2]! * 31)) % HASH_SIZE
  earlier[at] = heads[hash]!
  heads[hash] = at
  return earlier[at]!
}

export function indexDictionary(bytes: Uint8Array): IndexedDictionary {
  const heads = new Int32Array(HASH_SIZE).fill(-1)
  const earlier = new Int32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) remember(bytes, at, heads, earlier)
  return { bytes, heads, earlier }
}

/** Deflates bytes of any length; meant for some hundreds. */
export function deflateFixed(data: Uint8Array, dictionary: IndexedDictionary): Uint8Array {
  const start = dictionary.bytes.length
  const bytes = new Uint8Array(start + data.length)
  bytes.set(dictionary.bytes)
  bytes.set(data, start)
  const heads = dictionary.heads.slice()
  const earlier = new Int32Array(bytes.length)
  earlier.set(dictionary.earlier)
  const out = new Uint8Array(data.length + (data.length >> 3) + 16)
  let size = 0
  let pending = 0
  let pendingBits = 0
  const write = (bits: number, count: number) => {
    pending |= bits << pendingBits
    for (pendingBits += count; pendingBits >= 8; pendingBits -= 8, pending >>>= 8)
      out[size++] = pending
  }
  const writeCode = (code: Code, value = code.base) => {
    write(code.bits, code.count)
    write(value - code.base, code.extra)
  }
  let distance = 0
  /** Length of the longest match at a place, whose distance it sets; 0 for none. */
  const match = (at: number): number => {
    let longest = MIN_MATCH - 1
    let from = remember(bytes, at, heads, earlier)
    for (let tries = 0; from >= 0 && tries < MAX_CHAIN && at - from <= MAX_DISTANCE; tries++) {
      const limit = Math.min(MAX_MATCH, bytes.length - at)
      let length = 0
      while (length < limit && bytes[from + length] === bytes[at + length]) length++
      if (length > longest) [longest, distance] = [length, at - from]
      from = earlier[from]!
    }
    return longest < MIN_MATCH ? 0 : longest
  }

  write(0b011, 3)
  let length = match(start)
  for (let at = start; at < bytes.length; ) {
    const here = distance
    const next = match(at + 1)
    if (length === 0 || next > length) {
      writeCode(SYMBOLS[bytes[at]!]!)
      at++
      length = next
      continue
    }
    writeCode(LENGTHS.findLast((code) => code.base <= length)!, length)
    writeCode(DISTANCES.findLast((code) => code.base <= here)!, here)
    const end = at + length
    for (at += 2; at < end; at++) remember(bytes, at, heads, earlier)
    length = match(at)
  }
  writeCode(SYMBOLS[END_OF_BLOCK]!)
  if (pendingBits > 0) out[size++] = pending
  return out.subarray(0, size)
}
