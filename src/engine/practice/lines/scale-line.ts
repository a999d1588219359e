/** Scale steps in one figure, from a chord tone to a chord tone that leads back to it. */
import { sizeOfSet } from '../../theory/pitch-class'
import { holdsAll, ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { scaleFiguresFor } from '../scale-figure'
import { bestWalk, repeatsBar } from './figure-line'
import { makeLadderLine } from './ladder-line'
import { cellSizesOf, isInSet, type Line, type LineMaker, startsOf } from './line'

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
