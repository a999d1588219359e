/** Column numbers for assistive technology: every beat at which something begins is a column. */
import { tickOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import type { TabLine } from './layout-tab'

function onsetTicks({ notes }: Measure): readonly number[] {
  return [...new Set(notes.map(({ startBeat }) => tickOf(startBeat)))].sort((a, b) => a - b)
}

/** How many columns lie before each measure, and at last how many there are. */
export function columnsBefore(measures: readonly Measure[]): readonly number[] {
  const counts = [0]
  for (const measure of measures) {
    const starts = new Set(measure.notes.map(({ startBeat }) => tickOf(startBeat)))
    counts.push(counts.at(-1)! + starts.size)
  }
  return counts
}

/** The number of a column, from 1; between columns, that of the one before. */
export type ColumnNumberOf = (measureIndex: number, beat: number) => number

/**
 * Numbers of the columns on a line.
 *
 * @param before columns that lie before the first measure of the line
 */
export function columnNumbers(
  line: TabLine,
  measures: readonly Measure[],
  before: number,
): ColumnNumberOf {
  const ticksOf = new Map<number, { readonly ticks: readonly number[]; readonly before: number }>()
  let count = before
  for (const measureIndex of new Set(line.bars.map((bar) => bar.measureIndex))) {
    const ticks = onsetTicks(measures[measureIndex]!)
    ticksOf.set(measureIndex, { ticks, before: count })
    count += ticks.length
  }
  return (measureIndex, beat) => {
    const own = ticksOf.get(measureIndex)
    const tick = tickOf(beat)
    const passed = own ? own.ticks.findLastIndex((start) => start <= tick) + 1 : 0
    return Math.max(1, (own?.before ?? before) + passed)
  }
}
