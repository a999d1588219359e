/** Scale steps in one figure, from a chord tone to a chord tone that leads back to it. */
import { sizeOfSet } from '../../theory/pitch-class'
import { holdsAll, ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { groupsOver, type ScaleFigureRow, scaleFiguresFor } from '../scale-figure'
import { type FigureWalk, walkFigure } from '../walk-figure'
import { endCostFrom, type Start, startsOf } from './ladder-ends'
import { makeLadderLine } from './ladder-line'
import { cellSizesOf, isInSet, type Line, type LineMaker, type LineRequest } from './line'

/** Beginning elsewhere than on the lowest root costs more than one more turn. */
const START_WEIGHT = 4

/** The best walk of a figure over all starts. */
function bestWalk(
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
function repeatsBar(rungs: readonly number[], noteCounts: readonly number[]): boolean {
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

export const makeScaleLine: LineMaker = (request): Line | undefined => {
  const { target, level, theory, reach, slots } = request
  const ladder = ladderOf(theory.scaleSet, reach, target.gapless)
  if (!holdsAll(ladder, theory.scaleSet)) return undefined
  const starts = startsOf(ladder, request)
  const noteCounts = cellSizesOf(slots, BEATS_PER_BAR)
  const figures = scaleFiguresFor(level, noteCounts.length, sizeOfSet(theory.scaleSet))
  for (const maySkipAtEnd of [false, true]) {
    for (const figure of figures) {
      const walk = bestWalk(ladder, starts, figure, request, maySkipAtEnd)
      if (!walk || repeatsBar(walk.rungs, noteCounts)) continue
      const notes = walk.rungs.map((rung) => {
        const midi = ladder[rung]!
        return { midi, role: isInSet(theory.chordSet, midi) ? 'chord-tone' : 'scale-step' } as const
      })
      return { notes, figure }
    }
  }
  // A maxFret that cuts into the hand may leave too few tones for any figure.
  return makeLadderLine(request)
}
