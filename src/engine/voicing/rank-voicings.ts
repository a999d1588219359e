/**
 * Orders the grips of a chord: known shapes and open chords first, then those that sound clear and
 * are easy to hold, by the weights of `rank-weights.ts`.
 */

import { MAX_SPAN_FRETS, OPEN_POSITION_MAX_FRET, type PackedGrip, patternOf } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import { type ChordType, isChordId } from '../theory/chord'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { bareNeckPoints } from './bare-neck'
import { factsReader, type GripFacts, kindsBySemitone } from './grip-facts'
import { gripNeckOf } from './grip-neck'
import { anyTypePoints } from './rank-any-type'
import { RANK_WEIGHTS } from './rank-weights'
import type { Shape, ShapeTable } from './shape'

/** Grips best first, and the score of each in thousandths of a point, higher is better. */
export interface RankedGrips {
  readonly grips: Float64Array
  readonly scores: Int32Array
}

/** Ranking points of one grip, in thousandths. */
type GripScore = (grip: PackedGrip, facts: GripFacts, shape: Shape | undefined) => number

/** What counts in the same way whether or not a bass is asked for. */
function commonPoints(facts: GripFacts, chord: ChordType, neck: Neck, unison: number): number {
  const fretsAbove = facts.highestFret + neck.capo - 12
  return (
    facts.innerMutes * RANK_WEIGHTS.innerMute +
    (chord.isPlayedLow ? 0 : facts.trebleMutes * RANK_WEIGHTS.trebleMute) +
    facts.wideGaps * RANK_WEIGHTS.wideGap +
    facts.doubledColours * RANK_WEIGHTS.doubledColour +
    facts.unisons * unison +
    (facts.highestFret > 0 && fretsAbove > 0 ? fretsAbove * RANK_WEIGHTS.aboveTwelfthFret : 0)
  )
}

const isOpenPosition = ({ openStrings, highestFret }: GripFacts): boolean =>
  openStrings > 0 && highestFret <= OPEN_POSITION_MAX_FRET

function shareOf(points: number, percent = 100): number {
  return Math.round((points * percent) / 100)
}

const FIFTH_BIT = 1 << 7

/** Points for ease where not all shapes of the guitar are known; 0 elsewhere. */
function barePoints(grip: PackedGrip, facts: GripFacts, chord: ChordType, neck: Neck): number {
  const view = gripNeckOf(neck)
  if (!view.bare) return 0
  const missing = chord.pitchClassSet & ~facts.toneSet
  const root = (missing & 1) !== 0
  const fifth = (missing & FIFTH_BIT) !== 0
  const others = sizeOfSet(missing & ~FIFTH_BIT & ~1)
  return bareNeckPoints(grip, view, view.bare, { root, fifth, others })
}

/** The lowest pressed fret of a form that is looked for first is this at most, and next this. */
const LAST_LOW_FRET = 4
const LAST_MIDDLE_FRET = 7

/** What a whole taught form is worth by its place on the neck. */
interface FormPoints {
  readonly lowForm: number
  readonly middleForm: number
}

/** What knowing a grip is worth at its place on the neck. */
function knownPoints(
  grip: PackedGrip,
  { lowestFret }: GripFacts,
  shape: Shape | undefined,
  { lowForm, middleForm }: FormPoints,
): number {
  if (!shape) return 0
  const isAtNut = shape.pattern === grip
  const kind = shape.taught?.kind
  const isMovable = kind === 'main' || kind === 'form'
  const isForm = isAtNut ? isMovable || kind === 'open' : isMovable && !shape.isAroundBarre
  const formPoints =
    lowestFret <= LAST_LOW_FRET ? lowForm : lowestFret <= LAST_MIDDLE_FRET ? middleForm : 0
  return shape.points + (isAtNut ? shape.pointsAtNut : 0) + (isForm ? formPoints : 0)
}

/** The six plain types, and necks on which few shapes of the guitar are known. */
function knownTypeScore(chord: ChordType, neck: Neck): GripScore {
  const { bare } = gripNeckOf(neck)
  const { thirdInBass, fifthInBass, colourInBass } = bare ? RANK_WEIGHTS.bareBass : RANK_WEIGHTS
  const byKind = [0, thirdInBass, fifthInBass, colourInBass]
  const bassPoints = Int32Array.from(kindsBySemitone(chord), (kind) =>
    shareOf(byKind[kind]!, bare?.bassPercent),
  )
  const openPosition = shareOf(RANK_WEIGHTS.openPosition, bare?.openPositionPercent)
  const unison = shareOf(RANK_WEIGHTS.unison, bare?.unisonPercent)
  const formPoints = { lowForm: bare ? 0 : RANK_WEIGHTS.lowForm, middleForm: 0 }
  return (grip, facts, shape) =>
    commonPoints(facts, chord, neck, unison) +
    bassPoints[facts.bassSemitone]! +
    (isOpenPosition(facts) ? openPosition : 0) +
    knownPoints(grip, facts, shape, formPoints) +
    barePoints(grip, facts, chord, neck)
}

/** Where a bass other than the root is asked for, by its semitones above the root. */
function askedBassScore(chord: ChordType, neck: Neck, askedSemitone: number): GripScore {
  const { bare } = gripNeckOf(neck)
  const { otherBass, eachFretUp, trebleMuteBesideOpen, fourFrets } = RANK_WEIGHTS.askedBass
  const openPosition = shareOf(RANK_WEIGHTS.askedBass.openPosition, bare?.openPositionPercent)
  const unison = shareOf(RANK_WEIGHTS.unison, bare?.unisonPercent)
  return (grip, facts, shape) =>
    commonPoints(facts, chord, neck, unison) +
    (facts.bassSemitone === askedSemitone ? 0 : otherBass) +
    (isOpenPosition(facts) ? openPosition : 0) +
    facts.lowestFret * eachFretUp +
    (facts.openStrings > 0 ? facts.trebleMutes * trebleMuteBesideOpen : 0) +
    (facts.openStrings === 0 && facts.highestFret - facts.lowestFret >= MAX_SPAN_FRETS
      ? fourFrets
      : 0) +
    (shape?.overBass.points ?? 0) +
    (shape?.pattern === grip ? shape.overBass.pointsAtNut : 0) +
    barePoints(grip, facts, chord, neck)
}

/** Beyond the six plain types: by rules that hold for every type. */
function anyTypeScore(chord: ChordType, neck: Neck): GripScore {
  const pointsOf = anyTypePoints(chord, neck)
  const { openPosition, oneFingerOpen } = RANK_WEIGHTS.anyType
  const isOneFinger = ({ sounding, openStrings, innerMutes, bassSemitone, toneSet }: GripFacts) =>
    sounding - openStrings <= 1 &&
    innerMutes === 0 &&
    bassSemitone === 0 &&
    toneSet === chord.pitchClassSet
  return (grip, facts, shape) =>
    pointsOf(facts) +
    (isOpenPosition(facts) ? openPosition + (isOneFinger(facts) ? oneFingerOpen : 0) : 0) +
    (facts.bassSemitone === 0
      ? knownPoints(grip, facts, shape, RANK_WEIGHTS.anyType)
      : (shape?.points ?? 0))
}

// One sort key a grip, exact in a double: 18 bits of falling score, 10 of effort, then its place in
// the list.
const SCORE_CEILING = 1 << 17
const EFFORT_SPAN = 2 ** 10
const INDEX_SPAN = 2 ** 25

/** Decides between equal scores: a fret of reach weighs as three of position, then fewer presses. */
function effortOf({ lowestFret, highestFret, sounding, openStrings }: GripFacts): number {
  const reach = lowestFret === 0 ? 0 : highestFret - lowestFret
  return lowestFret * 15 + reach * 50 + sounding - openStrings
}

/**
 * Ranks grips of one chord; of equal scores the one with less effort comes first.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param shapes the known movable grips of this chord type.
 * @param askedBass pitch class 0–11 that is to lie in the bass, where it is not the root.
 */
export function rankGrips(
  grips: Float64Array,
  rootPitchClass: number,
  chord: ChordType,
  shapes: ShapeTable,
  neck: Neck,
  askedBass?: number,
): RankedGrips {
  const isKnown = gripNeckOf(neck).bare !== undefined || isChordId(chord.id)
  const scoreOf =
    askedBass !== undefined
      ? askedBassScore(chord, neck, withinOctave(askedBass - rootPitchClass))
      : isKnown
        ? knownTypeScore(chord, neck)
        : anyTypeScore(chord, neck)
  const factsOf = factsReader(rootPitchClass, chord, neck)
  const keys = new Float64Array(grips.length)
  for (let index = 0; index < grips.length; index++) {
    const grip = grips[index]!
    const facts = factsOf(grip)
    const score = scoreOf(grip, facts, shapes.get(patternOf(grip)))
    keys[index] = ((SCORE_CEILING - score) * EFFORT_SPAN + effortOf(facts)) * INDEX_SPAN + index
  }
  keys.sort()
  const ranked = new Float64Array(keys.length)
  const scores = new Int32Array(keys.length)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    ranked[index] = grips[key % INDEX_SPAN]!
    scores[index] = SCORE_CEILING - Math.floor(key / (INDEX_SPAN * EFFORT_SPAN))
  }
  return { grips: ranked, scores }
}
