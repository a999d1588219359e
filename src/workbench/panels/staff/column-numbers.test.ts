/** Column numbers against all onsets of the tab in one row. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure, lengthBeatsOf, tickOf } from '#engine/tab/measure'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { drawCount } from '../../../../test/support/draw-count'
import { columnNumbers, columnsBefore } from './column-numbers'
import { layOutTab } from './layout-tab'

const tabOf = (starts: readonly (readonly number[])[]): readonly Measure[] =>
  starts.map((beats, bar) => ({
    ...emptyMeasure(bar + 1),
    notes: beats.map((beat, index) =>
      tabNoteOf(
        `note-${bar}-${index}`,
        { string: 1 + (index % 6), fret: 0 },
        beat,
        1,
        STANDARD_NECK,
      ),
    ),
  }))

/** Starts of all columns in ticks from the start of the piece. */
function onsetsOf(measures: readonly Measure[]): readonly number[] {
  let start = 0
  const ticks = measures.flatMap((measure) => {
    const own = measure.notes.map(({ startBeat }) => start + tickOf(startBeat))
    start += tickOf(lengthBeatsOf(measure))
    return own
  })
  return [...new Set(ticks)].sort((a, b) => a - b)
}

const starts = fc.array(
  fc.array(
    fc.integer({ min: 0, max: 15 }).map((sixteenth) => sixteenth / 4),
    { maxLength: 8 },
  ),
  { minLength: 1, maxLength: 12 },
)

test('a column counts the onsets of the piece up to it, on every line', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: 240, max: 900 }), (drawn, width) => {
      const tab = tabOf(drawn)
      const onsets = onsetsOf(tab)
      const before = columnsBefore(tab)
      expect(before.at(-1)).toBe(onsets.length)
      for (const line of layOutTab(tab, width)) {
        const numberOf = columnNumbers(line, tab, before[line.bars[0]!.measureIndex]!)
        for (const { measureIndex, startBeat, pieceBeat, lengthBeats } of line.bars) {
          for (let beat = 0; beat < lengthBeats; beat += 0.25) {
            const passed = onsets.filter((tick) => tick <= tickOf(pieceBeat + beat)).length
            expect(numberOf(measureIndex, startBeat + beat)).toBe(Math.max(1, passed))
          }
        }
      }
    }),
    { numRuns: drawCount(40) },
  )
})
