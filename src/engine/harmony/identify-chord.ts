/** Chord names for sounding tones, likeliest first: what is this grip called? */
import { familyOf } from '../instrument/family-table'
import { isReentrant, type Neck } from '../instrument/neck'
import { type ChordType, chordTypeById, spellChord } from '../theory/chord'
import { type Degree, formatDegree, spellDegree } from '../theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOf, sizeOfSet, withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import { type AugmentedSixthKind, augmentedSixthOf, writtenAsSixth } from './augmented-sixth'
import { type BassRole, type ChordCandidate, findCandidates } from './chord-candidates'
import { formatSlashChord } from './chord-symbol'
import type { Key } from './key'
import { chromaticNameAbove, readableRootIn, simplestRootOf } from './root-spelling'
import { openStackOver, stackedCandidates } from './stacked-reading'

export interface SoundingTones {
  /** Bit n is set when pitch class n sounds. */
  readonly pitchClassSet: number
  /** Pitch class of the lowest tone; without it inversions are not weighed. */
  readonly bassPitchClass?: number
  /** Names given to tones in the request; roots and basses outside the key keep them. */
  readonly writtenNames?: readonly NoteName[]
  /** A chord name that stands with the tones: it goes first where it fits, and spells them, also in a key. */
  readonly said?: SaidChord
  /** Names inside the key are preferred and spelled as the key writes them. */
  readonly key?: Key
  /** As in `ToneSet`. */
  readonly hasRootlessSevenths?: boolean
}

export interface SaidChord {
  readonly root: NoteName
  readonly chord: ChordType
  readonly bass?: NoteName
}

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
  /** Where the names in the request write it so. */
  readonly augmentedSixth?: AugmentedSixthKind
  /** 100 for a complete plain triad in root position; only its order matters. */
  readonly score: number
  /** Why this name fits, one clause. */
  readonly reason: string
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

/** The name that the said chord gives a tone; a double accidental only where it is its root or bass. */
function saidNameOf(pitchClass: number, { root, chord, bass }: SaidChord): NoteName | undefined {
  const inner = spellChord(root, chord).filter(({ accidental }) => Math.abs(accidental) < 2)
  return [root, ...(bass ? [bass] : []), ...inner].find((name) => pitchClassOf(name) === pitchClass)
}

/** The name of the said chord, else the name in the request, but not for a tone of the key, which the key names. */
function writtenNameOf(pitchClass: number, { writtenNames, said, key }: SoundingTones) {
  const saidName = said && saidNameOf(pitchClass, said)
  if (saidName) return saidName
  const above = key && withinOctave(pitchClass - pitchClassOf(key.root))
  if (above !== undefined && ((key!.scale.pitchClassSet >> above) & 1) === 1) return undefined
  return writtenNames?.find((name) => pitchClassOf(name) === pitchClass)
}

/**
 * A root under the name in the request, else as the key writes it, else in its simplest spelling.
 */
function rootNameOf(pitchClass: number, chord: ChordType, tones: SoundingTones): NoteName {
  const written = writtenNameOf(pitchClass, tones)
  if (written) return written
  return tones.key
    ? readableRootIn(pitchClass, chord, tones.key)
    : simplestRootOf(pitchClass, chord)
}

const MAJOR = chordTypeById('major')!

/**
 * The bass under the name in the request, else as its tone of the chord is spelled, but never with
 * a double accidental.
 */
function bassNameOf(
  bassPitchClass: number,
  root: NoteName,
  inChord: NoteName | undefined,
  tones: SoundingTones,
): NoteName {
  const written = writtenNameOf(bassPitchClass, tones)
  const name = written ?? inChord ?? chromaticNameAbove(root, bassPitchClass)
  return !written && Math.abs(name.accidental) > 1 ? rootNameOf(bassPitchClass, MAJOR, tones) : name
}

function readingOf(candidate: ChordCandidate, tones: SoundingTones): ChordReading {
  const { chord, rootPitchClass, bassRole, missing } = candidate
  const { bassPitchClass } = tones
  const root = rootNameOf(rootPitchClass, chord, tones)
  const spelled = spellChord(root, chord)
  const bassIndex = spelled.findIndex((name) => pitchClassOf(name) === bassPitchClass)
  const bassDegree = chord.degrees[bassIndex]
  const bass =
    bassPitchClass === undefined
      ? undefined
      : bassNameOf(bassPitchClass, root, spelled[bassIndex], tones)
  const omitted = chord.degrees.filter(
    (_, index) => (missing >> (chord.semitones[index]! % 12)) & 1,
  )
  const isRootless = (missing & 1) !== 0
  const inversion = bassDegree && INVERSION_OF_NUMBER.get(bassDegree.number)
  const sixth = augmentedSixthOf(root, chord, omitted, tones.writtenNames ?? [])
  const isThirdMissing = omitted.some(({ number }) => number === 3)
  const slash = bass && bassRole !== 'root' && !isRootless ? `/${formatNoteName(bass)}` : ''
  return {
    symbol: formatSlashChord(root, chord) + (isThirdMissing ? '(no3)' : '') + slash,
    root,
    chord,
    ...(bass && { bass }),
    bassRole,
    ...(inversion !== undefined && { inversion }),
    isRootless,
    ...(sixth && { augmentedSixth: sixth }),
    tones: sixth
      ? chord.degrees.map((degree) => spellDegree(root, writtenAsSixth(degree)).name)
      : spelled,
    omitted,
    score: Math.max(0, 100 - candidate.cost),
    reason: reasonOf(omitted, isRootless, bassRole, bassDegree),
  }
}

/** The candidates with the one that is the said chord first; a said chord whose root is silent stays where it is. */
function withSaidFirst(
  candidates: readonly ChordCandidate[],
  { said, bassPitchClass }: SoundingTones,
): readonly ChordCandidate[] {
  if (!said) return candidates
  const isSaidBass = said.bass && pitchClassOf(said.bass) === bassPitchClass
  const isSaid = ({ chord, rootPitchClass, missing, bassRole }: ChordCandidate) =>
    chord.id === said.chord.id &&
    rootPitchClass === pitchClassOf(said.root) &&
    (missing & 1) === 0 &&
    (bassRole !== 'foreign' || isSaidBass)
  const found = candidates.find(isSaid)
  return found ? [found, ...candidates.filter((one) => one !== found)] : candidates
}

/**
 * Names a set of tones, likeliest first: complete chords in root position, then inversions,
 * chords with a tone left out, chords over a foreign bass, rootless ones; where the chord table has
 * none, the names that the tones stack up to. One pitch class alone has no chord name, and some
 * sets have none: the answer is then empty.
 *
 * @param limit how many names at most.
 *
 * @example
 * identifyChord({ pitchClassSet: 0b1010010001, bassPitchClass: 0 }, 2).map(({ symbol }) => symbol)
 * // => ["C6","Am7/C"]
 */
export function identifyChord(tones: SoundingTones, limit = 8): readonly ChordReading[] {
  const { pitchClassSet, bassPitchClass, key, hasRootlessSevenths } = tones
  if (sizeOfSet(pitchClassSet) < 2) return []
  const found = findCandidates({
    pitchClassSet,
    ...(bassPitchClass !== undefined && { bassPitchClass }),
    ...(hasRootlessSevenths && { hasRootlessSevenths }),
    ...(key && {
      keySet: pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet),
      tonicPitchClass: pitchClassOf(key.root),
    }),
  })
  const candidates =
    found.length > 0
      ? [...openStackOver(pitchClassSet, bassPitchClass, found[0]!), ...found]
      : stackedCandidates(pitchClassSet, bassPitchClass)
  return withSaidFirst(candidates, tones)
    .slice(0, limit)
    .map((candidate) => readingOf(candidate, tones))
}

/**
 * The tones of sounding pitches, the lowest as bass. On a re-entrant neck the lowest is no bass:
 * 2010 of a ukulele is F, not F/C.
 */
export function soundingTonesOf(midis: readonly number[], neck?: Neck): SoundingTones {
  const hasBass = midis.length > 0 && !(neck && isReentrant(neck))
  return {
    pitchClassSet: pitchClassSetOf(midis),
    ...(hasBass && { bassPitchClass: Math.min(...midis) % 12 }),
    ...(neck && { hasRootlessSevenths: familyOf(neck.instrument).hasRootlessSevenths }),
  }
}
