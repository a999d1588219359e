/** How pitches are written in a key: each by its name that lies nearest in the circle of fifths. */
import { LETTERS, type NoteName, naturalPitchClassOf } from '#engine/theory/pitch'
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

function pitchOf(midi: number, step: string, alter: number, isInKey: boolean): WrittenPitch {
  return { step, alter, octave: Math.floor((midi - alter) / 12) - 1, isInKey }
}

/**
 * @example
 * writtenPitch(68, { fifths: 4, isMinor: false }) // => {"step":"G","alter":1,"octave":4,"isInKey":true}
 */
export function writtenPitch(midi: number, key: Key): WrittenPitch {
  const flattest = flattestOf(key)
  const fifth = flattest + ((((midi * 7 - flattest) % 12) + 12) % 12)
  const alter = Math.floor((fifth + 1) / 7)
  const isInKey = fifth >= key.fifths - 1 && fifth <= key.fifths + 5
  return pitchOf(midi, STEPS[fifth + 1 - alter * 7]!, alter, isInKey)
}

/** Signs on letters that sound as another letter does. */
const SAME_AS_NATURAL: readonly string[] = ['C -1', 'F -1', 'E 1', 'B 1']
/** Keys with so many signs have such letters. */
const MANY_SIGNS = 6

/** Whether a name needs no double sign, and no Cb, Fb, E# or B# that its key has no use for. */
function isPlain(step: string, alter: number, { fifths }: Key): boolean {
  if (Math.abs(alter) > 1) return false
  return !SAME_AS_NATURAL.includes(`${step} ${alter}`) || fifths * alter >= MANY_SIGNS
}

/** 1 for a pitch that goes up by a half step, −1 for one that goes down by one, 0 for another. */
export type Direction = -1 | 0 | 1

const RAISED_IN_MINOR = [9, 11]

/** Whether a pitch is the raised sixth or seventh of a minor key, written raised in both directions. */
function isRaisedInMinor(midi: number, { fifths, isMinor }: Key): boolean {
  const aboveTonic = (((midi - 9 - fifths * 7) % 12) + 12) % 12
  return isMinor && RAISED_IN_MINOR.includes(aboveTonic)
}

/**
 * A pitch by where it goes: outside the key the letter below raised on the way up, the letter above
 * lowered on the way down; a natural where that would take a sign that the key has no use for.
 *
 * @example
 * writtenPitchTowards(68, { fifths: -1, isMinor: false }, 1).step // => "G"
 * writtenPitchTowards(68, { fifths: -1, isMinor: false }, -1).step // => "A"
 */
export function writtenPitchTowards(midi: number, key: Key, towards: Direction): WrittenPitch {
  const written = writtenPitch(midi, key)
  if (towards === 0 || written.isInKey || isRaisedInMinor(midi, key)) return written
  const { step, alter } = writtenPitch(midi - towards, key)
  if (isPlain(step, alter + towards, key)) return pitchOf(midi, step, alter + towards, false)
  return naturalOf(midi) ?? written
}

/** A pitch by its name in a chord; undefined where that is not plain in the key. */
export function writtenPitchNamed(
  midi: number,
  { letter, accidental }: NoteName,
  key: Key,
): WrittenPitch | undefined {
  return isPlain(letter, accidental, key) ? pitchOf(midi, letter, accidental, false) : undefined
}

function naturalOf(midi: number): WrittenPitch | undefined {
  const letter = LETTERS.find((_, index) => naturalPitchClassOf(index) === midi % 12)
  return letter && pitchOf(midi, letter, 0, false)
}
