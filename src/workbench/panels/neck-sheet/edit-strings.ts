/** Necks that differ from another one by a string or the capo. */
import {
  CUSTOM_TUNING,
  MAX_STRINGS,
  MIN_STRINGS,
  makeNeck,
  type Neck,
  neckOf,
} from '#engine/instrument/neck'
import { tuningOfNotes } from '#engine/instrument/read-neck'
import { openNoteOf } from './tuner'

/** Lowest and highest open string: B0 with room to tune it down, E5 with room to tune it up. */
export const OPEN_MIDI_RANGE = { low: 20, high: 81 } as const

/** A new string is this much lower than the last one: a fourth. */
const NEXT_STRING_SEMITONES = 5

/** Open notes in writing order, the last string first. */
function notesOf({ strings }: Neck): readonly string[] {
  return strings.map(({ name }) => name).toReversed()
}

/** A neck of these open notes, by its name where the instrument's table has one. */
function neckWithNotes({ instrument }: Neck, openNotes: readonly string[], capo: number): Neck {
  const row = tuningOfNotes(instrument, openNotes)
  return row ? neckOf(instrument, row, capo) : makeNeck(instrument, CUSTOM_TUNING, openNotes, capo)
}

export function withCapo(neck: Neck, capo: number): Neck {
  return neckWithNotes(neck, notesOf(neck), capo)
}

/** The neck with one string tuned to another open note; outside the range it stays as it is. */
export function withOpenMidi(neck: Neck, string: number, openMidi: number): Neck {
  if (openMidi < OPEN_MIDI_RANGE.low || openMidi > OPEN_MIDI_RANGE.high) return neck
  const names = neck.strings.map((own) =>
    own.string === string && own.openMidi !== openMidi ? openNoteOf(openMidi) : own.name,
  )
  return neckWithNotes(neck, names.reverse(), neck.capo)
}

/** One string more, a fourth below the last one; the most is ten. */
export function withStringAdded(neck: Neck): Neck {
  if (neck.strings.length >= MAX_STRINGS) return neck
  const last = neck.strings.at(-1)!.openMidi
  const added = Math.max(OPEN_MIDI_RANGE.low, last - NEXT_STRING_SEMITONES)
  return neckWithNotes(neck, [openNoteOf(added), ...notesOf(neck)], neck.capo)
}

/** One string less, the last one; the least is three. */
export function withStringRemoved(neck: Neck): Neck {
  if (neck.strings.length <= MIN_STRINGS) return neck
  return neckWithNotes(neck, notesOf(neck).slice(1), neck.capo)
}
