import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import { STANDARD_NECK } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { emptyMeasure } from './measure'
import { MAX_ASCII_COLUMNS, renderAscii } from './render-ascii'
import { type Measure, type TabNote, tabNoteIdOf, tabNoteOf } from './tab-event'

type Row = readonly [string: number, fret: number, startBeat: number, durationBeats?: number]

function notes(rows: readonly Row[]): readonly TabNote[] {
  return rows.map(([string, fret, startBeat, durationBeats = 1], index) => {
    const position = { string, fret }
    return tabNoteOf(
      tabNoteIdOf('tab', position, index + 1),
      position,
      startBeat,
      durationBeats,
      STANDARD_NECK,
    )
  })
}

function measure(rows: readonly Row[], timeSignature: Measure['timeSignature'] = [4, 4]): Measure {
  return { ...emptyMeasure(1, timeSignature), notes: notes(rows) }
}

/** What stands between the first and the last `|` of a string's line. */
function runOf(ascii: string, string: number): string {
  return ascii.split('\n')[string - 1]!.slice(2, -1)
}

describe('a single 4/4 measure', () => {
  test('is six labelled lines of sixteen columns', () => {
    const cMajorArpeggio = measure([[5, 3, 0], [4, 2, 1], [3, 0, 2], [2, 1, 3]]) // biome-ignore format: one row a note
    expect(renderAscii([cMajorArpeggio], STANDARD_NECK)).toBe(
      [
        'e|----------------|',
        'B|------------1---|',
        'G|--------0-------|',
        'D|----2-----------|',
        'A|3---------------|',
        'E|----------------|',
      ].join('\n'),
    )
  })

  test('is sixteen dashes a line when it is empty', () => {
    for (const line of renderAscii([emptyMeasure()], STANDARD_NECK).split('\n')) {
      expect(line).toMatch(/^[eBGDAE]\|-{16}\|$/)
    }
  })

  test.each([0, 1, 2, 3])('puts a note at beat %i at offset 4·beat', (beat) => {
    expect(runOf(renderAscii([measure([[1, 12, beat]])], STANDARD_NECK), 1).indexOf('12')).toBe(
      4 * beat,
    )
  })

  test('stacks the notes of a chord in one column', () => {
    const openE = measure([[6, 0, 0, 4], [5, 2, 0, 4], [4, 2, 0, 4], [3, 1, 0, 4], [2, 0, 0, 4], [1, 0, 0, 4]]) // biome-ignore format: one row a note
    expect(renderAscii([openE], STANDARD_NECK).split('\n').map((line) => line[2]).join('')).toBe('001220') // biome-ignore format: one reading
  })
})

describe('the run is as long as its notes need, in whole bars', () => {
  test.each<[string, readonly Row[], Measure['timeSignature'], number]>([
    ['three quarters in 4/4', [[1, 0, 0], [1, 0, 1], [1, 0, 2]], [4, 4], 16],
    ['a note that starts in the second bar', [[1, 0, 4]], [4, 4], 32],
    ['a note that rings into the second bar', [[1, 0, 3, 2]], [4, 4], 32],
    ['twelve triplets that fill the bar', Array.from({ length: 12 }, (_, i) => [1, 0, i / 3, 1 / 3] as const), [4, 4], 48],
    ['six eighths', [[1, 0, 5]], [6, 8], 24],
    ['five quarters', [], [5, 4], 20],
    ['a bar of 3/4 and one beat more', [[1, 0, 3]], [3, 4], 24],
  ])('%s', (_, rows, timeSignature, columns) => {
    for (const line of renderAscii([measure(rows, timeSignature)], STANDARD_NECK).split('\n')) {
      expect(line.length - 3).toBe(columns)
    }
  }) // biome-ignore format: a table

  test('events of two bars stay in one run without a bar line', () => {
    const run = runOf(
      renderAscii(
        [
          measure([
            [1, 5, 0],
            [1, 7, 4],
          ]),
        ],
        STANDARD_NECK,
      ),
      1,
    )
    expect(run).toBe(`5${'-'.repeat(15)}7${'-'.repeat(15)}`)
  })

  test('a last fret number that reaches over the end widens the run', () => {
    const run = runOf(renderAscii([measure([[1, 12, 3.75, 0.25]])], STANDARD_NECK), 1)
    expect(run).toBe(`${'-'.repeat(15)}12`)
  })
})

describe('bar lines', () => {
  test('stand between measures', () => {
    const ascii = renderAscii([measure([[1, 5, 0]]), measure([[1, 7, 0]], [3, 4])], STANDARD_NECK)
    expect(ascii.split('\n')[0]).toBe('e|5---------------|7-----------|')
  })

  test('stand after every bar when asked for', () => {
    const ascii = renderAscii(
      [
        measure([
          [1, 5, 0],
          [1, 7, 5],
          [2, 3, 8],
        ]),
      ],
      STANDARD_NECK,
      { barLines: true },
    )
    expect(ascii.split('\n').slice(0, 2)).toEqual([
      'e|5---------------|----7-----------|----------------|',
      'B|----------------|----------------|3---------------|',
    ])
  })

  test('are pushed right by a number that would cross them, on every string alike', () => {
    const ascii = renderAscii(
      [
        measure([
          [1, 12, 3.75],
          [2, 3, 4],
        ]),
      ],
      STANDARD_NECK,
      { barLines: true },
    )
    expect(ascii.split('\n').slice(0, 2)).toEqual([
      'e|---------------12|----------------|',
      'B|-----------------|3---------------|',
    ])
  })
})

describe('the grid is as coarse as keeps the numbers apart', () => {
  test.each<[string, readonly Row[], number]>([
    ['no notes', [], 4],
    ['eighths', [[1, 5, 0], [1, 7, 0.5]], 4],
    ['two-digit eighths', [[1, 10, 0], [1, 12, 0.5]], 8],
    ['sixteenths on one string', [[1, 5, 0], [1, 7, 0.25]], 8],
    ['sixteenths on two strings', [[1, 5, 0], [2, 7, 0.25]], 4],
    ['two-digit sixteenths', [[1, 10, 0], [1, 12, 0.25]], 12],
    ['triplets', [[1, 5, 0], [2, 7, 1 / 3]], 12],
    ['thirty-seconds on two strings', [[1, 5, 0], [2, 7, 1 / 8]], 8],
    ['thirty-seconds', [[1, 5, 0], [1, 7, 1 / 8]], 16],
    ['two-digit thirty-seconds', [[1, 15, 0], [1, 17, 1 / 8]], 24],
    ['sixty-fourths on two strings', [[1, 5, 0], [2, 7, 1 / 16]], 16],
    ['thirty-seconds beside triplets', [[1, 5, 1 / 8], [2, 7, 1 / 3]], 24],
    ['a quintuplet', [[1, 5, 0], [2, 7, 3 / 5]], 48],
    ['forty-eighths', [[1, 5, 0], [1, 7, 1 / 48]], 48],
    ['two numbers at one time on one string', [[1, 5, 0], [1, 7, 0]], 4],
    ['the same, with an eighth after it', [[1, 5, 0], [1, 7, 0], [1, 9, 0.5]], 8],
  ])('%s', (_, rows, columnsPerBeat) => {
    expect(asciiGridOf([measure(rows)], STANDARD_NECK)).toBe(columnsPerBeat)
    expect(runOf(renderAscii([measure(rows)], STANDARD_NECK), 1).length).toBeGreaterThanOrEqual(4 * columnsPerBeat)
  }) // biome-ignore format: a table

  test('one grid serves all measures', () => {
    const ascii = renderAscii([measure([[1, 5, 0]]), measure([[1, 7, 1 / 3]])], STANDARD_NECK)
    expect(ascii.split('\n')[0]).toBe(`e|5${'-'.repeat(47)}|----7${'-'.repeat(43)}|`)
  })

  test('12 then 5 never reads as 1 then 25', () => {
    const twelveFive = renderAscii(
      [
        measure([
          [1, 12, 0],
          [1, 5, 0.5],
        ]),
      ],
      STANDARD_NECK,
    )
    const oneTwentyFive = renderAscii(
      [
        measure([
          [1, 1, 0],
          [1, 2, 0.25],
          [1, 5, 0.5],
        ]),
      ],
      STANDARD_NECK,
    )
    expect(runOf(twelveFive, 1).slice(0, 5)).toBe('12--5')
    expect(runOf(oneTwentyFive, 1).slice(0, 5)).toBe('1-2-5')
  })

  test('numbers that no grid keeps apart move right to the next free place', () => {
    expect(runOf(renderAscii([measure([[1, 5, 0], [1, 7, 0]])], STANDARD_NECK), 1).slice(0, 4)).toBe('5-7-')
    expect(runOf(renderAscii([measure([[1, 15, 0], [1, 17, 1 / 48]])], STANDARD_NECK), 1).slice(0, 6)).toBe('15-17-')
  }) // biome-ignore format: short
})

describe('limits', () => {
  test('a thousand notes at one time on one string are all drawn', () => {
    const rows = Array.from({ length: 1024 }, (): Row => [1, 24, 0])
    expect(runOf(renderAscii([measure(rows)], STANDARD_NECK), 1).split('-').filter((t) => t === '24')).toHaveLength(1024) // biome-ignore format: short
  })

  test('the last beat that an event may start at is drawn on the finest grid', () => {
    const run = runOf(
      renderAscii(
        [
          measure([
            [1, 5, 1 / 48],
            [1, 24, 1024, 16],
          ]),
        ],
        STANDARD_NECK,
      ),
      1,
    )
    expect(run.indexOf('24')).toBe(1024 * 48)
    expect(run).toHaveLength(1040 * 48)
  })

  test('a longer tab is refused by name', () => {
    const measures = new Array<Measure>(MAX_ASCII_COLUMNS / 16 + 1).fill(emptyMeasure())
    expect(() => renderAscii(measures.slice(1), STANDARD_NECK)).not.toThrow()
    expect(() => renderAscii(measures, STANDARD_NECK)).toThrow(DomainError)
    expect(() => renderAscii([measure([[1, 0, 0, 1e9]])], STANDARD_NECK)).toThrow(/131072 columns/)
    expect(() => renderAscii([measure([[1, 0, Number.POSITIVE_INFINITY]])], STANDARD_NECK)).toThrow(
      DomainError,
    )
  })

  test.each<[string, Partial<TabNote>]>([
    ['a seventh string', { string: 7 }],
    ['a twenty-fifth fret', { fret: 25 }],
    ['half a fret', { fret: 1.5 }],
    ['a start before the measure', { startBeat: -1 }],
    ['a start that is no number', { startBeat: Number.NaN }],
  ])('%s is a broken precondition', (_, fault) => {
    const note = { ...notes([[1, 0, 0]])[0]!, ...fault }
    expect(() => renderAscii([{ ...emptyMeasure(), notes: [note] }], STANDARD_NECK)).toThrow(
      RangeError,
    )
  })

  test('no measures are six empty lines', () => {
    expect(renderAscii([], STANDARD_NECK)).toBe('e||\nB||\nG||\nD||\nA||\nE||')
  })
})
