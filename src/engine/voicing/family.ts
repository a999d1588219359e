/**
 * Families of grips that follow from a rule and need no table: close and spread triads, drop 2 and
 * drop 3, shells. Each is told by how its voices lie, whatever the strings.
 */
import type { ChordType } from '../theory/chord'

export type Family = 'close triad' | 'spread triad' | 'drop 2' | 'drop 3' | 'shell'

const OCTAVE = 12

/** Root, third and seventh as bits of semitones, with what stands for them; 0 where one is missing. */
function shellOf({ degrees, semitones }: ChordType): number {
  const toneOf = (number: number) => semitones[degrees.findIndex((one) => one.number === number)]
  const third = toneOf(3) ?? toneOf(4)
  const seventh = toneOf(7) ?? toneOf(6)
  return third === undefined || seventh === undefined ? 0 : 1 | (1 << third) | (1 << seventh)
}

/**
 * Four different tones, ascending, that fall into close position when their lowest rises an octave:
 * it then lies second from the top in drop 2, third from the top in drop 3.
 */
export function droppedVoiceOf(voices: ArrayLike<number>): 'drop 2' | 'drop 3' | undefined {
  const raised = voices[0]! + OCTAVE
  if (voices[3]! - voices[1]! >= OCTAVE || voices[3]! <= raised) return undefined
  return voices[2]! < raised ? 'drop 2' : voices[1]! < raised ? 'drop 3' : undefined
}

/**
 * A function that tells the family of a grip of a chord by so many voices, ascending, all of
 * different tones, and by the bits of their semitones above the root.
 */
export function familyReader(
  chord: ChordType,
): (voices: ArrayLike<number>, count: number, tones: number, bass: number) => Family | undefined {
  const shell = shellOf(chord)
  const isTriad = chord.degrees.length === 3
  return (voices, count, tones, bass) => {
    if (count < 3 || count > 4) return undefined
    for (let voice = 1; voice < count; voice++) {
      const step = voices[voice]! - voices[voice - 1]!
      if (step <= 0 || step >= OCTAVE) return undefined
    }
    if (count === 3) {
      if (tones === shell && bass === 0) return 'shell'
      if (!isTriad) return undefined
      return voices[2]! - voices[0]! < OCTAVE ? 'close triad' : 'spread triad'
    }
    return droppedVoiceOf(voices)
  }
}
