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

/** The fewest signs of a key in which a leading tone or a chord is written so; flats below 0. */
const FEWEST_SIGNS: ReadonlyMap<string, number> = new Map([
  ['E 1', 2], ['B 1', 2], ['F 2', 4], ['C 2', 4], ['G 2', 4], ['C -1', -3], ['F -1', -4],
]) // biome-ignore format: a table

/** Whether lines of a key write a name where a half step or a stack of thirds asks for it. */
function isWrittenIn({ letter, accidental }: NoteName, { fifths }: Signature): boolean {
  const fewest = FEWEST_SIGNS.get(`${letter} ${accidental}`)
  if (fewest === undefined) return Math.abs(accidental) <= 1
  return fewest > 0 ? fifths >= fewest : fifths <= fewest
}

/** The letter that sounds a pitch class without a sign. */
export function naturalNameOf(pitchClass: number): NoteName | undefined {
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
  return isWrittenIn(name, key) ? name : (naturalNameOf(pitchClass) ?? nearest)
}

const THIRDS_AND_SIXTHS = [3, 4, 8, 9]
/** Fifths between the names of a third or a sixth. */
const MOST_FIFTHS = 4

/** How many of some names form a third or a sixth with a name, as they are written. */
export function thirdsWith(name: NoteName, others: readonly NoteName[]): number {
  const isThird = (other: NoteName) =>
    THIRDS_AND_SIXTHS.includes(withinOctave(pitchClassOf(other) - pitchClassOf(name))) &&
    Math.abs(fifthsOf(other) - fifthsOf(name)) <= MOST_FIFTHS
  return others.filter(isThird).length
}

/**
 * The one of some names that forms the most thirds and sixths with the notes beside it; none where
 * two form as many.
 */
export function nameByThirds(
  names: readonly NoteName[],
  beside: readonly NoteName[],
): NoteName | undefined {
  const counts = names.map((name) => thirdsWith(name, beside))
  const most = Math.max(...counts)
  const at = counts.indexOf(most)
  return counts.lastIndexOf(most) === at ? names[at] : undefined
}

/**
 * The names of a pitch class outside the key that goes nowhere by a half step: the one that lies
 * nearest, then others that the thirds of a chord may ask for.
 *
 * @example
 * namesOutside(8, { fifths: 0, isMinor: false }) // => [{"letter":"A","accidental":-1},{"letter":"G","accidental":1}]
 * namesOutside(5, { fifths: 2, isMinor: false }) // => [{"letter":"F","accidental":0},{"letter":"E","accidental":1}]
 */
export function namesOutside(pitchClass: number, key: Signature): readonly NoteName[] {
  const nearest = nearestNameIn(pitchClass, key)
  if (isRaisedInMinor(pitchClass, key)) return [nearest]
  const plain = plainNameIn(nearest, key)
  const others = [12, -12].map((fifths) => nameOfFifths(fifthsOf(plain) + fifths))
  return [plain, ...others.filter((other) => isWrittenIn(other, key))]
}
