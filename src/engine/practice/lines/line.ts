/** What the lines of a drill are made from and what they give. */
import type { NoteName } from '../../theory/pitch'
import type { TargetRole } from '../drill'
import type { DrillTheory } from '../drill-theory'
import type { HandReach } from '../hand-reach'
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
