/**
 * Which frets each finger takes while the index finger rests at one. On a guitar (650 mm) the
 * fingers lie one a fret and the little finger can stretch one further; on other scale lengths they
 * reach what is as wide in millimetres: on 350 mm the little finger lies six frets above the index.
 * Mandolin players give each finger two frets, as on a violin. On a bass a fret is too
 * wide for that near the nut: there the middle finger takes the second fret and the ring and little
 * finger together the next ones (1-2-4), and from a fret up that the instrument names there is one
 * finger a fret.
 */
import { familyOf } from '../instrument/family-table'
import type { InstrumentRow } from '../instrument/instrument-table'
import type { Neck } from '../instrument/neck'

/** Frets above the index finger, of which a finger takes any from the first to the last. */
export interface FingerReach {
  readonly from: number
  readonly to: number
}

/** By finger number, 1 = index … 4 = little; absent where the finger only helps the next one. */
export interface HandReaches {
  readonly byFinger: readonly (FingerReach | undefined)[]
  /** Farthest fret of the little finger when it stretches. */
  readonly stretchTo: number
}

const GUITAR_SCALE_MM = 650
const GUITAR_STRETCH_FRETS = 4
/** A reach may be this much wider than the guitar's and count as the same: baritone and banjo. */
const SAME_REACH = 1.07

/** Width of some frets as a part of what is left of the string, the same from every fret. */
const widthOf = (frets: number): number => 1 - 2 ** (-frets / 12)

/** The most frets of a scale length that are as wide as some frets of a guitar. */
function asWideAs(guitarFrets: number, scaleLengthMm: number): number {
  const widest = widthOf(guitarFrets) * GUITAR_SCALE_MM * SAME_REACH
  let frets = 0
  while (widthOf(frets + 1) * scaleLengthMm <= widest) frets++
  return frets
}

const ONE_FINGER_A_FRET: HandReaches = reachesFor(GUITAR_SCALE_MM, false)
const ONE_TWO_FOUR: HandReaches = {
  byFinger: [undefined, { from: 0, to: 0 }, { from: 1, to: 1 }, undefined, { from: 2, to: 3 }],
  stretchTo: 3,
}

function reachesFor(scaleLengthMm: number, isTwoFretsAFinger: boolean): HandReaches {
  const byFinger = [1, 2, 3, 4].map((finger) => {
    const from = finger - 1
    const isWide = isTwoFretsAFinger || finger === 4
    return { from, to: isWide ? Math.max(from, asWideAs(from, scaleLengthMm)) : from }
  })
  return {
    byFinger: [undefined, ...byFinger],
    stretchTo: Math.max(GUITAR_STRETCH_FRETS, asWideAs(GUITAR_STRETCH_FRETS, scaleLengthMm)),
  }
}

const reachesOf = new WeakMap<InstrumentRow, HandReaches>()

/**
 * The reaches of the fingers with the index finger at a fret, counted from the capo.
 *
 * @example
 * handReachesOf(1, STANDARD_NECK).byFinger[4] // => {"from":3,"to":3}
 */
export function handReachesOf(handFret: number, { instrument, capo }: Neck): HandReaches {
  const { scaleLengthMm, oneFingerPerFretFrom } = instrument
  if (handFret + capo < oneFingerPerFretFrom) return ONE_TWO_FOUR
  if (oneFingerPerFretFrom > 0) return ONE_FINGER_A_FRET
  let reaches = reachesOf.get(instrument)
  if (!reaches) {
    reaches = reachesFor(scaleLengthMm, familyOf(instrument).hasTwoFretsAFinger)
    reachesOf.set(instrument, reaches)
  }
  return reaches
}

/** Whether the little finger stretches to a fret. */
export function isStretch(fret: number, handFret: number, neck: Neck): boolean {
  return fret - handFret > handReachesOf(handFret, neck).byFinger[4]!.to
}
