/** Whether thumb and fingers pluck the notes of chords one after the other, told from the pitches. */
import type { Neck } from '../instrument/neck'
import type { HandNote } from '../polyphony/hand-plan'
import { newNotesOf } from '../polyphony/onsets'
import { isPowerChord } from './power-chord'

/** Semitones. Strings lie a fourth apart: a broken chord leaps that far, a scale or a riff hardly ever. */
const FOURTH = 5
const OCTAVE = 12
/** From this part of the moves on, the strings are plucked in turn. */
const LEAST_LEAPS = 1 / 2
/** From this part of the notes on, open strings can ring among them. */
const LEAST_OPEN = 1 / 4
/** Above this part of the chords, a riff leaps between its low note and its chords. */
const MOST_POWER_CHORDS = 1 / 2
/** From this part of its single notes on, a riff is one over its low note. */
const LEAST_RETURNS = 1 / 2

/** Semitones between the nearest notes of two onsets. */
const gapBetween = (before: readonly number[], now: readonly number[]) =>
  Math.min(...before.flatMap((midi) => now.map((other) => Math.abs(other - midi))))

/** A power chord as it is strummed: within an octave. */
const isClosePowerChord = (midis: readonly number[]) =>
  isPowerChord(midis) && Math.max(...midis) - Math.min(...midis) <= OCTAVE

/** Whether single notes keep coming back to the lowest of all, within an octave above it. */
function isPedalRiff(onsets: readonly (readonly number[])[]): boolean {
  const lowest = onsets.flat().reduce((low, midi) => Math.min(low, midi), Infinity)
  const singles = onsets.filter(({ length }) => length === 1).flat()
  const returns = singles.filter((midi) => midi === lowest).length
  return (
    returns >= singles.length * LEAST_RETURNS && singles.every((midi) => midi <= lowest + OCTAVE)
  )
}

/** Most moves leap, pitches of open strings are common, and it is no riff of a driven guitar. */
export function isPlucked(notes: readonly HandNote[], { strings }: Neck): boolean {
  const onsets = newNotesOf(notes).map(({ fresh }) => fresh.map(({ midi }) => midi))
  const gaps = onsets.slice(1).map((now, index) => gapBetween(onsets[index]!, now))
  const leaps = gaps.filter((gap) => gap >= FOURTH).length
  const open = notes.filter(({ midi }) => strings.some((string) => string.midi === midi)).length
  const chords = onsets.filter(({ length }) => length > 1)
  const powerChords = chords.filter(isClosePowerChord).length
  return (
    leaps > 0 &&
    leaps >= gaps.length * LEAST_LEAPS &&
    open >= notes.length * LEAST_OPEN &&
    powerChords <= chords.length * MOST_POWER_CHORDS &&
    !isPedalRiff(onsets)
  )
}
