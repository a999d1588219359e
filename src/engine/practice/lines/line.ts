/** What the lines of a drill are made from and what they give. */
import type { NoteName } from '../../theory/pitch'
import { loopCostOf } from '../close-loop'
import type { TargetRole } from '../drill'
import type { DrillTheory } from '../drill-theory'
import { type HandReach, ladderOf } from '../hand-reach'
import type { DrillLevel, RhythmSlot } from '../rhythm-table'
import type { ScaleFigureRow } from '../scale-figure'
import type { DrillTargetRow } from '../target-table'

/** One note of a line, without its place in time. */
export interface LineNote {
  readonly midi: number
  readonly role: TargetRole
  /** A spelling of its own, for neighbours outside scale and chord. */
  readonly name?: NoteName
}

export interface LineRequest {
  readonly target: DrillTargetRow
  readonly level: DrillLevel
  readonly theory: DrillTheory
  readonly reach: HandReach
  readonly slots: readonly RhythmSlot[]
}

export interface Line {
  /** One a slot. */
  readonly notes: readonly LineNote[]
  /** The figure that the line keeps to, where its target has figures by name. */
  readonly figure?: ScaleFigureRow
}

/** The line of a target; `undefined` where nothing of it can be played. */
export type LineMaker = (request: LineRequest) => Line | undefined

export function isInSet(pitchClassSet: number, midi: number): boolean {
  return ((pitchClassSet >> (midi % 12)) & 1) === 1
}

/** How many slots there are in each group of beats: `beatsPerCell` 4 counts bars, 2 half bars. */
export function cellSizesOf(slots: readonly RhythmSlot[], beatsPerCell: number): number[] {
  const sizes: number[] = []
  for (const { startBeat } of slots) {
    const cell = Math.floor(startBeat / beatsPerCell)
    sizes[cell] = (sizes[cell] ?? 0) + 1
  }
  return sizes
}

/** Where a line on a ladder of pitches may begin, and what it costs to end. */
export interface Start {
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
export function startsOf(ladder: readonly number[], request: LineRequest): readonly Start[] {
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

/** What it costs to end on a rung: on a chord tone that leads back to the start, else `Infinity`. */
export function endCostFrom(
  ladder: readonly number[],
  start: Start,
  { chordSet, rootFifthSet }: DrillTheory,
): (index: number) => number {
  const first = ladder[start.index]!
  return (index) =>
    isInSet(chordSet, ladder[index]!)
      ? loopCostOf(ladder[index]!, first, rootFifthSet)
      : Number.POSITIVE_INFINITY
}
