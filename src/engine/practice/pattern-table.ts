/**
 * Patterns for two or more strings: double stops over a scale, and picking patterns over held chords.
 *
 * Picking is written slot by slot: `p` thumb on the bass string, `P` thumb on the bass string beside
 * it, `F` thumb on the fifth of the chord, `i`, `m`, `a` the fingers on the three highest strings of the grip, `.` a rest; letters without
 * a blank between are struck together. The arpeggios are those that right-hand studies begin with;
 * the alternating thumb is taught as Travis picking.
 */
export const LETTERS = ['p', 'i', 'm', 'a'] as const
/** A finger of the plucking hand: thumb, index, middle, ring. */
export type Letter = (typeof LETTERS)[number]

interface DoubleStopRow {
  readonly kind: 'double-stops'
  readonly id: string
  readonly title: string
  /** Steps of the scale between the two notes; an octave is as many as the scale has tones. */
  readonly steps: number | 'octave'
}

interface PickingRow {
  readonly kind: 'picking'
  readonly id: string
  readonly title: string
  /** Beats in a bar of quarters. */
  readonly beatsPerBar: number
  readonly slotBeats: number
  /** One bar. */
  readonly slots: string
}

export type PatternRow = DoubleStopRow | PickingRow

// biome-ignore format: one row a pattern reads as a table
export const PATTERN_TABLE = [
  { kind: 'double-stops', id: 'thirds', title: 'Thirds', steps: 2 },
  { kind: 'double-stops', id: 'sixths', title: 'Sixths', steps: 5 },
  { kind: 'double-stops', id: 'octaves', title: 'Octaves', steps: 'octave' },
  { kind: 'picking', id: 'pima', title: 'Arpeggio p i m a', beatsPerBar: 4, slotBeats: 0.5, slots: 'p i m a p i m a' },
  { kind: 'picking', id: 'pami', title: 'Arpeggio p a m i', beatsPerBar: 4, slotBeats: 0.5, slots: 'p a m i p a m i' },
  { kind: 'picking', id: 'pimi', title: 'Arpeggio p i m i', beatsPerBar: 4, slotBeats: 0.5, slots: 'p i m i p i m i' },
  { kind: 'picking', id: 'pimami', title: 'Arpeggio p i m a m i, in three', beatsPerBar: 3, slotBeats: 0.5, slots: 'p i m a m i' },
  { kind: 'picking', id: 'bass-chord', title: 'Bass and chord', beatsPerBar: 4, slotBeats: 1, slots: 'p ima F ima' },
  { kind: 'picking', id: 'waltz', title: 'Waltz: bass and two chords', beatsPerBar: 3, slotBeats: 1, slots: 'p ima ima' },
  { kind: 'picking', id: 'travis', title: 'Travis picking, alternating thumb', beatsPerBar: 4, slotBeats: 0.5, slots: 'p . P i p m P i' },
  { kind: 'picking', id: 'travis-pinch', title: 'Travis picking with a pinch', beatsPerBar: 4, slotBeats: 0.5, slots: 'pa . P i p m P i' },
] as const satisfies readonly PatternRow[]

export type PatternId = (typeof PATTERN_TABLE)[number]['id']

export const PATTERN_IDS = PATTERN_TABLE.map(({ id }) => id) as [PatternId, ...PatternId[]]

/** The row of a pattern. */
export function patternById(id: PatternId): PatternRow {
  return PATTERN_TABLE.find((row) => row.id === id)!
}
