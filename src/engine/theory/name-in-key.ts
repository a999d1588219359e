/** How pitches are written in a key, and where they go. */
import { fifthsOf, nameOfFifths, type Signature } from './key-signature'
import { LETTERS, type NoteName, naturalPitchClassOf, pitchClassOf } from './pitch'
import { withinOctave } from './pitch-class'

/** Fifths from C to Fb and to B#: no double flats, and double sharps in minor alone. */
const FB = -8
const B_SHARP = 12

/** The flattest of the twelve names: in C major Ab, in A minor Bb, which leaves it C#, F#, G# and D#. */
function flattestOf({ fifths, isMinor }: Signature): number {
  const flattest = isMinor ? fifths - 2 : Math.min(fifths - 4, B_SHARP - 11)
  return Math.max(flattest, FB)
}

/**
 * A pitch class by its name that lies nearest to the key in the circle of fifths.
 *
 * @example
 * nearestNameIn(8, { fifths: 4, isMinor: false }) // => {"letter":"G","accidental":1}
 */
export function nearestNameIn(pitchClass: number, key: Signature): NoteName {
  const flattest = flattestOf(key)
  return nameOfFifths(flattest + withinOctave(pitchClass * 7 - flattest))
}

/** Whether a name needs no sign beside the note. */
export function isOfSignature(name: NoteName, { fifths }: Signature): boolean {
  const own = fifthsOf(name) - fifths
  return own >= -1 && own <= 5
}

/** Names that sound as another letter does. */
const SAME_AS_NATURAL: readonly string[] = ['C -1', 'F -1', 'E 1', 'B 1']
/** Keys with so many signs have such letters. */
const MANY_SIGNS = 6

/** Whether a name needs no double sign, and is no Cb, Fb, E# or B# that its key has no use for. */
export function isPlainName({ letter, accidental }: NoteName, { fifths }: Signature): boolean {
  if (Math.abs(accidental) > 1) return false
  return !SAME_AS_NATURAL.includes(`${letter} ${accidental}`) || fifths * accidental >= MANY_SIGNS
}

function naturalNameOf(pitchClass: number): NoteName | undefined {
  const letter = LETTERS.find((_, index) => naturalPitchClassOf(index) === pitchClass)
  return letter && { letter, accidental: 0 }
}

/** The name, or the natural in its place where it is not plain in the key. */
export function plainNameIn(name: NoteName, key: Signature): NoteName {
  if (isPlainName(name, key)) return name
  const pitchClass = pitchClassOf(name)
  return naturalNameOf(pitchClass) ?? nearestNameIn(pitchClass, key)
}

const RAISED_IN_MINOR = [9, 11]

/** Whether a pitch is the raised sixth or seventh of a minor key, written raised in both directions. */
function isRaisedInMinor(pitchClass: number, { fifths, isMinor }: Signature): boolean {
  return isMinor && RAISED_IN_MINOR.includes(withinOctave(pitchClass - 9 - fifths * 7))
}

/** 1 for a pitch that goes up by a half step, −1 for one that goes down by one, 0 for another. */
export type Direction = -1 | 0 | 1

/**
 * A pitch class outside the key by where it goes: the letter below raised on the way up, the letter
 * above lowered on the way down; a natural where that would take a sign that the key has no use for.
 *
 * @example
 * nameTowards(8, { fifths: -1, isMinor: false }, 1) // => {"letter":"G","accidental":1}
 * nameTowards(8, { fifths: -1, isMinor: false }, -1) // => {"letter":"A","accidental":-1}
 */
export function nameTowards(pitchClass: number, key: Signature, towards: -1 | 1): NoteName {
  const nearest = nearestNameIn(pitchClass, key)
  if (isRaisedInMinor(pitchClass, key)) return nearest
  const { letter, accidental } = nearestNameIn(withinOctave(pitchClass - towards), key)
  const name = { letter, accidental: accidental + towards }
  return isPlainName(name, key) ? name : (naturalNameOf(pitchClass) ?? nearest)
}

const THIRDS_AND_SIXTHS = [3, 4, 8, 9]
/** Fifths between the names of a third or a sixth. */
const MOST_FIFTHS = 4

/** How many of some names form a third or a sixth with a name, as they are written. */
function thirdsWith(name: NoteName, others: readonly NoteName[]): number {
  const isThird = (other: NoteName) =>
    THIRDS_AND_SIXTHS.includes(withinOctave(pitchClassOf(other) - pitchClassOf(name))) &&
    Math.abs(fifthsOf(other) - fifthsOf(name)) <= MOST_FIFTHS
  return others.filter(isThird).length
}

/**
 * A pitch class outside the key that goes nowhere by a half step: the name that lies nearest, or the
 * other one where that forms more thirds and sixths with the notes beside it.
 *
 * @example
 * nameBeside(8, { fifths: 0, isMinor: false }, []) // => {"letter":"A","accidental":-1}
 * nameBeside(8, { fifths: 0, isMinor: false }, [{ letter: 'E', accidental: 0 }]) // => {"letter":"G","accidental":1}
 */
export function nameBeside(
  pitchClass: number,
  key: Signature,
  beside: readonly NoteName[],
): NoteName {
  const nearest = nearestNameIn(pitchClass, key)
  if (isRaisedInMinor(pitchClass, key)) return nearest
  const plain = plainNameIn(nearest, key)
  const other = nameOfFifths(fifthsOf(plain) - 12 * Math.sign(plain.accidental))
  const isBetter = isPlainName(other, key) && thirdsWith(other, beside) > thirdsWith(plain, beside)
  return isBetter ? other : plain
}
