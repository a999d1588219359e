/** Whether a piece is a riff of a driven guitar, told from the pitches. */
import { isPowerChord } from './power-chord'

const OCTAVE = 12
/** Above this part of the chords, a riff is one of power chords. */
const MOST_POWER_CHORDS = 1 / 2
/** From this part of its single notes on, a riff is one over its low note. */
const LEAST_RETURNS = 1 / 2
/** From this part of the onsets on, chords are what is played. */
const LEAST_CHORDS = 1 / 2

/** Pitches struck together, onset by onset. */
type Onsets = readonly (readonly number[])[]

export const lowestOf = (onsets: Onsets) =>
  onsets.flat().reduce((low, midi) => Math.min(low, midi), Infinity)

/** A power chord as it is strummed: within an octave. */
const isClosePowerChord = (midis: readonly number[]) =>
  isPowerChord(midis) && Math.max(...midis) - Math.min(...midis) <= OCTAVE

/** Whether more than half of the chords are power chords. */
export function hasPowerChords(onsets: Onsets): boolean {
  const chords = onsets.filter(({ length }) => length > 1)
  return chords.filter(isClosePowerChord).length > chords.length * MOST_POWER_CHORDS
}

/** Whether single notes keep coming back to the lowest of all, within an octave above it. */
export function isPedalRiff(onsets: Onsets): boolean {
  const lowest = lowestOf(onsets)
  const singles = onsets.filter(({ length }) => length === 1).flat()
  const returns = singles.filter((midi) => midi === lowest).length
  return (
    returns >= singles.length * LEAST_RETURNS && singles.every((midi) => midi <= lowest + OCTAVE)
  )
}

/** Power chords one after the other, or over a low note that comes back. */
export function isPowerChordRiff(onsets: Onsets): boolean {
  const chords = onsets.filter(({ length }) => length > 1)
  const isOfChords = chords.length >= onsets.length * LEAST_CHORDS
  return hasPowerChords(onsets) && (isOfChords || isPedalRiff(onsets))
}
