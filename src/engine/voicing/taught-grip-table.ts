/**
 * Grips that every method teaches, written down from theory: the open chords, the five CAGED
 * forms, their small versions on four or five strings, the basses guitarists put under them, and
 * the standard forms of the chords beyond the triads and sevenths.
 * A row is a grip with its lowest sounded fret as 0 and its name.
 */
import type { ChordTypeId } from '../theory/chord'
import { TAUGHT_EXTENDED_GRIPS } from './taught-extended-grips'
import { TAUGHT_PLAIN_GRIPS } from './taught-plain-grips'
import { TAUGHT_SEVENTH_GRIPS } from './taught-seventh-grips'
import { TAUGHT_TRIAD_GRIPS } from './taught-triad-grips'

/**
 * A whole form, a part or variant of one, or one with another tone in the bass: `bass` where it is
 * used as the plain chord, `slash` where it is played for that bass only.
 */
export type TaughtKind = 'form' | 'part' | 'bass' | 'slash'
export type TaughtGripRow = readonly [frets: string, kind: TaughtKind, name: string]
export type TaughtGrips = { readonly [id in ChordTypeId]?: readonly TaughtGripRow[] }

export const TAUGHT_GRIP_TABLE: TaughtGrips = {
  ...TAUGHT_PLAIN_GRIPS,
  ...TAUGHT_TRIAD_GRIPS,
  ...TAUGHT_SEVENTH_GRIPS,
  ...TAUGHT_EXTENDED_GRIPS,
}
