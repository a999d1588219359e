import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { soundingNote } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { whyNotInPosition } from './asked-position'
import { askedOnsetsOf, musicOf } from './music-of-tab'
import { planMusic } from './plan-music'
import { DEFAULT_FILTERS, type RouteFilters } from './route-filters-state'

const OPEN = STANDARD_NECK.strings.map(({ midi }) => midi)

/** A line of quarters, each where it lies lowest. */
function tabOf(midis: readonly number[]) {
  const notes = midis.map((midi, index) => {
    const at = OPEN.findIndex((open) => open <= midi)
    const place = { string: at + 1, fret: midi - OPEN[at]!, midi }
    return soundingNote(`n${index}`, place, index % 4, 1)
  })
  const bars = Math.ceil(midis.length / 4)
  return Array.from({ length: bars }, (_, bar) => ({
    ...emptyMeasure(bar + 1),
    notes: notes.slice(4 * bar, 4 * bar + 4),
  }))
}

function told(midis: readonly number[], filters: Partial<RouteFilters>): string | undefined {
  const measures = tabOf(midis)
  const notes = musicOf(measures)
  const all = { ...DEFAULT_FILTERS, ...filters }
  const question = { notes, neck: STANDARD_NECK, pins: new Map(), filters: all, theory: C_MAJOR }
  const answer = planMusic(question)
  return whyNotInPosition(
    { notes: answer.notes ?? notes, neck: STANDARD_NECK },
    answer.routes[0]!,
    all,
    measures,
    C_MAJOR,
  )
}

const C_SCALE = [48, 50, 52, 53, 55, 57, 59, 60]

describe('a position that was asked for', () => {
  test.each(['second', 'fifth', 'seventh'] as const)(
    'is kept in the %s where all notes lie there',
    (position) => {
      expect(
        told(position === 'second' ? C_SCALE : C_SCALE.map((midi) => midi + 7), { position }),
      ).toBeUndefined()
    },
  )

  test.each([
    [[48, 40, 52, 53], { position: 'fifth' }, undefined],
    [
      [60, 62, 64, 41],
      { position: 'fifth' },
      'Not possible in frets 5–8, because F2 in bar 1 has no place there.',
    ],
    [
      [60, 62, 64, 65, 41, 43],
      { position: 'fifth' },
      'Not possible in frets 5–8, because F2 in bar 2 and 1 other note have no place there.',
    ],
    [
      [60, 62, 80],
      { position: 'window', startFret: 3, endFret: 5 },
      'Not possible in frets 3–5, because Ab5 in bar 1 has no place there.',
    ],
    [[60, 62, 80], { position: 'any' }, undefined],
    [[60, 62, 80], { position: 'near', nearFret: 3 }, undefined],
  ] as const)('%j with %j: %s', (midis, filters, expected) => {
    expect(told(midis, filters)).toBe(expected)
  })
})

test('onsets are counted of what is asked for, not of what lies around it', () => {
  const measures = tabOf(C_SCALE)
  expect(askedOnsetsOf(musicOf(measures))).toBe(8)
  expect(askedOnsetsOf(musicOf(measures, new Set(['n2', 'n3'])))).toBe(2)
})
