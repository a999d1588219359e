import { expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { lighten } from './lighten'
import { musicOf } from './music-of-tab'
import { planMusic } from './plan-music'
import { DEFAULT_FILTERS } from './route-filters-state'

const note = (string: number, fret: number, startBeat: number) =>
  tabNoteOf(`n${string}-${startBeat}`, { string, fret }, startBeat, 1, STANDARD_NECK)

/** Frets 1 and 12 at once, then a C chord. */
const WIDE = [
  {
    ...emptyMeasure(1),
    notes: [
      note(6, 1, 0),
      note(5, 12, 0),
      note(4, 1, 0),
      note(3, 13, 0),
      note(2, 1, 0),
      note(1, 12, 0),
      note(5, 3, 1),
      note(4, 2, 1),
      note(2, 1, 1),
    ],
  },
]

const planOf = (measures: typeof WIDE) =>
  planMusic({
    notes: musicOf(measures),
    neck: STANDARD_NECK,
    pins: new Map(),
    filters: DEFAULT_FILTERS,
    theory: C_MAJOR,
  })

test('what no hand can play is left out, the highest note never, and the rest has a route', () => {
  expect(planOf(WIDE).leftOut).toHaveLength(1)
  const { measures, lost } = lighten(WIDE, STANDARD_NECK)
  expect(lost.length).toBeGreaterThan(0)
  const left = measures.flatMap(({ notes }) => notes)
  expect(left.length + lost.length).toBe(WIDE[0]!.notes.length)
  expect(left.some(({ id }) => id === 'n1-0')).toBe(true)
  for (const one of left) expect(midiAt(one, STANDARD_NECK)).toBe(one.midi)
  const whole = planOf(measures.map((measure) => ({ ...measure, notes: [...measure.notes] })))
  expect(whole.leftOut).toEqual([])
  expect(whole.routes).not.toEqual([])
})

test('a tab that a hand can play keeps every note', () => {
  const chord = [{ ...emptyMeasure(1), notes: [note(5, 3, 0), note(4, 2, 0), note(2, 1, 0)] }]
  expect(lighten(chord, STANDARD_NECK).lost).toEqual([])
  expect(lighten([emptyMeasure(1)], STANDARD_NECK).lost).toEqual([])
})
