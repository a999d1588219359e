/**
 * Names for tones that no row of the chord table holds: the chord type that the tones themselves
 * stack up to over their bass, with a third and with a fifth or a seventh – C Eb G Bb F# is Cm7(#11).
 */
import type { ChordType } from '../theory/chord'
import { type Degree, parseDegree, semitonesOfDegree } from '../theory/interval'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import type { ChordCandidate } from './chord-candidates'
import { chordTypeOfDegrees } from './compose-chord-type'
import * as cost from './reading-cost'

const MINOR_THIRD = 3
const MAJOR_THIRD = 4
const FIFTH = 7
const MINOR_SEVENTH = 10
const MAJOR_SEVENTH = 11
/** Fewer tones always have a row, or are no chord. */
const FEWEST_TONES = 4
/** A name with more changes in its parentheses than these tells a player nothing. */
const MOST_CHANGES = { dominant: 2, other: 1 } as const

/** A major third with 9 and 11: folk players' open D shapes, Dadd9(add11), with or without the fifth. */
const OPEN_STACK = (1 << 2) | (1 << MAJOR_THIRD) | (1 << 5)

/** Whether tones are the root, a major third, 9 and 11, and no more than a fifth beside them. */
function isOpenStack(sounding: number): boolean {
  return (sounding & ~1 & ~(1 << FIFTH)) === OPEN_STACK
}

/** Tones, by semitones above the root, that no stack holds together. */
const CLASHES: readonly (readonly number[])[] = [
  [1, 2],
  [2, MINOR_THIRD, MAJOR_THIRD],
  [MAJOR_THIRD, 5],
  [5, 6],
  [6, 8, 9],
  [FIFTH, 8, 9],
  [MINOR_SEVENTH, MAJOR_SEVENTH],
]
/** A b9, a #9 beside the third and a b13 are tensions of seventh chords. */
const TENSIONS_OF_SEVENTHS: readonly (readonly number[])[] = [
  [1],
  [MINOR_THIRD, MAJOR_THIRD],
  [FIFTH, 8],
]

/** How each sounding semitone above the root is named; `undefined` where they are no stack. */
function labelsOf(sounding: number): readonly string[] | undefined {
  const has = (semitone: number) => ((sounding >> semitone) & 1) === 1
  const hasAll = (tones: readonly number[]) => tones.every(has)
  const isMajor = has(MAJOR_THIRD)
  const hasSeventh = has(MINOR_SEVENTH) || has(MAJOR_SEVENTH)
  if (!isMajor && !has(MINOR_THIRD)) return undefined
  if (isOpenStack(sounding)) return ['1', '9', '3', '11', '5']
  if (CLASHES.some(hasAll) || (!hasSeventh && TENSIONS_OF_SEVENTHS.some(hasAll))) return undefined
  const isFlatFifth = !has(FIFTH) && has(6)
  const isSharpFifth = !has(FIFTH) && !has(6) && has(8)
  if (!has(FIFTH) && !isFlatFifth && !isSharpFifth && !hasSeventh) return undefined
  const names: readonly (readonly [semitone: number, label: string])[] = [
    [1, 'b9'],
    [2, '9'],
    [MINOR_THIRD, isMajor ? '#9' : 'b3'],
    [MAJOR_THIRD, '3'],
    [5, '11'],
    [6, isFlatFifth ? 'b5' : '#11'],
    [FIFTH, '5'],
    [8, isSharpFifth ? '#5' : 'b13'],
    [9, hasSeventh ? '13' : '6'],
    [MINOR_SEVENTH, 'b7'],
    [MAJOR_SEVENTH, '7'],
  ]
  const labels = names.flatMap(([semitone, label]) => (has(semitone) ? [label] : []))
  // A seventh chord does without its fifth.
  const isFifthSilent = !has(FIFTH) && !isFlatFifth && !isSharpFifth
  return ['1', ...labels, ...(isFifthSilent ? ['5'] : [])]
}

function typeOf(sounding: number): ChordType | undefined {
  const labels = labelsOf(sounding)
  if (!labels) return undefined
  const degrees: readonly Degree[] = labels
    .map((label) => parseDegree(label)!)
    .sort((a, b) => semitonesOfDegree(a) - semitonesOfDegree(b))
  const type = chordTypeOfDegrees(degrees)
  const changes = type ? type.symbol.replace(/^[^(]*/, '').split(',').length : 0
  const isDominant = labels.includes('3') && labels.includes('b7')
  return changes > (isDominant ? MOST_CHANGES.dominant : MOST_CHANGES.other) ? undefined : type
}

/**
 * The names that the tones stack up to over their bass, or over each of them where none is known.
 * Over another root such a name would be far-fetched.
 *
 * @param pitchClassSet bit n is set when pitch class n sounds.
 * @param bassPitchClass 0–11, where it is known.
 */
export function stackedCandidates(
  pitchClassSet: number,
  bassPitchClass: number | undefined,
): readonly ChordCandidate[] {
  if (sizeOfSet(pitchClassSet) < FEWEST_TONES) return []
  const candidates: ChordCandidate[] = []
  for (let root = 0; root < 12; root++) {
    if (root !== (bassPitchClass ?? root) || ((pitchClassSet >> root) & 1) === 0) continue
    const sounding = pitchClassSetOn((12 - root) % 12, pitchClassSet)
    const chord = typeOf(sounding)
    if (!chord) continue
    const missing = chord.pitchClassSet & ~sounding
    candidates.push({
      chord,
      rootPitchClass: root,
      missing,
      bassRole: bassPitchClass === undefined ? 'unknown' : 'root',
      cost: cost.costOfType(chord) + sizeOfSet(missing) * cost.OMITTED_OPTIONAL_COST,
    })
  }
  return candidates.sort((a, b) => a.cost - b.cost)
}

/** The name of an open stack over its bass, likelier than the best of the table, which has none for it. */
export function openStackOver(
  pitchClassSet: number,
  bassPitchClass: number | undefined,
  best: ChordCandidate,
): readonly ChordCandidate[] {
  if (bassPitchClass === undefined) return []
  if (!isOpenStack(pitchClassSetOn((12 - bassPitchClass) % 12, pitchClassSet))) return []
  return stackedCandidates(pitchClassSet, bassPitchClass).map((one) => ({
    ...one,
    cost: Math.min(one.cost, best.cost - 1),
  }))
}
