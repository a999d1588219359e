/** A bar of tab for tests: a bass note, a line over it and a chord, and notes to put behind it. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'

export const note = (
  id: string,
  string: number,
  fret: number,
  startBeat: number,
  durationBeats = 1,
) => tabNoteOf(id, { string, fret }, startBeat, durationBeats, STANDARD_NECK)

/** The bar, and a second one with the given notes. */
export const twoBars = (second: readonly TabNote[]): readonly Measure[] => [
  {
    ...emptyMeasure(1),
    notes: [
      note('c', 5, 3, 0, 2),
      note('d', 4, 0, 1),
      note('e1', 1, 0, 2),
      note('e2', 4, 2, 2),
      note('f', 4, 3, 3),
    ],
  },
  { ...emptyMeasure(2), notes: second },
]
