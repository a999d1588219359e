/** How to write a root of which only the pitch class is known. */
import { type ChordType, spellChord } from '../theory/chord'
import { degreeBetween, parseDegree, semitonesOfDegree, spellDegree } from '../theory/interval'
import { fifthsOf } from '../theory/key-signature'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { spellScale } from '../theory/scale'
import { isMinorScale, type Key } from './key'

const NAMES_OF: readonly (readonly NoteName[])[] = [
  'C', 'C# Db', 'D', 'Eb D#', 'E', 'F', 'F# Gb', 'G', 'Ab G#', 'A', 'Bb A#', 'B',
].map((names) => names.split(' ').map((name) => parseRoot(name)!)) // biome-ignore format: twelve names in a row

/** A double accidental is harder to read than two single ones. */
const DOUBLE_ACCIDENTAL_COST = 3

function accidentalCostOf(names: readonly NoteName[]): number {
  let cost = 0
  for (const { accidental } of names) {
    cost += Math.abs(accidental) === 2 ? DOUBLE_ACCIDENTAL_COST : Math.abs(accidental)
  }
  return cost
}

/**
 * The root whose chord needs the fewest accidentals; ties fall to C#, Eb, F#, Ab and Bb, and to the
 * flat of two roots where it is moved from a root with a flat or from F.
 */
export function simplestRootOf(
  pitchClass: number,
  chord: ChordType,
  movedFrom?: NoteName,
): NoteName {
  const [first, second] = NAMES_OF[pitchClass]!
  if (!second) return first!
  const less =
    accidentalCostOf(spellChord(second, chord)) - accidentalCostOf(spellChord(first!, chord))
  const isFlat = movedFrom !== undefined && fifthsOf(movedFrom) < 0 && second.accidental < 0
  return less < 0 || (less === 0 && isFlat) ? second : first!
}

export function hasDoubles(root: NoteName, chord: ChordType): boolean {
  return spellChord(root, chord).some(({ accidental }) => Math.abs(accidental) > 1)
}

/** Steps outside a key: lowered ones by default, raised ones where the chord leads upwards. */
const LOWERED = ['1', 'b2', '2', 'b3', '3', '4', '#4', '5', 'b6', '6', 'b7', '7'].map(
  (text) => parseDegree(text)!,
)
const RAISED = ['1', '#1', '2', '#2', '3', '4', '#4', '5', '#5', '6', '#6', '7'].map(
  (text) => parseDegree(text)!,
)

/** A pitch class by its place above a root, lowered outside the scale of a major key except #4. */
export function chromaticNameAbove(root: NoteName, pitchClass: number): NoteName {
  return spellDegree(root, LOWERED[(pitchClass - pitchClassOf(root) + 12) % 12]!).name
}

function leadsUpwards({ semitones }: ChordType): boolean {
  return semitones.includes(3) && semitones.includes(6)
}

/**
 * The root as the key writes it: by its scale, else lowered; a diminished chord leads upwards and
 * is raised, unless only that would need a double accidental.
 */
export function rootInKey(pitchClass: number, chord: ChordType, key: Key): NoteName {
  const above = (pitchClass - pitchClassOf(key.root) + 12) % 12
  const inScale = key.scale.degrees.find((degree) => semitonesOfDegree(degree) === above)
  if (inScale) return spellDegree(key.root, inScale).name
  const lowered = spellDegree(key.root, LOWERED[above]!).name
  if (!leadsUpwards(chord)) return lowered
  const raised = spellDegree(key.root, RAISED[above]!).name
  return hasDoubles(raised, chord) && !hasDoubles(lowered, chord) ? lowered : raised
}

/** Whether a tone needs a double accidental, but for raised ones: the #5 of C#m7#5 is G##. */
function isHardToRead(root: NoteName, chord: ChordType): boolean {
  const isDouble = ({ accidental }: NoteName) => Math.abs(accidental) > 1
  const tones = spellChord(root, chord)
  return (
    isDouble(root) || tones.some((name, at) => chord.degrees[at]!.alteration < 1 && isDouble(name))
  )
}

/**
 * The root as the key writes it, but under its simplest name where only that spares a chord from
 * outside the key double accidentals: Dadd9 in Gb, not Ebbadd9.
 */
export function readableRootIn(pitchClass: number, chord: ChordType, key: Key): NoteName {
  const root = rootInKey(pitchClass, chord, key)
  const above = (pitchClass - pitchClassOf(key.root) + 12) % 12
  const isOwn = key.scale.semitones.some((semitones) => semitones % 12 === above)
  if (isOwn || leadsUpwards(chord) || !isHardToRead(root, chord)) return root
  const simplest = simplestRootOf(pitchClass, chord)
  return isHardToRead(simplest, chord) ? root : simplest
}

const AWKWARD_ROOTS: ReadonlySet<string> = new Set(['Fb', 'Cb', 'E#', 'B#'])

/** Whether players would rather write a root under its other name: Fb, Cb, E#, B#, doubles. */
export function isAwkwardRoot(root: NoteName): boolean {
  return Math.abs(root.accidental) > 1 || AWKWARD_ROOTS.has(formatNoteName(root))
}

/**
 * A chord's root as players write it in a key: never with a double accidental, and Fb, Cb, E# and B#
 * only where the key's own scale has them.
 *
 * @example
 * formatNoteName(plainRootOf(parseRoot('Bbb')!, parseKey('Db')!)) // => "A"
 */
export function plainRootOf(root: NoteName, key: Key): NoteName {
  const isOwn = spellScale(key.root, key.scale).some(
    ({ letter, accidental }) => letter === root.letter && accidental === root.accidental,
  )
  if (!isAwkwardRoot(root) || (isOwn && Math.abs(root.accidental) < 2)) return root
  return NAMES_OF[pitchClassOf(root)]![0]!
}

/** The raised degree that chords of every kind stand on, #IV. */
const RAISED_FOURTH = 4
const MINOR_THIRD = 3

/**
 * Whether a chord is not counted by a raised degree: one without a minor third never but on #IV,
 * nor one on a tone that the key has under another name. Chords that lead upwards are.
 */
function isCountedLowered(root: NoteName, chord: ChordType, key: Key): boolean {
  if (leadsUpwards(chord)) return false
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12) % 12
  return (
    !chord.semitones.includes(MINOR_THIRD) ||
    root.accidental <= 0 ||
    key.scale.semitones.some((semitones) => semitones % 12 === above)
  )
}

/** Whether no numeral is written so: bI, bIV, #III, #VII, doubles, and F# in Ab minor, which is bVII. */
function isStrangeDegree(root: NoteName, chord: ChordType, key: Key): boolean {
  const { number, alteration } = degreeBetween(key.root, root)
  if (Math.abs(alteration) > 1) return true
  if (alteration < 0) return number === 1 || number === 4
  if (alteration === 0 || number === RAISED_FOURTH) return false
  return number === 3 || number === 7 || isCountedLowered(root, chord, key)
}

/**
 * Whether a key writes a chord on this root as it stands: on a tone of its scale with at most one
 * double accidental, on another with none, but for the leading tone of a minor key: F##dim in G#m.
 */
function isWritable(root: NoteName, chord: ChordType, key: Key): boolean {
  const { number, alteration } = degreeBetween(key.root, root)
  const isOwn = key.scale.degrees.some(
    (degree) => degree.number === number && degree.alteration === alteration,
  )
  const isLeadingTone = isMinorScale(key.scale) && number === 7 && alteration === 0
  const counted = isLeadingTone ? spellChord(root, chord).slice(1) : spellChord(root, chord)
  const doubles = counted.filter(({ accidental }) => Math.abs(accidental) > 1).length
  return doubles <= (isOwn && !isLeadingTone ? 1 : 0)
}

/**
 * The root of a passing diminished chord: a raised degree where it rises a half step, a lowered one
 * where it falls.
 *
 * @param above semitones above the tonic, 0–11
 */
export function passingRootOf(above: number, moves: 'rises' | 'falls', key: Key): NoteName {
  return spellDegree(key.root, (moves === 'rises' ? RAISED : LOWERED)[above]!).name
}

export interface RootOfKey {
  /** The root as it is written. */
  readonly root: NoteName
  /** The root as its numeral counts it; another name of the same tone where that is hard to read. */
  readonly counted: NoteName
}

/**
 * A root whose numeral in the key is a usual one: Cb, bVI, for B in Eb. Where the name that the
 * numeral asks for needs double accidentals the root is left as it is: A in Db is bVI too.
 */
export function rootOfKey(root: NoteName, chord: ChordType, key: Key): RootOfKey {
  if (!isStrangeDegree(root, chord, key)) return { root, counted: root }
  const counted = rootInKey(pitchClassOf(root), chord, key)
  return { root: isWritable(counted, chord, key) ? counted : root, counted }
}
