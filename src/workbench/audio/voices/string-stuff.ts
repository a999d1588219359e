/** What the strings of an instrument are made of, by the pitch they are tuned to. */
import type { InstrumentFamily } from '#engine/instrument/instrument-table'

export interface StringStuff {
  /** MIDI of the open string. */
  readonly openMidi: number
  /** Time in which the open string's fundamental falls by 60 dB. */
  readonly openSustainSeconds: number
  /** The same at 3 kHz. */
  readonly highSustainSeconds: number
  readonly attackCutoffHz: number
}

/** From an open string of 3.6 s, 0.95 s, 4200 Hz: `[64, 3.6, 0.95, 4200]`. */
type StuffRow = readonly [openMidi: number, open: number, high: number, cutoffHz: number]

/**
 * Highest string first. Wound strings ring longer at the bottom and lose their highs sooner; plain
 * ones are brighter and shorter; nylon is softer and shorter than steel, and the short strings of a
 * mandolin or a banjo's skin lose their sound soonest. Judged by spectra of rendered notes.
 */
// biome-ignore format: one row a string reads as a table
const STUFF: Readonly<Record<InstrumentFamily, readonly StuffRow[]>> = {
  guitar: [
    [64, 3.6, 0.95, 4200], [59, 4.2, 0.95, 3000], [55, 5, 0.85, 3400],
    [50, 5.8, 0.85, 3000], [45, 6.6, 0.8, 2700], [40, 7.2, 0.75, 2100], [30, 8.4, 0.65, 1700],
  ],
  bass: [[48, 7, 0.6, 1900], [43, 8, 0.55, 1700], [38, 9, 0.5, 1500], [28, 11, 0.42, 1200], [23, 12, 0.38, 1000]],
  ukulele: [[69, 1.5, 0.32, 2600], [64, 1.8, 0.34, 2400], [60, 2.1, 0.34, 2200], [50, 2.6, 0.3, 1800]],
  mandolin: [[76, 1.6, 0.6, 5200], [69, 1.9, 0.6, 4600], [62, 2.3, 0.55, 4000], [55, 2.7, 0.5, 3400]],
  banjo: [[67, 1.3, 0.55, 5200], [59, 1.6, 0.55, 4800], [50, 2, 0.5, 4200], [45, 2.3, 0.45, 3600]],
}

/** The stuff of a string: between two rows a mixture of both, beyond them the outermost one. */
export function stringStuffOf(family: InstrumentFamily, openMidi: number): StringStuff {
  const rows = STUFF[family]
  const below = rows.find(([midi]) => midi <= openMidi) ?? rows.at(-1)!
  const above = rows.findLast(([midi]) => midi >= openMidi) ?? rows[0]!
  const share = above[0] === below[0] ? 0 : (openMidi - below[0]) / (above[0] - below[0])
  const mixed = (column: 1 | 2 | 3) => below[column] + share * (above[column] - below[column])
  return {
    openMidi,
    openSustainSeconds: mixed(1),
    highSustainSeconds: mixed(2),
    attackCutoffHz: mixed(3),
  }
}
