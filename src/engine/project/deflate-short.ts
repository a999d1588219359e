/**
 * Raw deflate (RFC 1951) of short texts against a preset dictionary: one block with the fixed
 * codes, which need no header. With fixed codes the price of every symbol is known beforehand, so
 * the cheapest spelling of the data is found exactly, from its end to its beginning; and the index
 * of the dictionary is made once, not with every call.
 */
import {
  END_OF_BLOCK,
  FIRST_LENGTH_SYMBOL,
  fixedCodeLengthOf,
  LENGTH_RANGES,
} from './deflate-ranges'

const MIN_MATCH = 3
const MAX_MATCH = 258
/** Places in dictionary and data are kept in 16 bits, sign included; prices in 16 bits. */
const MAX_DICTIONARY_LENGTH = 16_384
export const MAX_SHORT_LENGTH = 320
/** Earlier places tried for a match: all of them would save a character and double the time. */
const MAX_CANDIDATES = 8
const HASH_SIZE = 4096
const NOWHERE = -1
const DISTANCE_CODE_BITS = 5
/** Last block, fixed codes: 1, 01, least bit first. */
const BLOCK_HEADER = 0b011
const BLOCK_HEADER_BITS = 3

/** Codes are written from their highest bit, everything else from its lowest. */
function reversed(code: number, bitCount: number): number {
  let result = 0
  for (let bit = 0; bit < bitCount; bit++) result |= ((code >> bit) & 1) << (bitCount - 1 - bit)
  return result
}

/** First symbol and first code of each run of fixed codes (3.2.6). */
const FIXED_RUNS = [
  [0, 0x30],
  [144, 0x190],
  [256, 0],
  [280, 0xc0],
] as const

/** The fixed code of a literal or length symbol, ready to write, and its bits. */
function fixedCodeOf(symbol: number): readonly [number, number] {
  const bitCount = fixedCodeLengthOf(symbol)
  const [first, firstCode] = FIXED_RUNS.findLast(([start]) => start <= symbol)!
  return [reversed(firstCode + symbol - first, bitCount), bitCount]
}

/** Bits to write for each value, and how many. */
interface CodeTable {
  readonly bits: Uint16Array
  readonly bitCounts: Uint8Array
}

const LITERALS: CodeTable = {
  bits: Uint16Array.from({ length: 257 }, (_, symbol) => fixedCodeOf(symbol)[0]),
  bitCounts: Uint8Array.from({ length: 257 }, (_, symbol) => fixedCodeOf(symbol)[1]),
}

/** Codes of the lengths with their extra bits, by length. */
function lengthTable(): CodeTable {
  const table = { bits: new Uint16Array(MAX_MATCH + 1), bitCounts: new Uint8Array(MAX_MATCH + 1) }
  for (const [index, { base, extraBits }] of LENGTH_RANGES.entries()) {
    const [code, codeBits] = fixedCodeOf(FIRST_LENGTH_SYMBOL + index)
    for (let extra = 0; extra < 1 << extraBits; extra++) {
      table.bits[base + extra] = code | (extra << codeBits)
      table.bitCounts[base + extra] = codeBits + extraBits
    }
  }
  return table
}
const LENGTHS = lengthTable()

/** Extra bits of a distance: 1–4 have none, and each further doubling one more. */
function distanceExtraBitsOf(distance: number): number {
  return distance <= 4 ? 0 : 30 - Math.clz32(distance - 1)
}

/** The distance's code and extra bits, ready to write. */
function distanceBitsOf(distance: number): number {
  const extraBits = distanceExtraBitsOf(distance)
  const symbol = extraBits === 0 ? distance - 1 : 2 * extraBits + ((distance - 1) >> extraBits)
  const extra = (distance - 1) & ((1 << extraBits) - 1)
  return reversed(symbol, DISTANCE_CODE_BITS) | (extra << DISTANCE_CODE_BITS)
}

function hashAt(bytes: Uint8Array, index: number): number {
  const word = (bytes[index]! << 16) | (bytes[index + 1]! << 8) | bytes[index + 2]!
  return (Math.imul(word, 0x9e3779b1) >>> 20) & (HASH_SIZE - 1)
}

/**
 * A dictionary with its index, and room beside it for the data of one call: making the lists anew
 * would cost a third of the time. Places count through the dictionary and on through the data.
 */
export interface DeflateDictionary {
  readonly bytes: Uint8Array
  /** The last place of the dictionary with each hash. */
  readonly last: Int16Array
  /** The dictionary, then the data. */
  readonly text: Uint8Array
  /** For each place the one before with its hash. */
  readonly before: Int16Array
  /** The last place of the data with each hash so far; 0, which is none of its places, for none. */
  readonly lastOfData: Int16Array
  /** For each place of the data, bits from there to the end. */
  readonly prices: Uint16Array
  /** For each place of the data, length of the match to take there; 1 is a literal. */
  readonly lengths: Uint16Array
  readonly distances: Uint16Array
}

/**
 * Indexes a dictionary of ASCII or any other bytes.
 *
 * @throws RangeError for an empty dictionary, or one too long for places of 16 bits.
 */
export function prepareDictionary(bytes: Uint8Array): DeflateDictionary {
  if (bytes.length === 0 || bytes.length > MAX_DICTIONARY_LENGTH) {
    throw new RangeError(`a dictionary has 1 to ${MAX_DICTIONARY_LENGTH} bytes`)
  }
  const text = new Uint8Array(bytes.length + MAX_SHORT_LENGTH)
  text.set(bytes)
  const last = new Int16Array(HASH_SIZE).fill(NOWHERE)
  const before = new Int16Array(text.length).fill(NOWHERE)
  for (let place = 0; place + MIN_MATCH <= bytes.length; place++) {
    const hash = hashAt(bytes, place)
    before[place] = last[hash]!
    last[hash] = place
  }
  return {
    bytes,
    last,
    text,
    before,
    lastOfData: new Int16Array(HASH_SIZE),
    prices: new Uint16Array(MAX_SHORT_LENGTH + 1),
    lengths: new Uint16Array(MAX_SHORT_LENGTH),
    distances: new Uint16Array(MAX_SHORT_LENGTH),
  }
}

/** Writes data behind the dictionary and indexes it. */
function enterData(data: Uint8Array, dictionary: DeflateDictionary): void {
  const { bytes, last, text, before, lastOfData } = dictionary
  const end = bytes.length + data.length
  text.set(data, bytes.length)
  lastOfData.fill(0)
  for (let place = bytes.length; place < end; place++) {
    if (place + MIN_MATCH > end) {
      before[place] = NOWHERE
      continue
    }
    const hash = hashAt(text, place)
    before[place] = lastOfData[hash]! || last[hash]!
    lastOfData[hash] = place
  }
}

/** Finds the cheapest spelling of the data entered; gives its bits. */
function spellData(count: number, dictionary: DeflateDictionary): number {
  const { text, before, prices, lengths, distances } = dictionary
  const start = dictionary.bytes.length
  prices[count] = 0
  for (let offset = count - 1; offset >= 0; offset--) {
    const place = start + offset
    const limit = Math.min(MAX_MATCH, count - offset)
    let price = LITERALS.bitCounts[text[place]!]! + prices[offset + 1]!
    let length = 1
    let distance = 0
    let longest = MIN_MATCH - 1
    let candidate = before[place]!
    for (let tries = 0; tries < MAX_CANDIDATES; tries++) {
      if (candidate === NOWHERE || longest === limit) break
      let reach = 0
      while (reach < limit && text[candidate + reach] === text[place + reach]) reach++
      // Lengths up to `longest` had a nearer place, which costs no more.
      const gapBits = DISTANCE_CODE_BITS + distanceExtraBitsOf(place - candidate)
      for (; longest < reach; longest++) {
        const taken = longest + 1
        const taking = LENGTHS.bitCounts[taken]! + gapBits + prices[offset + taken]!
        if (taking < price) {
          price = taking
          length = taken
          distance = place - candidate
        }
      }
      candidate = before[candidate]!
    }
    prices[offset] = price
    lengths[offset] = length
    distances[offset] = distance
  }
  return prices[0]!
}

/**
 * Raw deflate of `data`, to be inflated with the same dictionary.
 *
 * @throws RangeError for data longer than `MAX_SHORT_LENGTH`.
 */
export function deflateShort(data: Uint8Array, dictionary: DeflateDictionary): Uint8Array {
  if (data.length > MAX_SHORT_LENGTH) throw new RangeError('the data is too long')
  enterData(data, dictionary)
  const bitCount = spellData(data.length, dictionary)
  const { lengths, distances } = dictionary

  const endBits = LITERALS.bitCounts[END_OF_BLOCK]!
  const deflated = new Uint8Array((BLOCK_HEADER_BITS + bitCount + endBits + 7) >> 3)
  let end = 0
  let pending = BLOCK_HEADER
  let pendingCount = BLOCK_HEADER_BITS
  const write = (bits: number, count: number) => {
    pending |= bits << pendingCount
    pendingCount += count
    while (pendingCount >= 8) {
      deflated[end++] = pending
      pending >>>= 8
      pendingCount -= 8
    }
  }
  for (let offset = 0; offset < data.length; offset += lengths[offset]!) {
    const length = lengths[offset]!
    if (length === 1) {
      const literal = data[offset]!
      write(LITERALS.bits[literal]!, LITERALS.bitCounts[literal]!)
    } else {
      const distance = distances[offset]!
      write(LENGTHS.bits[length]!, LENGTHS.bitCounts[length]!)
      write(distanceBitsOf(distance), DISTANCE_CODE_BITS + distanceExtraBitsOf(distance))
    }
  }
  write(LITERALS.bits[END_OF_BLOCK]!, endBits)
  if (pendingCount > 0) deflated[end] = pending
  return deflated
}
