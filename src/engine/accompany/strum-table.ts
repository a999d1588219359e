/**
 * Strums by name: one bar, slot by slot, as strumming books print them. `D` and `U` are strokes down
 * and up, `x` one on damped strings, `B` the bass note, `A` the other bass, `C` the strings above the
 * bass, a digit the nth note from the bass, `-` a rest; `>` before a mark accents it. Slots divide the
 * bar evenly. In swing the second eighth of a beat comes late, at two thirds.
 */
import type { TimeSignature } from '../tab/measure'

export const FEELS = ['straight', 'swing'] as const
export type Feel = (typeof FEELS)[number]

export interface StrumRow {
  readonly id: string
  readonly name: string
  readonly meter: TimeSignature
  readonly feel: Feel
  readonly slots: string
}

// biome-ignore format: one row a strum reads as a table
export const STRUM_TABLE = [
  { id: 'held', name: 'Held', meter: [4, 4], feel: 'straight', slots: 'D---' },
  { id: 'quarters', name: 'On every beat', meter: [4, 4], feel: 'straight', slots: 'DDDD' },
  { id: 'folk', name: 'Down, down-up, up-down-up', meter: [4, 4], feel: 'straight', slots: 'D-DU-UDU' },
  { id: 'down-up', name: 'Down-up eighths', meter: [4, 4], feel: 'straight', slots: 'DUDUDUDU' },
  { id: 'two-and-four', name: 'Down, down, down-up, down-up', meter: [4, 4], feel: 'straight', slots: 'D-D-DUDU' },
  { id: 'downs', name: 'Eighths, all down', meter: [4, 4], feel: 'straight', slots: '>DD>DD>DD>DD' },
  { id: 'sixteenths', name: 'Ballad in sixteenths', meter: [4, 4], feel: 'straight', slots: 'D---D-DUD-DUD-DU' },
  { id: 'chuck', name: 'Damped on two and four', meter: [4, 4], feel: 'straight', slots: 'D-xU-UxU' },
  { id: 'reggae', name: 'Reggae, on two and four', meter: [4, 4], feel: 'straight', slots: '-D-D' },
  { id: 'ska', name: 'Ska, off the beat', meter: [4, 4], feel: 'straight', slots: '-U-U-U-U' },
  { id: 'shuffle', name: 'Shuffle', meter: [4, 4], feel: 'swing', slots: '>DUDU>DUDU' },
  { id: 'swing', name: 'Swing, four to the bar', meter: [4, 4], feel: 'swing', slots: 'D>DD>D' },
  { id: 'bass-strum', name: 'Bass and strum', meter: [4, 4], feel: 'straight', slots: 'BCBC' },
  { id: 'country', name: 'Alternating bass and strum', meter: [4, 4], feel: 'straight', slots: 'B-DUA-DU' },
  { id: 'picked', name: 'Picked eighths', meter: [4, 4], feel: 'straight', slots: '13451543' },
  { id: 'march', name: 'March', meter: [2, 4], feel: 'straight', slots: 'BC' },
  { id: 'waltz', name: 'Waltz', meter: [3, 4], feel: 'straight', slots: 'BCC' },
  { id: 'waltz-strum', name: 'Strummed waltz', meter: [3, 4], feel: 'straight', slots: 'D-DUDU' },
  { id: 'waltz-picked', name: 'Picked waltz', meter: [3, 4], feel: 'straight', slots: '134543' },
  { id: 'six', name: 'Six-eight', meter: [6, 8], feel: 'straight', slots: '>D-D>UDU' },
  { id: 'jig', name: 'Jig', meter: [6, 8], feel: 'straight', slots: '>DUD>DUD' },
  { id: 'slow-blues', name: 'Slow blues', meter: [12, 8], feel: 'straight', slots: '>DDD>DDD>DDD>DDD' },
] as const satisfies readonly StrumRow[]

export type StrumId = (typeof STRUM_TABLE)[number]['id']

/** A strum of the table by its id. */
export function findStrum(id: string): StrumRow | undefined {
  return STRUM_TABLE.find((row) => row.id === id)
}
