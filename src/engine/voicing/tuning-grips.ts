/**
 * Grips that methods of an instrument teach and that ease alone does not find first: one row a
 * grip, in one tuning. The D7 of bluegrass banjo has no third.
 */
import { packGrip } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import type { ChordType, ChordTypeId } from '../theory/chord'
import type { Shape } from './shape'

interface TuningGripRow {
  readonly instrument: string
  readonly tuning: string
  readonly chord: ChordTypeId
  /** The last string first; where it sounds the chord on its open strings, not moved. */
  readonly frets: string
  readonly name: string
}

// biome-ignore format: one row a grip reads as a table
export const TUNING_GRIP_TABLE: readonly TuningGripRow[] = [
  { instrument: 'banjo', tuning: 'open-g', chord: 'dominant7', frets: 'x0210', name: 'D7 form of bluegrass banjo' },
]

/** More than what ease takes off for the string and the tones left out. */
const POINTS_AT_NUT = 9000

/** The shapes of a chord type that are taught on a neck by its own methods. */
export function tuningShapesOf({ id }: ChordType, { instrument, tuning }: Neck): readonly Shape[] {
  return TUNING_GRIP_TABLE.filter(
    (row) => row.chord === id && row.instrument === instrument.id && row.tuning === tuning.id,
  ).map(({ frets, name }) => ({
    pattern: packGrip(parseFrets(frets)!),
    publishedRoots: 0,
    taught: { kind: 'form', name },
    families: [],
    isAroundBarre: false,
    points: 0,
    pointsAtNut: POINTS_AT_NUT,
    overBass: { points: 0, pointsAtNut: 0 },
  }))
}
