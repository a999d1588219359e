/**
 * The one judge of chord names: which tones of a chord may be silent, and whether what sounds is
 * still that chord. Naming a grip and checking a claimed name both ask here.
 */
import type { ChordType } from '../theory/chord'
import { type Degree, formatDegree } from '../theory/interval'
import { sizeOfSet } from '../theory/pitch-class'
import { isPlainType } from './reading-cost'

/** Tones of a chord type as sets: bit n stands for n semitones (mod 12) above the root. */
export interface ToneRules {
  readonly set: number
  /** Tones that grips commonly leave out. */
  readonly optional: number
  /** The fifth of a plain triad: root and third alone are still heard as the chord. */
  readonly triadFifth: number
  /** Tones that belong to the stack of the name although it is played without them. */
  readonly tolerated: number
  /** What has to sound where the root does not: third and seventh; 0 where the root must sound. */
  readonly rootless: number
}

/** The set of the degrees that are wanted. */
export function toneSetOf(
  { degrees, semitones }: Pick<ChordType, 'degrees' | 'semitones'>,
  isWanted: (degree: Degree) => boolean,
): number {
  let set = 0
  degrees.forEach((degree, index) => {
    if (isWanted(degree)) set |= 1 << (semitones[index]! % 12)
  })
  return set
}

/** Players leave out the root of dominants and of plain chords, not of far-fetched ones. */
function isNamedWithoutRoot(chord: ChordType): boolean {
  const labels = chord.degreeLabels
  return isPlainType(chord) || (labels.includes('3') && labels.includes('b7'))
}

export function toneRulesOf(chord: ChordType): ToneRules {
  const optional = new Set(chord.optionalDegrees.map(formatDegree))
  const has = (wanted: number) => chord.degrees.some(({ number }) => number === wanted)
  const isTriad = chord.degrees.length === 3
  return {
    set: chord.pitchClassSet,
    optional: toneSetOf(chord, (degree) => optional.has(formatDegree(degree))),
    triadFifth: isTriad ? toneSetOf(chord, (degree) => formatDegree(degree) === '5') : 0,
    tolerated: STACKED_WITH_11.has(chord.id) ? ELEVENTH : 0,
    rootless:
      has(3) && has(7) && isNamedWithoutRoot(chord)
        ? toneSetOf(chord, ({ number }) => number === 3 || number === 7)
        : 0,
  }
}

/** Thirteenths whose 11 is left out because of the 3: where it sounds, they are 13ths still. */
const STACKED_WITH_11: ReadonlySet<string> = new Set(['dominant13', 'major13'])
const ELEVENTH = 1 << 5

/** Two tones without the root could be anything. */
const MIN_ROOTLESS_TONES = 3

export interface ToneVerdict {
  /** Tones of the chord that do not sound. */
  readonly silent: number
  /** Those of them that it cannot do without. */
  readonly lacking: number
  /** Sounding tones that are not in the chord. */
  readonly extra: number
}

/**
 * Holds sounding tones against a chord. They are that chord when nothing is lacking and nothing is
 * extra; who names a chord over a foreign bass allows that one extra tone.
 *
 * @param sounding set of what sounds, bit n for n semitones above the root of the chord.
 */
export function judgeTones(rules: ToneRules, sounding: number): ToneVerdict {
  const silent = rules.set & ~sounding
  const isRootExcused =
    rules.rootless !== 0 &&
    (silent & rules.rootless) === 0 &&
    sizeOfSet(sounding) >= MIN_ROOTLESS_TONES
  const excused = rules.optional | rules.triadFifth | (isRootExcused ? 1 : 0)
  return { silent, lacking: silent & ~excused, extra: sounding & ~(rules.set | rules.tolerated) }
}
