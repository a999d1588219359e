/** Tunings: which pitch each open string sounds. String 1 is the highest, 6 the lowest. */
import { midiOf, parseNote } from '../theory/pitch'
import { TUNING_TABLE, type TuningRow } from './tuning-table'

export interface TuningString {
  /** 1 = highest, 6 = lowest. */
  readonly string: number
  /** Open note with octave. */
  readonly name: string
  readonly midi: number
}

export interface Tuning {
  readonly id: string
  readonly name: string
  /** From string 1 to the lowest. */
  readonly strings: readonly TuningString[]
}

function tuningOf(row: TuningRow): Tuning {
  return {
    id: row.id,
    name: row.name,
    strings: row.openNotes.map((text, index) => {
      const note = parseNote(text)!
      return { string: index + 1, name: text, midi: midiOf(note.name, note.octave!) }
    }),
  }
}

export const TUNINGS: readonly Tuning[] = TUNING_TABLE.map(tuningOf)

/** Standard six-string tuning, `standard-6-string`: E2 A2 D3 G3 B3 E4. */
export const STANDARD_TUNING: Tuning = TUNINGS[0]!

export const MAX_FRET = 24

/** MIDI of an open string of standard tuning. @throws RangeError for a string outside 1–6. */
export function openMidiOf(string: number, tuning: Tuning = STANDARD_TUNING): number {
  const row = tuning.strings[string - 1]
  if (!row) throw new RangeError(`string ${string} is not one of 1–${tuning.strings.length}`)
  return row.midi
}

/** The strings as the contract lists them: lowest (6) first. */
export function lowStringFirst(tuning: Tuning = STANDARD_TUNING): readonly TuningString[] {
  return [...tuning.strings].reverse()
}
