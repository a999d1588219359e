/**
 * Ranking points of grips on necks for which no shapes are known: open tunings and every instrument
 * but the guitar. What shapes say on a standard guitar is said here by plain ease – near the nut,
 * few fingers, all strings – and by how the instrument is played.
 */

import { barreOptionsOf } from '../hand/barre'
import { fretAt, OPEN_POSITION_MAX_FRET, type PackedGrip } from '../hand/grip'
import type { InstrumentFamily } from '../instrument/instrument-table'
import { type GripNeck, pitchIndex } from './grip-neck'

/** In thousandths of a point, as `RANK_WEIGHTS`. */
export interface BareWeights {
  /** Each fret of the lowest pressed one. */
  readonly eachFretUp: number
  /** Each string that does not sound. */
  readonly mutedString: number
  readonly eachFinger: number
  /** Each millimetre between the lowest and the highest pressed fret. */
  readonly stretchMm: number
  /** Each pair of pitches less than a fifth apart whose lower is below C3: they sound muddy. */
  readonly lowInterval: number
  /** The root, the fifth or each other tone of the chord, where it does not sound. */
  readonly missingRoot: number
  readonly missingFifth: number
  readonly missingTone: number
  /** Each open string between pressed ones, which the fingers must not touch. */
  readonly innerOpen: number
  /** An open string beside a fret above the open position. */
  readonly drone: number
  /** Share of the points for the open position, in percent. */
  readonly openPositionPercent: number
  /** Share of the points for a bass other than the root, in percent. */
  readonly bassPercent: number
  /** Share of the points for pitches that sound twice, in percent. */
  readonly unisonPercent: number
}

/**
 * A chord on four high courses has no bass to speak of, and all of them are strummed. Chosen so that
 * published ukulele chords come early and those of every first lesson first.
 */
const STRUMMED: BareWeights = {
  eachFretUp: -90,
  mutedString: -4000,
  eachFinger: 0,
  stretchMm: -9.4,
  innerOpen: -50,
  lowInterval: 0,
  missingRoot: -1000,
  missingFifth: -4000,
  missingTone: -8000,
  drone: -4000,
  openPositionPercent: 0,
  bassPercent: 0,
  unisonPercent: 5,
}

export const BARE_WEIGHTS: Readonly<Record<InstrumentFamily, BareWeights>> = {
  guitar: {
    eachFretUp: -300,
    mutedString: -400,
    eachFinger: -300,
    stretchMm: -3,
    innerOpen: 0,
    lowInterval: 0,
    missingRoot: 0,
    missingFifth: -500,
    missingTone: -500,
    drone: 0,
    openPositionPercent: 100,
    bassPercent: 100,
    unisonPercent: 25,
  },
  bass: {
    eachFretUp: -150,
    mutedString: 0,
    eachFinger: -300,
    stretchMm: -5,
    innerOpen: 0,
    lowInterval: -1500,
    missingRoot: 0,
    missingFifth: 0,
    missingTone: 0,
    drone: -500,
    openPositionPercent: 30,
    bassPercent: 200,
    unisonPercent: 100,
  },
  ukulele: STRUMMED,
  mandolin: STRUMMED,
  // Chords without G leave the drone out, and the neck is twice as long.
  banjo: { ...STRUMMED, mutedString: -1500, stretchMm: -4.9 },
}

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
