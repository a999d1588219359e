/** Key signatures and the roots of their keys. */
import { type Degree, spellDegree } from './interval'
import { LETTERS, letterIndexOf, type NoteName } from './pitch'
import { type Scale, scaleById } from './scale'
import { parentScaleOf } from './scale-parent'

export interface Signature {
  /** Sharps; flats below 0. Written are −7 to 7; roots such as Db minor or G# major lie beyond. */
  readonly fifths: number
  readonly isMinor: boolean
}

export const C_MAJOR_SIGNATURE: Signature = { fifths: 0, isMinor: false }

const MOST_SIGNS = 7
const MINOR_FIFTHS = 3

/**
 * Place of a name on the line of fifths, C = 0, sharpwards positive; F# is 6, Gb −6.
 *
 * @example
 * fifthsOf({ letter: 'F', accidental: 1 }) // => 6
 */
export function fifthsOf({ letter, accidental }: NoteName): number {
  return ((letterIndexOf(letter) * 2 + 1) % 7) - 1 + accidental * 7
}

/** The name so many fifths above C; the inverse of `fifthsOf`. */
export function nameOfFifths(fifths: number): NoteName {
  const accidental = Math.floor((fifths + 1) / 7)
  return { letter: LETTERS[(((fifths * 4) % 7) + 7) % 7]!, accidental }
}

/**
 * The root of the key that a signature stands for.
 *
 * @example
 * rootOfSignature({ fifths: 2, isMinor: false }) // => {"letter":"D","accidental":0}
 */
export function rootOfSignature({ fifths, isMinor }: Signature): NoteName {
  return nameOfFifths(isMinor ? fifths + MINOR_FIFTHS : fifths)
}

/** The signature, or the written one of the key that sounds the same. */
export function writtenSignatureOf({ fifths, isMinor }: Signature): Signature {
  let written = fifths
  while (written > MOST_SIGNS) written -= 12
  while (written < -MOST_SIGNS) written += 12
  return { fifths: written, isMinor }
}

/** Scales whose modes are written with the signature of the scale that they come from. */
const WRITTEN_AS_PARENT = ['major', 'harmonicMinor']

/** From the darkest to the brightest. */
const MODES_OF_MAJOR = ['locrian', 'phrygian', 'aeolian', 'dorian', 'mixolydian', 'ionian'].map(
  (id) => scaleById(id)!,
)
const ALL_MODES_OF_MAJOR = [...MODES_OF_MAJOR, scaleById('lydian')!]
const SEVEN_TONES = 7
const EIGHT_TONES = 8

/** Double harmonic has the tones of the Hungarian minor a fourth above, and is written as that is. */
const DOUBLE_HARMONIC = 'doubleHarmonic'
const HUNGARIAN_MINOR = scaleById('hungarianMinor')!
const FOURTH: Degree = { number: 4, alteration: 0 }

function holds({ pitchClassSet: outer }: Scale, { pitchClassSet: inner }: Scale): boolean {
  return (outer & inner) === inner
}

/**
 * The mode of major that a scale is written as: of eight tones the darkest that it holds, which
 * leaves one passing tone (bebop minor is dorian); without a third the brightest that holds it.
 */
function modeOfMajorIn(scale: Scale): Scale | undefined {
  const { semitones } = scale
  if (semitones.length === EIGHT_TONES) return MODES_OF_MAJOR.find((mode) => holds(scale, mode))
  const hasThird = semitones.includes(3) || semitones.includes(4)
  return hasThird ? undefined : MODES_OF_MAJOR.findLast((mode) => holds(mode, scale))
}

/** Tones of a scale with three or more signs of their own: a signature that misleads. */
const TOO_MANY_OWN_SIGNS = 3

function ownSignsIn(mode: Scale, { degreeLabels }: Scale): number {
  return degreeLabels.filter((label) => !mode.degreeLabels.includes(label)).length
}

/**
 * The mode of major that a scale of seven tones is nearest to, where its tones differ too often from
 * major or minor on its root: altered is locrian but for its b4. Of several equally near ones none.
 */
function nearestModeOfMajor(scale: Scale, isMinor: boolean): Scale | undefined {
  const byThird = scaleById(isMinor ? 'naturalMinor' : 'major')!
  if (scale.semitones.length !== SEVEN_TONES) return undefined
  if (ownSignsIn(byThird, scale) < TOO_MANY_OWN_SIGNS) return undefined
  const least = Math.min(...ALL_MODES_OF_MAJOR.map((mode) => ownSignsIn(mode, scale)))
  const [nearest, other] = ALL_MODES_OF_MAJOR.filter((mode) => ownSignsIn(mode, scale) === least)
  return other ? undefined : nearest
}

/**
 * The key that music in a scale is written in: of a mode of major or harmonic minor that of its
 * parent, of another scale that of major or minor on its root, as its third is written, or that of a
 * mode of major which is much nearer.
 *
 * @example
 * signatureOf({ letter: 'D', accidental: 0 }, scaleById('dorian')!) // => {"fifths":0,"isMinor":false}
 * signatureOf({ letter: 'A', accidental: 0 }, scaleById('blues')!) // => {"fifths":0,"isMinor":true}
 */
export function signatureOf(root: NoteName, scale: Scale): Signature {
  const isNaturalMinor = scale.modeOf?.scale === 'major' && scale.modeOf.degree === 6
  const parent = isNaturalMinor ? undefined : parentScaleOf(root, scale)
  if (parent && WRITTEN_AS_PARENT.includes(parent.scale.id)) {
    return signatureOf(parent.root, parent.scale)
  }
  if (scale.id === DOUBLE_HARMONIC) {
    return signatureOf(spellDegree(root, FOURTH).name, HUNGARIAN_MINOR)
  }
  const mode = modeOfMajorIn(scale)
  if (mode) return signatureOf(root, mode)
  const { degreeLabels } = scale
  const isMinor = degreeLabels.includes('b3') && !degreeLabels.includes('3')
  const nearest = nearestModeOfMajor(scale, isMinor)
  if (nearest) return signatureOf(root, nearest)
  return { fifths: fifthsOf(root) - (isMinor ? MINOR_FIFTHS : 0), isMinor }
}
