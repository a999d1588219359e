/**
 * Lines that stay on one ladder of pitches: root and fifth, chord tones, arpeggio and guide tones.
 * They begin and end on a chord tone, and the end leads back to the beginning. Scale steps come here
 * only where too few tones are in reach for a figure of their own (`scale-line`).
 */
import { findPath, type Path } from '../close-loop'
import type { TargetRole } from '../drill'
import type { DrillTheory } from '../drill-theory'
import { ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import type { DrillTarget } from '../target-table'
import { walkLadder } from '../walk-ladder'
import { endCostFrom, type Start, startsOf } from './ladder-ends'
import { cellSizesOf, isInSet, type LineMaker, type LineRequest } from './line'

/** The pitch classes that a ladder target is played on. */
function setOfTarget(target: DrillTarget, theory: DrillTheory): number {
  switch (target) {
    case 'root-fifth':
      return theory.rootFifthSet
    case 'guide-tones':
      return theory.guideSet
    case 'scale-steps':
      return theory.scaleSet
    default:
      return theory.chordSet
  }
}

function roleOf(target: DrillTarget, midi: number, theory: DrillTheory): TargetRole {
  const isRoot = midi % 12 === theory.chordRootPitchClass
  switch (target) {
    case 'root-fifth':
      return isRoot ? 'root' : 'fifth'
    case 'guide-tones':
      return 'guide-tone'
    case 'scale-steps':
      return isInSet(theory.chordSet, midi) ? 'chord-tone' : 'scale-step'
    default:
      return isRoot ? 'root' : 'chord-tone'
  }
}

/** A line of one bar: the cheapest way from a start to an end, over all starts. */
function shortLine(
  ladder: readonly number[],
  starts: readonly Start[],
  noteCount: number,
  { target, theory }: LineRequest,
): readonly number[] | undefined {
  let best: { readonly start: Start; readonly path: Path } | undefined
  for (const start of starts) {
    if (best && start.cost >= best.path.cost + best.start.cost) continue
    const path = findPath({
      ladder,
      fromIndex: start.index,
      direction: 1,
      noteCount: noteCount - 1,
      endCostOf: endCostFrom(ladder, start, theory),
      gapCost: target.gapCost,
    })
    if (path && (!best || start.cost + path.cost < best.start.cost + best.path.cost)) {
      best = { start, path }
    }
  }
  return best && [best.start.index, ...best.path.indexes]
}

/** Figures for all bars but the last, which finds its way back to the start. */
function longLine(
  ladder: readonly number[],
  start: Start,
  noteCounts: readonly number[],
  request: LineRequest,
): readonly number[] | undefined {
  const walk = walkLadder({
    size: ladder.length,
    start: { index: start.index, direction: 1 },
    noteCounts: noteCounts.slice(0, -1),
    figures: request.target.figures,
    jumps: request.target.gapCost === 0 ? 'to-another' : 'none',
  })
  const before = walk.bars[walk.bars.length - 1]!
  const path = findPath({
    ladder,
    fromIndex: before[before.length - 1]!,
    direction: walk.next.direction,
    noteCount: noteCounts[noteCounts.length - 1]!,
    endCostOf: endCostFrom(ladder, start, request.theory),
    gapCost: request.target.gapCost,
    unlike: before,
  })
  return path && [...walk.bars.flat(), ...path.indexes]
}

export const makeLadderLine: LineMaker = (request) => {
  const { target, theory, reach, slots } = request
  const ladder = ladderOf(setOfTarget(target.id, theory), reach, target.gapless)
  // One pitch over and over is no drill.
  const starts = ladder.length < 2 ? [] : startsOf(ladder, request)
  if (starts.length === 0) return undefined
  const noteCounts = cellSizesOf(slots, BEATS_PER_BAR)
  let indexes: readonly number[] | undefined
  if (noteCounts.length === 1) indexes = shortLine(ladder, starts, slots.length, request)
  else {
    for (const start of starts) indexes ??= longLine(ladder, start, noteCounts, request)
  }
  if (!indexes) return undefined
  const notes = indexes.map((index) => {
    const midi = ladder[index]!
    return { midi, role: roleOf(target.id, midi, theory) }
  })
  return { notes }
}
