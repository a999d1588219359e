/** Chord names for sounding tones, likeliest first: what is this grip called? */
import { CHORD_TYPES, type ChordType, spellChord } from '../theory/chord'
import { type Degree, formatDegree } from '../theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'
import { formatSlashChord } from './chord-symbol'
import type { Key } from './key'
import * as cost from './reading-cost'
import { chromaticNameAbove, rootInKey, simplestRootOf } from './root-spelling'

export interface SoundingTones {
  /** Bit n is set when pitch class n sounds. */
  readonly pitchClassSet: number
  /** Pitch class of the lowest tone; without it inversions are not weighed. */
  readonly bassPitchClass?: number
  /** Names that the asker gave to tones; they are kept for roots and basses. */
  readonly writtenNames?: readonly NoteName[]
  /** Names inside the key are preferred and spelled as the key writes them. */
  readonly key?: Key
}

/** Where the lowest tone stands in the chord. */
export type BassRole = 'root' | 'inversion' | 'tension' | 'foreign' | 'unknown'

export interface ChordReading {
  readonly symbol: string
  readonly root: NoteName
  readonly chord: ChordType
  readonly bass?: NoteName
  readonly bassRole: BassRole
  /** 0 root position, 1 third in the bass, 2 fifth, 3 seventh or sixth; `undefined` otherwise. */
  readonly inversion?: number
  readonly isRootless: boolean
  /** Chord tones spelled by degree, also those left out. */
  readonly tones: readonly NoteName[]
  /** Chord tones that do not sound, as degrees. */
  readonly omitted: readonly Degree[]
  /** 100 for a complete plain triad in root position; only its order matters. */
  readonly score: number
  /** Why this name fits, one clause. */
  readonly reason: string
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

function masksOf(chord: ChordType): TypeMasks {
  const optional = new Set(chord.optionalDegrees.map(formatDegree))
  const has = (wanted: number) => chord.degrees.some(({ number }) => number === wanted)
  const isTriad = chord.degrees.length === 3
  return {
    chord,
    set: chord.pitchClassSet,
    optional: bitsOf(chord, (degree) => optional.has(formatDegree(degree))),
    third: has(7) ? bitsOf(chord, ({ number }) => number === 3) : 0,
    triadFifth: isTriad ? bitsOf(chord, (degree) => formatDegree(degree) === '5') : 0,
    // Third and seventh carry a rootless chord.
    needed: has(3) && has(7) ? bitsOf(chord, ({ number }) => number === 3 || number === 7) : 0,
    typeCost: cost.costOfType(chord),
    takesForeignBass: FOREIGN_BASS_TYPES.has(chord.id),
  }
}

const TYPES: readonly TypeMasks[] = CHORD_TYPES.map(masksOf)

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Cost of the missing tones, or infinity where the name would be a lie without them. */
function costOfMissing(type: TypeMasks, missing: number): number {
  const optional = missing & type.optional
  const third = missing & type.third & ~type.optional
  const triadFifth = missing & type.triadFifth
  if ((missing & ~(optional | third | triadFifth)) !== 0) return Number.POSITIVE_INFINITY
  return (
    countBits(optional) * cost.OMITTED_OPTIONAL_COST +
    (third === 0 ? 0 : cost.OMITTED_THIRD_COST) +
    (triadFifth === 0 ? 0 : cost.OMITTED_TRIAD_FIFTH_COST)
  )
}

interface Candidate {
  readonly type: TypeMasks
  readonly rootPitchClass: number
  readonly missing: number
  readonly bassRole: BassRole
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
): Candidate | undefined {
  const extra = sounding & ~type.set
  let missing = type.set & ~sounding
  const isForeignBass = bassAbove !== undefined && extra === 1 << bassAbove
  if (extra !== 0 && !(isForeignBass && type.takesForeignBass && missing === 0)) return undefined
  let total = type.typeCost
  if ((missing & 1) !== 0) {
    if (type.needed === 0 || (missing & type.needed) !== 0) return undefined
    if (countBits(sounding) < MIN_ROOTLESS_TONES) return undefined
    missing &= ~1
    total += cost.ROOTLESS_COST
  }
  total += costOfMissing(type, missing)
  if (total === Number.POSITIVE_INFINITY) return undefined
  const bassRole = bassRoleOf(type, bassAbove)
  return {
    type,
    rootPitchClass,
    missing: type.set & ~sounding,
    bassRole,
    cost: total + COST_OF_BASS[bassRole],
  }
}

function keyBonusOf(candidate: Candidate, keySet: number): number {
  const tones = pitchClassSetOn(candidate.rootPitchClass, candidate.type.set)
  const rootBonus = (keySet >> candidate.rootPitchClass) & 1 ? cost.ROOT_IN_KEY_BONUS : 0
  return rootBonus + ((tones & ~keySet) === 0 ? cost.IN_KEY_BONUS : 0)
}

const INVERSION_WORDS = ['root', 'third', 'fifth', 'seventh'] as const
const INVERSION_OF_NUMBER: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [3, 1],
  [5, 2],
  [6, 3],
  [7, 3],
])

function listOf(degrees: readonly Degree[]): string {
  return degrees.map(formatDegree).join(', ')
}

function reasonOf(
  omitted: readonly Degree[],
  isRootless: boolean,
  bassRole: BassRole,
  bassDegree: Degree | undefined,
): string {
  const upper = omitted.filter(({ number }) => number !== 1)
  const parts = [
    isRootless
      ? 'third and seventh sound without the root'
      : upper.length === 0
        ? 'every tone of the chord sounds'
        : 'the tones that name the chord sound',
  ]
  if (upper.length > 0) parts.push(`${listOf(upper)} left out`)
  if (bassRole === 'root') parts.push('root in the bass')
  if (bassRole === 'inversion' || bassRole === 'tension') {
    const inversion = INVERSION_OF_NUMBER.get(bassDegree!.number)
    const isPlain = inversion !== undefined && bassDegree!.number !== 6
    parts.push(`${isPlain ? INVERSION_WORDS[inversion] : formatDegree(bassDegree!)} in the bass`)
  }
  if (bassRole === 'foreign') parts.push('over a bass that is not in the chord')
  return parts.join(', ')
}

function readingOf(candidate: Candidate, tones: SoundingTones): ChordReading {
  const { rootPitchClass, bassRole, missing } = candidate
  const { chord } = candidate.type
  const written = (pitchClass: number) =>
    tones.writtenNames?.find((name) => pitchClassOf(name) === pitchClass)
  const root =
    written(rootPitchClass) ??
    (tones.key
      ? rootInKey(rootPitchClass, chord, tones.key)
      : simplestRootOf(rootPitchClass, chord))
  const spelled = spellChord(root, chord)
  const bassPitchClass = tones.bassPitchClass
  const bassIndex =
    bassPitchClass === undefined
      ? -1
      : chord.semitones.findIndex((semitone) => (rootPitchClass + semitone) % 12 === bassPitchClass)
  const bass =
    bassPitchClass === undefined
      ? undefined
      : bassIndex >= 0
        ? spelled[bassIndex]!
        : (written(bassPitchClass) ?? chromaticNameAbove(root, bassPitchClass))
  const bassDegree = chord.degrees[bassIndex]
  const omitted = chord.degrees.filter(
    (_, index) => (missing >> (chord.semitones[index]! % 12)) & 1,
  )
  const isRootless = (missing & 1) !== 0
  const inversion = bassDegree && INVERSION_OF_NUMBER.get(bassDegree.number)
  const isThirdMissing = omitted.some(({ number }) => number === 3)
  const plain = formatSlashChord(root, chord)
  const slash = bass && bassRole !== 'root' && !isRootless ? `/${formatNoteName(bass)}` : ''
  return {
    symbol: plain + (isThirdMissing ? '(no3)' : '') + slash,
    root,
    chord,
    ...(bass && { bass }),
    bassRole,
    ...(inversion !== undefined && { inversion }),
    isRootless,
    tones: spelled,
    omitted,
    score: Math.max(0, 100 - candidate.cost),
    reason: reasonOf(omitted, isRootless, bassRole, bassDegree),
  }
}

/**
 * Names a set of tones, likeliest first: complete chords in root position, then inversions,
 * chords with a tone left out, chords over a foreign bass, rootless ones. One pitch class alone
 * has no chord name, and some sets have none: the answer is then empty.
 *
 * @param limit how many names at most.
 *
 * @example
 * identifyChord({ pitchClassSet: 0b1010010001, bassPitchClass: 0 }, 2).map(({ symbol }) => symbol)
 * // => ["C6","Am7/C"]
 */
export function identifyChord(tones: SoundingTones, limit = 8): readonly ChordReading[] {
  if (countBits(tones.pitchClassSet) < 2) return []
  const keySet = tones.key
    ? pitchClassSetOn(pitchClassOf(tones.key.root), tones.key.scale.pitchClassSet)
    : undefined
  const candidates: Candidate[] = []
  for (let root = 0; root < 12; root++) {
    const sounding = pitchClassSetOn((12 - root) % 12, tones.pitchClassSet)
    const bassAbove =
      tones.bassPitchClass === undefined ? undefined : (tones.bassPitchClass - root + 12) % 12
    for (const type of TYPES) {
      const candidate = candidateOf(type, root, sounding, bassAbove)
      if (!candidate) continue
      candidates.push(
        keySet === undefined
          ? candidate
          : { ...candidate, cost: candidate.cost - keyBonusOf(candidate, keySet) },
      )
    }
  }
  // Ties: the bass as root, then the plainer type, then the root nearest above the bass.
  const aboveBass = (candidate: Candidate) =>
    (candidate.rootPitchClass - (tones.bassPitchClass ?? 0) + 12) % 12
  candidates.sort(
    (a, b) => a.cost - b.cost || a.type.typeCost - b.type.typeCost || aboveBass(a) - aboveBass(b),
  )
  return candidates.slice(0, limit).map((candidate) => readingOf(candidate, tones))
}

/** The tones of sounding pitches, the lowest as bass. */
export function soundingTonesOf(midis: readonly number[]): SoundingTones {
  let pitchClassSet = 0
  for (const midi of midis) pitchClassSet |= 1 << (midi % 12)
  return midis.length === 0
    ? { pitchClassSet }
    : { pitchClassSet, bassPitchClass: Math.min(...midis) % 12 }
}
