/**
 * Lines that stay on one ladder of pitches: root and fifth, chord tones, arpeggio and guide tones.
 * They begin and end on a chord tone, and the end leads back to the beginning. Scale steps come here
 * only where too few tones are in reach for a figure of their own (`scale-line`).
 */
import { pitchClassSetOf, sizeOfSet } from '../../theory/pitch-class'
import { stackedLadder } from '../arpeggio-stack'
import { findPath } from '../close-loop'
import type { TargetRole } from '../drill'
import type { DrillTheory } from '../drill-theory'
import { holdsAll, ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { motiveFiguresFor } from '../scale-figure'
import type { DrillTarget } from '../target-table'
import { walkLadder } from '../walk-ladder'
import { bestWalk, repeatsBar } from './figure-line'
import {
  cellSizesOf,
  endCostFrom,
  isInSet,
  type LineMaker,
  type LineRequest,
  type Start,
  startsOf,
} from './line'

/** The pitch classes that a ladder target is played on. */
export function setOfTarget(target: DrillTarget, theory: DrillTheory): number {
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

/** What it costs a line of chord tones to leave one of them unsounded. */
const UNSOUNDED = 20

function unsoundedCostOf(
  ladder: readonly number[],
  indexes: readonly number[],
  { target, theory }: LineRequest,
): number {
  if (target.id !== 'chord-tones') return 0
  const sounded = pitchClassSetOf(indexes.map((index) => ladder[index]!))
  return UNSOUNDED * sizeOfSet(theory.chordSet & ~sounded)
}

/** A line of one bar: the cheapest way from a start to an end, over all starts. */
function shortLine(
  ladder: readonly number[],
  starts: readonly Start[],
  noteCount: number,
  request: LineRequest,
): readonly number[] | undefined {
  let best: { readonly indexes: readonly number[]; readonly cost: number } | undefined
  for (const start of starts) {
    if (best && start.cost >= best.cost) continue
    const path = findPath({
      ladder,
      fromIndex: start.index,
      direction: 1,
      noteCount: noteCount - 1,
      endCostOf: endCostFrom(ladder, start, request.theory),
      gapCost: request.target.gapCost,
    })
    if (!path) continue
    const indexes = [start.index, ...path.indexes]
    const cost = start.cost + path.cost + unsoundedCostOf(ladder, indexes, request)
    if (!best || cost < best.cost) best = { indexes, cost }
  }
  return best?.indexes
}

/** An arpeggio up every rung to the highest, then the cheapest way back. */
function upAndBack(
  ladder: readonly number[],
  start: Start,
  noteCount: number,
  request: LineRequest,
): readonly number[] | undefined {
  const up = [...ladder.keys()].slice(start.index)
  const endCostOf = endCostFrom(ladder, start, request.theory)
  if (up.length >= noteCount) {
    return up.length === noteCount && Number.isFinite(endCostOf(up.at(-1)!)) ? up : undefined
  }
  const path = findPath({
    ladder,
    fromIndex: up.at(-1)!,
    direction: -1,
    noteCount: noteCount - up.length,
    endCostOf,
    gapCost: STACK_GAP,
  })
  return path && [...up, ...path.indexes]
}

/** Leaving a chord tone out of the way down. */
const STACK_GAP = 3
/** Longer lines reach the highest tone of a chord by their figures. */
const SHORT_LINE = 12

/**
 * Chord tones that say one motive and its sequence, R 3 5 b7, 3 5 b7 R and on: in more than one bar
 * the first figure that leads back without saying a bar twice.
 */
function motiveLine(
  ladder: readonly number[],
  starts: readonly Start[],
  noteCounts: readonly number[],
  request: LineRequest,
): readonly number[] | undefined {
  if (request.target.id !== 'chord-tones') return undefined
  for (const figure of motiveFiguresFor(request.level)) {
    const walk = bestWalk(ladder, starts, figure, request, false)
    if (walk && !repeatsBar(walk.rungs, noteCounts)) return walk.rungs
  }
  return undefined
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

interface LadderLine {
  readonly pitches: readonly number[]
  readonly unsoundedCost: number
}

/** The best line on a ladder, over all starts: the first one that leaves no chord tone unsounded. */
function lineOn(
  ladder: readonly number[],
  request: LineRequest,
  isStack = false,
): LadderLine | undefined {
  const { target, theory, slots } = request
  // A single pitch is no drill, and a chord without its third is another chord.
  if (ladder.length < 2 || !holdsAll(ladder, setOfTarget(target.id, theory))) return undefined
  const starts = startsOf(ladder, request)
  const noteCounts = cellSizesOf(slots, BEATS_PER_BAR)
  const stacked =
    isStack && slots.length < SHORT_LINE
      ? upAndBack(ladder, starts[0]!, slots.length, request)
      : undefined
  if (stacked) return { pitches: stacked.map((index) => ladder[index]!), unsoundedCost: 0 }
  let best: LadderLine | undefined
  const offer = (indexes: readonly number[] | undefined) => {
    if (!indexes) return
    const unsoundedCost = unsoundedCostOf(ladder, indexes, request)
    if (best && unsoundedCost >= best.unsoundedCost) return
    best = { pitches: indexes.map((index) => ladder[index]!), unsoundedCost }
  }
  if (noteCounts.length === 1) offer(shortLine(ladder, starts, slots.length, request))
  else {
    offer(motiveLine(ladder, starts, noteCounts, request))
    for (const start of starts) {
      if (best?.unsoundedCost === 0) break
      offer(longLine(ladder, start, noteCounts, request))
    }
  }
  return best
}

export const makeLadderLine: LineMaker = (request) => {
  const { target, theory, reach } = request
  const set = setOfTarget(target.id, theory)
  const ladder = ladderOf(set, reach, target.gapless)
  const { context, chordRootPitchClass } = theory
  const stack =
    target.id === 'arpeggio'
      ? stackedLadder(ladder, context.chord, chordRootPitchClass, reach)
      : undefined
  const plain = (stack && lineOn(stack, request, true)) ?? lineOn(ladder, request)
  // A stretch is better than a chord tone left out.
  const line =
    plain && plain.unsoundedCost > 0
      ? (lineOn(ladderOf(set, reach, true), request) ?? plain)
      : plain
  if (!line) return undefined
  return { notes: line.pitches.map((midi) => ({ midi, role: roleOf(target.id, midi, theory) })) }
}
