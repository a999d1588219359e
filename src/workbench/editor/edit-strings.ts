/** Necks that differ from another one by a string or the capo. */
import { MAX_STRINGS, MIN_STRINGS, type Neck } from '#engine/instrument/neck'
import { neckOfNotes } from '#engine/instrument/read-neck'

/** Lowest and highest open string: B0 with room to tune it down, E5 with room to tune it up. */
export const OPEN_MIDI_RANGE = { low: 20, high: 81 } as const

/** A new string is this much lower than the last one: a fourth. */
const NEXT_STRING_SEMITONES = 5

/** Open notes in writing order, the last string first. */
function notesOf({ strings }: Neck): readonly string[] {
  return strings.map(({ name }) => name).toReversed()
}

/** The neck with one string tuned to another open note; outside the range it stays as it is. */
export function withOpenMidi(neck: Neck, string: number, openMidi: number): Neck {
  if (openMidi < OPEN_MIDI_RANGE.low || openMidi > OPEN_MIDI_RANGE.high) return neck
  const names = neck.strings.map((own) =>
    own.string === string && own.openMidi !== openMidi ? openNoteOf(openMidi) : own.name,
  )
  return neckOfNotes(neck.instrument, names.reverse(), neck.capo)
}

/** One string more, a fourth below the last one; the most is ten. */
export function withStringAdded(neck: Neck): Neck {
  if (neck.strings.length >= MAX_STRINGS) return neck
  const last = neck.strings.at(-1)!.openMidi
  const added = Math.max(OPEN_MIDI_RANGE.low, last - NEXT_STRING_SEMITONES)
  return neckOfNotes(neck.instrument, [openNoteOf(added), ...notesOf(neck)], neck.capo)
}

/** One string less, the last one; the least is three. */
export function withStringRemoved(neck: Neck): Neck {
  if (neck.strings.length <= MIN_STRINGS) return neck
  return neckOfNotes(neck.instrument, notesOf(neck).slice(1), neck.capo)
}

const USUAL_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** An open note as tunings write it: `F#2`, `Bb1`. */
export function openNoteOf(midi: number): string {
  return `${USUAL_NAMES[midi % 12]}${Math.floor(midi / 12) - 1}`
}
