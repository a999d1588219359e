/** The refusal of a note that no string can play under the limits. */
import { DomainError } from '../errors'
import { playableRange } from '../instrument/fretboard'
import type { NoteReader } from './note-reader'
import type { RouteRequestNote } from './route'

/** The refusal of a note that has no place: what was asked, and what can be played. */
export function unplayablePitch(
  note: RouteRequestNote,
  index: number,
  maxFret: number,
  read: NoteReader,
): DomainError {
  const { lowMidi, highMidi } = playableRange(maxFret)
  const asked = read(note.midi, note.name)
  const name = note.familyOnly ? asked.pitchClass : asked.note
  const pin = [
    ...(note.pin?.string === undefined ? [] : [`string ${note.pin.string}`]),
    ...(note.pin?.fret === undefined ? [] : [`fret ${note.pin.fret}`]),
  ].join(', ')
  const where = pin === '' ? '' : ` at the place it is pinned to (${pin})`
  const low = read(lowMidi, undefined).note
  const high = read(highMidi, undefined).note
  const message = `Cannot place ${name}, note ${index + 1}${where}: up to fret ${maxFret} standard tuning plays ${low} (MIDI ${lowMidi}) to ${high} (MIDI ${highMidi})`
  return new DomainError('unplayable-pitch', message, [{ path: `notes[${index}]`, message }])
}
