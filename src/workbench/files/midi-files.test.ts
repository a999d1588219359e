import { fc, test as propertyTest } from '@fast-check/vitest'
import { type MidiData, type MidiEvent, parseMidi, writeMidi } from 'midi-file'
import { describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { isCutOff } from './midi-chunks'
import { midiOfTab } from './midi-of-tab'
import { songOf } from './midi-song'
import { tabOfSong } from './tab-of-song'

/** Through the bytes of a file and back. */
function roundTrip(measures: readonly Measure[]) {
  const bytes = Uint8Array.from(writeMidi(midiOfTab('A tune', measures, STANDARD_NECK.instrument)))
  return tabOfSong(songOf(parseMidi(bytes)), 0, C_MAJOR, STANDARD_NECK)
}

const heardOf = (measures: readonly Measure[]) =>
  measures.map(({ notes, tempo, timeSignature }) => ({
    tempo,
    timeSignature,
    notes: notes
      .map(({ midi, startBeat, durationBeats }) => [startBeat, midi, durationBeats] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  }))

const note = (string: number, fret: number, startBeat: number, durationBeats: number) =>
  tabNoteOf(`n-${string}-${startBeat}`, { string, fret }, startBeat, durationBeats, STANDARD_NECK)

describe('out as MIDI and in again', () => {
  test('pitches, beats, tempos and signatures come back', () => {
    const tab: readonly Measure[] = [
      {
        ...emptyMeasure(1, [4, 4], 90),
        notes: [note(5, 3, 0, 1.5), note(4, 0, 1.5, 0.5), note(4, 2, 2, 1 / 3), note(4, 3, 3, 1)],
      },
      { ...emptyMeasure(2, [6, 8], 144), notes: [note(3, 0, 0, 3), note(2, 1, 3, 3)] },
      { ...emptyMeasure(3, [3, 4], 133.5), notes: [note(1, 0, 0, 2)] },
    ]
    const back = heardOf(roundTrip(tab).measures)
    const asked = heardOf(tab)
    expect(back.map(({ tempo, timeSignature }) => [tempo, timeSignature])).toEqual(
      asked.map(({ tempo, timeSignature }) => [tempo, timeSignature]),
    )
    for (const [index, { notes }] of back.entries()) {
      expect(notes.map(([startBeat, midi]) => [startBeat, midi])).toEqual(
        asked[index]!.notes.map(([startBeat, midi]) => [startBeat, midi]),
      )
    }
  })

  test('a chord stays a chord, one string a note', () => {
    const chord = [note(5, 3, 0, 2), note(4, 2, 0, 2), note(3, 0, 0, 2), note(2, 1, 0, 2)]
    const { measures } = roundTrip([{ ...emptyMeasure(1), notes: chord }])
    expect(heardOf(measures)[0]!.notes).toEqual([
      [0, 48, 2],
      [0, 52, 2],
      [0, 55, 2],
      [0, 60, 2],
    ])
    expect(new Set(measures[0]!.notes.map(({ string }) => string)).size).toBe(4)
  })

  const LINE = fc
    .array(
      fc.record({ midi: fc.integer({ min: 40, max: 84 }), ticks: fc.integer({ min: 1, max: 96 }) }),
      {
        minLength: 1,
        maxLength: 24,
      },
    )
    .map((steps) => {
      let tick = 0
      return steps.flatMap(({ midi, ticks }, index) => {
        const startBeat = tick / 48
        tick += ticks
        const string = [1, 2, 3, 4, 5, 6].find(
          (one) => midi >= midiAt({ string: one, fret: 0 }, STANDARD_NECK),
        )!
        const fret = midi - midiAt({ string, fret: 0 }, STANDARD_NECK)
        return fret > 24
          ? []
          : [tabNoteOf(`n${index}`, { string, fret }, startBeat, ticks / 48, STANDARD_NECK)]
      })
    })

  propertyTest.prop([LINE], { numRuns: 60, seed: 11 })(
    'every pitch of a line comes back at its time, at a place that sounds it',
    (notes) => {
      const { measures, leftOutMidis } = roundTrip([{ ...emptyMeasure(1), notes }])
      const played = measures.flatMap((measure, bar) =>
        measure.notes.map(({ midi, startBeat }) => [Math.round((bar * 4 + startBeat) * 48), midi]),
      )
      expect(leftOutMidis).toEqual([])
      expect(played).toEqual(notes.map(({ midi, startBeat }) => [Math.round(startBeat * 48), midi]))
      for (const measure of measures) {
        for (const one of measure.notes) expect(midiAt(one, STANDARD_NECK)).toBe(one.midi)
      }
    },
  )
})

const on = (deltaTime: number, noteNumber: number, channel = 0): MidiEvent => ({
  type: 'noteOn',
  deltaTime,
  channel,
  noteNumber,
  velocity: 80,
})
const off = (deltaTime: number, noteNumber: number, channel = 0): MidiEvent => ({
  type: 'noteOff',
  deltaTime,
  channel,
  noteNumber,
  velocity: 0,
})
const fileOf = (...tracks: MidiEvent[][]): MidiData => ({
  header: { format: 1, numTracks: tracks.length, ticksPerBeat: 480 },
  tracks,
})

describe('reading files of others', () => {
  test('drums are no melody, and channels of one track are tracks of their own', () => {
    const { tracks } = songOf(
      fileOf([on(0, 60), on(0, 64, 1), on(0, 36, 9), off(480, 60), off(0, 64, 1), off(0, 36, 9)]),
    )
    expect(tracks.map(({ name, notes }) => [name, notes[0]!.midi])).toEqual([
      ['Track 1, channel 1', 60],
      ['Track 1, channel 2', 64],
    ])
  })

  test('a note-on without velocity ends a note; what never ends lasts a quarter', () => {
    const { tracks } = songOf(
      fileOf([on(0, 60), { ...on(240, 60), velocity: 0 } as MidiEvent, on(240, 62)]),
    )
    expect(tracks[0]!.notes).toEqual([
      { midi: 60, startQuarter: 0, durationQuarters: 0.5 },
      { midi: 62, startQuarter: 1, durationQuarters: 1 },
    ])
  })

  test('pitches that the guitar lacks are left out and named', () => {
    const song = songOf(
      fileOf([on(0, 28), off(480, 28), on(0, 60), off(480, 60), on(0, 96), off(480, 96)]),
    )
    const { measures, leftOutMidis } = tabOfSong(song, 0, C_MAJOR, STANDARD_NECK)
    expect(leftOutMidis).toEqual([28, 96])
    expect(measures.flatMap(({ notes }) => notes.map(({ midi }) => midi))).toEqual([60])
  })

  test('of seven notes at once an inner one gives way', () => {
    const midis = [40, 45, 50, 55, 57, 59, 64]
    const song = songOf(
      fileOf([
        ...midis.map((midi) => on(0, midi)),
        ...midis.map((midi, n) => off(n ? 0 : 480, midi)),
      ]),
    )
    const { measures, leftOutMidis } = tabOfSong(song, 0, C_MAJOR, STANDARD_NECK)
    expect(leftOutMidis).toEqual([45])
    expect(measures[0]!.notes).toHaveLength(6)
  })

  test('a note over the bar line ends at it', () => {
    const song = songOf(fileOf([on(3 * 480, 60), off(4 * 480, 60)]))
    const { measures } = tabOfSong(song, 0, C_MAJOR, STANDARD_NECK)
    expect(measures[0]!.notes[0]).toMatchObject({ startBeat: 3, durationBeats: 1 })
  })

  test('a song longer than a project keeps its beginning and says so', () => {
    const song = songOf(
      fileOf([on(0, 60), off(480, 60), on(480 * 4 * PROJECT_LIMITS.maxMeasures, 62), off(480, 62)]),
    )
    const tab = tabOfSong(song, 0, C_MAJOR, STANDARD_NECK)
    expect(tab).toMatchObject({ isCut: true, noteCount: 1 })
    expect(tab.measures).toHaveLength(PROJECT_LIMITS.maxMeasures)
  })
})

describe('a file that ends too early', () => {
  const whole = Uint8Array.from(
    writeMidi(
      midiOfTab(
        'A tune',
        [{ ...emptyMeasure(1), notes: [note(5, 3, 0, 1), note(4, 0, 1, 1)] }],
        STANDARD_NECK.instrument,
      ),
    ),
  )

  test('is told from a whole one at every byte', () => {
    expect(isCutOff(whole)).toBe(false)
    for (let length = 4; length < whole.length; length++) {
      expect(isCutOff(whole.subarray(0, length)), `${length} bytes`).toBe(true)
    }
  })

  test('is not one with more chunks behind its tracks', () => {
    expect(isCutOff(Uint8Array.from([...whole, 0x58, 0x46, 0x49, 0x48, 0, 0, 0, 9]))).toBe(false)
  })
})
