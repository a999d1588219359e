/** A grip in words, for those who do not see its box. */
import type { Neck } from '#engine/instrument/neck'
import type { Voicing } from '#engine/voicing/voicing'
import { spokenNote, spokenString } from '../../state/display-text'

const INVERSIONS = [
  'root position',
  'first inversion',
  'second inversion',
  'third inversion',
] as const
const FINGERS = ['', 'index finger', 'middle finger', 'ring finger', 'little finger'] as const

/** `root position`, `first inversion`; beyond the third the bass is named. */
export function inversionWords(voicing: Voicing): string {
  return INVERSIONS[voicing.inversion] ?? `${spokenNote(voicing.bass.pitchClass)} in the bass`
}

/**
 * String by string from the last: `low E string muted; A string, fret 3, ring finger; …`, with
 * the barres at the end.
 */
export function gripWords(voicing: Voicing, neck: Neck): string {
  const strings = voicing.frets.map((fret, place) => {
    const string = spokenString(voicing.frets.length - place, neck)
    if (fret === null) return `${string} muted`
    if (fret === 0) return `${string} open`
    const finger = FINGERS[voicing.fingers[place] ?? 0]
    return `${string}, fret ${fret}${finger ? `, ${finger}` : ''}`
  })
  const barres = voicing.barres.map(
    (barre) =>
      `${FINGERS[barre.finger]} bars fret ${barre.fret} from the ${spokenString(barre.fromString, neck)} to the ${spokenString(barre.toString, neck)}`,
  )
  return `${[...strings, ...barres].join('; ')}.`
}

/** `easy`, `hard`: the level in a word. */
export function difficultyWord(level: number): string {
  return ['first lesson', 'easy', 'medium', 'demanding', 'hard'][level - 1] ?? 'hard'
}
