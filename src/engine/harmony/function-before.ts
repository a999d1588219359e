/**
 * What a chord does before the next ones: a dominant seventh from outside the key whose root falls a
 * fifth is the dominant of that chord, a minor chord from outside before such a dominant its ii, and
 * a passing diminished chord is counted by where it goes.
 */
import { type ChordType, chordTypeById } from '../theory/chord'
import { parseDegree, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { scaleById } from '../theory/scale'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import { type ChordFunction, chordFunctionOf } from './chord-function'
import type { Key } from './key'
import { formatRomanNumeral } from './roman-numeral'
import { passingRootOf, rootOfKey } from './root-spelling'

interface RootedChord {
  readonly root: NoteName
  readonly chord: ChordType
  /** Where the chord was asked for as a numeral, which stands. */
  readonly numeral?: string
}

/** Chords to rest on; a dominant that goes on to another dominant keeps its own name. */
const MAJOR_GOALS: readonly ChordFamily[] = ['major', 'major7']
const MINOR_GOALS: readonly ChordFamily[] = ['minor', 'minor7', 'minorMajor']
const SECONDS: readonly ChordFamily[] = ['minor', 'minor7', 'diminished', 'halfDiminished']
const SECOND_SEVENTHS: Readonly<Partial<Record<ChordFamily, ChordType>>> = {
  minor7: chordTypeById('minor7')!,
  halfDiminished: chordTypeById('halfDiminished7')!,
}
/** What a chord from outside the key is where nothing nearer is known of it. */
const BORROWED_ROLES: readonly string[] = [
  'modal interchange',
  'chromatic minor chord',
  'chromatic chord',
]
const DIMINISHED: readonly ChordFamily[] = ['diminished', 'diminished7']
/** A dominant that leads home, and one of the blues. */
const SETTLED_ROLES: readonly string[] = ['dominant', 'blues chord']
const SECONDARY_DOMINANT = 'secondary dominant'
const SECONDARY_PREDOMINANT = 'secondary predominant'
const LEADING_TONE_CHORD = 'leading-tone chord'
const PICARDY = 'tonic major (Picardy third)'

const MAJOR = chordTypeById('major')!
const DOMINANT_SEVENTH = chordTypeById('dominant7')!
const MINOR = chordTypeById('minor')!
const MAJOR_SCALE = scaleById('major')!
const TRITONE = 6
const FOURTH = parseDegree('4')!
const FLAT_SEVENTH = parseDegree('b7')!

/** A minor sixth chord rests, as a tonic or a iv; the half-diminished chord of its tones is the ii. */
const isSecond = (chord: ChordType) =>
  SECONDS.includes(chordFamilyOf(chord)) && !chord.degrees.some(({ number }) => number === 6)

const risesTo = (current: RootedChord, next: RootedChord) =>
  withinOctave(pitchClassOf(next.root) - pitchClassOf(current.root))

/** Numeral of the root and mode of a chord to rest on; `undefined` for other chords. */
function goalOf(key: Key, { root, chord }: RootedChord): string | undefined {
  const family = chordFamilyOf(chord)
  const triad = MAJOR_GOALS.includes(family) ? MAJOR : MINOR_GOALS.includes(family) ? MINOR : null
  return triad ? formatRomanNumeral(key, rootOfKey(root, chord, key).counted, triad) : undefined
}

/** The numeral of a dominant of the next chord, V7/bII. */
function dominantNumeralOf(
  key: Key,
  current: RootedChord,
  next: RootedChord,
  { role }: ChordFunction,
): string | undefined {
  const isDominant = chordFamilyOf(current.chord) === 'dominant7'
  const isSecondary = role === SECONDARY_DOMINANT
  if (!isDominant && role !== PICARDY && !isSecondary) return undefined
  // A triad that is a dominant itself is gone through: A7 D G7 of C are V7/ii V/V V7.
  if (isSecondary && chordFunctionOf(key, next.root, next.chord).role === role) return undefined
  const goal = risesTo(current, next) === 5 ? goalOf(key, next) : undefined
  return goal === undefined ? undefined : `V${current.chord.symbol}/${goal}`
}

/** Whether the chord before is the ii of a dominant, Gm7 before C7, so that it leads on. */
export function isSecondOf(before: RootedChord, dominant: RootedChord): boolean {
  return isSecond(before.chord) && risesTo(before, dominant) === 5
}

/** The numeral of a ii of the chord that the next one is a dominant of, ii7/IV. */
function secondNumeralOf(
  key: Key,
  { root, chord }: RootedChord,
  [next, ...others]: readonly [RootedChord, ...RootedChord[]],
): string | undefined {
  if (!isSecondOf({ root, chord }, next)) return undefined
  const { numeral, role } = functionBefore(key, next, others)
  if (role !== SECONDARY_DOMINANT) return undefined
  const home = { root: spellDegree(root, FLAT_SEVENTH).name, scale: MAJOR_SCALE }
  return formatRomanNumeral(home, root, chord) + numeral.slice(numeral.indexOf('/'))
}

/** The numeral of a diminished chord on a half step to the next one, #i°7 or biii°7. */
function passingNumeralOf(key: Key, current: RootedChord, next: RootedChord): string | undefined {
  const { root, chord, numeral } = current
  if (!DIMINISHED.includes(chordFamilyOf(chord)) || numeral !== undefined) return undefined
  const rises = risesTo(current, next)
  if (rises !== 1 && rises !== 11) return undefined
  const above = withinOctave(pitchClassOf(root) - pitchClassOf(key.root))
  // Both #iv and bv fall to IV, so that one keeps its name.
  if (rises === 11 && above === TRITONE) return undefined
  return formatRomanNumeral(key, passingRootOf(above, rises === 1 ? 'rises' : 'falls', key), chord)
}

/**
 * The function of a chord in a key before the next chords of a progression: Ab7 in C minor is V7/bII
 * before Dbmaj7 and subV7/V before G7, Gm7 in C is ii7/IV before C7.
 *
 * @param following the chords after it, next first; two at most are looked at.
 */
export function functionBefore(
  key: Key,
  current: RootedChord,
  following: readonly RootedChord[],
): ChordFunction {
  const plain = chordFunctionOf(key, current.root, current.chord)
  const [next, afterNext] = following
  // The vii of a major key is also the ii of its vi: Bm7b5 E7 Am.
  const isOwn = plain.isDiatonic && plain.role !== LEADING_TONE_CHORD
  if (!next || isOwn || SETTLED_ROLES.includes(plain.role)) return plain
  const { alsoCalled: _, ...own } = plain
  const dominant = plain.isDiatonic ? undefined : dominantNumeralOf(key, current, next, plain)
  if (dominant !== undefined) return { ...own, numeral: dominant, role: SECONDARY_DOMINANT }
  const second = secondNumeralOf(key, current, afterNext ? [next, afterNext] : [next])
  if (second !== undefined) return { ...own, numeral: second, role: SECONDARY_PREDOMINANT }
  const passing = plain.isDiatonic ? undefined : passingNumeralOf(key, current, next)
  if (passing === undefined) return plain
  const role = plain.role === 'chromatic chord' ? 'passing diminished' : plain.role
  return { ...plain, numeral: passing, role }
}

/**
 * The function of a chord with nothing after it: a minor seventh or half-diminished chord from
 * outside the key is the ii of the dominant a fifth below, where that leads to a chord of the key.
 *
 * @example
 * functionAlone(parseKey('C')!, parseChordSymbol('Gm7')!).numeral // => "ii7/IV"
 */
export function functionAlone(key: Key, current: RootedChord): ChordFunction {
  const { root, chord } = current
  const plain = chordFunctionOf(key, root, chord)
  const seventh = SECOND_SEVENTHS[chordFamilyOf(chord)]
  // Em9 of C is iii with a tone from outside, so its seventh chord decides.
  if (!seventh || chordFunctionOf(key, root, seventh).isDiatonic) return plain
  if (!BORROWED_ROLES.includes(plain.role)) return plain
  const dominant = { root: spellDegree(root, FOURTH).name, chord: DOMINANT_SEVENTH }
  const second = functionBefore(key, current, [dominant])
  return second.role === SECONDARY_PREDOMINANT ? second : plain
}
