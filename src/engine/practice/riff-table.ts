/**
 * Beginner riffs as shapes: four bars of 4/4 on a ladder of five tones, so that every scale can
 * play them. A note is `rung:beats`: rung 0 is the root, 1 the next tone up, −1 the one below, 4
 * the highest; five rungs in a row are all five tones. Bars are parted by `|`.
 *
 * Every shape begins on the root, states its motif at least three times (same steps, same rhythm,
 * at the notes listed in `motifAt`, from 0), rises to its peak late and rests on the root for two
 * beats. Only quarters, eighths and the last half note: what a first lesson asks for.
 */
import type { ScaleFamily } from '../theory/scale-table'

export interface RiffRow {
  readonly id: string
  readonly name: string
  /** What a player hears, as a sentence. */
  readonly story: string
  /** Scale families that take this shape. */
  readonly families: readonly ScaleFamily[]
  readonly notes: string
  /** Notes at which the motif begins. */
  readonly motifAt: readonly number[]
  readonly motifLength: number
}

// biome-ignore format: a bar a block reads as a score
export const RIFF_TABLE = [
  {
    id: 'climb', name: 'The climb', families: ['minor', 'pentatonic'],
    story: 'Three notes climb from the root; each time they go on a little differently, the third time to the top.',
    notes: '0:1 1:.5 2:.5 3:1 2:1 | 0:1 1:.5 2:.5 1:1 -1:1 | 0:1 1:.5 2:.5 3:1 4:1 | 3:.5 2:.5 1:1 0:2',
    motifAt: [0, 5, 10], motifLength: 3,
  },
  {
    id: 'hook', name: 'The hook', families: ['major'],
    story: 'A leap off the root that comes back in every bar, answered low, then high, then low again.',
    notes: '0:1 2:1 3:.5 2:.5 1:1 | 0:1 2:1 3:.5 1:.5 -1:1 | 0:1 2:1 3:.5 4:.5 3:1 | 2:.5 1:.5 -1:1 0:2',
    motifAt: [0, 5, 10], motifLength: 3,
  },
  {
    id: 'drive', name: 'The drive', families: ['blues'],
    story: 'The root is struck twice before each climb, as a train keeps time.',
    notes: '0:.5 0:.5 1:.5 2:.5 3:1 2:1 | 0:.5 0:.5 1:.5 2:.5 1:1 -1:1 | 0:.5 0:.5 1:.5 2:.5 3:.5 4:.5 3:1 | 2:.5 1:.5 -1:1 0:2',
    motifAt: [0, 6, 12], motifLength: 4,
  },
  {
    id: 'turn', name: 'The turn', families: ['modal'],
    story: 'A turn around the root opens each bar and reaches further every time.',
    notes: '0:1 1:.5 0:.5 -1:1 0:1 | 0:1 1:.5 0:.5 2:1 3:1 | 0:1 1:.5 0:.5 3:1 4:1 | 3:.5 2:.5 -1:1 0:2',
    motifAt: [0, 5, 10], motifLength: 3,
  },
  {
    id: 'swoop', name: 'The swoop', families: ['jazz'],
    story: 'Up to the fourth tone of the riff and down again; the third time it goes over the top.',
    notes: '0:.5 3:.5 2:1 1:.5 2:.5 0:1 | 0:.5 3:.5 2:1 1:.5 -1:.5 0:1 | 0:.5 3:.5 2:1 3:.5 4:.5 3:1 | 2:.5 1:.5 -1:1 0:2',
    motifAt: [0, 6, 12], motifLength: 3,
  },
  {
    id: 'stairs', name: 'The stairs', families: ['symmetric', 'synthetic'],
    story: 'Three tones up, and three again from each stair above: the tones of the riff in their order.',
    notes: '0:.5 1:.5 2:1 1:.5 2:.5 3:1 | 0:.5 1:.5 2:1 1:1 -1:1 | 0:.5 1:.5 2:1 2:.5 3:.5 4:1 | 3:.5 2:.5 1:1 0:2',
    motifAt: [0, 3, 6, 11, 14], motifLength: 3,
  },
] as const satisfies readonly RiffRow[]

export interface RiffShapeNote {
  readonly rung: number
  readonly startBeat: number
  readonly durationBeats: number
  /** 0-based. */
  readonly bar: number
}

/** The notes of a shape in time. */
export function riffNotesOf(row: Pick<RiffRow, 'notes'>): readonly RiffShapeNote[] {
  const notes: RiffShapeNote[] = []
  let startBeat = 0
  row.notes.split('|').forEach((bar, index) => {
    for (const text of bar.trim().split(' ')) {
      const [rung, beats] = text.split(':')
      const durationBeats = Number(beats)
      notes.push({ rung: Number(rung), startBeat, durationBeats, bar: index })
      startBeat += durationBeats
    }
  })
  return notes
}

/** The shape that scales of a family take. */
export function riffRowFor(family: ScaleFamily): RiffRow {
  return RIFF_TABLE.find((row: RiffRow) => row.families.includes(family))!
}
