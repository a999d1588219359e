/**
 * Raw inflate (RFC 1951) of text from strangers, with a preset dictionary and a cap. It stops at
 * the cap exactly, copies matches natively, so that the first bomb after a start costs no more
 * than the hundredth, and refuses what zlib refuses and anything after the end.
 */
import {
  DISTANCE_RANGES,
  END_OF_BLOCK,
  FIRST_LENGTH_SYMBOL,
  fixedCodeLengthOf,
  LENGTH_RANGES,
} from './deflate-ranges'

/** `invalid` is no deflate; `too-large` may be, but would inflate past the cap. */
export type InflateFailure = 'invalid' | 'too-large'

/** Thrown within this file. */
class Stop extends Error {
  constructor(readonly failure: InflateFailure) {
    super(failure)
  }
}

const MAX_CODE_LENGTH = 15

/** A canonical Huffman code: how many codes each length has, and the symbols in their order. */
interface HuffmanCode {
  readonly counts: Uint16Array
  readonly symbols: Uint16Array
}

/**
 * The code with these code lengths, 0 for a symbol without code. Codes must be used up, except
 * where a block needs but one code (or none) and says so.
 */
function codeOf(lengths: ArrayLike<number>, mayBeSingle: boolean): HuffmanCode {
  const counts = new Uint16Array(MAX_CODE_LENGTH + 1)
  for (let symbol = 0; symbol < lengths.length; symbol++) counts[lengths[symbol]!]!++
  const codeCount = lengths.length - counts[0]!
  counts[0] = 0
  let free = 1
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    free = 2 * free - counts[length]!
    if (free < 0) throw new Stop('invalid')
  }
  const isSingle = codeCount === 0 || (codeCount === 1 && counts[1] === 1)
  if (free > 0 && !(mayBeSingle && isSingle)) throw new Stop('invalid')
  const nextPlace = new Uint16Array(MAX_CODE_LENGTH + 2)
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    nextPlace[length + 1] = nextPlace[length]! + counts[length]!
  }
  const symbols = new Uint16Array(codeCount)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!
    if (length > 0) symbols[nextPlace[length]!++] = symbol
  }
  return { counts, symbols }
}

const FIXED_SYMBOL_COUNT = 288
const FIXED_LITERALS = codeOf(
  Array.from({ length: FIXED_SYMBOL_COUNT }, (_, symbol) => fixedCodeLengthOf(symbol)),
  false,
)
const FIXED_DISTANCES = codeOf(new Array<number>(32).fill(5), false)

/** Order in which a block lists the lengths of the code for its code lengths (3.2.7). */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
const REPEAT_LAST = 16
const REPEAT_ZERO = 17
const MAX_LITERAL_CODES = 286

/** Reads bits from the lowest of each byte. */
interface BitReader {
  readonly bytes: Uint8Array
  /** Next byte to take bits from. */
  place: number
  bits: number
  bitCount: number
}

function readBits(reader: BitReader, count: number): number {
  while (reader.bitCount < count) {
    if (reader.place >= reader.bytes.length) throw new Stop('invalid')
    reader.bits |= reader.bytes[reader.place++]! << reader.bitCount
    reader.bitCount += 8
  }
  const value = reader.bits & ((1 << count) - 1)
  reader.bits >>>= count
  reader.bitCount -= count
  return value
}

/** Reads the next code bit by bit; every symbol passes here, so the bits are taken in place. */
function readSymbol(reader: BitReader, { counts, symbols }: HuffmanCode): number {
  let { bits, bitCount } = reader
  let code = 0
  /** The first code of this length, and the place of its symbol. */
  let first = 0
  let place = 0
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    if (bitCount === 0) {
      if (reader.place >= reader.bytes.length) break
      bits = reader.bytes[reader.place++]!
      bitCount = 8
    }
    code |= bits & 1
    bits >>= 1
    bitCount--
    const count = counts[length]!
    if (code - first < count) {
      reader.bits = bits
      reader.bitCount = bitCount
      return symbols[place + code - first]!
    }
    place += count
    first = (first + count) << 1
    code <<= 1
  }
  throw new Stop('invalid')
}

/** The two codes that a block spells out at its beginning. */
function readCodes(reader: BitReader): readonly [HuffmanCode, HuffmanCode] {
  const literalCount = readBits(reader, 5) + FIRST_LENGTH_SYMBOL
  const distanceCount = readBits(reader, 5) + 1
  const lengthCount = readBits(reader, 4) + 4
  if (literalCount > MAX_LITERAL_CODES || distanceCount > DISTANCE_RANGES.length) {
    throw new Stop('invalid')
  }
  const codeLengths = new Uint8Array(CODE_LENGTH_ORDER.length)
  for (const symbol of CODE_LENGTH_ORDER.slice(0, lengthCount)) {
    codeLengths[symbol] = readBits(reader, 3)
  }
  const code = codeOf(codeLengths, false)
  const lengths = new Uint8Array(literalCount + distanceCount)
  for (let end = 0; end < lengths.length; ) {
    const symbol = readSymbol(reader, code)
    if (symbol < REPEAT_LAST) {
      lengths[end++] = symbol
      continue
    }
    if (symbol === REPEAT_LAST && end === 0) throw new Stop('invalid')
    const value = symbol === REPEAT_LAST ? lengths[end - 1]! : 0
    const [extraBits, least] =
      symbol === REPEAT_LAST ? [2, 3] : symbol === REPEAT_ZERO ? [3, 3] : [7, 11]
    const repeated = end + least + readBits(reader, extraBits)
    if (repeated > lengths.length) throw new Stop('invalid')
    lengths.fill(value, end, repeated)
    end = repeated
  }
  if (lengths[END_OF_BLOCK] === 0) throw new Stop('invalid')
  return [
    codeOf(lengths.subarray(0, literalCount), true),
    codeOf(lengths.subarray(literalCount), true),
  ]
}

/** The dictionary and, behind it, what is inflated so far. */
interface Output {
  bytes: Uint8Array
  end: number
  /** The end may not pass this. */
  readonly limit: number
}

/** Makes room for some more bytes. */
function reserve(output: Output, count: number): void {
  const end = output.end + count
  if (end > output.limit) throw new Stop('too-large')
  if (end <= output.bytes.length) return
  const larger = new Uint8Array(Math.min(output.limit, Math.max(end, 2 * output.bytes.length)))
  larger.set(output.bytes)
  output.bytes = larger
}

function copyStored(reader: BitReader, output: Output): void {
  // What is left of the byte is skipped; whole bytes are not taken ahead.
  reader.bits = 0
  reader.bitCount = 0
  const length = readBits(reader, 16)
  if (readBits(reader, 16) !== (length ^ 0xffff)) throw new Stop('invalid')
  const stored = reader.bytes.subarray(reader.place, reader.place + length)
  if (stored.length < length) throw new Stop('invalid')
  reserve(output, length)
  output.bytes.set(stored, output.end)
  output.end += length
  reader.place += length
}

/** Repeats what stands `distance` back; a match may reach into what it writes. */
function copyMatch(output: Output, length: number, distance: number): void {
  const source = output.end - distance
  if (source < 0) throw new Stop('invalid')
  reserve(output, length)
  const { bytes, end } = output
  if (distance === 1) bytes.fill(bytes[source]!, end, end + length)
  for (let copied = distance === 1 ? length : 0; copied < length; ) {
    const count = Math.min(length - copied, distance + copied)
    bytes.copyWithin(end + copied, source, source + count)
    copied += count
  }
  output.end = end + length
}

function inflateBlock(
  reader: BitReader,
  output: Output,
  literals: HuffmanCode,
  distances: HuffmanCode,
): void {
  for (;;) {
    const symbol = readSymbol(reader, literals)
    if (symbol === END_OF_BLOCK) return
    if (symbol < END_OF_BLOCK) {
      reserve(output, 1)
      output.bytes[output.end++] = symbol
      continue
    }
    const lengthRange = LENGTH_RANGES[symbol - FIRST_LENGTH_SYMBOL]
    if (!lengthRange) throw new Stop('invalid')
    const length = lengthRange.base + readBits(reader, lengthRange.extraBits)
    const distanceRange = DISTANCE_RANGES[readSymbol(reader, distances)]
    if (!distanceRange) throw new Stop('invalid')
    copyMatch(output, length, distanceRange.base + readBits(reader, distanceRange.extraBits))
  }
}

function inflate(reader: BitReader, output: Output): void {
  for (let isLast = false; !isLast; ) {
    isLast = readBits(reader, 1) === 1
    const type = readBits(reader, 2)
    if (type === 0) copyStored(reader, output)
    else if (type === 1) inflateBlock(reader, output, FIXED_LITERALS, FIXED_DISTANCES)
    else if (type === 2) inflateBlock(reader, output, ...readCodes(reader))
    else throw new Stop('invalid')
  }
  if (reader.place < reader.bytes.length) throw new Stop('invalid')
}

/**
 * Inflates bytes that were deflated with `dictionary` (at most 32 kB) to at most `maxLength`
 * bytes, or says why not. Never holds more than the dictionary and twice what is inflated.
 */
export function inflateCapped(
  deflated: Uint8Array,
  dictionary: Uint8Array,
  maxLength: number,
): Uint8Array | InflateFailure {
  const start = dictionary.length
  const room = Math.min(maxLength, 4 * deflated.length)
  const output = { bytes: new Uint8Array(start + room), end: start, limit: start + maxLength }
  output.bytes.set(dictionary)
  try {
    inflate({ bytes: deflated, place: 0, bits: 0, bitCount: 0 }, output)
  } catch (error) {
    if (error instanceof Stop) return error.failure
    throw error
  }
  return output.bytes.subarray(start, output.end)
}
