/** Lines that an edit leaves alone stay the same objects. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { setFret, withNotes } from '../../editor/edit-tab'
import { layOutTab } from './layout-tab'
import { hasSameMeasures, keepSameLines } from './same-lines'

const WIDTH = 450
const BARS: readonly Measure[] = Array.from({ length: 12 }, (_, bar) => ({
  ...emptyMeasure(bar + 1),
  notes: [0, 1, 2, 3].map((beat) =>
    tabNoteOf(`note-${bar * 4 + beat}`, { string: 2, fret: 3 }, beat, 1, STANDARD_NECK),
  ),
}))
const BEFORE = layOutTab(BARS, WIDTH)

/** For each line after an edit: whether it is drawn again. */
function drawnAgain(edited: readonly Measure[]): readonly boolean[] {
  return keepSameLines(BEFORE, layOutTab(edited, WIDTH)).map(
    (line, index) => line !== BEFORE[index] || !hasSameMeasures(line, BARS, edited),
  )
}

const linesOf = (measureIndex: number) =>
  BEFORE.map(({ bars }) => bars.some((bar) => bar.measureIndex === measureIndex))

test('the test tab has several lines', () => expect(BEFORE.length).toBeGreaterThan(3))

test('without an edit no line is drawn again', () => {
  expect(drawnAgain(BARS)).toEqual(BEFORE.map(() => false))
})

test.each([0, 5, 10])(
  'a fret in bar index %i redraws its line and the one after its bar',
  (bar) => {
    const at = { measureIndex: bar, beat: 1, string: 4 }
    const again = drawnAgain(setFret(BARS, at, 7, 1, STANDARD_NECK))
    // A line's first sign depends on the bar before it.
    const after = linesOf(bar + 1)
    const expected = linesOf(bar).map(
      (isOwn, line) => isOwn || (after[line]! && !linesOf(bar)[line]),
    )
    expect(again).toEqual(expected)
  },
)

test('a bar that becomes wider moves all that follows it on its line', () => {
  const eighths = Array.from({ length: 16 }, (_, index) =>
    tabNoteOf(`new-${index}`, { string: 1, fret: 0 }, index / 4, 0.25, STANDARD_NECK),
  )
  const again = drawnAgain(withNotes(BARS, 0, eighths))
  expect(again[0]).toBe(true)
})

test('a bar in front redraws every line', () => {
  expect(drawnAgain([emptyMeasure(99), ...BARS]).every(Boolean)).toBe(true)
})
