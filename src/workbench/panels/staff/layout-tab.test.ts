import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { drawCount } from '../../../../test/support/draw-count'
import { bandIn, barOfBeat, layOutTab, placeAtX, stringAtY, xOfBeat, yOfString } from './layout-tab'

function measureOf(number: number, beats: readonly number[], beatsPerBar = 4) {
  return {
    ...emptyMeasure(number, [beatsPerBar, 4]),
    notes: beats.map((beat, index) =>
      tabNoteOf(`note-${number}-${index}`, { string: 1, fret: 12 }, beat, 0.25, STANDARD_NECK),
    ),
  }
}

const piece = fc
  .array(
    fc.tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 8 }),
      fc.integer({ min: 2, max: 7 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(([quarters, beats], index) =>
      measureOf(
        index + 1,
        quarters.map((n) => n / 4),
        beats,
      ),
    ),
  )
const width = fc.integer({ min: 320, max: 1400 })

describe('laying out tab', () => {
  test('every bar stands once, in order, side by side', () => {
    fc.assert(
      fc.property(piece, width, (measures, availableWidth) => {
        const lines = layOutTab(measures, availableWidth)
        const numbers = lines.flatMap((line) => line.bars.map((bar) => bar.number))
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
        for (const line of lines) {
          let x = 0
          for (const bar of line.bars) {
            expect(bar.x).toBeCloseTo(x, 6)
            x += bar.width
          }
          expect(line.width).toBeCloseTo(x, 6)
          if (line.bars.length > 1) expect(x).toBeLessThanOrEqual(availableWidth + 1e-6)
        }
      }),
      { numRuns: drawCount(60), seed: 5 },
    )
  })

  test('numbers of neighbouring columns never touch', () => {
    fc.assert(
      fc.property(piece, width, (measures, availableWidth) => {
        for (const line of layOutTab(measures, availableWidth)) {
          const middles = line.bars.flatMap((bar) => {
            const beats = measures[bar.measureIndex]!.notes.map((note) => note.startBeat)
            return beats
              .filter((beat) => beat >= bar.startBeat && beat < bar.startBeat + bar.lengthBeats)
              .map((beat) => xOfBeat(bar, beat))
          })
          const sorted = middles.sort((a, b) => a - b)
          for (const [index, middle] of sorted.slice(1).entries()) {
            expect(middle - sorted[index]!).toBeGreaterThanOrEqual(20.9)
          }
        }
      }),
      { numRuns: drawCount(60), seed: 6 },
    )
  })

  test('a point on a column is that column again', () => {
    const [line] = layOutTab([measureOf(1, [0, 1.5]), measureOf(2, [])], 700)
    for (const bar of line!.bars) {
      for (const beat of [0, 0.5, 1, 3.75]) {
        const place = placeAtX(line!, xOfBeat(bar, beat))!
        expect(place.bar).toBe(bar)
        expect(place.beat).toBeCloseTo(beat, 6)
      }
    }
    for (const string of [1, 2, 3, 4, 5, 6])
      expect(stringAtY(yOfString(string) + 3, 6)).toBe(string)
  })

  test('a measure of several bars gets a bar each', () => {
    const lines = layOutTab([measureOf(1, [0, 9])], 900)
    const bars = lines.flatMap((line) => line.bars)
    expect(bars.map((bar) => [bar.startBeat, bar.beginsMeasure])).toEqual([
      [0, true],
      [4, false],
      [8, false],
    ])
    expect(barOfBeat(lines, 9)!.bar).toBe(bars[2])
    expect(barOfBeat(lines, 12)).toBeUndefined()
  })

  test('a band covers whole bars to their bar lines and parts of bars to their columns', () => {
    const [line] = layOutTab([measureOf(1, []), measureOf(2, [])], 700)
    const [first, second] = line!.bars
    expect(bandIn(line!, 0, 4)).toEqual({ x: 0, width: first!.width })
    const part = bandIn(line!, 2, 6)!
    expect(part.x).toBeLessThan(xOfBeat(first!, 2))
    expect(part.x).toBeGreaterThan(xOfBeat(first!, 1))
    expect(part.x + part.width).toBeGreaterThan(second!.x)
    expect(bandIn(line!, 8, 12)).toBeUndefined()
  })
})
