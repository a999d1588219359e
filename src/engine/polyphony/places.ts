/** Where a pitch lies on a neck, and how far apart frets are. */
import type { Neck } from '../instrument/neck'
import {
  FINGERS_IN_A_FRET,
  FINGERS_IN_A_NARROW_FRET,
  LAST_WIDE_FRET,
  PAIR_REACH_MM,
} from './reach-table'

/** The fret that sounds a pitch on a string, or −1. A short string's frets count on from its start. */
export function fretOn(neck: Neck, string: number, midi: number, maxFret: number): number {
  const open = neck.strings[string - 1]!
  const steps = midi - open.midi
  if (steps <= 0) return steps === 0 ? 0 : -1
  const fret = open.startFret + steps
  return fret <= maxFret ? fret : -1
}

const fretMmByNeck = new WeakMap<Neck, Float64Array>()

/** Millimetres from the nut to each fret that is counted from the capo, worked out once a neck. */
export function fretMmOf(neck: Neck): Float64Array {
  let frets = fretMmByNeck.get(neck)
  if (!frets) {
    frets = Float64Array.from({ length: neck.maxFret + 1 }, (_, fret) => {
      return neck.instrument.scaleLengthMm * (1 - 2 ** (-(fret + neck.capo) / 12))
    })
    fretMmByNeck.set(neck, frets)
  }
  return frets
}

/** Whether a finger at a fret and a higher finger at one not below it can press together. */
export function isWithinReach(
  fretMm: Float64Array,
  finger: number,
  fret: number,
  higherFinger: number,
  higherFret: number,
): boolean {
  return fretMm[higherFret]! - fretMm[fret]! <= PAIR_REACH_MM[finger]![higherFinger]!
}

/** How many fingers fit into one fret. */
export function fingersPerFretOf(neck: Neck, fret: number): number {
  return fret + neck.capo > LAST_WIDE_FRET ? FINGERS_IN_A_NARROW_FRET : FINGERS_IN_A_FRET
}
