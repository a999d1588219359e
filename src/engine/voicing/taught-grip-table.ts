/**
 * Grips that every method teaches, written down from theory: the open chords, the five CAGED
 * forms, their small versions on four or five strings, the basses guitarists put under them, and
 * the standard forms of the chords beyond the triads and sevenths.
 * A row is a grip with its lowest sounded fret as 0 and its name.
 */
import { TAUGHT_EXTENDED_GRIPS } from './taught-extended-grips'
import type { TaughtGrips } from './taught-grip'
import { TAUGHT_PLAIN_GRIPS } from './taught-plain-grips'
import { TAUGHT_SEVENTH_GRIPS } from './taught-seventh-grips'
import { TAUGHT_TRIAD_GRIPS } from './taught-triad-grips'

export const TAUGHT_GRIP_TABLE: TaughtGrips = {
  ...TAUGHT_PLAIN_GRIPS,
  ...TAUGHT_TRIAD_GRIPS,
  ...TAUGHT_SEVENTH_GRIPS,
  ...TAUGHT_EXTENDED_GRIPS,
}
