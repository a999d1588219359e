/**
 * Orders the grips of a chord: known shapes and open chords first, then those that sound clear and
 * are easy to hold, by the weights of `rank-weights.ts`.
 */

import { fretAt, OPEN_POSITION_MAX_FRET, patternOf } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { sizeOfSet } from '../theory/pitch-class'
import { bareNeckPoints } from './bare-neck'
import { gripNeckOf, pitchIndex } from './grip-neck'
import { RANK_WEIGHTS } from './rank-weights'
import type { ShapeTable } from './shape'

/** Grips best first, and the score of each in thousandths of a point, higher is better. */
export interface RankedGrips {
  readonly grips: Float64Array
  readonly scores: Int32Array
}

/** What a tone of the chord is when it lies in the bass or is doubled. */
const ROOT = 0
const THIRD = 1
const FIFTH = 2
const COLOUR = 3

function kindsBySemitone(chord: ChordType): Uint8Array {
  const kinds = new Uint8Array(12)
  for (const [index, degree] of chord.degrees.entries()) {
    const kind =
      degree.number === 1 ? ROOT : degree.number <= 4 ? THIRD : degree.number === 5 ? FIFTH : COLOUR
    kinds[chord.semitones[index]! % 12] = kind
  }
  return kinds
}

/** Points of each bass, by semitones 0–11 above the root. */
function bassPointsOf(
  kinds: Uint8Array,
  isPublished: boolean,
  askedSemitone: number | undefined,
): Int32Array {
  if (askedSemitone !== undefined) {
    return new Int32Array(12)
      .fill(RANK_WEIGHTS.askedBass.otherBass)
      .fill(0, askedSemitone, askedSemitone + 1)
  }
  const weights = isPublished ? RANK_WEIGHTS : RANK_WEIGHTS.unpublished
  const byKind = [0, weights.thirdInBass, weights.fifthInBass, weights.colourInBass] as const
  return Int32Array.from(kinds, (kind) => byKind[kind]!)
}

// One sort key a grip, exact in a double: 18 bits of falling score, then its place in the list.
const SCORE_CEILING = 1 << 17
const INDEX_SPAN = 2 ** 30

function shareOf(points: number, percent = 100): number {
  return Math.round((points * percent) / 100)
}

const FIFTH_BIT = 1 << 7
const MUTED = 99
const MIDI_COUNT = 256

/**
 * Ranks grips of one chord; those of equal scores keep the order of the search.
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
  const kinds = kindsBySemitone(chord)
  const isAsked = askedBass !== undefined
  const askedSemitone = isAsked ? (askedBass - rootPitchClass + 12) % 12 : undefined
  const isPublished = [...shapes.values()].some((shape) => shape.publishedRoots > 0)
  const view = gripNeckOf(neck)
  const { midis, stringCount, bare } = view
  const hasWeakBass = isPublished || bare !== undefined
  const bassPoints = bassPointsOf(kinds, hasWeakBass, askedSemitone).map((points) =>
    isAsked ? points : shareOf(points, bare?.bassPercent),
  )
  const drone = hasWeakBass ? 0 : RANK_WEIGHTS.unpublishedDrone
  const trebleMute = chord.isPlayedLow ? 0 : RANK_WEIGHTS.trebleMute
  const openPosition = shareOf(
    (isAsked ? RANK_WEIGHTS.askedBass : RANK_WEIGHTS).openPosition,
    bare?.openPositionPercent,
  )
  const eachFretUp = isAsked ? RANK_WEIGHTS.askedBass.eachFretUp : 0
  const semitoneOfMidi = new Uint8Array(MIDI_COUNT)
  for (let midi = 0; midi < MIDI_COUNT; midi++) {
    semitoneOfMidi[midi] = (midi - rootPitchClass + 12) % 12
  }
  const unison = shareOf(RANK_WEIGHTS.unison, bare?.unisonPercent)
  const keys = new Float64Array(grips.length)
  /** By MIDI: 1 + the index of the last grip that sounds it. */
  const heardIn = new Int32Array(MIDI_COUNT)
  for (let index = 0; index < grips.length; index++) {
    const grip = grips[index]!
    let lowestFret = MUTED
    let highestFret = 0
    let openStrings = 0
    let bassSemitone = 0
    let bassMidi = MIDI_COUNT
    let previousMidi = -1
    let pendingMutes = 0
    let innerMutes = 0
    let wideGaps = 0
    let semitonesSeen = 0
    let doubledColours = 0
    let unisons = 0
    for (let string = stringCount; string > 0; string--) {
      const fret = fretAt(grip, string)
      if (fret < 0) {
        pendingMutes++
        continue
      }
      const midi = midis[pitchIndex(string, fret)]!
      const semitone = semitoneOfMidi[midi]!
      const kind = kinds[semitone]!
      // An open string can lie below its neighbour: the bass is the lowest pitch.
      if (midi < bassMidi) {
        bassMidi = midi
        bassSemitone = semitone
      }
      if (previousMidi >= 0) {
        innerMutes += pendingMutes
        if (midi - previousMidi > 12) wideGaps++
      }
      pendingMutes = 0
      doubledColours += (semitonesSeen >> semitone) & (kind >> 1) & kind & 1
      semitonesSeen |= 1 << semitone
      if (heardIn[midi] === index + 1) unisons++
      heardIn[midi] = index + 1
      previousMidi = midi
      if (fret === 0) openStrings++
      else lowestFret = Math.min(lowestFret, fret)
      highestFret = Math.max(highestFret, fret)
    }
    let score =
      bassPoints[bassSemitone]! +
      innerMutes * RANK_WEIGHTS.innerMute +
      pendingMutes * trebleMute +
      wideGaps * RANK_WEIGHTS.wideGap +
      doubledColours * RANK_WEIGHTS.doubledColour +
      unisons * unison
    const pattern = patternOf(grip)
    const shape = shapes.get(pattern)
    if (shape) {
      const { points, pointsAtNut } = isAsked ? shape.overBass : shape
      score += pattern === grip ? points + pointsAtNut : points
    }
    if (openStrings > 0) score += highestFret <= OPEN_POSITION_MAX_FRET ? openPosition : drone
    const fretsAbove = highestFret + neck.capo - 12
    if (highestFret > 0 && fretsAbove > 0) score += fretsAbove * RANK_WEIGHTS.aboveTwelfthFret
    const position = lowestFret === MUTED ? 0 : lowestFret
    score += position * eachFretUp
    if (bare) {
      const missing = chord.pitchClassSet & ~semitonesSeen
      const root = (missing & 1) !== 0
      const fifth = (missing & FIFTH_BIT) !== 0
      const others = sizeOfSet(missing & ~FIFTH_BIT & ~1)
      score += bareNeckPoints(grip, view, bare, { root, fifth, others })
    }
    keys[index] = (SCORE_CEILING - score) * INDEX_SPAN + index
  }
  keys.sort()
  const ranked = new Float64Array(keys.length)
  const scores = new Int32Array(keys.length)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    const high = Math.floor(key / INDEX_SPAN)
    ranked[index] = grips[key - high * INDEX_SPAN]!
    scores[index] = SCORE_CEILING - high
  }
  return { grips: ranked, scores }
}
