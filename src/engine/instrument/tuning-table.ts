/** Tunings: one row a tuning, string 1 (the highest) first. */

export interface TuningRow {
  readonly id: string
  readonly name: string
  /** Open strings from string 1, the highest, to the lowest. */
  readonly openNotes: readonly string[]
}

export const TUNING_TABLE = [
  {
    id: 'standard-6-string',
    name: 'Standard',
    openNotes: ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'],
  },
] as const satisfies readonly TuningRow[]
