/**
 * The bytes of a MIDI file. `writeMidi` copies all it has written at every byte, which takes half a
 * minute for 20,000 notes, so it is given a few events at a time and its answers are joined.
 */
import type { MidiData, MidiEvent } from 'midi-file'
import { midiFile } from './library'

const EVENTS_AT_ONCE = 128
const FILE_HEADING_BYTES = 14
/** Name and length of a track. */
const TRACK_HEADING_BYTES = 8

function partsOf(track: readonly MidiEvent[], header: MidiData['header']): readonly Uint8Array[] {
  const parts: Uint8Array[] = []
  for (let from = 0; from < track.length; from += EVENTS_AT_ONCE) {
    const events = track.slice(from, from + EVENTS_AT_ONCE)
    const written = midiFile().writeMidi({ header, tracks: [events] })
    parts.push(Uint8Array.from(written.slice(FILE_HEADING_BYTES + TRACK_HEADING_BYTES)))
  }
  return parts
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function headingOf(length: number): Uint8Array {
  const heading = new DataView(new ArrayBuffer(TRACK_HEADING_BYTES))
  for (const [index, letter] of [...'MTrk'].entries()) {
    heading.setUint8(index, letter.charCodeAt(0))
  }
  heading.setUint32(4, length)
  return new Uint8Array(heading.buffer)
}

/** As `writeMidi` writes them, in time that grows with the length. */
export function midiBytesOf({ header, tracks }: MidiData): Uint8Array {
  const heading = midiFile().writeMidi({ header, tracks: tracks.map(() => []) })
  const chunks = tracks.flatMap((track) => {
    const parts = partsOf(track, header)
    return [headingOf(parts.reduce((sum, { length }) => sum + length, 0)), ...parts]
  })
  return joined([Uint8Array.from(heading.slice(0, FILE_HEADING_BYTES)), ...chunks])
}
