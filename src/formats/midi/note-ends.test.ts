/** Rhythms as players and sequencers send them: each note ends some ticks early or late. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { notesText, scores } from '../../../test/support/arbitrary-score'
import { soundingNotesOf } from '../score/score-times'
import { loadMidiFile, midi, midiBytesOf } from './midi'
import { hasPlayedEnds } from './note-ends'
import { type TimedEvent, trackOf } from './write-midi'

beforeAll(loadMidiFile)

/** Lengths in 12ths of a quarter; below 0 for a rest. */
const RHYTHMS: readonly (readonly [string, readonly number[]])[] = [
  ['quarters', [12, 12, 12, 12]],
  ['eighths', [6, 6, 6, 6, 6, 6, 6, 6]],
  ['16ths', [3, 3, 3, 3, 3, 3, 3, 3]],
  ['halves', [24, 24, 24, 24]],
  ['whole notes', [48, 48, 48, 48]],
  ['dotted quarters and eighths', [18, 6, 18, 6]],
  ['dotted eighths and 16ths', [9, 3, 9, 3, 9, 3, 12]],
  ['16ths and dotted eighths', [3, 9, 3, 9, 3, 9, 12]],
  ['eighth and two 16ths', [6, 3, 3, 6, 3, 3, 12, 12]],
  ['syncopation', [6, 12, 12, 12, 6]],
  ['triplet eighths', [4, 4, 4, 4, 4, 4, 12, 12]],
  ['triplet quarters', [8, 8, 8, 8, 8, 8]],
  ['swing eighths', [8, 4, 8, 4, 8, 4, 12]],
  ['swing with a rest on the beat', [8, 4, -8, 4, 8, 4, 12]],
  ['staccato quarters', [6, -6, 6, -6, 6, -6, 6, -6]],
  ['offbeat eighths', [-6, 6, -6, 6, -6, 6, -6, 6]],
  ['staccato among held quarters', [6, -6, 12, 6, -6, 12]],
  ['quarter rests', [12, -12, 12, -12, 24, 12, -12]],
  ['eighth rests', [18, -6, 18, -6, 6, 6, 6, -6]],
  ['tied over the bar line', [24, 12, 6, 18, 12, 24]],
  ['triplets before eighths', [4, 4, 4, 6, 6, 4, 4, 4, 6, 6]],
  ['reggae 16ths', [-6, 3, 3, -6, 3, 3, -6, 3, 3, -6, 3, 3]],
  ['long notes before rests', [36, -12, 42, -6, 24, -24, 36, -12]],
]

type Struck = readonly [midi: number, tick: number, end: number]

function read(ticks: number, notes: readonly Struck[]) {
  const events = notes.flatMap(([noteNumber, tick, end]): TimedEvent[] => [
    { tick, order: 4, event: { type: 'noteOn', channel: 0, noteNumber, velocity: 80 } },
    { tick: end, order: 3, event: { type: 'noteOff', channel: 0, noteNumber, velocity: 0 } },
  ])
  const header = { format: 1 as const, numTracks: 1, ticksPerBeat: ticks }
  return midi.read(midiBytesOf({ header, tracks: [trackOf(events)] }))
}

/** @param late ticks that a note ends after its written end, by its index */
function played(lengths: readonly number[], ticks: number, late: (index: number) => number) {
  const notes: Struck[] = []
  let at = 0
  for (const [index, length] of lengths.entries()) {
    const [tick, end] = [at, at + Math.abs(length)].map((time) => (time * ticks) / 12)
    if (length > 0) notes.push([60 + (index % 7), tick!, end! + late(index)])
    at += Math.abs(length)
  }
  return notes
}

const timesOf = (ticks: number, notes: readonly Struck[]) =>
  notesText(read(ticks, notes).score, 'times')[0]!.split('\n')
const round = (time: number) => Math.round(time * 1e4) / 1e4
const written = (lengths: readonly number[]) =>
  played(lengths, 12, () => 0)
    .map(([pitch, tick, end]) => `${pitch} @${round(tick / 12)}:${round((end - tick) / 12)}`)
    .sort()

describe.each([480, 96])('at %i ticks a quarter', (ticks) => {
  const unit = ticks / 480
  const offsets = [5, 10, 15, 20, 25, 30].map((offset) => Math.round(offset * unit))

  test.each(RHYTHMS)('%s are read as written, however they end', (_name, lengths) => {
    const right = written(lengths)
    for (const offset of offsets) {
      expect(timesOf(ticks, played(lengths, ticks, () => -offset)), `${offset} early`).toEqual(right) // biome-ignore format: one line
      expect(
        timesOf(
          ticks,
          played(lengths, ticks, () => offset),
        ),
        `${offset} late`,
      ).toEqual(right)
    }
    const mixed = (index: number) => offsets[(index * 5) % 6]! * (index % 3 === 0 ? 1 : -1)
    expect(timesOf(ticks, played(lengths, ticks, mixed)), 'some early, some late').toEqual(right)
  })

  test.each(RHYTHMS)('%s that end on time stay, and nothing is said of ends', (_name, lengths) => {
    const notes = played(lengths, ticks, () => 0)
    expect(timesOf(ticks, notes)).toEqual(written(lengths))
    expect(read(ticks, notes).report.filter(({ kind }) => kind === 'changed')).toEqual([])
  })
})

test.each([98, 95, 92, 90])('notes held for %i percent of their length are whole', (percent) => {
  for (const [name, lengths] of RHYTHMS.filter(([, all]) => all.every((length) => length > 0))) {
    const late = (index: number) => -Math.round((lengths[index]! * 40 * (100 - percent)) / 100)
    expect(timesOf(480, played(lengths, 480, late)), name).toEqual(written(lengths))
  }
})

test('before an eighth rest or more, a long note keeps its length', () => {
  const halves = played([42, -6, 42, -6, 42, -6, 42, -6], 480, () => -10)
  expect(timesOf(480, halves)).toEqual(written([42, -6, 42, -6, 42, -6, 42, -6]))
})

test('the report says how many ends were rounded', () => {
  const { report } = read(
    480,
    played([12, 12, 12, 12], 480, () => -10),
  )
  expect(report).toContainEqual(
    expect.objectContaining({ kind: 'changed', count: 4, message: expect.stringMatching(/^Ends rounded/) }), // biome-ignore format: one line
  )
})

test('the last note, held past its bar line, adds no bar', () => {
  const { score } = read(
    480,
    played([12, 12, 12, 12], 480, () => 20),
  )
  expect(score.measures).toHaveLength(1)
})

test.each([
  ['a 32nd rest after a double-dotted eighth', [420, 420, 420, 420]],
  ['a 16th rest after a dotted eighth', [360, 360, 360, 360]],
  ['staccato 16ths', [60, 60, 60, 60]],
  ['one 64th rest among held notes', [480, 450, 480, 480]],
  ['a tied length before a 32nd rest', [480, 420, 480, 480]],
])('%s stays as written', (_name, lengths) => {
  const notes = lengths.map((length, index): Struck => [60 + index, index * 480, index * 480 + length]) // biome-ignore format: one line
  const right = notes.map(([pitch, tick, end]) => `${pitch} @${tick / 480}:${round((end - tick) / 480)}`) // biome-ignore format: one line
  expect(timesOf(480, notes)).toEqual(right)
})

test('a held bass ends with the melody note that follows it', () => {
  const melody = [0, 1, 2, 3, 4, 5, 6, 7].map((at): Struck => [72 + (at % 5), at * 240, at * 240 + 230]) // biome-ignore format: one line
  const bass = [0, 1].map((at): Struck => [48 + at, at * 960, at * 960 + 945])
  const notes = [...melody, ...bass]
  const lengths = timesOf(480, notes).map((line) => line.split(':')[1])
  expect(lengths.sort()).toEqual(['0.5', '0.5', '0.5', '0.5', '0.5', '0.5', '0.5', '0.5', '2', '2'])
})

test('drawn scores of one voice are never taken for played', () => {
  fc.assert(
    fc.property(scores({ voices: 1, tripletsOnly: true }), (score) => {
      for (const track of score.tracks) {
        const notes = soundingNotesOf(score, track).toSorted((a, b) => a.startQuarters - b.startQuarters) // biome-ignore format: one line
        expect(hasPlayedEnds(notes, 0.51 / 480)).toBe(false)
      }
    }),
  )
})
