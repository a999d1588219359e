/**
 * Orders the grips of a chord: known shapes and open chords first, then those that sound clear and
 * are easy to hold, by the weights of `rank-weights.ts`.
 */

import { fretAt, OPEN_MIDI, OPEN_POSITION_MAX_FRET, patternOf, STRING_COUNT } from '../hand/grip'
import type { ChordType } from '../theory/chord'
import { RANK_WEIGHTS } from './rank-weights'
import type { ShapeTable } from './shape-table'

/** Grips best first, and the score of each in thousandths of a point, higher is better. */
export interface RankedGrips {
  readonly grips: Int32Array
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

// One sort key a grip, exact in a double: 18 bits of falling score, 4 of position, 30 of grip.
const SCORE_CEILING = 1 << 17
const GRIP_SPAN = 2 ** 30
const POSITION_SPAN = 16

const MUTED = 99
const OPEN_ABOVE = OPEN_MIDI.map((midi) => midi - OPEN_MIDI[0]!)

/**
 * Ranks grips of one chord; equal scores go by lower position, then by fret text.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param shapes the known movable grips of this chord type.
 * @param askedBass pitch class 0–11 that is to lie in the bass, where it is not the root.
 */
export function rankGrips(
  grips: Int32Array,
  rootPitchClass: number,
  chord: ChordType,
  shapes: ShapeTable,
  askedBass?: number,
): RankedGrips {
  const kinds = kindsBySemitone(chord)
  const isAsked = askedBass !== undefined
  const askedSemitone = isAsked ? (askedBass - rootPitchClass + 12) % 12 : undefined
  const isPublished = [...shapes.values()].some((shape) => shape.publishedRoots > 0)
  const bassPoints = bassPointsOf(kinds, isPublished, askedSemitone)
  const drone = isPublished ? 0 : RANK_WEIGHTS.unpublishedDrone
  const trebleMute = chord.isPlayedLow ? 0 : RANK_WEIGHTS.trebleMute
  const openPosition = (isAsked ? RANK_WEIGHTS.askedBass : RANK_WEIGHTS).openPosition
  const eachFretUp = isAsked ? RANK_WEIGHTS.askedBass.eachFretUp : 0
  const semitoneOfAbove = new Uint8Array(64)
  for (let above = 0; above < semitoneOfAbove.length; above++) {
    semitoneOfAbove[above] = (OPEN_MIDI[0]! + above - rootPitchClass + 12) % 12
  }
  const keys = new Float64Array(grips.length)
  /** The pitches heard so far as bits above the open string 6, 32 to an entry. */
  const pitches = new Int32Array(2)
  for (let index = 0; index < grips.length; index++) {
    const grip = grips[index]!
    let lowestFret = MUTED
    let highestFret = 0
    let openStrings = 0
    let bassSemitone = 0
    let bassAbove = 99
    let previousAbove = -1
    let pendingMutes = 0
    let innerMutes = 0
    let wideGaps = 0
    let semitonesSeen = 0
    let doubledColours = 0
    let unisons = 0
    pitches[0] = 0
    pitches[1] = 0
    for (let place = 0; place < STRING_COUNT; place++) {
      const fret = fretAt(grip, place)
      if (fret < 0) {
        pendingMutes++
        continue
      }
      const above = OPEN_ABOVE[place]! + fret
      const semitone = semitoneOfAbove[above]!
      const kind = kinds[semitone]!
      // An open string can lie below its thicker neighbour: the bass is the lowest pitch.
      if (above < bassAbove) {
        bassAbove = above
        bassSemitone = semitone
      }
      if (previousAbove >= 0) {
        innerMutes += pendingMutes
        if (above - previousAbove > 12) wideGaps++
      }
      pendingMutes = 0
      doubledColours += (semitonesSeen >> semitone) & (kind >> 1) & kind & 1
      semitonesSeen |= 1 << semitone
      const half = above >> 5
      unisons += (pitches[half]! >>> above) & 1
      pitches[half]! |= 1 << above
      previousAbove = above
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
      unisons * RANK_WEIGHTS.unison
    const pattern = patternOf(grip)
    const shape = shapes.get(pattern)
    if (shape) {
      const { points, pointsAtNut } = isAsked ? shape.overBass : shape
      score += pattern === grip ? points + pointsAtNut : points
    }
    if (openStrings > 0) score += highestFret <= OPEN_POSITION_MAX_FRET ? openPosition : drone
    if (highestFret > 12) score += (highestFret - 12) * RANK_WEIGHTS.aboveTwelfthFret
    const position = lowestFret === MUTED ? 0 : lowestFret
    score += position * eachFretUp
    keys[index] = ((SCORE_CEILING - score) * POSITION_SPAN + position) * GRIP_SPAN + grip
  }
  keys.sort()
  const ranked = new Int32Array(keys.length)
  const scores = new Int32Array(keys.length)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    const high = Math.floor(key / GRIP_SPAN)
    ranked[index] = key - high * GRIP_SPAN
    scores[index] = SCORE_CEILING - Math.floor(high / POSITION_SPAN)
  }
  return { grips: ranked, scores }
}
