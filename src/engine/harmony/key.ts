/** Keys: a tonic and the scale on it. */

import type { ChordType } from '../theory/chord'
import { parseDegree, spellDegree } from '../theory/interval'
import { signatureOf } from '../theory/key-signature'
import { formatNoteName, type NoteName, parseRoot } from '../theory/pitch'
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

/** Most signs of the key that a chord alone suggests; beyond six its other mode is plainer. */
const USUAL_SIGNS = 6
const WRITTEN_SIGNS = 7

interface UsualKey {
  /** Degree of the tonic above the root of the chord. */
  readonly degree: string
  readonly scale: Scale
}

/** Keys that a chord alone suggests where it is no tonic. */
const USUAL_KEYS: Readonly<Partial<Record<ChordFamily, UsualKey>>> = {
  dominant7: { degree: '4', scale: MAJOR },
  suspended7: { degree: '4', scale: MAJOR },
  diminished: { degree: 'b2', scale: MAJOR },
  diminished7: { degree: 'b2', scale: MINOR },
  halfDiminished: { degree: 'b7', scale: MINOR },
}

const MINOR_TONICS: readonly ChordFamily[] = [
  'minor',
  'minor7',
  'minorMajor',
  'diminished',
  'diminished7',
  'halfDiminished',
]

const signsOf = ({ root, scale }: Key) => Math.abs(signatureOf(root, scale).fifths)

/** The key on a root in the mode asked for, else in the other one; `undefined` where neither is written. */
function writtenKeyOn(root: NoteName, scale: Scale): Key | undefined {
  const both: readonly Key[] = [
    { root, scale },
    { root, scale: scale === MAJOR ? MINOR : MAJOR },
  ]
  return (
    both.find((key) => signsOf(key) <= USUAL_SIGNS) ??
    both.find((key) => signsOf(key) <= WRITTEN_SIGNS)
  )
}

/**
 * The key that a chord is most often met in when none is given: tonic of its own mode, V of a major
 * key for a dominant seventh, vii for a diminished chord, ii of minor for a half-diminished one. Its
 * tonic is named from the root as it is written: Db7 is V of Gb major, C#7 of F# major.
 *
 * @example
 * formatKey(usualKeyOf(parseRoot('G')!, chordTypeById('dominant7')!)) // => "C major"
 */
export function usualKeyOf(root: NoteName, chord: ChordType): Key {
  const family = chordFamilyOf(chord)
  const usual = USUAL_KEYS[family]
  const { name: tonic } = spellDegree(root, parseDegree(usual?.degree ?? '1')!)
  const away = usual && writtenKeyOn(tonic, usual.scale)
  if (away) return away
  const own = { root, scale: MINOR_TONICS.includes(family) ? MINOR : MAJOR }
  return usual ? (writtenKeyOn(root, own.scale) ?? own) : own
}
