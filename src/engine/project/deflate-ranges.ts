/** What the length and distance symbols of deflate stand for (RFC 1951, 3.2.5). */

/** A symbol stands for its base and the values above it that its extra bits reach. */
export interface SymbolRange {
  readonly base: number
  readonly extraBits: number
}

function rangesOf(
  firstBase: number,
  count: number,
  extraBitsOf: (index: number) => number,
): readonly SymbolRange[] {
  let base = firstBase
  return Array.from({ length: count }, (_, index) => {
    const range = { base, extraBits: extraBitsOf(index) }
    base += 1 << range.extraBits
    return range
  })
}

/** The symbol of the first length range. */
export const FIRST_LENGTH_SYMBOL = 257

/** Lengths 3–258 from symbol 257 on; 258 has a symbol of its own. */
export const LENGTH_RANGES: readonly SymbolRange[] = [
  ...rangesOf(3, 28, (index) => (index < 8 ? 0 : (index >> 2) - 1)),
  { base: 258, extraBits: 0 },
]

/** Distances 1–32768 from symbol 0 on. */
export const DISTANCE_RANGES: readonly SymbolRange[] = rangesOf(1, 30, (index) =>
  index < 4 ? 0 : (index >> 1) - 1,
)

/** The end of a block. */
export const END_OF_BLOCK = 256

/** Code lengths of the fixed literal and length symbols (3.2.6). */
export function fixedCodeLengthOf(symbol: number): number {
  if (symbol < 144) return 8
  if (symbol < 256) return 9
  return symbol < 280 ? 7 : 8
}
