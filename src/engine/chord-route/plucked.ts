/** Whether thumb and fingers pluck the notes of chords one after the other, told from the pitches. */
import type { Neck } from '../instrument/neck'
import type { HandNote } from '../polyphony/hand-plan'
import { newNotesOf } from '../polyphony/onsets'
import { hasPowerChords, isPedalRiff, lowestOf } from './driven-riff'

/** Semitones. Strings lie a fourth apart: a broken chord leaps that far, a scale or a riff hardly ever. */
const FOURTH = 5
/** From this part of the moves on, the strings are plucked in turn. */
const LEAST_LEAPS = 1 / 2
/** From this part of the notes on, open strings can ring among them. */
const LEAST_OPEN = 1 / 4
/** From this part on, those above the lowest note ring through the piece, whatever the moves. */
const MOSTLY_OPEN = 1 / 2

/** Semitones between the nearest notes of two onsets. */
const gapBetween = (before: readonly number[], now: readonly number[]) =>
  Math.min(...before.flatMap((midi) => now.map((other) => Math.abs(other - midi))))

/**
 * Most moves leap and pitches of open strings are common, or half of the notes are open strings
 * over the lowest note, as open tunings are played; and it is no riff of a driven guitar.
 */
export function isPlucked(notes: readonly HandNote[], { strings }: Neck): boolean {
  const onsets = newNotesOf(notes).map(({ fresh }) => fresh.map(({ midi }) => midi))
  const gaps = onsets.slice(1).map((now, index) => gapBetween(onsets[index]!, now))
  const leaps = gaps.filter((gap) => gap >= FOURTH).length
  const open = notes.filter(({ midi }) => strings.some((string) => string.midi === midi))
  const lowest = lowestOf(onsets)
  const ringing = open.filter(({ midi }) => midi > lowest)
  const isBroken = leaps >= gaps.length * LEAST_LEAPS && open.length >= notes.length * LEAST_OPEN
  return (
    gaps.length > 0 &&
    (isBroken || ringing.length >= notes.length * MOSTLY_OPEN) &&
    !hasPowerChords(onsets) &&
    !isPedalRiff(onsets)
  )
}
