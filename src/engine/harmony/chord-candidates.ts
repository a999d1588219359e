/** Every chord name that fits a set of sounding tones, with its cost. */
import { CHORD_TYPES, type ChordType } from '../theory/chord'
import { type Degree, formatDegree } from '../theory/interval'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import * as cost from './reading-cost'

/** Where the lowest tone stands in the chord. */
export type BassRole = 'root' | 'inversion' | 'tension' | 'foreign' | 'unknown'

/** Tones as bits: bit n is set when pitch class n sounds. */
export interface ToneSet {
  readonly pitchClassSet: number
  readonly bassPitchClass?: number
  /** Pitch classes of a key, whose chords are preferred. */
  readonly keySet?: number
}

interface TypeMasks {
  readonly chord: ChordType
  readonly set: number
  readonly optional: number
  readonly third: number
  readonly triadFifth: number
  readonly needed: number
  readonly typeCost: number
  readonly takesForeignBass: boolean
  readonly isRootlessName: boolean
}

const FOREIGN_BASS_TYPES: ReadonlySet<string> = new Set([
  'major',
  'minor',
  'dominant7',
  'minor7',
  'major7',
  'diminished',
  'sus4',
])

function bitsOf(chord: ChordType, isWanted: (degree: Degree) => boolean): number {
  let bits = 0
  chord.degrees.forEach((degree, index) => {
    if (isWanted(degree)) bits |= 1 << (chord.semitones[index]! % 12)
  })
  return bits
}

/**
 * Whether the name still says something when its third is silent. A minor third, and the #9 against
 * a major one, are the point of such chords.
 */
function holdsWithoutThird(chord: ChordType): boolean {
  return chord.degrees.every(
    ({ number, alteration }) =>
      (number !== 3 || alteration === 0) && (number !== 9 || alteration <= 0),
  )
}

/** Players leave out the root of dominants and of plain chords, not of rare ones. */
function isRootlessName(chord: ChordType): boolean {
  const labels = chord.degreeLabels
  return cost.isPlainType(chord) || (labels.includes('3') && labels.includes('b7'))
}

function masksOf(chord: ChordType): TypeMasks {
  const optional = new Set(chord.optionalDegrees.map(formatDegree))
  const has = (wanted: number) => chord.degrees.some(({ number }) => number === wanted)
  const isTriad = chord.degrees.length === 3
  return {
    chord,
    set: chord.pitchClassSet,
    optional: bitsOf(chord, (degree) => optional.has(formatDegree(degree))),
    third: has(7) && holdsWithoutThird(chord) ? bitsOf(chord, ({ number }) => number === 3) : 0,
    triadFifth: isTriad ? bitsOf(chord, (degree) => formatDegree(degree) === '5') : 0,
    // Third and seventh carry a rootless chord.
    needed: has(3) && has(7) ? bitsOf(chord, ({ number }) => number === 3 || number === 7) : 0,
    typeCost: cost.costOfType(chord),
    takesForeignBass: FOREIGN_BASS_TYPES.has(chord.id),
    isRootlessName: isRootlessName(chord),
  }
}

const TYPES: readonly TypeMasks[] = CHORD_TYPES.map(masksOf)

/** Cost of the missing tones; infinity where the name is wrong without them. */
function costOfMissing(type: TypeMasks, missing: number): number {
  const optional = missing & type.optional
  const third = missing & type.third & ~type.optional
  const triadFifth = missing & type.triadFifth
  if ((missing & ~(optional | third | triadFifth)) !== 0) return Number.POSITIVE_INFINITY
  return (
    sizeOfSet(optional) * cost.OMITTED_OPTIONAL_COST +
    (third === 0 ? 0 : cost.OMITTED_THIRD_COST) +
    (triadFifth === 0 ? 0 : cost.OMITTED_TRIAD_FIFTH_COST)
  )
}

export interface ChordCandidate {
  readonly chord: ChordType
  readonly rootPitchClass: number
  /** Chord tones that do not sound, by semitones above the root. */
  readonly missing: number
  readonly bassRole: BassRole
  /** The lower, the likelier. */
  readonly cost: number
}

function bassRoleOf(type: TypeMasks, bassAbove: number | undefined): BassRole {
  if (bassAbove === undefined) return 'unknown'
  if (bassAbove === 0) return 'root'
  const index = type.chord.semitones.findIndex((semitone) => semitone % 12 === bassAbove)
  if (index < 0) return 'foreign'
  return type.chord.degrees[index]!.number <= 7 ? 'inversion' : 'tension'
}

const COST_OF_BASS: Readonly<Record<BassRole, number>> = {
  root: 0,
  unknown: 0,
  inversion: cost.INVERSION_COST,
  tension: cost.TENSION_IN_BASS_COST,
  foreign: cost.FOREIGN_BASS_COST,
}

const MIN_ROOTLESS_TONES = 3

function candidateOf(
  type: TypeMasks,
  rootPitchClass: number,
  sounding: number,
  bassAbove: number | undefined,
): ChordCandidate | undefined {
  const extra = sounding & ~type.set
  let missing = type.set & ~sounding
  const isForeignBass = bassAbove !== undefined && extra === 1 << bassAbove
  if (extra !== 0 && !(isForeignBass && type.takesForeignBass && missing === 0)) return undefined
  let total = type.typeCost
  if ((missing & 1) !== 0) {
    if (!type.isRootlessName || type.needed === 0 || (missing & type.needed) !== 0) return undefined
    if (sizeOfSet(sounding) < MIN_ROOTLESS_TONES) return undefined
    missing &= ~1
    total += cost.ROOTLESS_COST
  }
  total += costOfMissing(type, missing)
  if (total === Number.POSITIVE_INFINITY) return undefined
  const bassRole = bassRoleOf(type, bassAbove)
  return {
    chord: type.chord,
    rootPitchClass,
    missing: type.set & ~sounding,
    bassRole,
    cost: total + COST_OF_BASS[bassRole],
  }
}

function keyBonusOf({ chord, rootPitchClass }: ChordCandidate, keySet: number): number {
  const tones = pitchClassSetOn(rootPitchClass, chord.pitchClassSet)
  const rootBonus = (keySet >> rootPitchClass) & 1 ? cost.ROOT_IN_KEY_BONUS : 0
  return rootBonus + ((tones & ~keySet) === 0 ? cost.IN_KEY_BONUS : 0)
}

const ROOT_AND_THIRDS = 0b11001

/** A common name whose root and third sound. */
function isPlain({ chord, missing }: ChordCandidate): boolean {
  return (missing & ROOT_AND_THIRDS) === 0 && cost.isPlainType(chord)
}

/** A rare name whose root does not sound. */
function isFarFetched({ chord, missing }: ChordCandidate): boolean {
  return (missing & 1) !== 0 && !cost.isPlainType(chord)
}

/**
 * Tries every chord type on every root; the cheapest name first. Far-fetched names are left out
 * where a plain one fits.
 */
export function findCandidates(tones: ToneSet): readonly ChordCandidate[] {
  const { pitchClassSet, bassPitchClass, keySet } = tones
  const candidates: ChordCandidate[] = []
  for (let root = 0; root < 12; root++) {
    const sounding = pitchClassSetOn((12 - root) % 12, pitchClassSet)
    const bassAbove = bassPitchClass === undefined ? undefined : (bassPitchClass - root + 12) % 12
    for (const type of TYPES) {
      const candidate = candidateOf(type, root, sounding, bassAbove)
      if (!candidate) continue
      const bonus = keySet === undefined ? 0 : keyBonusOf(candidate, keySet)
      candidates.push(bonus === 0 ? candidate : { ...candidate, cost: candidate.cost - bonus })
    }
  }
  const offered = candidates.some(isPlain)
    ? candidates.filter((one) => !isFarFetched(one))
    : candidates
  // Ties: the plainer type, then the root nearest above the bass.
  const aboveBass = ({ rootPitchClass }: ChordCandidate) =>
    (rootPitchClass - (bassPitchClass ?? 0) + 12) % 12
  return offered.sort(
    (a, b) =>
      a.cost - b.cost ||
      cost.costOfType(a.chord) - cost.costOfType(b.chord) ||
      aboveBass(a) - aboveBass(b),
  )
}
