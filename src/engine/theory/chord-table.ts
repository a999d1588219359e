/**
 * Chord types: one row a type. Degrees are stacked as they are named (a ninth is `9`, not `2`), so
 * each tone takes the letter that its number asks for. The first six are the contract's `chord`
 * values; they come first and in its order.
 */

export interface ChordRow {
  readonly id: string
  /** Suffix written after the root: `m7`, `maj7`. */
  readonly symbol: string
  readonly name: string
  /** Degrees above the root, ascending, separated by blanks. */
  readonly degrees: string
  /** Degrees that a grip may leave out and still sound the chord. */
  readonly optionalDegrees?: string
}

/** The `chord` values of the contract's operations, in its order. */
export const CHORD_IDS = ['major', 'minor', 'diminished', 'dominant7', 'major7', 'minor7'] as const

// biome-ignore format: one row a chord reads as a table
export const CHORD_TABLE = [
  { id: 'major', symbol: '', name: 'major triad', degrees: '1 3 5' },
  { id: 'minor', symbol: 'm', name: 'minor triad', degrees: '1 b3 5' },
  { id: 'diminished', symbol: 'dim', name: 'diminished triad', degrees: '1 b3 b5' },
  { id: 'dominant7', symbol: '7', name: 'dominant seventh', degrees: '1 3 5 b7', optionalDegrees: '5' },
  { id: 'major7', symbol: 'maj7', name: 'major seventh', degrees: '1 3 5 7', optionalDegrees: '5' },
  { id: 'minor7', symbol: 'm7', name: 'minor seventh', degrees: '1 b3 5 b7', optionalDegrees: '5' },
] as const satisfies readonly ChordRow[]
