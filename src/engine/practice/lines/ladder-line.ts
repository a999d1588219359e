/**
 * Lines that stay on one ladder of pitches: root and fifth, chord tones, arpeggio, guide tones and
 * scale steps. They begin and end on a chord tone, and the end leads back to the beginning.
 */
import { findPath, loopCostOf, type Path } from '../close-loop'
import type { TargetRole } from '../drill'
import type { DrillTheory } from '../drill-theory'
import { ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import type { DrillTarget } from '../target-table'
import { walkLadder } from '../walk-ladder'
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

interface Start {
  readonly index: number
  readonly cost: number
}

const NOT_THE_FIRST_CHOICE = 2
const AN_OCTAVE_UP = 1
const BELOW_THE_ROOT = 3

/**
 * Rungs to start on, best first: roots from the lowest up (for guide tones the thirds above it),
 * then any other chord tone. An arpeggio starts on the lowest root.
 */
function startsOf(ladder: readonly number[], request: LineRequest): readonly Start[] {
  const { target, theory, reach } = request
  const { chordSet, thirdSet, chordRootPitchClass } = theory
  const rootSet = 1 << chordRootPitchClass
  const firstChoice = target.id === 'guide-tones' ? thirdSet : rootSet
  const lowestRoot = ladderOf(rootSet, reach, true)[0] ?? ladder[0]!
  const starts: Start[] = []
  ladder.forEach((midi, index) => {
    if (!isInSet(chordSet, midi)) return
    const octaves = Math.floor((midi - lowestRoot) / 12)
    const cost = octaves < 0 ? BELOW_THE_ROOT : AN_OCTAVE_UP * octaves
    const isFirstChoice = isInSet(firstChoice, midi)
    starts.push({ index, cost: cost + (isFirstChoice ? 0 : NOT_THE_FIRST_CHOICE) })
  })
  if (target.id === 'arpeggio') {
    const root = starts.find(({ index }) => isInSet(rootSet, ladder[index]!))
    if (root) return [root]
  }
  return starts.sort((left, right) => left.cost - right.cost || left.index - right.index)
}

function endCostOn(
  ladder: readonly number[],
  start: Start,
  { chordSet, rootFifthSet }: DrillTheory,
) {
  const first = ladder[start.index]!
  return (index: number): number =>
    isInSet(chordSet, ladder[index]!)
      ? loopCostOf(ladder[index]!, first, rootFifthSet)
      : Number.POSITIVE_INFINITY
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
      endCostOf: endCostOn(ladder, start, theory),
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
    endCostOf: endCostOn(ladder, start, request.theory),
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
  return indexes?.map((index) => {
    const midi = ladder[index]!
    return { midi, role: roleOf(target.id, midi, theory) }
  })
}
