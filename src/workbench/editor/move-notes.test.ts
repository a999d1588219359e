import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fretPositionsOf, hasFret, midiAt } from '#engine/instrument/fretboard'
import { INSTRUMENTS, makeNeck, type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { findInstrument, findTuning } from '#engine/instrument/read-neck'
import { emptyMeasure } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { drawCount } from '../../../test/support/draw-count'
import { moveNotes } from './move-notes'

const neckNamed = (instrument: string, tuning: string, capo: number) => {
  const row = findInstrument(instrument)!
  return neckOf(row, findTuning(row, tuning)!, capo)
}

/** `6:3@0` is string 6, fret 3, at beat 0. */
function measureOf(text: string, neck: Neck): Measure {
  const notes = text.split(' ').map((note, index) => {
    const [string, fret, startBeat] = note.split(/[:@]/).map(Number) as [number, number, number]
    return {
      id: `note-${index + 1}`,
      string,
      fret,
      midi: midiAt({ string, fret }, neck),
      startBeat,
      durationBeats: 1,
      technique: 'normal',
    }
  })
  return { ...emptyMeasure(), notes }
}

const written = (measures: readonly Measure[]) =>
  measures
    .flatMap(({ notes }) => notes)
    .map(({ string, fret, startBeat }) => `${string}:${fret}@${startBeat}`)
    .join(' ')

describe('notes on another neck', () => {
  test.each([
    [
      'the low string is tuned down',
      '6:3@0 5:2@1 4:0@2',
      'guitar',
      'drop-d',
      0,
      '6:5@0 5:2@1 4:0@2',
      0,
    ],
    [
      'a chord keeps a string for each note',
      '5:3@0 4:2@0 3:0@0 2:1@0',
      'guitar',
      'drop-d',
      0,
      '2:1@0 3:0@0 4:2@0 5:3@0',
      0,
    ],
    ['a capo takes its frets away', '5:3@0 4:2@1', 'guitar', 'standard', 2, '5:1@0 4:0@1', 0],
    [
      'what lies below the capo moves to a lower string',
      '2:1@0',
      'guitar',
      'standard',
      3,
      '3:2@0',
      0,
    ],
    [
      'what is too low is left out',
      '6:0@0 2:1@1 1:0@2',
      'ukulele',
      'standard',
      0,
      '3:0@1 2:0@2',
      1,
    ],
  ])('%s', (_, text, instrument, tuning, capo, expected, lost) => {
    const moved = moveNotes([measureOf(text, STANDARD_NECK)], neckNamed(instrument, tuning, capo))
    expect(written(moved.measures)).toBe(expected)
    expect(moved.leftOut).toHaveLength(lost)
  })

  test('stay where they are on the same neck', () => {
    const measures = [measureOf('6:3@0 5:2@1 1:12@1 4:0@2 3:9@3', STANDARD_NECK)]
    expect(written(moveNotes(measures, STANDARD_NECK).measures)).toBe(
      '6:3@0 1:12@1 5:2@1 4:0@2 3:9@3',
    )
  })
})

const tableNeck = fc.constantFrom(
  ...INSTRUMENTS.flatMap((instrument) =>
    instrument.tunings.flatMap((tuning) => [0, 2, 7].map((c) => neckOf(instrument, tuning, c))),
  ),
)
const customNeck = fc
  .tuple(
    fc.array(fc.constantFrom('B0', 'E2', 'A2', 'D3', 'C4', 'G4', 'E5'), {
      minLength: 3,
      maxLength: 10,
    }),
    fc.nat(12),
  )
  .map(([notes, capo]) =>
    makeNeck(STANDARD_NECK.instrument, { id: 'custom', name: 'Custom' }, notes, capo),
  )
const anyNeck = fc.oneof(tableNeck, customNeck)

test('every note is moved to a place that sounds it or is reported; one note a string at a time', () => {
  const spots = fc.array(fc.tuple(fc.nat(9), fc.nat(24), fc.nat(3)), { maxLength: 12 })
  fc.assert(
    fc.property(anyNeck, anyNeck, spots, (from, to, drawn) => {
      const places = drawn.flatMap(([s, fret, beat]) => {
        const own = from.strings[s % from.strings.length]!
        return hasFret(own, fret, from.maxFret) ? [`${own.string}:${fret}@${beat}`] : []
      })
      const unique = [...new Map(places.map((text) => [text.replace(/:\d+/, ''), text])).values()]
      if (unique.length === 0) return
      const measure = measureOf(unique.join(' '), from)
      const { measures, leftOut } = moveNotes([measure], to)
      const moved = measures[0]!.notes
      const before = new Map(measure.notes.map((note) => [note.id, note]))
      expect([...moved, ...leftOut.map(({ note }) => note)]).toHaveLength(before.size)
      for (const note of moved) {
        expect(midiAt(note, to)).toBe(note.midi)
        expect(note.midi).toBe(before.get(note.id)!.midi)
        expect(hasFret(to.strings[note.string - 1]!, note.fret, to.maxFret)).toBe(true)
      }
      const spotsTaken = moved.map(({ string, startBeat }) => `${string}@${startBeat}`)
      expect(new Set(spotsTaken).size).toBe(spotsTaken.length)
      for (const { note } of leftOut) {
        const free = fretPositionsOf(note.midi, to).filter(
          ({ string }) => !spotsTaken.includes(`${string}@${note.startBeat}`),
        )
        expect(free).toEqual([])
      }
    }),
    { numRuns: drawCount(300) },
  )
})
