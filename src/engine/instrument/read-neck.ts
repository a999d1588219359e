/** Names of instruments and tunings as people write them. */

import { keepRecent } from '../keep-recent'
import { midiOf, parseNote, pitchClassOf } from '../theory/pitch'
import type { InstrumentRow, TuningRow } from './instrument-table'
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  MAX_STRINGS,
  MIN_STRINGS,
  makeNeck,
  type Neck,
  neckOf,
  openNotesOf,
} from './neck'

/** A name without what does not tell tunings apart: case, blanks, hyphens, the word "tuning". */
function plainNameOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replace(/\btuning\b/g, '')
    .replace(/[\s_-]+/g, '')
}

function namesOf({ id, name, aliases = [] }: InstrumentRow | TuningRow): readonly string[] {
  return [id, name, ...aliases].map(plainNameOf)
}

function isNamed(row: InstrumentRow | TuningRow, plain: string): boolean {
  return namesOf(row).includes(plain)
}

const INSTRUMENT_OF_NAME = new Map(
  INSTRUMENTS.flatMap((row) => namesOf(row).map((name) => [name, row] as const)),
)

/**
 * The instrument of an id, a name or an alias.
 *
 * @example
 * findInstrument('7-String Guitar')?.id // => "guitar-7"
 * findInstrument('kazoo') // => undefined
 */
export function findInstrument(text: string): InstrumentRow | undefined {
  return INSTRUMENT_OF_NAME.get(plainNameOf(text))
}

/**
 * The tuning of an instrument by id, name, alias, or by its open notes without octaves.
 *
 * @example
 * findTuning(findInstrument('guitar')!, 'Dropped D')?.id // => "drop-d"
 * findTuning(findInstrument('guitar')!, 'D A D F# A D')?.id // => "open-d"
 * findTuning(findInstrument('guitar')!, 'drop-e') // => undefined
 */
export function findTuning(instrument: InstrumentRow, text: string): TuningRow | undefined {
  const plain = plainNameOf(text)
  const named = instrument.tunings.find((row) => isNamed(row, plain))
  if (named) return named
  const classes = openPitchClassesOf(text)
  if (!classes) return undefined
  return instrument.tunings.find((row) => {
    const own = openNotesOf(row).map((note) => pitchClassOf(parseNote(note)!.name))
    return own.join() === classes.join()
  })
}

/**
 * Pitch classes of note names in capitals without octaves, `DADGAD` or `D A D F# A D`. The high
 * string at either end may be a small letter, as players write `gCEA` and `EADGBe`; a small b at
 * the end is a flat.
 */
function openPitchClassesOf(written: string): readonly number[] | undefined {
  const text = written.trim().replace(/^[a-g]|[ac-g]$/g, (letter) => letter.toUpperCase())
  const names = text.match(/[A-G][#b♯♭]?/g) ?? []
  if (names.join('') !== text.replace(/[\s,-]+/g, '')) return undefined
  if (names.length < MIN_STRINGS || names.length > MAX_STRINGS) return undefined
  return names.map((name) => pitchClassOf(parseNote(name)!.name))
}

/**
 * Open notes written with octaves, the last string first, separated by commas or blanks.
 * Gives `undefined` for anything else.
 *
 * @example
 * readOpenNotes('D2,A2,D3,G3,B3,E4')?.length // => 6
 * readOpenNotes('D2,A2') // => undefined
 */
export function readOpenNotes(text: string): readonly string[] | undefined {
  if (text.length > MAX_STRINGS * 6) return undefined
  const notes = text.split(/[\s,]+/).filter((part) => part !== '')
  if (notes.length < MIN_STRINGS || notes.length > MAX_STRINGS) return undefined
  const isPitch = (note: string) => parseNote(note)?.octave !== undefined
  return notes.every(isPitch) ? notes : undefined
}

/** The row whose open strings sound the given notes, so that it is called by its name. */
export function tuningOfNotes(
  instrument: InstrumentRow,
  openNotes: readonly string[],
): TuningRow | undefined {
  const midis = (notes: readonly string[]) =>
    notes.map((text) => {
      const note = parseNote(text)!
      return midiOf(note.name, note.octave!)
    })
  const asked = midis(openNotes).join()
  return instrument.tunings.find((row) => midis(openNotesOf(row)).join() === asked)
}

export interface NamedTuning {
  readonly instrument: InstrumentRow
  readonly tuning: TuningRow
}

/**
 * An instrument and its tuning in one name: `baritone ukulele`, `drop D guitar`.
 *
 * @example
 * findNamedTuning('Baritone uke')?.tuning.id // => "baritone"
 */
export function findNamedTuning(text: string): NamedTuning | undefined {
  const plain = plainNameOf(text)
  for (const instrument of INSTRUMENTS) {
    for (const own of namesOf(instrument)) {
      const rest = plain.replace(own, '')
      const tuning =
        rest === plain ? undefined : instrument.tunings.find((row) => isNamed(row, rest))
      if (tuning) return { instrument, tuning }
    }
  }
  return undefined
}

/** Whether open notes are written from string 1 on: each sounds lower than the one before. */
export function isWrittenFromFirst(openNotes: readonly string[]): boolean {
  const midis = openNotes.map((text) => {
    const note = parseNote(text)!
    return midiOf(note.name, note.octave!)
  })
  return midis.every((midi, index) => index === 0 || midi < midis[index - 1]!)
}

/** What is worked out for a neck hangs on it, so the latest ones are kept. */
const MAX_KEPT_NECKS = 64

/**
 * The neck of open notes with octaves, the last string first; under its name where the table has
 * one. The same object for the same notes.
 */
export const neckOfNotes = keepRecent(
  MAX_KEPT_NECKS,
  (instrument: InstrumentRow, openNotes: readonly string[], capo: number) =>
    `${instrument.id} ${openNotes.join()} ${capo}`,
  (instrument, openNotes, capo): Neck => {
    const row = tuningOfNotes(instrument, openNotes)
    return row
      ? neckOf(instrument, row, capo)
      : makeNeck(instrument, CUSTOM_TUNING, openNotes, capo)
  },
)

/** The same neck with its capo at another fret. */
export function withCapo({ instrument, strings }: Neck, capo: number): Neck {
  return neckOfNotes(instrument, strings.map(({ name }) => name).toReversed(), capo)
}
