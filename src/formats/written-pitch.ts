/** How pitches are written in a key: each by its name that lies nearest in the circle of fifths. */
import type { ScoreMeasure } from './score'

export type Key = Pick<ScoreMeasure, 'fifths' | 'isMinor'>

export const C_MAJOR_KEY: Key = { fifths: 0, isMinor: false }

export interface WrittenPitch {
  readonly step: string
  /** Semitones: 1 = sharp, -1 = flat. */
  readonly alter: number
  readonly octave: number
  /** Neither the step nor its sharp or flat needs a sign beside the note. */
  readonly isInKey: boolean
}

/** Naturals in fifths; C, the second, is counted 0. */
const STEPS = 'FCGDAEB'
/** Fifths from C to Fb and to B#: no double flats, and double sharps in minor alone. */
const FB = -8
const B_SHARP = 12

/** The flattest of the twelve names: in C major Ab, in A minor Bb, which leaves it C#, F#, G# and D#. */
function flattestOf({ fifths, isMinor }: Key): number {
  const flattest = isMinor ? fifths - 2 : Math.min(fifths - 4, B_SHARP - 11)
  return Math.max(flattest, FB)
}

/**
 * @example
 * writtenPitch(68, { fifths: 4, isMinor: false }) // => {"step":"G","alter":1,"octave":4,"isInKey":true}
 */
export function writtenPitch(midi: number, key: Key): WrittenPitch {
  const flattest = flattestOf(key)
  const fifth = flattest + ((((midi * 7 - flattest) % 12) + 12) % 12)
  const alter = Math.floor((fifth + 1) / 7)
  return {
    step: STEPS[fifth + 1 - alter * 7]!,
    alter,
    octave: Math.floor((midi - alter) / 12) - 1,
    isInKey: fifth >= key.fifths - 1 && fifth <= key.fifths + 5,
  }
}
