/** The neck that a file's open strings and capo make. */

import type { InstrumentRow, TuningRow } from '#engine/instrument/instrument-table'
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  MAX_CAPO,
  MAX_FRET,
  MAX_STRINGS,
  MIN_STRINGS,
  makeNeck,
  type Neck,
  neckOf,
  openNotesOf,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { tuningOfNotes } from '#engine/instrument/read-neck'
import { formatPitch, MAX_MIDI, parseRoot } from '#engine/theory/pitch'

const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'].map(
  (name) => parseRoot(name)!,
)

/** A pitch under its usual name, with octave. */
export function noteNameOf(midi: number): string {
  return formatPitch(NAMES[midi % 12]!, midi)
}

function openMidisOf(row: InstrumentRow, tuning: TuningRow): readonly number[] {
  return neckOf(row, tuning).strings.map(({ openMidi }) => openMidi)
}

/** How far a standard tuning is from open strings, in semitones of all strings together. */
function distanceOf(row: InstrumentRow, openMidis: readonly number[]): number {
  const own = openMidisOf(row, row.tunings[0]!)
  return own.reduce((sum, midi, index) => sum + Math.abs(midi - openMidis[index]!), 0)
}

/**
 * The instrument of open strings: the one that has such a tuning, else the one whose standard
 * tuning is nearest. Short strings are the banjo's: a last string above the one before tells them.
 */
function instrumentOf(openMidis: readonly number[]): InstrumentRow {
  const isShort = openMidis.at(-1)! > openMidis.at(-2)!
  const rows = INSTRUMENTS.filter(
    ({ tunings, startFrets }) =>
      openNotesOf(tunings[0]!).length === openMidis.length && (!startFrets || isShort),
  ).toSorted((a, b) => distanceOf(a, openMidis) - distanceOf(b, openMidis))
  const asked = openMidis.join()
  const named = rows.find((row) =>
    row.tunings.some((tuning) => openMidisOf(row, tuning).join() === asked),
  )
  return named ?? rows[0] ?? STANDARD_NECK.instrument
}

/**
 * The neck of open strings, string 1 first; `undefined` where no neck has such strings or capo.
 *
 * @example
 * neckOfStrings([64, 59, 55, 50, 45, 38], 0)?.tuning.id // => "drop-d"
 * neckOfStrings([64, 59], 0) // => undefined
 */
export function neckOfStrings(openMidis: readonly number[], capo: number): Neck | undefined {
  const isCount = openMidis.length >= MIN_STRINGS && openMidis.length <= MAX_STRINGS
  const isCapo = Number.isInteger(capo) && capo >= 0 && capo <= MAX_CAPO
  const arePitches = openMidis.every(
    (midi) => Number.isInteger(midi) && midi >= 0 && midi <= MAX_MIDI - MAX_FRET - capo,
  )
  if (!isCount || !isCapo || !arePitches) return undefined
  const instrument = instrumentOf(openMidis)
  const openNotes = openMidis.toReversed().map(noteNameOf)
  const row = tuningOfNotes(instrument, openNotes)
  return row ? neckOf(instrument, row, capo) : makeNeck(instrument, CUSTOM_TUNING, openNotes, capo)
}

/** The fret as files count it: from the capo, on a short string from where that begins. */
export function fileFretOf(fret: number, string: number, neck: Neck): number {
  return fret === 0 ? 0 : fret - neck.strings[string - 1]!.startFret
}

/** The fret as a neck counts it. */
export function neckFretOf(fileFret: number, string: number, neck: Neck): number {
  return fileFret === 0 ? 0 : fileFret + neck.strings[string - 1]!.startFret
}
