/** Which notes of an onset are too many: the fewest without which a hand holds the rest. */
import type { Neck } from '../instrument/neck'
import { isInHand, type SoundingClaim } from './held-notes'

/** Notes that are looked at one by one and in pairs; more fill no hand anyway. */
const MOST_NOTES = 8

/** All sets of so many of the notes. */
function setsOf(
  notes: readonly SoundingClaim[],
  size: number,
): readonly (readonly SoundingClaim[])[] {
  if (size === 0) return [[]]
  return notes.flatMap((note, index) =>
    setsOf(notes.slice(index + 1), size - 1).map((rest) => [note, ...rest]),
  )
}

/**
 * The sets of one note, or else of two, without which a hand holds at least two others. Empty where
 * there is no such set.
 */
export function notesInTheWay(
  notes: readonly SoundingClaim[],
  neck: Neck,
): readonly (readonly SoundingClaim[])[] {
  if (notes.length > MOST_NOTES) return []
  for (const size of [1, 2]) {
    if (notes.length < size + 2) break
    const sets = setsOf(notes, size).filter((set) =>
      isInHand(
        notes.filter((note) => !set.includes(note)),
        neck,
      ),
    )
    if (sets.length > 0) return sets
  }
  return []
}
