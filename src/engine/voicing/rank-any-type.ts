/** Ranking points of grips beyond the six plain chord types, by rules that hold for every type. */

import { MAX_SPAN_FRETS, OPEN_POSITION_MAX_FRET } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { sizeOfSet } from '../theory/pitch-class'
import { type GripFacts, kindsBySemitone, TONE_KINDS } from './grip-facts'
import { RANK_WEIGHTS } from './rank-weights'

const WEIGHTS = RANK_WEIGHTS.anyType
const PURE_FIFTH = 7
const MANY_TREBLE_MUTES = 3

/** Points of a root in the bass by its string, 0 elsewhere. */
const ROOT_POINTS = [
  0,
  0,
  0,
  0,
  WEIGHTS.rootOnString4,
  WEIGHTS.rootOnString5,
  WEIGHTS.rootOnString6,
]

function bassPoints(facts: GripFacts, kind: number): number {
  if (kind === TONE_KINDS.root) return ROOT_POINTS[facts.bassString] ?? 0
  const isAlteredFifth = kind === TONE_KINDS.fifth && facts.bassSemitone !== PURE_FIFTH
  if (kind === TONE_KINDS.third || isAlteredFifth) return WEIGHTS.thirdInBass
  if (kind === TONE_KINDS.colour) return WEIGHTS.colourInBass
  return WEIGHTS.fifthInBass + (facts.openStrings > 0 ? WEIGHTS.fifthUnderOpen : 0)
}

function mutePoints(facts: GripFacts, chord: ChordType): number {
  const { innerMutes, trebleMutes, bassString, sounding } = facts
  let points = innerMutes * WEIGHTS.innerMute
  if (innerMutes === 1 && facts.isMutedByBass && facts.bassSemitone === 0) {
    if (bassString === 6) points += WEIGHTS.muteBesideString6
    if (bassString === 5) points += WEIGHTS.muteBesideString5
  }
  if (chord.isPlayedLow) return points
  if (trebleMutes >= MANY_TREBLE_MUTES) points += WEIGHTS.manyTrebleMutes
  if (sounding <= 3) points += WEIGHTS.threeStrings
  return points + trebleMutes * WEIGHTS.trebleMute
}

/** A function that weighs the facts of a chord's grips, in thousandths of a point. */
export function anyTypePoints(chord: ChordType, neck: Neck): (facts: GripFacts) => number {
  const kinds = kindsBySemitone(chord)
  const fifths = kinds.reduce(
    (set, kind, semitone) => (kind === TONE_KINDS.fifth ? set | (1 << semitone) : set),
    0,
  )
  const tonesButFifth = chord.pitchClassSet & ~fifths
  return (facts) => {
    const { lowestFret, highestFret } = facts
    const fretsAbove = Math.max(0, highestFret + neck.capo - 12)
    return (
      bassPoints(facts, kinds[facts.bassSemitone]!) +
      mutePoints(facts, chord) +
      facts.semitones * WEIGHTS.semitone +
      facts.lowThirds * WEIGHTS.lowThird +
      facts.doubledColours * WEIGHTS.doubledColour +
      sizeOfSet(tonesButFifth & ~facts.toneSet) * WEIGHTS.missingTone +
      (highestFret - lowestFret >= MAX_SPAN_FRETS ? WEIGHTS.fourFrets : 0) +
      (highestFret > 0 ? fretsAbove * WEIGHTS.aboveTwelfthFret : 0) +
      lowestFret * WEIGHTS.eachFretUp +
      (facts.openStrings > 0 && highestFret > OPEN_POSITION_MAX_FRET ? WEIGHTS.openUpTheNeck : 0)
    )
  }
}
