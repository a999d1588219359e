import { type MidiEvent, writeMidi } from 'midi-file'
import { beforeAll, expect, test } from 'vitest'
import { readTab } from '../index'
import { isCutOff, loadMidiFile, midiBytesOf } from './midi'

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

const WHOLE = Uint8Array.from(
  writeMidi({
    header: { format: 1, numTracks: 2, ticksPerBeat: 480 },
    tracks: [
      [{ type: 'endOfTrack', meta: true, deltaTime: 0 }],
      [
        { type: 'noteOn', deltaTime: 0, channel: 0, noteNumber: 60, velocity: 80 },
        { type: 'noteOff', deltaTime: 480, channel: 0, noteNumber: 60, velocity: 0 },
        { type: 'endOfTrack', meta: true, deltaTime: 0 },
      ],
    ],
  }),
)

test('a file that is cut off is told from a whole one at every byte', () => {
  expect(isCutOff(WHOLE)).toBe(false)
  for (let length = 4; length < WHOLE.length; length++) {
    expect(isCutOff(WHOLE.subarray(0, length)), `${length} bytes`).toBe(true)
  }
})

test('a file with more chunks behind its tracks is whole', () => {
  expect(isCutOff(Uint8Array.from([...WHOLE, 0x58, 0x46, 0x49, 0x48, 0, 0, 0, 9]))).toBe(false)
})

test('what of a cut file can be read is read, and the report says that it is cut off', async () => {
  const messages = async (bytes: Uint8Array) =>
    (await readTab(bytes)).report.map(({ message }) => message).join()
  expect(await messages(WHOLE)).not.toContain('cut off')
  expect(await messages(WHOLE.subarray(0, -4))).toContain('the file is cut off')
})
