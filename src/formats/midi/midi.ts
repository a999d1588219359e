/** MIDI in and out: pitches and times, without strings and fingers. */

import type { MidiData, MidiEvent } from 'midi-file'
import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { newReport } from '../score/report'
import { readMidiScore } from './read-midi'
import { midiOfScore } from './write-midi'

/** Bytes of a chunk's name and length. */
const HEADING_BYTES = 8
/** Where the header tells how many tracks follow. */
const TRACK_COUNT_OFFSET = 10

/** Whether the file ends before its last announced track does. `bytes` begins with `MThd`. */
export function isCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < TRACK_COUNT_OFFSET + 2) return true
  let missingTracks = view.getUint16(TRACK_COUNT_OFFSET)
  let at = 0
  while (missingTracks > 0 || at === 0) {
    if (at + HEADING_BYTES > view.byteLength) return true
    const isTrack = view.getUint32(at) === 0x4d54726b
    at += HEADING_BYTES + view.getUint32(at + 4)
    if (at > view.byteLength) return true
    if (isTrack) missingTracks--
  }
  return false
}

/** midi-file, loaded when the first MIDI file is read or written. */
type MidiFile = Pick<typeof import('midi-file'), 'parseMidi' | 'writeMidi'>

let loaded: MidiFile | undefined

export async function loadMidiFile(): Promise<void> {
  // A CommonJS package: a bundle gives what it exports as `default`, Node also by name.
  loaded ??= (await import('midi-file')).default
}

/** @throws RangeError before it is loaded. */
function midiFile(): MidiFile {
  if (!loaded) throw new RangeError('midi-file is not loaded')
  return loaded
}

/**
 * `writeMidi` copies all it has written at every byte, which takes half a minute for 20,000 notes, so
 * it is given a few events at a time and its answers are joined.
 */
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

export const midi: TabFormat = {
  ...formatOf('midi', ['midi']),
  load: loadMidiFile,
  sniff: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'MThd',
  read(bytes) {
    checkCount('bytes', bytes.length, FILE_LIMITS.maxMidiBytes)
    let file: ReturnType<ReturnType<typeof midiFile>['parseMidi']>
    try {
      file = midiFile().parseMidi(bytes)
    } catch {
      throw new FormatError('unreadable-file', 'This MIDI file is broken or cut off.')
    }
    const read = readMidiScore(file)
    if (!isCutOff(bytes)) return read
    const report = newReport()
    report.add('left-out', 'What followed: the file is cut off.')
    return { ...read, report: [...read.report, ...report.finish()] }
  },
  write(score) {
    const report = newReport()
    const isPlaced = score.tracks.some(({ neck }) => neck !== undefined)
    if (isPlaced) report.add('left-out', 'Strings, frets and fingers: MIDI has none.')
    if (score.artist !== '') report.add('left-out', 'The artist: MIDI has no place for it.')
    for (const { name, measures } of score.tracks) {
      for (const [index, voices] of measures.entries()) {
        const beats = voices.flat()
        const about = { bar: index + 1, track: name }
        if (beats.some(({ grace }) => grace)) report.add('left-out', 'Grace notes.', about)
        if (beats.some(({ notes }) => notes.some(({ techniques }) => techniques))) {
          report.add('left-out', 'Techniques: MIDI has pitches and times only.', about)
        }
      }
    }
    const bytes = midiBytesOf(midiOfScore(score))
    return { bytes, report: report.finish() }
  },
}
