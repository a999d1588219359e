/** Lines that repeat one motive, each time one rung further on. */
import { groupsOver, type ScaleFigureRow } from '../scale-figure'
import { type FigureWalk, walkFigure } from '../walk-figure'
import { endCostFrom, isInSet, type LineRequest, type Start } from './line'

/** Beginning elsewhere than on the lowest root costs more than one more turn. */
const START_WEIGHT = 4

/** The best walk of a figure over all starts. */
export function bestWalk(
  ladder: readonly number[],
  starts: readonly Start[],
  figure: ScaleFigureRow,
  { theory, slots }: LineRequest,
  maySkipAtEnd: boolean,
): FigureWalk | undefined {
  const groups = groupsOver(figure, slots)
  const isChordTone = (rung: number) => isInSet(theory.chordSet, ladder[rung]!)
  let best: FigureWalk | undefined
  for (const start of starts) {
    const startCost = START_WEIGHT * start.cost
    if (best && startCost >= best.cost) break
    const walk = walkFigure({
      size: ladder.length,
      from: start.index,
      groups,
      endCostOf: endCostFrom(ladder, start, theory),
      isChordTone,
      maySkipAtEnd,
    })
    if (walk && (!best || startCost + walk.cost < best.cost)) {
      best = { rungs: walk.rungs, cost: startCost + walk.cost }
    }
  }
  return best
}

/** Whether a bar repeats the one before it. */
export function repeatsBar(rungs: readonly number[], noteCounts: readonly number[]): boolean {
  let from = 0
  return noteCounts.some((count, bar) => {
    const before = from - (noteCounts[bar - 1] ?? 0)
    const repeats =
      count === noteCounts[bar - 1] &&
      rungs.slice(from, from + count).every((rung, note) => rung === rungs[before + note])
    from += count
    return repeats
  })
}
