/** Ranking points of grips on necks for which no shapes are known. */
import { barreOptionsOf } from '../hand/barre'
import { fretAt, OPEN_POSITION_MAX_FRET, type PackedGrip } from '../hand/grip'
import type { BareWeights } from './bare-weights'
import { type GripNeck, pitchIndex } from './grip-neck'

const C3 = 48
const FIFTH = 7

function fingersOf(grip: PackedGrip, stringCount: number): number {
  const { pressed, indexBarre } = barreOptionsOf(grip, stringCount)
  return indexBarre > 2 ? pressed - indexBarre + 1 : pressed
}

/** Which tones of a chord a grip leaves out. */
export interface MissingTones {
  readonly root: boolean
  readonly fifth: boolean
  readonly others: number
}

/** The points of one grip for its ease, by the weights of its neck's family. */
export function bareNeckPoints(
  grip: PackedGrip,
  view: GripNeck,
  weights: BareWeights,
  missing: MissingTones,
): number {
  const { stringCount, midis, fretMm } = view
  let muted = 0
  let lowest = 99
  let highest = 0
  let lowIntervals = 0
  let hasOpen = false
  let hasPressed = false
  let innerOpens = 0
  let pendingOpens = 0
  const sounding: number[] = []
  for (let string = 1; string <= stringCount; string++) {
    const fret = fretAt(grip, string)
    if (fret < 0) {
      muted++
      continue
    }
    if (fret > 0) {
      lowest = Math.min(lowest, fret)
      innerOpens += pendingOpens
      pendingOpens = 0
      hasPressed = true
    } else if (((view.shortStrings >> string) & 1) === 0) {
      hasOpen = true
      if (hasPressed) pendingOpens++
    }
    highest = Math.max(highest, fret)
    const midi = midis[pitchIndex(string, fret)]!
    for (const other of sounding) {
      const low = Math.min(other, midi)
      const semitones = Math.abs(other - midi)
      if (low < C3 && semitones > 0 && semitones < FIFTH) lowIntervals++
    }
    sounding.push(midi)
  }
  const position = highest === 0 ? 0 : lowest
  const isDrone = hasOpen && highest > OPEN_POSITION_MAX_FRET
  return (
    weights.eachFretUp * position +
    weights.mutedString * muted +
    weights.eachFinger * fingersOf(grip, stringCount) +
    Math.round(weights.stretchMm * (highest === 0 ? 0 : fretMm[highest]! - fretMm[lowest]!)) +
    weights.innerOpen * innerOpens +
    weights.lowInterval * lowIntervals +
    (missing.root ? weights.missingRoot : 0) +
    (missing.fifth ? weights.missingFifth : 0) +
    weights.missingTone * missing.others +
    (isDrone ? weights.drone : 0)
  )
}
