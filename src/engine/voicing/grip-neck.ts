/** What grips see of a neck: its pitches, its reach and how chords are played on it. */

import { MAX_SPAN_FRETS } from '../hand/grip'
import { type FamilyRow, familyOf } from '../instrument/family-table'
import { fretDistanceMmOf, hasFret } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { oncePer } from '../once-per'

/** The highest fret a grip may use, where the neck has so many. */
export const MAX_GRIP_FRET = 15
/** Frets that fit five bits, with room for muted. */
const FRETS_A_STRING = 32

/**
 * The widest grip along the neck: frets 5 to 8 of a bass, one finger a fret, are 103 mm, frets 1 to
 * 4 of a baritone guitar 104.
 */
const WIDEST_GRIP_MM = 104
/** On a scale shorter than this a hand covers five frets as easily as four of a guitar. */
const SHORT_SCALE_MM = 500

export interface GripNeck {
  readonly stringCount: number
  /** Highest fret of a grip. */
  readonly maxFret: number
  readonly play: Pick<FamilyRow, 'minChordStrings' | 'innerMutes'>
  /** Sounding MIDI by `pitchIndex(string, fret)`; −1 where the string has no such fret. */
  readonly midis: Int16Array
  /** By fret: millimetres from the nut. */
  readonly fretMm: readonly number[]
  /** By fret of the index finger: highest minus lowest fret that a hand covers. */
  readonly spans: readonly number[]
  /** Bits of the strings that begin at a fret: drones, which grips leave open or muted. */
  readonly shortStrings: number
  /** No guitar: no books were learned from, and ease decides. */
  readonly isBare: boolean
  readonly isStrummed: boolean
}

/** Index into `midis`. */
export function pitchIndex(string: number, fret: number): number {
  return string * FRETS_A_STRING + fret
}

/** Millimetres from the nut to a fret that is counted from the capo. */
function mmOf(fret: number, neck: Neck): number {
  return fretDistanceMmOf(fret + neck.capo, neck.instrument.scaleLengthMm)
}

function spansOf(neck: Neck, maxFret: number): readonly number[] {
  const { scaleLengthMm } = neck.instrument
  const most = scaleLengthMm < SHORT_SCALE_MM ? MAX_SPAN_FRETS + 1 : MAX_SPAN_FRETS
  return Array.from({ length: maxFret + 1 }, (_, fret) => {
    let span = most
    while (mmOf(fret + span, neck) - mmOf(fret, neck) > WIDEST_GRIP_MM) span--
    return span
  })
}

function viewOf(neck: Neck): GripNeck {
  const maxFret = Math.min(MAX_GRIP_FRET, neck.maxFret)
  const midis = new Int16Array((neck.strings.length + 1) * FRETS_A_STRING).fill(-1)
  for (const open of neck.strings) {
    for (let fret = 0; fret <= Math.min(neck.maxFret, FRETS_A_STRING - 2); fret++) {
      if (!hasFret(open, fret, neck.maxFret)) continue
      midis[pitchIndex(open.string, fret)] =
        fret === 0 ? open.midi : open.midi + fret - open.startFret
    }
  }
  const family = familyOf(neck.instrument)
  return {
    stringCount: neck.strings.length,
    maxFret,
    play: family,
    midis,
    fretMm: Array.from({ length: maxFret + 1 }, (_, fret) => mmOf(fret, neck)),
    spans: spansOf(neck, maxFret),
    shortStrings: neck.strings.reduce(
      (set, { string, startFret }) => (startFret > 0 ? set | (1 << string) : set),
      0,
    ),
    isBare: family.gripCosts !== undefined,
    isStrummed: family.gripCosts !== undefined && family.gripCosts !== 'bass',
  }
}

/** The view of a neck; worked out once. */
export const gripNeckOf: (neck: Neck) => GripNeck = oncePer(viewOf)
