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

/** A code as it goes out, lowest bit first. */
function reversed(value: number, count: number): number {
  let bits = 0
  for (let bit = 0; bit < count; bit++) bits |= ((value >> bit) & 1) << (count - 1 - bit)
  return bits
}

/** The codes of one alphabet: bits to write and how many they are. */
interface Codes {
  readonly bits: Int32Array
  readonly counts: Uint8Array
}

function codesOf(size: number, codeOf: (index: number) => readonly [number, number]): Codes {
  const codes = { bits: new Int32Array(size), counts: new Uint8Array(size) }
  for (let index = 0; index < size; index++) {
    const [bits, count] = codeOf(index)
    codes.bits[index] = bits
    codes.counts[index] = count
  }
  return codes
}

/** Literals, the end of the block and the symbols that open a length. */
const SYMBOLS = codesOf(286, (symbol) => {
  if (symbol < 144) return [reversed(0x30 + symbol, 8), 8]
  if (symbol < 256) return [reversed(0x190 + symbol - 144, 9), 9]
  return symbol < 280 ? [reversed(symbol - 256, 7), 7] : [reversed(0xc0 + symbol - 280, 8), 8]
})

/** Extra bits of the length symbol 257 + index, and of the distance symbol index. */
const lengthExtra = (index: number) => (index < 8 || index === 28 ? 0 : (index >> 2) - 1)
const distanceExtra = (index: number) => (index < 4 ? 0 : (index >> 1) - 1)

/** Lengths with their extra bits, by length. */
const LENGTHS = codesOf(MAX_MATCH + 1, (length) => {
  if (length < MIN_MATCH) return [0, 0]
  let index = 0
  let base = MIN_MATCH
  while (index < 27 && base + (1 << lengthExtra(index)) <= length) base += 1 << lengthExtra(index++)
  if (length === MAX_MATCH) [index, base] = [28, MAX_MATCH]
  const count = SYMBOLS.counts[257 + index]!
  return [SYMBOLS.bits[257 + index]! | ((length - base) << count), count + lengthExtra(index)]
})

const DISTANCE_BITS = 5
const DISTANCES = codesOf(30, (index) => [reversed(index, DISTANCE_BITS), DISTANCE_BITS])
const DISTANCE_BASES = new Int32Array(30)
for (let index = 1; index < 30; index++) {
  DISTANCE_BASES[index] = DISTANCE_BASES[index - 1]! + (1 << distanceExtra(index - 1))
}

/** The symbol of a distance: two for each power of two. */
function distanceSymbolOf(distance: number): number {
  const past = distance - 1
  if (past < 2) return past
  const power = 31 - Math.clz32(past)
  return 2 * power + ((past >> (power - 1)) & 1)
}

/** Room behind a dictionary for texts of this length; longer ones get room of their own. */
const ROOM = 1024

/** A dictionary with the places of every three bytes in it, newest first. */
export interface IndexedDictionary {
  readonly bytes: Uint8Array
  /** The same bytes, and room behind them for a text. */
  readonly work: Uint8Array
  /** The newest place of every hash; a text puts its own in front and takes them away again. */
  readonly heads: Int32Array
  /** The next older place of the same hash, for every place. */
  readonly earlier: Int32Array
}

function hashAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! << 8) ^ (bytes[at + 1]! << 4) ^ (bytes[at + 2]! * 31)) % HASH_SIZE
}

export function indexDictionary(bytes: Uint8Array): IndexedDictionary {
  const work = new Uint8Array(bytes.length + ROOM)
  work.set(bytes)
  const heads = new Int32Array(HASH_SIZE).fill(-1)
  const earlier = new Int32Array(work.length)
  for (let at = 0; at + MIN_MATCH <= bytes.length; at++) {
    const hash = hashAt(bytes, at)
    earlier[at] = heads[hash]!
    heads[hash] = at
  }
  return { bytes, work, heads, earlier }
}

function withRoomFor(length: number, index: IndexedDictionary): IndexedDictionary {
  const { bytes } = index
  if (bytes.length + length <= index.work.length) return index
  const work = new Uint8Array(bytes.length + length)
  work.set(bytes)
  const earlier = new Int32Array(work.length)
  earlier.set(index.earlier.subarray(0, bytes.length))
  return { ...index, work, earlier }
}

/** The longest match at a place as one number, length and distance; 0 for none. */
function longestMatch({ work, earlier }: IndexedDictionary, at: number, end: number): number {
  let longest = MIN_MATCH - 1
  let distance = 0
  const limit = Math.min(MAX_MATCH, end - at)
  let from = limit < MIN_MATCH ? -1 : earlier[at]!
  for (let tries = 0; from >= 0 && tries < MAX_CHAIN && at - from <= MAX_DISTANCE; tries++) {
    // Only a match that goes on past the longest one so far is worth counting.
    if (longest < limit && work[from + longest] === work[at + longest]) {
      let length = 0
      while (length < limit && work[from + length] === work[at + length]) length++
      if (length > longest) {
        longest = length
        distance = at - from
      }
    }
    from = earlier[from]!
  }
  return longest < MIN_MATCH ? 0 : (longest << MATCH_SHIFT) | distance
}
const MATCH_SHIFT = 16
const DISTANCE_MASK = 2 ** MATCH_SHIFT - 1
const UNKNOWN = -1

/** Deflates bytes of any length; meant for some hundreds. */
export function deflateFixed(data: Uint8Array, dictionary: IndexedDictionary): Uint8Array {
  const index = withRoomFor(data.length, dictionary)
  const { work, heads, earlier } = index
  const start = index.bytes.length
  const end = start + data.length
  work.set(data, start)
  const out = new Uint8Array(data.length + (data.length >> 3) + 16)
  let size = 0
  let pending = 0b011
  let pendingBits = 3
  /** Places before this one are in the index. */
  let indexed = start
  let match = UNKNOWN
  for (let at = start; at < end; ) {
    for (; indexed <= at + 1 && indexed + MIN_MATCH <= end; indexed++) {
      const hash = hashAt(work, indexed)
      earlier[indexed] = heads[hash]!
      heads[hash] = indexed
    }
    if (match === UNKNOWN) match = longestMatch(index, at, end)
    const length = match >> MATCH_SHIFT
    const next = longestMatch(index, at + 1, end)
    if (length === 0 || next >> MATCH_SHIFT > length) {
      pending |= SYMBOLS.bits[work[at]!]! << pendingBits
      pendingBits += SYMBOLS.counts[work[at]!]!
      match = next
      at++
    } else {
      pending |= LENGTHS.bits[length]! << pendingBits
      for (pendingBits += LENGTHS.counts[length]!; pendingBits >= 8; pendingBits -= 8) {
        out[size++] = pending
        pending >>>= 8
      }
      const distance = match & DISTANCE_MASK
      const symbol = distanceSymbolOf(distance)
      const extra = distance - 1 - DISTANCE_BASES[symbol]!
      pending |= (DISTANCES.bits[symbol]! | (extra << DISTANCE_BITS)) << pendingBits
      pendingBits += DISTANCE_BITS + distanceExtra(symbol)
      match = UNKNOWN
      at += length
    }
    for (; pendingBits >= 8; pendingBits -= 8) {
      out[size++] = pending
      pending >>>= 8
    }
  }
  // The code that ends the block is seven zeros.
  for (pendingBits += SYMBOLS.counts[END_OF_BLOCK]!; pendingBits > 0; pendingBits -= 8) {
    out[size++] = pending
    pending >>>= 8
  }
  // The dictionary’s own places come back to the front.
  while (--indexed >= start) heads[hashAt(work, indexed)] = earlier[indexed]!
  return out.subarray(0, size)
}
