/** A search of all octaves for a grip, apart from the way in which chords are laid. */
import { TAUGHT_REACH_MM } from '#engine/hand/reach'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { isPlayable } from '#engine/plan/reduce/playable'

const LOWEST = 40
const HIGHEST_BASS = LOWEST + 17

/** Pitches of a class from one up to another, which is left out. */
function octavesOf(pitchClass: number, from: number, to: number): readonly number[] {
  const midis = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  return midis.filter((midi) => midi % 12 === pitchClass)
}

/** Whether some grip no wider than methods teach holds a bass and inner tones under a melody note, at any octave of each. */
export function someGripHolds(
  bassClass: number,
  innerClasses: readonly number[],
  melody: number,
): boolean {
  const { maxFret } = STANDARD_NECK
  const reachMm = TAUGHT_REACH_MM
  const setting = { neck: STANDARD_NECK, maxFret, ease: 'hard', reachMm } as const
  return octavesOf(bassClass, LOWEST, Math.min(melody, HIGHEST_BASS)).some((bass) => {
    const sets = innerClasses.reduce<readonly (readonly number[])[]>(
      (found, own) =>
        found.flatMap((set) => octavesOf(own, bass + 1, melody).map((midi) => [...set, midi])),
      [[]],
    )
    return sets.some((inner) => {
      const midis = [bass, ...inner.toSorted((a, b) => a - b), melody]
      const notes = midis.map((midi, note) => ({ note, midi }))
      return isPlayable(notes, setting)
    })
  })
}
