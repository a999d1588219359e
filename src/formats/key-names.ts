/** Key signatures and the roots of their keys. */
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { parentScaleOf } from '#engine/theory/scale-parent'
import type { Key } from './written-pitch'

const MAJOR_ROOTS = ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'] as const // biome-ignore format: one row reads as a list
const MINOR_ROOTS = ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'] as const // biome-ignore format: one row reads as a list
const MOST_FLATS = 7

/**
 * The root of the key that a signature stands for.
 *
 * @example
 * rootOfSignature(2, false) // => "D"
 */
export function rootOfSignature(fifths: number, isMinor: boolean): string {
  return (isMinor ? MINOR_ROOTS : MAJOR_ROOTS)[fifths + MOST_FLATS] ?? 'C'
}

/** The signature of a root in major or minor, or of the root that sounds the same. */
function signatureOfRoot(root: NoteName, isMinor: boolean): number {
  const roots: readonly string[] = isMinor ? MINOR_ROOTS : MAJOR_ROOTS
  const same = roots.indexOf(formatNoteName(root))
  if (same >= 0) return same - MOST_FLATS
  const isTwin = (name: string) => pitchClassOf(parseRoot(name)!) === pitchClassOf(root)
  return roots.findIndex(isTwin) - MOST_FLATS
}

/** Scales whose modes are written with the signature of the scale that they come from. */
const WRITTEN_AS_PARENT = ['major', 'harmonicMinor']
const MINOR_AND_MAJOR_THIRD = 0b11000
const MINOR_THIRD = 0b1000

/**
 * The key that music in a scale is written in: of a mode of major or harmonic minor that of its
 * parent, of another scale that of major or minor on its root, as its third is.
 *
 * @example
 * keyOf(parseRoot('D')!, scaleById('dorian')!) // => {"fifths":0,"isMinor":false}
 * keyOf(parseRoot('A')!, scaleById('blues')!) // => {"fifths":0,"isMinor":true}
 */
export function keyOf(root: NoteName, scale: Scale): Key {
  const isMinor = (scale.pitchClassSet & MINOR_AND_MAJOR_THIRD) === MINOR_THIRD
  const isNaturalMinor = scale.modeOf?.scale === 'major' && scale.modeOf.degree === 6
  const parent = isNaturalMinor ? undefined : parentScaleOf(root, scale)
  return parent && WRITTEN_AS_PARENT.includes(parent.scale.id)
    ? keyOf(parent.root, parent.scale)
    : { fifths: signatureOfRoot(root, isMinor), isMinor }
}
