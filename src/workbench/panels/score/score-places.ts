/** Times of the tab and places in the drawn score, from one to the other. */
import { barBeatsOf, barCountOf, tickOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import type { DrawnSystem } from '#formats/drawing/draw-score'

/** A bar of the score, as the tab counts it: a measure may hold several. */
export interface ScoreBar {
  readonly measureIndex: number
  /** Beats from the start of the measure. */
  readonly startBeat: number
  readonly lengthBeats: number
  readonly beatQuarters: number
}

export interface TabTime {
  readonly measureIndex: number
  /** Beats from the start of the measure. */
  readonly beat: number
}

export interface ScorePlace {
  readonly system: number
  /** In pixels of the system. */
  readonly x: number
}

export function scoreBarsOf(measures: readonly Measure[]): readonly ScoreBar[] {
  return measures.flatMap((measure, measureIndex) => {
    const lengthBeats = barBeatsOf(measure.timeSignature)
    const beatQuarters = 4 / measure.timeSignature[1]
    return Array.from({ length: barCountOf(measure) }, (_, bar) => ({
      measureIndex,
      startBeat: bar * lengthBeats,
      lengthBeats,
      beatQuarters,
    }))
  })
}

/** Where a time lies; between two beats in proportion. `undefined` where no bar is drawn. */
export function placeOf(
  { measureIndex, beat }: TabTime,
  bars: readonly ScoreBar[],
  systems: readonly DrawnSystem[],
): ScorePlace | undefined {
  const bar = bars.findLastIndex(
    (one) => one.measureIndex === measureIndex && tickOf(one.startBeat) <= tickOf(beat),
  )
  const system = systems.findIndex(({ firstBar, lastBar }) => bar >= firstBar && bar <= lastBar)
  const drawn = systems[system]
  const edges = drawn?.bars[bar - drawn.firstBar]
  if (!drawn || !edges) return undefined
  const { startBeat, lengthBeats, beatQuarters } = bars[bar]!
  const quarters = (beat - startBeat) * beatQuarters
  const beats = drawn.beats.filter((one) => one.bar === bar)
  const before = beats.findLast((one) => one.quarters <= quarters + 1e-6)
  const after = beats.find((one) => one.quarters > quarters + 1e-6)
  const from = before ?? { quarters: 0, x: edges.left }
  const to = after ?? { quarters: lengthBeats * beatQuarters, x: edges.right }
  const share =
    to.quarters > from.quarters ? (quarters - from.quarters) / (to.quarters - from.quarters) : 0
  return { system, x: from.x + Math.min(1, Math.max(0, share)) * (to.x - from.x) }
}

/** The time of the drawn beat that lies nearest to a press. */
export function timeAt(
  { system, x }: ScorePlace,
  bars: readonly ScoreBar[],
  systems: readonly DrawnSystem[],
): TabTime | undefined {
  const beats = systems[system]?.beats ?? []
  const [first, ...others] = beats
  if (!first) return undefined
  const nearest = others.reduce(
    (best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best),
    first,
  )
  const bar = bars[nearest.bar]
  return (
    bar && {
      measureIndex: bar.measureIndex,
      beat: bar.startBeat + nearest.quarters / bar.beatQuarters,
    }
  )
}
