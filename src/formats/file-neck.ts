/** The neck that a file's open strings and capo make. */

import type { InstrumentRow } from '#engine/instrument/instrument-table'
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  MAX_CAPO,
  MAX_STRINGS,
  makeNeck,
  type Neck,
  neckOf,
  openNotesOf,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { tuningOfNotes } from '#engine/instrument/read-neck'
import { formatPitch, parseRoot } from '#engine/theory/pitch'

const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'].map(
  (name) => parseRoot(name)!,
)

/** A pitch under its usual name, with octave. */
export function noteNameOf(midi: number): string {
  return formatPitch(NAMES[midi % 12]!, midi)
}

/** General MIDI programs of instruments that are told apart by their sound, not their strings. */
const PROGRAM_FAMILIES: Readonly<Record<number, string>> = { 105: 'banjo' }

function distanceOf(row: InstrumentRow, openMidis: readonly number[]): number {
  const own = neckOf(row, row.tunings[0]!).strings.map(({ openMidi }) => openMidi)
  return own.reduce((sum, midi, index) => sum + Math.abs(midi - openMidis[index]!), 0)
}

/** The instrument with as many strings whose standard tuning is nearest. */
function instrumentOf(openMidis: readonly number[], program: number): InstrumentRow {
  const rows = INSTRUMENTS.filter((row) => openNotesOf(row.tunings[0]!).length === openMidis.length)
  const banjo = rows.find(({ family }) => family === PROGRAM_FAMILIES[program])
  if (banjo) return banjo
  // A short string is the banjo's: other instruments of five strings have none.
  const [first, ...others] = rows
    .filter(
      ({ startFrets, tunings }) => !startFrets || openMidis.join() === midisOf(tunings[0]!).join(),
    )
    .toSorted((a, b) => distanceOf(a, openMidis) - distanceOf(b, openMidis))
  return first ?? others[0] ?? STANDARD_NECK.instrument
}

function midisOf(row: InstrumentRow['tunings'][number]): readonly number[] {
  return neckOfRow(row).strings.map(({ openMidi }) => openMidi)
}

function neckOfRow(row: InstrumentRow['tunings'][number]): Neck {
  return makeNeck(STANDARD_NECK.instrument, CUSTOM_TUNING, openNotesOf(row), 0)
}

/**
 * The neck of open strings, string 1 first; `undefined` where no neck has such strings or capo.
 *
 * @example
 * neckOfStrings([64, 59, 55, 50, 45, 38], 0)?.tuning.id // => "drop-d"
 * neckOfStrings([64, 59], 0) // => undefined
 */
export function neckOfStrings(
  openMidis: readonly number[],
  capo: number,
  program = -1,
): Neck | undefined {
  const isCount = openMidis.length >= 3 && openMidis.length <= MAX_STRINGS
  const isCapo = Number.isInteger(capo) && capo >= 0 && capo <= MAX_CAPO
  const arePitches = openMidis.every(
    (midi) => Number.isInteger(midi) && midi >= 0 && midi <= 127 - 24 - capo,
  )
  if (!isCount || !isCapo || !arePitches) return undefined
  const instrument = instrumentOf(openMidis, program)
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
