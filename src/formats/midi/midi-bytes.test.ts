import { type MidiEvent, writeMidi } from 'midi-file'
import { beforeAll, expect, test } from 'vitest'
import { loadMidiFile } from './library'
import { midiBytesOf } from './midi-bytes'

beforeAll(loadMidiFile)

const note = (noteNumber: number): MidiEvent[] => [
  { type: 'noteOn', deltaTime: 3, channel: 1, noteNumber, velocity: 80 },
  { type: 'noteOff', deltaTime: 200, channel: 1, noteNumber, velocity: 0 },
]
const track = (count: number): MidiEvent[] => [
  { type: 'trackName', meta: true, deltaTime: 0, text: `${count} notes` },
  ...Array.from({ length: count }, (_, index) => note(30 + (index % 60))).flat(),
  { type: 'endOfTrack', meta: true, deltaTime: 0 },
]

test.each([[[0]], [[1, 0]], [[63, 64, 65]], [[300]]])(
  'tracks of %j notes are the bytes that the library writes',
  (counts) => {
    const file = {
      header: { format: 1 as const, numTracks: counts.length, ticksPerBeat: 960 },
      tracks: counts.map(track),
    }
    expect([...midiBytesOf(file)]).toEqual(writeMidi(file))
  },
)
