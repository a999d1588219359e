/**
 * Raw deflate (RFC 1951) with a preset dictionary for short texts: one block, the fixed codes,
 * the longest match or the one a byte later. fflate makes its tables anew with every call, which
 * costs more than a short text itself; here the dictionary is indexed once.
 */

const HASH_SIZE = 4096
const MIN_MATCH = 3
const MAX_MATCH = 258
const MAX_CHAIN = 48
/** A match of this length is taken as it is. */
const LONG_MATCH = 24
/** Longest text; with a dictionary of at most 28 kB no match can lie too far back. */
export const MAX_SHORT_TEXT = 4096

/**
 * A code of the alphabet, whose highest bit goes out first, and extra bits, whose lowest does, as
 * they go out, above five bits that say how many they are.
 */
function packCode(code: number, codeBits: number, extra = 0, extraBits = 0): number {
  let bits = extra << codeBits
  for (let bit = 0; bit < codeBits; bit++) bits |= ((code >> bit) & 1) << (codeBits - 1 - bit)
  return (bits << 5) | (codeBits + extraBits)
}

/** Literals, the end of the block (256) and the symbols that open a length. */
function packSymbol(symbol: number, extra = 0, extraBits = 0): number {
  if (symbol < 144) return packCode(0x30 + symbol, 8)
  if (symbol < 256) return packCode(0x190 + symbol - 144, 9)
  if (symbol < 280) return packCode(symbol - 256, 7, extra, extraBits)
  return packCode(0xc0 + symbol - 280, 8, extra, extraBits)
}

const LITERALS = Int32Array.from({ length: 256 }, (_, byte) => packSymbol(byte))
const LENGTHS = new Int32Array(MAX_MATCH + 1)
for (let index = 0, length = MIN_MATCH; index < 28; index++) {
  const extraBits = index < 8 ? 0 : (index >> 2) - 1
  for (let extra = 0; extra < 1 << extraBits; extra++, length++) {
    LENGTHS[length] = packSymbol(257 + index, extra, extraBits)
  }
}
LENGTHS[MAX_MATCH] = packSymbol(285)

/** Two symbols for each power of two; the bits below the second highest are extra. */
function packDistance(distance: number): number {
  const past = distance - 1
  const extraBits = Math.max(0, 30 - Math.clz32(past))
  const symbol = 2 * extraBits + (past >> extraBits)
  return packCode(symbol, 5, past & ((1 << extraBits) - 1), extraBits)
}

function hashAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! << 8) ^ (bytes[at + 1]! << 4) ^ (bytes[at + 2]! * 31)) % HASH_SIZE
}

function addPlace(bytes: Uint8Array, heads: Int32Array, earlier: Int32Array, at: number): void {
  const hash = hashAt(bytes, at)
  earlier[at] = heads[hash]!
  heads[hash] = at
}

/**
 * Makes a dictionary ready: its bytes with room for a text behind them, the newest place of each
 * hash of three bytes, and the next older one. A text borrows all of it and gives it back.
 */
export function indexDictionary(bytes: Uint8Array) {
  const work = new Uint8Array(bytes.length + MAX_SHORT_TEXT + MIN_MATCH)
  work.set(bytes)
  const [heads, earlier] = [new Int32Array(HASH_SIZE).fill(-1), new Int32Array(work.length)]
  for (let at = 0; at + MIN_MATCH <= bytes.length; at++) addPlace(work, heads, earlier, at)
  return { bytes, work, heads, earlier }
}

export type IndexedDictionary = Readonly<ReturnType<typeof indexDictionary>>

/** The longest match at an indexed place as one number, length × 2^16 + distance; 0 for none. */
function longestMatch({ work, earlier }: IndexedDictionary, at: number, end: number): number {
  const limit = Math.min(MAX_MATCH, end - at)
  let best = 0
  let longest = MIN_MATCH - 1
  let from = limit < MIN_MATCH ? -1 : earlier[at]!
  for (let tries = 0; from >= 0 && tries < MAX_CHAIN && longest < LONG_MATCH; tries++) {
    let length = 0
    // Only a match that goes on past the longest one so far is worth counting.
    if (work[from + longest] === work[at + longest])
      while (length < limit && work[from + length] === work[at + length]) length++
    if (length > longest) {
      longest = length
      best = (length << 16) | (at - from)
    }
    from = earlier[from]!
  }
  return best
}

/** Deflates at most `MAX_SHORT_TEXT` bytes. */
export function deflateFixed(data: Uint8Array, index: IndexedDictionary): Uint8Array {
  const { work, heads, earlier } = index
  const start = index.bytes.length
  if (data.length > MAX_SHORT_TEXT) throw new RangeError(`at most ${MAX_SHORT_TEXT} bytes`)
  work.set(data, start)
  const end = start + data.length
  const out = new Uint8Array(data.length + (data.length >> 3) + 16)
  let size = 0
  // The last block, of fixed codes.
  let [pending, pendingBits] = [0b011, 3]
  const put = (packed: number) => {
    pending |= (packed >> 5) << pendingBits
    for (pendingBits += packed & 31; pendingBits >= 8; pendingBits -= 8) {
      out[size++] = pending
      pending >>>= 8
    }
  }
  let [indexed, ahead] = [start, 0]
  for (let at = start; at < end; ) {
    while (indexed <= at + 1) addPlace(work, heads, earlier, indexed++)
    const match = ahead || longestMatch(index, at, end)
    ahead = match >> 16 < LONG_MATCH ? longestMatch(index, at + 1, end) : 0
    if (match === 0 || ahead >> 16 > match >> 16) put(LITERALS[work[at++]!]!)
    else {
      put(LENGTHS[match >> 16]!)
      put(packDistance(match & 0xffff))
      at += match >> 16
      ahead = 0
    }
  }
  put(packSymbol(256))
  if (pendingBits > 0) out[size++] = pending
  while (--indexed >= start) heads[hashAt(work, indexed)] = earlier[indexed]!
  return out.subarray(0, size)
}
