/**
 * The practice targets: one row a target, with what a player aims at. `figures` are the melodic
 * figures (see `figure-table`) that walk the target's pitches, in the order in which bars take
 * them; targets without figures have a line of their own (tensions, enclosure, approach).
 *
 * Definitions after the usual teaching of improvisation: guide tones are third and seventh (Andersen,
 * LEEME 26), an enclosure is the upper and then the lower neighbour before the target.
 */
import type { FigureId } from './figure-table'

interface TargetRow {
  readonly id: string
  readonly title: string
  /** What is aimed at, as half a sentence. */
  readonly aim: string
  /** How its lines usually go; the drill describes each single line. */
  readonly way?: string
  readonly figures: readonly FigureId[]
  /** The hand stretches rather than leave a tone of the ladder out. */
  readonly gapless: boolean
  /** What leaving one out on the way back to the start costs: nothing, a little, or very much. */
  readonly gapCost: number
  /** Which tones spell and colour the drill: those of the scale or of the chord. */
  readonly layer: 'scale' | 'chord'
}

// biome-ignore format: one row a target reads as a table
export const TARGET_TABLE = [
  { id: 'root-fifth', title: 'Root and fifth', aim: 'the root and the fifth, the frame of the chord', figures: ['run', 'skip', 'rock'], gapless: false, gapCost: 0, layer: 'chord' },
  { id: 'chord-tones', title: 'Chord tones', aim: 'every tone of the chord', way: 'in and out of order', figures: ['run', 'skip', 'threes', 'rock'], gapless: false, gapCost: 0, layer: 'chord' },
  { id: 'arpeggio', title: 'Arpeggio', aim: 'the chord tones in order', way: 'up from the lowest root and back down', figures: ['run', 'early-turn', 'late-turn'], gapless: true, gapCost: 40, layer: 'chord' },
  { id: 'guide-tones', title: 'Guide tones', aim: 'the tones that tell the chord: third and seventh, or third and fifth of a triad', way: 'or third and sixth of a sixth chord', figures: ['run', 'skip', 'rock'], gapless: false, gapCost: 0, layer: 'chord' },
  { id: 'scale-steps', title: 'Scale steps', aim: 'the scale in one figure: in order, in thirds, in groups of four or beat by beat', figures: ['run'], gapless: true, gapCost: 5, layer: 'scale' },
  { id: 'tensions', title: 'Tensions', aim: 'the available tensions, each resolved by step to a chord tone', figures: [], gapless: false, gapCost: 0, layer: 'scale' },
  { id: 'enclosure', title: 'Enclosures', aim: 'chord tones surrounded by their upper and lower neighbours', way: 'landing on beat three, in shorter notes than quarters on beats one and three', figures: [], gapless: false, gapCost: 0, layer: 'chord' },
  { id: 'approach', title: 'Approach notes', aim: 'chord tones reached from a semitone away', figures: [], gapless: false, gapCost: 0, layer: 'chord' },
] as const satisfies readonly TargetRow[]

export type DrillTarget = (typeof TARGET_TABLE)[number]['id']

export const DRILL_TARGETS = TARGET_TABLE.map((row) => row.id) as [DrillTarget, ...DrillTarget[]]

/** A row of this table. */
export type DrillTargetRow = TargetRow & { readonly id: DrillTarget }

const ROW_BY_ID: ReadonlyMap<string, DrillTargetRow> = new Map(
  TARGET_TABLE.map((row) => [row.id, row]),
)

/** The row of a target. @throws RangeError for an unknown target. */
export function targetRowOf(id: string): DrillTargetRow {
  const row = ROW_BY_ID.get(id)
  if (!row) throw new RangeError(`no practice target is called ${id}`)
  return row
}

/** What a target is in one sentence, without its full stop. */
export function describeTarget({ id, aim, way }: DrillTargetRow): string {
  return `${id}: ${aim}${way ? `, ${way}` : ''}`
}
