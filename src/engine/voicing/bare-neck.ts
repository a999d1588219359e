/**
 * Ranking points of grips on necks for which no shapes are known: open tunings and every instrument
 * but the guitar. What shapes say on a standard guitar is said here by plain ease – near the nut,
 * few fingers, all strings – and by how the instrument is played.
 */

import { barreOptionsOf } from '../hand/barre'
import { fretAt, type PackedGrip } from '../hand/grip'
import type { InstrumentFamily } from '../instrument/instrument-table'
import { type GripNeck, pitchIndex } from './grip-neck'

/** In thousandths of a point, as `RANK_WEIGHTS`. */
export interface BareWeights {
  /** Each fret of the lowest pressed one. */
  readonly eachFretUp: number
  /** Each string that does not sound. */
  readonly mutedString: number
  readonly eachFinger: number
  /** Each fret between the lowest and the highest pressed one. */
  readonly stretchFret: number
  /** Each pair of pitches less than a fifth apart whose lower is below C3: they sound muddy. */
  readonly lowInterval: number
  /** Share of the points for a bass other than the root, in percent. */
  readonly bassPercent: number
  /** Share of the points for pitches that sound twice, in percent. */
  readonly unisonPercent: number
}

/** A chord on four high courses has no bass to speak of; all of them are strummed. */
const STRUMMED: BareWeights = {
  eachFretUp: -500,
  mutedString: -4000,
  eachFinger: -200,
  stretchFret: -150,
  lowInterval: 0,
  bassPercent: 5,
  unisonPercent: 5,
}
export const BARE_WEIGHTS: Readonly<Record<InstrumentFamily, BareWeights>> = {
  guitar: {
    eachFretUp: -300,
    mutedString: -150,
    eachFinger: -300,
    stretchFret: -100,
    lowInterval: 0,
    bassPercent: 100,
    unisonPercent: 25,
  },
  bass: {
    eachFretUp: -150,
    mutedString: 0,
    eachFinger: -300,
    stretchFret: -200,
    lowInterval: -1500,
    bassPercent: 200,
    unisonPercent: 100,
  },
  ukulele: STRUMMED,
  mandolin: STRUMMED,
  banjo: { ...STRUMMED, mutedString: -1500 },
}

const C3 = 48
const FIFTH = 7

function fingersOf(grip: PackedGrip, stringCount: number): number {
  const { pressed, indexBarre } = barreOptionsOf(grip, stringCount)
  return indexBarre > 2 ? pressed - indexBarre + 1 : pressed
}

/** The points of one grip for its ease, by the weights of its neck's family. */
export function bareNeckPoints(grip: PackedGrip, view: GripNeck, weights: BareWeights): number {
  const { stringCount, midis } = view
  let muted = 0
  let lowest = 99
  let highest = 0
  let lowIntervals = 0
  const sounding: number[] = []
  for (let string = 1; string <= stringCount; string++) {
    const fret = fretAt(grip, string)
    if (fret < 0) {
      muted++
      continue
    }
    if (fret > 0) lowest = Math.min(lowest, fret)
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
  return (
    weights.eachFretUp * position +
    weights.mutedString * muted +
    weights.eachFinger * fingersOf(grip, stringCount) +
    weights.stretchFret * (highest === 0 ? 0 : highest - lowest) +
    weights.lowInterval * lowIntervals
  )
}
