/**
 * What a chord does before the next one: a dominant seventh from outside the key whose root falls a
 * fifth is the dominant of that chord, whatever it would be alone.
 */
import { type ChordType, chordTypeById } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import { type ChordFunction, chordFunctionOf } from './chord-function'
import type { Key } from './key'
import { formatRomanNumeral } from './roman-numeral'
import { rootOfKey } from './root-spelling'

interface RootedChord {
  readonly root: NoteName
  readonly chord: ChordType
}

/** Chords to rest on; a dominant that goes on to another dominant keeps its own name. */
const MAJOR_GOALS: readonly ChordFamily[] = ['major', 'major7']
const MINOR_GOALS: readonly ChordFamily[] = ['minor', 'minor7', 'minorMajor']
/** A dominant that falls a fifth already, and one of the blues. */
const SETTLED_ROLES: readonly string[] = ['dominant', 'secondary dominant', 'blues chord']
const PICARDY = 'tonic major (Picardy third)'

const MAJOR = chordTypeById('major')!
const MINOR = chordTypeById('minor')!

/** Numeral of the root and mode of a chord to rest on; `undefined` for other chords. */
function goalOf(key: Key, { root, chord }: RootedChord): string | undefined {
  const family = chordFamilyOf(chord)
  const triad = MAJOR_GOALS.includes(family) ? MAJOR : MINOR_GOALS.includes(family) ? MINOR : null
  return triad ? formatRomanNumeral(key, rootOfKey(root, chord, key).counted, triad) : undefined
}

/**
 * The function of a chord in a key before the next chord of a progression: Ab7 in C
 * minor is V7/bII before Dbmaj7 and subV7/V before G7.
 */
export function functionBefore(
  key: Key,
  current: RootedChord,
  next: RootedChord | undefined,
): ChordFunction {
  const plain = chordFunctionOf(key, current.root, current.chord)
  if (!next || plain.isDiatonic || SETTLED_ROLES.includes(plain.role)) return plain
  const isDominant = chordFamilyOf(current.chord) === 'dominant7' || plain.role === PICARDY
  const falls = withinOctave(pitchClassOf(next.root) - pitchClassOf(current.root)) === 5
  const goal = isDominant && falls ? goalOf(key, next) : undefined
  if (goal === undefined) return plain
  const { alsoCalled: _, ...own } = plain
  return { ...own, numeral: `V${current.chord.symbol}/${goal}`, role: 'secondary dominant' }
}
