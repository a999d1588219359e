/** What warnings about single lines and about chords have in common. */

import { HIGH_HAND_FRET } from '../hand/high-hand'
import type { Neck } from '../instrument/neck'
import { formatHandWindow, type HandWindow } from './hand-window'

/** A shift from this many frets on is a leap of the hand. */
export const LONG_SHIFT_FRETS = 5
const NOTES_NAMED = 6

/** A kind of trouble: the 0-based notes that have it, once or more, and its sentence about their names. */
export type Trouble = readonly [notes: readonly number[], sentence: (names: string) => string]

/** Notes with the kinds of trouble that lines and chords share. */
export interface SharedTrouble {
  readonly leaps: readonly number[]
  readonly openWhileHigh: readonly number[]
  readonly highOnLowStrings: readonly number[]
  readonly outside: readonly number[]
}

/** `note 3`, `notes 3, 7 and 12 more` – 1-based. */
function nameNotes(indexes: readonly number[]): string {
  const named = indexes.slice(0, NOTES_NAMED).map((index) => index + 1)
  const more = indexes.length - named.length
  return `note${indexes.length > 1 ? 's' : ''} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const highestEasyFretOf = (neck: Neck) => 12 - neck.capo
/** The last of the upper half of the strings. */
const lastEasyStringOf = ({ strings }: Neck) => Math.ceil(strings.length / 2)

/** Whether the body of the instrument is in the way. */
export function isHighOnLowString(fret: number, string: number, neck: Neck): boolean {
  return fret > highestEasyFretOf(neck) && string > lastEasyStringOf(neck)
}

/** One sentence a kind of trouble that some notes have: stretches first, what is special before the window. */
export function writeWarnings(
  stretches: Trouble,
  { leaps, openWhileHigh, highOnLowStrings, outside }: SharedTrouble,
  special: readonly Trouble[],
  window: HandWindow,
  neck: Neck,
): readonly string[] {
  const troubles: readonly Trouble[] = [
    stretches,
    [leaps, (notes) => `Leap: the hand shifts ${LONG_SHIFT_FRETS} frets or more to ${notes}`],
    [
      openWhileHigh,
      (notes) => `Open string while the hand is at fret ${HIGH_HAND_FRET} or higher: ${notes}`,
    ],
    [
      highOnLowStrings,
      (notes) =>
        `Above fret ${highestEasyFretOf(neck)} on strings ${lastEasyStringOf(neck) + 1} to ${neck.strings.length}, hard to reach: ${notes}`,
    ],
    ...special,
    [outside, (notes) => `Outside the hand window (${formatHandWindow(window)}): ${notes}`],
  ]
  return troubles
    .filter(([notes]) => notes.length > 0)
    .map(([notes, sentence]) => sentence(nameNotes([...new Set(notes)].sort((a, b) => a - b))))
}
