import { expect, test } from 'vitest'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { readSong } from '../song/read-song'
import { songTimes } from '../song/song-times'
import { readStrum, type Strum } from './strum'
import { strummedSong } from './strummed-song'

const FOLK = readStrum('D-DU-UDU', [4, 4]) as Strum
const strummed = (text: string, strum = FOLK) =>
  strummedSong(songTimes(readSong(text).song), strum, 90, STANDARD_NECK, 512)

test.each([
  // Two chords in a bar, silence, the bar before again.
  ['| C G | Am |', 2, '0 C, 2 G, 4 Am'],
  ['| C | N.C. | G |', 3, '0 C, 8 G'],
  ['| C | % | G |', 3, '0 C, 4 C, 8 G'],
  ['C G Am F', 4, '0 C, 4 G, 8 Am, 12 F'],
])('%s', (text, bars, expected) => {
  const { measures, names } = strummed(text)
  expect(measures.length).toBe(bars)
  expect(names.map(({ beat, symbol }) => `${beat} ${symbol}`).join(', ')).toBe(expected)
})

test('in six-eight the names stand at eighths, as the bars are counted', () => {
  const jig = readStrum('DUDDUD', [6, 8]) as Strum
  const { measures, names } = strummed('Time: 6/8\n\n| C | G Am |', jig)
  expect(names.map(({ beat }) => beat)).toEqual([0, 6, 9])
  expect(measures.map(({ timeSignature }) => timeSignature)).toEqual([
    [6, 8],
    [6, 8],
  ])
})

test('every chord sounds its own tones from its own beat on, and nothing in silence', () => {
  const { measures } = strummed('| C G | N.C. | Am / / Dm |')
  const tones: Record<string, readonly number[]> = {
    C: [0, 4, 7],
    G: [7, 11, 2],
    Am: [9, 0, 4],
    Dm: [2, 5, 9],
  }
  const over = (bar: number, beat: number) =>
    bar === 0 ? (beat < 2 ? 'C' : 'G') : bar === 2 ? (beat < 3 ? 'Am' : 'Dm') : undefined
  measures.forEach(({ notes }, bar) => {
    for (const note of notes) {
      const symbol = over(bar, note.startBeat)
      expect(symbol && tones[symbol]).toContain(note.midi % 12)
      expect(midiAt(note, STANDARD_NECK)).toBe(note.midi)
      expect(over(bar, note.startBeat + note.durationBeats - 1e-6)).toBe(symbol)
    }
  })
  expect(measures[1]!.notes).toEqual([])
  for (const beat of [0, 2]) {
    expect(measures[0]!.notes.some(({ startBeat }) => startBeat === beat)).toBe(true)
  }
})

test('a chord that no hand can hold is named', () => {
  const few = { ...STANDARD_NECK, strings: STANDARD_NECK.strings.slice(0, 1) }
  const times = songTimes(readSong('| C | G |').song)
  expect(strummedSong(times, FOLK, 90, few, 512).unplayable).toBe('C')
})
