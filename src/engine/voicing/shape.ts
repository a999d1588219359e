/** A known movable grip, and what it is worth in the ranking. */
import type { PackedGrip } from '../hand/grip'
import type { GripFamily } from './movable-families'
import type { TaughtKind } from './taught-grip'

/** A movable grip by its pattern: frets counted from the lowest sounded string's. */
export interface Shape {
  readonly pattern: PackedGrip
  /** Roots at which it is published; 0 for one that is not. */
  readonly publishedRoots: number
  readonly taught?: { readonly kind: TaughtKind; readonly name: string }
  readonly families: readonly GripFamily[]
  /** Up the neck its index bars strings with other fingers on both sides, as in 653336. */
  readonly isAroundBarre: boolean
  /** Ranking points in thousandths. */
  readonly points: number
  /** Further points where the grip stands at the nut and its lowest strings ring open. */
  readonly pointsAtNut: number
  /** The same where a bass other than the root is asked for. */
  readonly overBass: { readonly points: number; readonly pointsAtNut: number }
}

/** The known movable grips of a chord type by pattern. */
export type ShapeTable = ReadonlyMap<PackedGrip, Shape>
