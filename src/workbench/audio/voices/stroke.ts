/** In which way a string is struck, and what a harmonic sounds. */
import { techniquesOf } from '#formats/score/technique-table'

/** `muted`: under the palm. `dead`: under a finger that does not press. */
export type Stroke = 'plain' | 'muted' | 'dead' | 'harmonic'

interface Struck {
  /** Of the tab. */
  readonly technique?: string | undefined
}

/** The way in which a note is struck. */
export function strokeOf({ technique = '' }: Struck): Stroke {
  const techniques = techniquesOf({ technique })
  if (techniques.includes('dead')) return 'dead'
  if (techniques.includes('harmonic') || techniques.includes('artificial-harmonic')) {
    return 'harmonic'
  }
  return techniques.includes('palm-mute') ? 'muted' : 'plain'
}

/**
 * Semitones that a string touched over a fret sounds above its open note: 2nd to 6th partial, at a
 * half, thirds, quarters, fifths and a sixth of the string.
 */
const SEMITONES_BY_TOUCHED_FRET: ReadonlyMap<number, number> = new Map([
  [3, 31],
  [4, 28],
  [5, 24],
  [7, 19],
  [9, 28],
  [12, 12],
  [16, 28],
  [19, 19],
  [24, 24],
])

/**
 * What a harmonic sounds. A natural one by the fret that is touched, over a fret that is no node what
 * is written; an artificial one, touched twelve frets above the finger, an octave higher.
 *
 * @param stringMidi what the string sounds open, with its capo.
 */
export function harmonicMidiOf(
  { midi, technique = '' }: Struck & { readonly midi: number },
  stringMidi: number,
): number {
  if (!techniquesOf({ technique }).includes('harmonic')) return midi + 12
  const semitones = SEMITONES_BY_TOUCHED_FRET.get(midi - stringMidi)
  return semitones === undefined ? midi : stringMidi + semitones
}
