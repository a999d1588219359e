import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { renderSheet, SHEET_COLUMNS } from './ascii-sheet'
import { emptyMeasure, joinMeasures, type TimeSignature } from './measure'
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

/** The column of each name of a line, from the first bar line on. */
function columnsOfNames(line: string): readonly [name: string, column: number][] {
  return [...line.matchAll(/\S+/g)].map(([name], index, all) => [name, all[index]!.index - 2])
}

interface Timed {
  readonly symbol: string
  readonly beats: number
}

/** Names one after the other, `C:2 F#m7b5:1`. */
const timedNames = (text: string): readonly Timed[] =>
  text.split(' ').map((part) => {
    const [symbol, beats] = part.split(':')
    return { symbol: symbol!, beats: Number(beats) }
  })

function chordsOf(timed: readonly Timed[]) {
  let startBeat = 0
  return timed.map(({ symbol, beats }) => {
    const chord = { startBeat, symbol }
    startBeat += beats
    return chord
  })
}

/** Notes on string 1, one a beat, fret 1 under each name and an open string elsewhere. */
function measureUnder(
  chords: readonly { readonly startBeat: number }[],
  beats: number,
  timeSignature: TimeSignature,
): Measure {
  const isNamed = (beat: number) => chords.some(({ startBeat }) => startBeat === beat)
  return measureOf(
    Array.from({ length: beats }, (_, beat) => `1:${isNamed(beat) ? 1 : 0}`).join(' '),
    90,
    timeSignature,
  )
}

const columnsOfFrets = (line: string) => [...line.matchAll(/1/g)].map(({ index }) => index - 2)

/** The systems of a sheet: the line of names and that of string 1. */
function systemsOf(sheet: string): readonly { names: string; string: string }[] {
  const lines = sheet.split('\n')
  return lines.flatMap((line, at) =>
    line.startsWith('e|') ? [{ names: lines[at - 1]!, string: line }] : [],
  )
}

// biome-ignore format: a line of names a line
describe.each<[names: string, signature: TimeSignature, columnsPerBeat: number]>([
  ['C:1 C#dim7:1 Dm7:1 D#dim7:1 C/E:2 G7sus4:1 G7:1 Cadd9:4', [4, 4], 8],
  ['Bbmaj7:1 Bdim7:1 Cm7:1 F7:3', [3, 4], 8],
  ['Bbmaj7#11:4 Ebmaj7:4', [4, 4], 4],
  ['C:2 G:2 Am:2 F:2', [4, 4], 4],
  ['C:1 F:1 G7:1 C:1', [4, 4], 4],
  ['F#m7b5/E:1 B7b9:1 Em(maj7):1 A13:1', [4, 4], 12],
  ['C:3 Ebmaj7/Bb:1 Dm:4', [4, 4], 12],
  ['Dm7:3 G7#5#9:1 Cmaj7:2', [2, 4], 8],
])('names %s', (text, signature, columnsPerBeat) => {
  const timed = timedNames(text)
  const chords = chordsOf(timed)
  const beats = timed.reduce((sum, own) => sum + own.beats, 0)
  const measure = measureUnder(chords, beats, signature)
  const sheet = renderSheet([measure], STANDARD_NECK, { chords })

  test('stand over their notes, on the coarsest grid that keeps them apart', () => {
    for (const { names, string } of systemsOf(sheet)) {
      expect(columnsOfNames(names).map(([, column]) => column)).toEqual(columnsOfFrets(string))
    }
    expect(systemsOf(sheet).flatMap(({ names }) => columnsOfNames(names).map(([name]) => name)))
      .toEqual(timed.map(({ symbol }) => symbol)) // biome-ignore format: one law
    expect(/^Columns per beat: (\d+)$/m.exec(sheet)?.[1] ?? '4').toBe(String(columnsPerBeat))
  })

  test('leave the notes to be read back beat for beat', () => {
    const { measures, issues } = parseAscii(sheet, STANDARD_NECK, { timeSignature: signature })
    expect(issues).toEqual([])
    expect(joinMeasures(measures).map(({ fret, startBeat }) => [fret, startBeat])).toEqual(
      measure.notes.map(({ fret, startBeat }) => [fret, startBeat]),
    )
  })
})

test('two names on one beat stand beside each other, and the next is over its beat', () => {
  const chords = [
    { startBeat: 0, symbol: 'C' },
    { startBeat: 0, symbol: 'D' },
    { startBeat: 2, symbol: 'G7' },
  ]
  const rows = renderSheet([measureOf('5:3 4:0 4:2 4:3')], STANDARD_NECK, { chords }).split('\n')
  expect(rows[1]).toBe('  C D     G7')
})

const anyName = fc.constantFrom('C', 'Am7', 'F#m7b5', 'Bbmaj7', 'G7sus4', 'C#dim7', 'Ebmaj7/Bb', 'Dm', 'A7#5#9') // biome-ignore format: one line
const anyTimed = fc.array(fc.record({ symbol: anyName, beats: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 12,
})
const anySignature = fc.constantFrom<TimeSignature>([4, 4], [3, 4], [2, 4], [6, 8], [5, 4])

test('any names stand over their notes in any meter and width', () => {
  fc.assert(
    fc.property(
      anyTimed,
      anySignature,
      fc.integer({ min: 40, max: 120 }),
      (timed, signature, columns) => {
        const chords = chordsOf(timed)
        const beats = timed.reduce((sum, own) => sum + own.beats, 0)
        const measure = measureUnder(chords, beats, signature)
        const sheet = renderSheet([measure], STANDARD_NECK, { chords, columns })
        for (const { names, string } of systemsOf(sheet)) {
          expect(columnsOfNames(names).map(([, column]) => column)).toEqual(columnsOfFrets(string))
        }
        const read = parseAscii(sheet, STANDARD_NECK, { timeSignature: signature })
        if (!sheet.includes('Columns per beat')) return
        expect(joinMeasures(read.measures).map(({ startBeat }) => startBeat)).toEqual(
          measure.notes.map(({ startBeat }) => startBeat),
        )
      },
    ),
    { seed: 20261123, numRuns: drawCount(200) },
  )
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
      { seed: 3, numRuns: drawCount(200) },
    )
  })
})
