/** Which lines of the tab an edit leaves as they were, so that the others alone are drawn again. */
import type { Measure } from '#engine/tab/tab-event'
import type { LaidBar, TabLine } from './layout-tab'

function isSameBar(a: LaidBar, b: LaidBar | undefined): boolean {
  return (
    b !== undefined &&
    a.measureIndex === b.measureIndex &&
    a.startBeat === b.startBeat &&
    a.lengthBeats === b.lengthBeats &&
    a.pieceBeat === b.pieceBeat &&
    a.number === b.number &&
    a.x === b.x &&
    a.width === b.width &&
    a.beginsMeasure === b.beginsMeasure
  )
}

/** The lines laid out anew, each as the object of before where nothing about it changed. */
export function keepSameLines(
  before: readonly TabLine[],
  after: readonly TabLine[],
): readonly TabLine[] {
  return after.map((line, index) => {
    const old = before[index]
    const isSame =
      old?.bars.length === line.bars.length &&
      line.bars.every((bar, place) => isSameBar(bar, old.bars[place]))
    return isSame ? old : line
  })
}

/** Whether the measures of a line and the one before it, which its signs depend on, are the same. */
export function hasSameMeasures(
  { bars }: TabLine,
  before: readonly Measure[],
  after: readonly Measure[],
): boolean {
  if (before === after) return true
  const first = (bars[0]?.measureIndex ?? 0) - 1
  const last = bars.at(-1)?.measureIndex ?? 0
  return after
    .slice(Math.max(0, first), last + 1)
    .every((measure, offset) => measure === before[Math.max(0, first) + offset])
}
