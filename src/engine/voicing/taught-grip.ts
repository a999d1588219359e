/** A row of the tables of taught grips. */
import type { ChordTypeId } from '../theory/chord'

/**
 * A whole form (`main`: the one that methods show first, `open`: taught at the nut alone), a part or
 * variant of one, or one with another tone in the bass: `bass` where it is used as the plain chord,
 * `slash` where it is played for that bass only.
 */
export type TaughtKind = 'main' | 'form' | 'open' | 'part' | 'bass' | 'slash'
export type TaughtGripRow = readonly [frets: string, kind: TaughtKind, name: string]
export type TaughtGrips = { readonly [id in ChordTypeId]?: readonly TaughtGripRow[] }
