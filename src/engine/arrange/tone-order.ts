/** Which tones of a chord a player looks for first. */
import type { ChordType } from '../theory/chord'
import type { Degree } from '../theory/interval'
import { withinOctave } from '../theory/pitch-class'
import { isOptionalIn } from './asked-chords'

export type ToneKind = 'root' | 'fifth' | 'other'

export interface SoundingChord {
  readonly chord: ChordType
  /** Pitch class of the root. */
  readonly root: number
}

/** The tone of a chord type that a pitch class is. */
export function kindOf(pitchClass: number, { root, chord }: SoundingChord): ToneKind {
  const semitones = withinOctave(pitchClass - root)
  const degree = chord.degrees[chord.semitones.findIndex((own) => own % 12 === semitones)]
  if (degree?.number === 1) return 'root'
  return degree?.number === 5 && degree.alteration === 0 ? 'fifth' : 'other'
}

/**
 * The order in which the tones that name a chord are wanted: its third, of a sus chord its second or
 * fourth, then root, seventh and what is added.
 */
function rankOf({ number }: Degree): number {
  if (number >= 2 && number <= 4) return 0
  if (number === 1) return 1
  return number === 7 ? 2 : 3
}

/** Pitch classes that name the chord and are not heard, the most wanted first; a fifth names none. */
export function wantedClasses(
  { chord, root }: SoundingChord,
  heard: ReadonlySet<number>,
): readonly number[] {
  return chord.degrees
    .map((degree, index) => ({ degree, pitchClass: withinOctave(root + chord.semitones[index]!) }))
    .filter(
      ({ degree, pitchClass }) =>
        !isOptionalIn(chord, degree) &&
        !(degree.number === 5 && degree.alteration === 0) &&
        !heard.has(pitchClass),
    )
    .sort((a, b) => rankOf(a.degree) - rankOf(b.degree))
    .map(({ pitchClass }) => pitchClass)
}
