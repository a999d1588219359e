import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { joinMeasures, measureIdOf, TICKS_PER_BEAT, tickOf } from './measure'
import { parseAscii } from './parse-ascii'
import { renderAscii } from './render-ascii'
import { type Measure, type TabNote, tabNoteOf } from './tab-event'

const RANDOM_TABS = drawCount(1200)
const SEED = 20_260_501

/** Starts by their distance: sixteenths, triplets, thirty-seconds, sextuplets … single ticks. */
const TICKS_BETWEEN_STARTS = [48, 24, 12, 16, 6, 8, 4, 3, 2, 1]
const TIME_SIGNATURES = [[4, 4], [3, 4], [2, 4], [5, 4], [6, 8], [7, 8], [12, 8], [9, 16], [1, 4], [2, 2]] as const // biome-ignore format: short

type Seat = readonly [string: number, fret: number, step: number, durationTicks: number]

const seat: fc.Arbitrary<Seat> = fc.tuple(
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: 0, max: 24 }),
  fc.nat({ max: 31 }),
  fc.integer({ min: 1, max: 4 * TICKS_PER_BEAT }),
)

/** Notes that even the finest grid keeps apart: on each string room for digits and a dash. */
function notesOn(seats: readonly Seat[], ticksBetween: number): readonly TabNote[] {
  const notes: TabNote[] = []
  const freeTick = [0, 0, 0, 0, 0, 0, 0]
  const inOrder = [...seats].sort((a, b) => a[2] - b[2])
  for (const [string, fret, step, durationTicks] of inOrder) {
    const tick = step * ticksBetween
    if (tick < freeTick[string]!) continue
    freeTick[string] = tick + String(fret).length + 1
    const beats = [tick / TICKS_PER_BEAT, durationTicks / TICKS_PER_BEAT] as const
    notes.push(tabNoteOf(`n${notes.length + 1}`, { string, fret }, ...beats, STANDARD_NECK))
  }
  return notes
}

const tab: fc.Arbitrary<readonly Measure[]> = fc
  .record({
    timeSignature: fc.constantFrom(...TIME_SIGNATURES),
    measures: fc.array(
      fc.record({
        ticksBetween: fc.constantFrom(...TICKS_BETWEEN_STARTS),
        seats: fc.array(seat, { maxLength: 12 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ timeSignature, measures }) =>
    measures.map(({ ticksBetween, seats }, index) => ({
      id: measureIdOf(index + 1),
      notes: notesOn(seats, ticksBetween),
      tempo: 90,
      timeSignature,
    })),
  )

type Played = readonly [startBeat: number, string: number, fret: number]

function played(notes: readonly TabNote[]): readonly Played[] {
  return notes
    .map(({ startBeat, string, fret }) => [startBeat, string, fret] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function readBack(measures: readonly Measure[], barLines = false) {
  const text = renderAscii(measures, STANDARD_NECK, { barLines })
  const { timeSignature } = measures[0]!
  return {
    text,
    parsed: parseAscii(text, STANDARD_NECK, {
      timeSignature,
      columnsPerBeat: asciiGridOf(measures, STANDARD_NECK),
    }),
  }
}

describe(`of ${RANDOM_TABS} random tabs`, () => {
  test('each reads back to the same strings, frets and start beats', () => {
    let mostColumnsPerBeat = 0
    let twoDigitNotes = 0
    let chords = 0
    fc.assert(
      fc.property(tab, (measures) => {
        const { parsed } = readBack(measures)
        expect(parsed.issues).toEqual([])
        expect(parsed.measures.map((measure) => played(measure.notes))).toEqual(
          measures.map((measure) => played(measure.notes)),
        )
        mostColumnsPerBeat = Math.max(mostColumnsPerBeat, parsed.columnsPerBeat!)
        for (const { notes } of parsed.measures) {
          twoDigitNotes += notes.filter((note) => note.fret > 9).length
          chords += notes.length - new Set(notes.map((note) => note.startBeat)).size
        }
      }),
      { numRuns: RANDOM_TABS, seed: SEED },
    )
    // The sample holds what the law is about.
    expect(mostColumnsPerBeat).toBe(48)
    expect(twoDigitNotes).toBeGreaterThan(RANDOM_TABS)
    expect(chords).toBeGreaterThan(RANDOM_TABS / 10)
  })

  test('each with bar lines reads back to the same time line', () => {
    fc.assert(
      fc.property(tab, (measures) => {
        const { parsed } = readBack(measures, true)
        const inTicks = (notes: readonly TabNote[]) =>
          played(notes).map(([start, string, fret]) => [tickOf(start), string, fret])
        expect(parsed.issues).toEqual([])
        expect(inTicks(joinMeasures(parsed.measures))).toEqual(inTicks(joinMeasures(measures)))
      }),
      { numRuns: drawCount(150), seed: SEED },
    )
  })

  test('each has six lines of one length, and at each place a note the digits of its fret', () => {
    fc.assert(
      fc.property(tab, (measures) => {
        const { text, parsed } = readBack(measures)
        const lines = text.split('\n')
        expect(new Set(lines.map((line) => line.length)).size).toBe(1)
        const notes = parsed.measures.flatMap((measure) => measure.notes)
        expect(parsed.places.map((place) => place.noteId)).toEqual(notes.map((note) => note.id))
        for (const [index, { fret }] of notes.entries()) {
          const { line, column } = parsed.places[index]!
          expect(Number.parseInt(lines[line - 1]!.slice(column - 1), 10)).toBe(fret)
        }
      }),
      { numRuns: drawCount(150), seed: SEED },
    )
  })

  test('what was read, durations too, survives being drawn and read again', () => {
    fc.assert(
      fc.property(tab, (measures) => {
        const { parsed } = readBack(measures)
        const again = readBack(parsed.measures).parsed
        expect(again.measures).toEqual(parsed.measures)
      }),
      { numRuns: drawCount(150), seed: SEED },
    )
  })

  test('no duration reaches over its bar or into the next onset of its measure', () => {
    fc.assert(
      fc.property(tab, (measures) => {
        for (const { notes, timeSignature } of readBack(measures).parsed.measures) {
          const starts = notes.map((note) => tickOf(note.startBeat))
          for (const note of notes) {
            const start = tickOf(note.startBeat)
            const end = tickOf(note.startBeat + note.durationBeats)
            const barTicks = timeSignature[0] * TICKS_PER_BEAT
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual((Math.floor(start / barTicks) + 1) * barTicks)
            expect(starts.some((other) => other > start && other < end)).toBe(false)
          }
        }
      }),
      { numRuns: drawCount(150), seed: SEED },
    )
  })
})

describe('notes that no grid keeps apart', () => {
  test('are all drawn, each string in order, and none earlier than it starts', () => {
    const crowded = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 24 }), fc.nat(40)),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(crowded, (rows) => {
        const notes = rows.map(([string, fret, tick], index) =>
          tabNoteOf(`n${index}`, { string, fret }, tick / TICKS_PER_BEAT, 0.25, STANDARD_NECK),
        )
        const measure = { id: 'measure-1', notes, tempo: 90, timeSignature: [4, 4] as const }
        const { parsed } = readBack([measure])
        expect(parsed.issues).toEqual([])
        for (const string of [1, 2]) {
          const onString = (list: readonly TabNote[]) =>
            list.filter((note) => note.string === string).sort((a, b) => a.startBeat - b.startBeat)
          const before = onString(notes)
          const after = onString(parsed.measures[0]!.notes)
          expect(after.map((note) => note.fret)).toEqual(before.map((note) => note.fret))
          for (const [index, note] of after.entries()) {
            expect(tickOf(note.startBeat)).toBeGreaterThanOrEqual(tickOf(before[index]!.startBeat))
          }
        }
      }),
      { numRuns: drawCount(400), seed: SEED },
    )
  })
})

describe('any text', () => {
  const tabCharacters = fc.constantFrom(...'-----||0123579eBGDAEhpbx~/()? \n\n')
  const scrawl = fc.array(tabCharacters, { maxLength: 400 }).map((parts) => parts.join(''))

  test('is read without a throw, and every issue and note has a place inside it', () => {
    fc.assert(
      fc.property(fc.oneof(scrawl, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        const parsed = parseAscii(text, STANDARD_NECK)
        const lines = text.split(/\r\n|\n|\r/)
        for (const { line, column } of [...parsed.issues, ...parsed.places]) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column).toBeGreaterThanOrEqual(1)
          expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
        }
        expect(() => renderAscii(parsed.measures, STANDARD_NECK)).not.toThrow()
      }),
      { numRuns: drawCount(1000), seed: SEED },
    )
  })

  test('a drawn tab with some characters changed never loses a note without saying so', () => {
    const fault = fc.tuple(fc.nat(), fc.constantFrom(...'-|x7?hb '))
    fc.assert(
      fc.property(tab, fc.array(fault, { minLength: 1, maxLength: 3 }), (measures, faults) => {
        const { text, parsed: whole } = readBack(measures)
        const characters = [...text]
        for (const [at, character] of faults) characters[at % characters.length] = character
        const parsed = parseAscii(characters.join(''), STANDARD_NECK, { timeSignature: measures[0]!.timeSignature, columnsPerBeat: asciiGridOf(measures, STANDARD_NECK) }) // biome-ignore format: one call
        const digitsChanged = faults.filter(([at]) => /\d/.test(text[at % text.length]!)).length
        if (parsed.places.length < whole.places.length - digitsChanged) {
          expect(parsed.issueCount).toBeGreaterThan(0)
        }
      }),
      { numRuns: drawCount(400), seed: SEED },
    )
  })
})
