/** What the checks of a drill take and give. */
import type { Drill, DrillRequest } from '#engine/practice/drill'

/** One rule: the drill it looks at, and a sentence for each thing that is wrong. */
export type DrillRule = (drill: Drill, request: DrillRequest) => readonly string[]

/** Pitch classes above the chord root, 0–11. */
export interface HeardTones {
  readonly chord: ReadonlySet<number>
  readonly scale: ReadonlySet<number>
}
