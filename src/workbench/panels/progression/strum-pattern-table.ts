/**
 * How a chord is struck through a bar. A hit names its beat within the bar and which strings sound:
 * `all` low to high, `high` the four highest (an upstroke), `bass` the lowest note, `rest` all but
 * the lowest, a number the nth note from the bass (1 = bass), the last one where there are fewer.
 */
export type HitStrings = 'all' | 'high' | 'bass' | 'rest' | number

export interface StrumHit {
  readonly beat: number
  readonly strings: HitStrings
}

export interface StrumPattern {
  readonly id: string
  readonly name: string
  /** Quarter notes of its bar. */
  readonly beats: number
  readonly hits: readonly StrumHit[]
}

const at = (strings: HitStrings, ...beats: readonly number[]) =>
  beats.map((beat): StrumHit => ({ beat, strings }))

const byBeat = (hits: readonly StrumHit[]) => [...hits].sort((a, b) => a.beat - b.beat)

export const STRUM_PATTERNS: readonly StrumPattern[] = [
  { id: 'held', name: 'Held', beats: 4, hits: at('all', 0) },
  { id: 'quarters', name: 'On every beat', beats: 4, hits: at('all', 0, 1, 2, 3) },
  {
    id: 'folk',
    name: 'Down, down-up, up-down-up',
    beats: 4,
    hits: byBeat([...at('all', 0, 1, 3), ...at('high', 1.5, 2.5, 3.5)]),
  },
  {
    id: 'bass-strum',
    name: 'Bass and strum',
    beats: 4,
    hits: byBeat([...at('bass', 0, 2), ...at('rest', 1, 3)]),
  },
  {
    id: 'picked',
    name: 'Picked eighths',
    beats: 4,
    hits: [1, 3, 4, 5, 1, 5, 4, 3].map((strings, index) => ({ beat: index / 2, strings })),
  },
  {
    id: 'waltz',
    name: 'Waltz (3/4)',
    beats: 3,
    hits: byBeat([...at('bass', 0), ...at('rest', 1, 2)]),
  },
  {
    id: 'waltz-picked',
    name: 'Picked waltz (3/4)',
    beats: 3,
    hits: [1, 3, 4, 5, 4, 3].map((strings, index) => ({ beat: index / 2, strings })),
  },
]
