import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { renderSheet, SHEET_COLUMNS } from './ascii-sheet'
import { emptyMeasure, joinMeasures } from './measure'
import { parseAscii } from './parse-ascii'
import type { Measure, TabNote } from './tab-event'

/** `2:1 1:0`: string and fret, one a beat. */
function measureOf(
  text: string,
  tempo = 90,
  timeSignature: Measure['timeSignature'] = [4, 4],
): Measure {
  const notes = text.split(' ').map((word, index): TabNote => {
    const [string, fret] = word.split(':').map(Number) as [number, number]
    const midi = midiAt({ string, fret }, STANDARD_NECK)
    return {
      id: `n${index + 1}`,
      string,
      fret,
      midi,
      startBeat: index,
      durationBeats: 1,
      technique: 'normal',
    }
  })
  return { ...emptyMeasure(1, timeSignature, tempo), notes }
}

const TUNE = measureOf('1:0 1:0 1:1 1:3 1:3 1:1 1:0 2:3 2:1 2:1 2:3 1:0 1:0 2:3 2:3 3:2 1:0 2:1')

test('a short tab has tempo and meter above it and a bar line a bar', () => {
  expect(renderSheet([measureOf('5:3 4:0 4:2 4:3 3:0')], STANDARD_NECK)).toBe(
    [
      'Tempo 90, 4/4',
      'e|----------------|----------------|',
      'B|----------------|----------------|',
      'G|----------------|0---------------|',
      'D|----0---2---3---|----------------|',
      'A|3---------------|----------------|',
      'E|----------------|----------------|',
    ].join('\n'),
  )
})

test('chord names stand above their beats and fingers below the notes', () => {
  const fingerOf = new Map([
    ['n1', 3],
    ['n2', 0],
    ['n3', 2],
    ['n4', 3],
  ])
  const chords = [
    { startBeat: 0, symbol: 'C' },
    { startBeat: 2, symbol: 'Dm7' },
  ]
  const rows = renderSheet([measureOf('5:3 4:0 4:2 4:3')], STANDARD_NECK, {
    chords,
    fingerOf,
  }).split('\n')
  expect(rows[1]).toBe('  C       Dm7')
  expect(rows.at(-1)).toBe('  3   0   2   3')
})

test('a long tab is cut at bar lines into systems of at most 80 columns', () => {
  const rows = renderSheet([TUNE], STANDARD_NECK).split('\n')
  expect(rows.filter((row) => row.startsWith('e|'))).toHaveLength(2)
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(SHEET_COLUMNS)
})

test('a change of tempo or meter begins a system and is told', () => {
  const measures = [measureOf('1:0 1:1'), measureOf('1:3 1:1 1:0', 120, [3, 4])]
  const headings = renderSheet(measures, STANDARD_NECK)
    .split('\n')
    .filter((row) => row.startsWith('Tempo'))
  expect(headings).toEqual(['Tempo 90, 4/4', 'Tempo 120, 3/4'])
})

test('a bare sheet leaves tempo and meter out', () => {
  expect(renderSheet([TUNE], STANDARD_NECK, { isBare: true })).toMatch(/^e\|/)
})

describe('a sheet can be read back', () => {
  const anyNote = fc.record({
    string: fc.integer({ min: 1, max: 6 }),
    fret: fc.integer({ min: 0, max: 24 }),
  })
  test('place for place and beat for beat, whatever its width', () => {
    fc.assert(
      fc.property(
        fc.array(anyNote, { minLength: 5, maxLength: 30 }),
        fc.integer({ min: 40, max: 120 }),
        fc.boolean(),
        (places, columns, hasFingers) => {
          const measure = measureOf(places.map(({ string, fret }) => `${string}:${fret}`).join(' '))
          const sheet = renderSheet([measure], STANDARD_NECK, {
            columns,
            ...(hasFingers && { fingerOf: new Map(measure.notes.map(({ id }) => [id, 1])) }),
          })
          const { measures } = parseAscii(sheet, STANDARD_NECK, {
            columnsPerBeat: asciiGridOf([measure], STANDARD_NECK),
          })
          const read = joinMeasures(measures).map(({ string, fret, startBeat }) => [
            string,
            fret,
            startBeat,
          ])
          expect(read).toEqual(
            measure.notes.map(({ string, fret, startBeat }) => [string, fret, startBeat]),
          )
        },
      ),
      { seed: 3, numRuns: 200 },
    )
  })
})
