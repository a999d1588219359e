/** Keys: a tonic and the scale on it. */

import { chooseRoot } from '../theory/choose-root'
import type { ChordType } from '../theory/chord'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { findScale, type Scale, scaleById } from '../theory/scale'
import { type ChordFamily, chordFamilyOf } from './chord-family'

export interface Key {
  readonly root: NoteName
  readonly scale: Scale
}

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!
const MINOR_THIRD = 1 << 3
const MAJOR_THIRD = 1 << 4

/** Whether the third above the tonic is minor (and no major one beside it). */
export function isMinorScale(scale: Scale): boolean {
  return (scale.pitchClassSet & (MINOR_THIRD | MAJOR_THIRD)) === MINOR_THIRD
}

const KEY_TEXT = /^([A-Ga-g](?:##|#|bb|b|x|♯♯|♯|♭♭|♭|𝄪|𝄫)?)(?:\s*(.*))?$/u
const MAX_KEY_LENGTH = 64

/**
 * Reads a key: `C`, `Am`, `Eb major`, `f# minor`, `D dorian`, `G harmonicMinor`.
 *
 * @example
 * formatKey(parseKey('Bbm')!) // => "Bb naturalMinor"
 * parseKey('H') // => undefined
 */
export function parseKey(text: string): Key | undefined {
  if (text.length > MAX_KEY_LENGTH) return undefined
  const match = KEY_TEXT.exec(text.trim())
  const root = match ? parseRoot(match[1]!) : undefined
  if (!match || !root) return undefined
  const rest = match[2] ?? ''
  if (rest === '' || rest === 'M') return { root, scale: MAJOR }
  if (rest === 'm' || rest === 'min') return { root, scale: MINOR }
  const scale = findScale(rest === 'maj' ? 'major' : rest)
  return scale && { root, scale }
}

/** Writes a key as its tonic and scale id. */
export function formatKey(key: Key): string {
  return `${formatNoteName(key.root)} ${key.scale.id}`
}

/** Tonics of the keys that a chord alone suggests, as semitones from its root, with their mode. */
const USUAL_KEYS: Readonly<Partial<Record<ChordFamily, readonly [number, Scale]>>> = {
  minor: [0, MINOR],
  minor7: [0, MINOR],
  minorMajor: [0, MINOR],
  dominant7: [5, MAJOR],
  suspended7: [5, MAJOR],
  diminished: [1, MAJOR],
  diminished7: [1, MINOR],
  halfDiminished: [10, MINOR],
}

/**
 * The key that a chord is most often met in when none is given: tonic of its own mode, V of a major
 * key for a dominant seventh, vii for a diminished chord, ii of minor for a half-diminished one.
 *
 * @example
 * formatKey(usualKeyOf(parseRoot('G')!, chordTypeById('dominant7')!)) // => "C major"
 */
export function usualKeyOf(root: NoteName, chord: ChordType): Key {
  const [above, scale] = USUAL_KEYS[chordFamilyOf(chord)] ?? [0, MAJOR]
  return above === 0
    ? { root, scale }
    : { root: chooseRoot((pitchClassOf(root) + above) % 12, scale), scale }
}
