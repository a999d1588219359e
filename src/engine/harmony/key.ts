/** Keys: a tonic and the scale on it. */
import { formatNoteName, type NoteName, parseRoot } from '../theory/pitch'
import { findScale, type Scale, scaleById } from '../theory/scale'

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
