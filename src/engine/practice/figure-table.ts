/**
 * Melodic figures: steps on a ladder of pitches, repeated while a bar lasts. A step of +1 goes to
 * the next pitch of the ladder in the direction of travel, −2 two back. At either end of the
 * ladder the direction turns.
 */

export interface FigureRow {
  readonly id: string
  /** How a teacher would call it. */
  readonly name: string
  readonly steps: readonly number[]
  /** Rungs at each end of the ladder that this figure leaves out, so that it turns elsewhere. */
  readonly trimTop: number
  readonly trimBottom: number
}

// biome-ignore format: one row a figure reads as a table
export const FIGURE_TABLE = [
  { id: 'run', name: 'straight up and down', steps: [1], trimTop: 0, trimBottom: 0 },
  { id: 'early-turn', name: 'straight, turning one tone early', steps: [1], trimTop: 1, trimBottom: 0 },
  { id: 'late-turn', name: 'straight, turning one tone above the bottom', steps: [1], trimTop: 0, trimBottom: 1 },
  { id: 'skip', name: 'leaving one out and coming back', steps: [2, -1], trimTop: 0, trimBottom: 0 },
  { id: 'threes', name: 'in groups of three: 1 2 3, 2 3 4', steps: [1, 1, -1], trimTop: 0, trimBottom: 0 },
  { id: 'rock', name: 'rocking to the neighbour and on', steps: [-1, 2, 1], trimTop: 0, trimBottom: 0 },
] as const satisfies readonly FigureRow[]

export type FigureId = (typeof FIGURE_TABLE)[number]['id']

const ROW_BY_ID: ReadonlyMap<string, FigureRow> = new Map(FIGURE_TABLE.map((row) => [row.id, row]))

export function figureRowOf(id: FigureId): FigureRow {
  return ROW_BY_ID.get(id)!
}
