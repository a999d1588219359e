/**
 * The figures of a scale drill: a group of notes repeated one step further on each time, up the
 * scale and down. A drill keeps to one figure from its first bar to its last.
 *
 * Groups go with the beat, so that the scale itself is heard on the beats: thirds are two eighths,
 * groups of four half a bar of them, and where beats divide unevenly each takes a group of its own.
 */
import type { DrillLevel, RhythmSlot } from './rhythm-table'

export interface ScaleFigureRow {
  readonly id: string
  /** As a title says it, after "Scale steps". */
  readonly title: string
  /** What is played, as half a sentence. */
  readonly aim: string
  /** The level that takes this figure; without one, every level. */
  readonly level?: DrillLevel
  /** A shorter drill has no room for it. */
  readonly minBars: number
  /** Whether it is for scales of seven tones, where the next tone but one is a third, or for others. */
  readonly hasThirds?: boolean
  /** Notes of each group: a number, or as many as their beat holds. */
  readonly groupSize: number | 'beat'
}

/** The first row that suits level and bars, and leads back to the start, is the one that is played. */
// biome-ignore format: one row a figure reads as a table
export const SCALE_FIGURES = [
  { id: 'fours', title: 'in groups of four', aim: 'the scale in groups of four: 1 2 3 4, 2 3 4 5 and on', level: 'intermediate', minBars: 4, groupSize: 4 },
  { id: 'thirds', title: 'in thirds', aim: 'the scale in thirds, each tone and the next but one: 1 3, 2 4, 3 5 and on', level: 'intermediate', minBars: 2, hasThirds: true, groupSize: 2 },
  { id: 'skips', title: 'in skips', aim: 'the scale in skips, each tone and the next but one: 1 3, 2 4, 3 5 and on', level: 'intermediate', minBars: 2, hasThirds: false, groupSize: 2 },
  { id: 'beats', title: 'beat by beat', aim: 'the scale beat by beat, each beat one step further on: 1 3, 2 3 4, 3 5, 4 5 6 and on', level: 'advanced', minBars: 2, groupSize: 'beat' },
  { id: 'steps', title: 'in order', aim: 'the scale in order', minBars: 1, groupSize: 1 },
] as const satisfies readonly ScaleFigureRow[]

const TONES_WITH_THIRDS = 7

/**
 * The figures for a level, a number of bars and the size of a scale, best first; the last is `steps`.
 *
 * @example
 * scaleFiguresFor('intermediate', 4, 7).map(({ title }) => title) // => ["in groups of four","in thirds","in order"]
 * scaleFiguresFor('intermediate', 2, 5).map(({ title }) => title) // => ["in skips","in order"]
 */
export function scaleFiguresFor(
  level: DrillLevel,
  bars: number,
  scaleSize: number,
): readonly ScaleFigureRow[] {
  const hasThirds = scaleSize === TONES_WITH_THIRDS
  return SCALE_FIGURES.filter(
    (row: ScaleFigureRow) =>
      bars >= row.minBars &&
      (row.level ?? level) === level &&
      (row.hasThirds ?? hasThirds) === hasThirds,
  )
}

/** The figures that are motives on the tones of a chord, best first. */
export function motiveFiguresFor(level: DrillLevel): readonly ScaleFigureRow[] {
  const ids = level === 'advanced' ? ['beats'] : ['fours', 'skips']
  return ids.map((id) => SCALE_FIGURES.find((row) => row.id === id)!)
}

/** A group of notes, as rungs above its first one on the way up: one note, a third, or a run. */
export type FigureGroup = readonly number[]

const GROUP_OF_SIZE: readonly FigureGroup[] = [[], [0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]

export interface PlacedGroup {
  readonly rungs: FigureGroup
  readonly startsBar: boolean
}

/**
 * A figure's groups over a rhythm, in order.
 *
 * @throws RangeError where the rhythm breaks off inside a group.
 */
export function groupsOver(
  { id, groupSize }: ScaleFigureRow,
  slots: readonly RhythmSlot[],
): readonly PlacedGroup[] {
  const groups: PlacedGroup[] = []
  for (let at = 0; at < slots.length; ) {
    const slot = slots[at]!
    const size = groupSize === 'beat' ? Math.round(1 / slot.durationBeats) : groupSize
    groups.push({
      rungs: GROUP_OF_SIZE[size]!,
      startsBar: slot.beat === 0 && slot.indexInBeat === 0,
    })
    at += size
    if (at > slots.length) throw new RangeError(`the rhythm breaks off inside a group of ${id}`)
  }
  return groups
}
