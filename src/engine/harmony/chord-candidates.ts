/** Every chord name that a set of sounding tones could bear, with what each costs. */
import { CHORD_TYPES, type ChordType, chordTypeById, chordTypeOf } from '../theory/chord'
import { parseDegree, semitonesOfDegree } from '../theory/interval'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import { formatDegrees } from './chord-draft'
import { optionalDegreesOf } from './compose-chord-type'
import * as cost from './reading-cost'
import { judgeTones, type ToneRules, toneRulesOf, toneSetOf } from './tone-rules'

/** Where the lowest tone stands in the chord. */
export type BassRole = 'root' | 'inversion' | 'tension' | 'foreign' | 'unknown'

/** Tones as bits: bit n is set when pitch class n sounds. */
export interface ToneSet {
  readonly pitchClassSet: number
  readonly bassPitchClass?: number
  /** Pitch classes of a key, whose chords are preferred, and its tonic. */
  readonly keySet?: number
  readonly tonicPitchClass?: number
  /** Played where a dominant seventh often does without its root: on a ukulele. */
  readonly hasRootlessSevenths?: boolean
}

interface NamedType {
  readonly chord: ChordType
  readonly rules: ToneRules
  readonly third: number
  /** The rules of its name with `(no3)`; absent where it has no such name. */
  readonly thirdless?: ToneRules
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

/**
 * Whether the name still says something when its third is silent. A minor third, and the #9 that
 * rubs against a major one, are what such chords are called for.
 */
function holdsWithoutThird({ degrees }: ChordType): boolean {
  const has = (wanted: number) => degrees.some(({ number }) => number === wanted)
  return (
    has(3) &&
    has(7) &&
    degrees.every(
      ({ number, alteration }) =>
        (number !== 3 || alteration === 0) && (number !== 9 || alteration <= 0),
    )
  )
}

/** The chord as its symbol with `(no3)` is read. */
function withoutThird(chord: ChordType): ChordType {
  const degrees = chord.degrees.filter(({ number }) => number !== 3)
  return chordTypeOf({
    id: `${chord.id}-no3`,
    symbol: `${chord.symbol}(no3)`,
    name: `${chord.name}, no 3`,
    degrees: formatDegrees(degrees),
    optionalDegrees: formatDegrees(optionalDegreesOf(degrees)),
  })
}

function namedTypeOf(chord: ChordType): NamedType {
  return {
    chord,
    rules: toneRulesOf(chord),
    third: toneSetOf(chord, ({ number }) => number === 3),
    ...(holdsWithoutThird(chord) && { thirdless: toneRulesOf(withoutThird(chord)) }),
    typeCost: cost.costOfType(chord),
    takesForeignBass: FOREIGN_BASS_TYPES.has(chord.id),
  }
}

/** Thirteenths over a major third with every tone of the stack: their 11, left out by rule, sounds too. */
const FULL_STACKS: readonly ChordType[] = ['dominant13', 'major13'].map((id) => {
  const { symbol, name, degrees } = chordTypeById(id)!
  const all = [...degrees, parseDegree('11')!].sort(
    (a, b) => semitonesOfDegree(a) - semitonesOfDegree(b),
  )
  return chordTypeOf({ id, symbol, name, degrees: formatDegrees(all), optionalDegrees: '5' })
})

const TYPES: readonly NamedType[] = [
  ...CHORD_TYPES.map(namedTypeOf),
  ...FULL_STACKS.map((chord) => {
    // Without its third a stack with its 11 is a suspended thirteenth.
    const { thirdless: _, ...named } = namedTypeOf(chord)
    return named
  }),
]

/** Cost of silent tones, all of which the name can do without. */
function costOfSilent({ rules, third }: NamedType, silent: number): number {
  const { optional, triadFifth } = rules
  return (
    sizeOfSet(silent & optional) * cost.OMITTED_OPTIONAL_COST +
    ((silent & third & ~optional) === 0 ? 0 : cost.OMITTED_THIRD_COST) +
    ((silent & triadFifth) === 0 ? 0 : cost.OMITTED_TRIAD_FIFTH_COST) +
    ((silent & 1) === 0 ? 0 : cost.ROOTLESS_COST)
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

function bassRoleOf(type: NamedType, bassAbove: number | undefined): BassRole {
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

function candidateOf(
  type: NamedType,
  rootPitchClass: number,
  sounding: number,
  bassAbove: number | undefined,
): ChordCandidate | undefined {
  const isThirdSilent = (sounding & type.third) === 0
  const rules = (isThirdSilent && type.thirdless) || type.rules
  if (judgeTones(rules, sounding).lacking !== 0) return undefined
  const extra = sounding & ~rules.set
  const missing = type.rules.set & ~sounding
  const isForeignBass = bassAbove !== undefined && extra === 1 << bassAbove
  if (extra !== 0 && !(isForeignBass && type.takesForeignBass && missing === 0)) return undefined
  const bassRole = bassRoleOf(type, bassAbove)
  return {
    chord: type.chord,
    rootPitchClass,
    missing,
    bassRole,
    cost: type.typeCost + costOfSilent(type, missing) + COST_OF_BASS[bassRole],
  }
}

function keyBonusOf(
  { chord, rootPitchClass }: ChordCandidate,
  keySet: number,
  tonicPitchClass: number | undefined,
): number {
  const tones = pitchClassSetOn(rootPitchClass, chord.pitchClassSet)
  const rootBonus = (keySet >> rootPitchClass) & 1 ? cost.ROOT_IN_KEY_BONUS : 0
  const isLeading = tonicPitchClass !== undefined && (rootPitchClass + 1) % 12 === tonicPitchClass
  const leadingBonus = isLeading && chord.id === 'diminished7' ? cost.LEADING_TONE_BONUS : 0
  return rootBonus + leadingBonus + ((tones & ~keySet) === 0 ? cost.IN_KEY_BONUS : 0)
}

/** All of a dominant seventh but its root: the Hawaiian D7, 2020. */
function isHawaiian({ chord, missing }: ChordCandidate): boolean {
  return chord.id === 'dominant7' && missing === 1
}

const ROOT_AND_THIRDS = 0b11001

/** A daily name whose root and third sound. */
function isPlain({ chord, missing }: ChordCandidate): boolean {
  return (missing & ROOT_AND_THIRDS) === 0 && cost.isPlainType(chord)
}

/** A rare name whose root one would have to imagine. */
function isFarFetched({ chord, missing }: ChordCandidate): boolean {
  return (missing & 1) !== 0 && !cost.isPlainType(chord)
}

/** A triad with all its tones, whichever lies in the bass. */
function isWholeTriad({ chord, missing, bassRole }: ChordCandidate): boolean {
  const isTriad = chord.degrees.length === 3 && chord.degrees[1]!.number === 3
  return isTriad && missing === 0 && bassRole !== 'foreign'
}

/** Where all tones of a triad sound, names that lack a tone cost more than it: Am/C before C6. */
function withTriadFirst(
  candidates: ChordCandidate[],
  hasRootlessSevenths: boolean,
): ChordCandidate[] {
  const triads = candidates.filter(isWholeTriad)
  const isLacking = (one: ChordCandidate) =>
    one.missing !== 0 && !(hasRootlessSevenths && isHawaiian(one))
  const triadCost = Math.min(...triads.map((one) => one.cost))
  const leastLacking = Math.min(...candidates.filter(isLacking).map((one) => one.cost))
  const rise = triadCost + 1 - leastLacking
  if (triads.length === 0 || rise <= 0) return candidates
  return candidates.map((one) => (isLacking(one) ? { ...one, cost: one.cost + rise } : one))
}

const THIRDS = 0b11000

/** A daily name of which every tone sounds, over whichever bass. */
function isWholePlain(one: ChordCandidate): boolean {
  return one.missing === 0 && isPlain(one)
}

/** Rare names without their third cost more than a daily chord that sounds whole: E7/A before Amaj11(no3). */
function withWholeFirst(candidates: readonly ChordCandidate[]): readonly ChordCandidate[] {
  const least = Math.min(...candidates.filter(isWholePlain).map((one) => one.cost))
  if (!Number.isFinite(least)) return candidates
  return candidates.map((one) => {
    const isThirdless = (one.missing & THIRDS) !== 0 && (one.missing & 1) === 0
    const isRare = isThirdless && !cost.isPlainType(one.chord)
    return isRare && one.cost <= least ? { ...one, cost: least + 1 } : one
  })
}

/** Chord names on every root, cheapest first; far-fetched ones only where none is plain. */
export function findCandidates(tones: ToneSet): readonly ChordCandidate[] {
  const {
    pitchClassSet,
    bassPitchClass,
    keySet,
    tonicPitchClass,
    hasRootlessSevenths = false,
  } = tones
  const candidates: ChordCandidate[] = []
  for (let root = 0; root < 12; root++) {
    const sounding = pitchClassSetOn((12 - root) % 12, pitchClassSet)
    const bassAbove = bassPitchClass === undefined ? undefined : (bassPitchClass - root + 12) % 12
    for (const type of TYPES) {
      const candidate = candidateOf(type, root, sounding, bassAbove)
      if (!candidate) continue
      const bonus =
        (keySet === undefined ? 0 : keyBonusOf(candidate, keySet, tonicPitchClass)) +
        (hasRootlessSevenths && isHawaiian(candidate) ? cost.UKULELE_ROOTLESS_BONUS : 0)
      candidates.push(bonus === 0 ? candidate : { ...candidate, cost: candidate.cost - bonus })
    }
  }
  const ranked = withWholeFirst(withTriadFirst(candidates, hasRootlessSevenths))
  const offered = ranked.some(isPlain) ? ranked.filter((one) => !isFarFetched(one)) : ranked
  // Ties: the plainer type, then the root nearest above the bass.
  const aboveBass = ({ rootPitchClass }: ChordCandidate) =>
    (rootPitchClass - (bassPitchClass ?? 0) + 12) % 12
  return [...offered].sort(
    (a, b) =>
      a.cost - b.cost ||
      cost.costOfType(a.chord) - cost.costOfType(b.chord) ||
      aboveBass(a) - aboveBass(b),
  )
}
