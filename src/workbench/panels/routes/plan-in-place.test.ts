/** Fingers for a selection: the hand comes from what is before it, and goes to what is after. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import type { Style } from '#engine/plan/weights'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import type { PlacesById } from '../../editor/routed-tab'
import { musicOf, requestNotesOf } from './music-of-tab'
import { planMusic } from './plan-music'
import { placesOf, type RoutesQuestion } from './planned-routes'
import { DEFAULT_FILTERS } from './route-filters-state'

const ONSETS = 24
const neck = STANDARD_NECK

const tabOf = (notes: readonly TabNote[]): readonly Measure[] => [{ ...emptyMeasure(1), notes }]

const question = (tab: readonly Measure[], ids?: ReadonlySet<string>): RoutesQuestion => ({
  notes: musicOf(tab, ids),
  neck,
  pins: new Map(),
  filters: DEFAULT_FILTERS,
  theory: C_MAJOR,
})

/** The places that a selection gets. */
function fingersFor(tab: readonly Measure[], ids: ReadonlySet<string>): PlacesById {
  const asked = question(tab, ids)
  const answer = planMusic(asked)
  return placesOf({ notes: answer.notes ?? asked.notes }, answer.routes[0]!)
}

/**
 * The places of a selection where the whole tab is planned and all else is pinned where it lies, or
 * what is written where that is easier.
 */
function placesInWhole(tab: readonly Measure[], ids: ReadonlySet<string>) {
  const music = musicOf(tab)
  const bestWhere = (isPinned: (id: string) => boolean, weights?: Style) => {
    const notes = requestNotesOf(music, ({ note: { id, string, fret } }) =>
      isPinned(id) ? { string, fret } : undefined,
    )
    return planRoutes({ neck, notes, theory: C_MAJOR, limits: { limit: 1 }, weights })
  }
  const plan = bestWhere((id) => !ids.has(id))
  const [found] = plan.routes
  const [written] = bestWhere(() => true, plan.weights).routes
  const best = written!.cost < found!.cost ? written! : found!
  return best.notes.flatMap(({ string, fret }, index) => {
    const { id } = music[index]!.note
    return ids.has(id) ? [`${id} ${string}:${fret}`] : []
  })
}

const anyPlace = fc.record({
  string: fc.integer({ min: 1, max: 5 }),
  fret: fc.integer({ min: 1, max: 9 }),
})
const anyTab = fc.record({
  places: fc.array(anyPlace, { minLength: ONSETS, maxLength: ONSETS }),
  from: fc.integer({ min: 6, max: 14 }),
  count: fc.integer({ min: 2, max: 4 }),
})

describe('the places of a selection are those of the whole tab, all else in its place', () => {
  test.each([
    ['a line', true],
    ['fifths and fourths', false],
  ])('%s', (_, isLine) => {
    const property = fc.property(anyTab, ({ places, from, count }) => {
      const notes = places.flatMap(({ string, fret }, beat) => {
        const low = tabNoteOf(`n${beat}`, { string: string + 1, fret }, beat, 1, neck)
        return isLine ? [low] : [low, tabNoteOf(`h${beat}`, { string, fret }, beat, 1, neck)]
      })
      const tab = tabOf(notes)
      const beats = Array.from({ length: count }, (_item, index) => from + index)
      const ids = new Set(beats.flatMap((beat) => [`n${beat}`, `h${beat}`]))
      const found = [...fingersFor(tab, ids)].map(([id, at]) => `${id} ${at.string}:${at.fret}`)
      expect(found).toEqual(placesInWhole(tab, ids))
    })
    fc.assert(property, { seed: 20261122, numRuns: 60 })
  })
})

const line = (...places: readonly (readonly [number, number])[]) =>
  tabOf(
    places.map(([string, fret], beat) => tabNoteOf(`n${beat}`, { string, fret }, beat, 1, neck)),
  )

const textOf = (places: PlacesById, ids: readonly string[]) =>
  ids.map((id) => `${places.get(id)!.string}:${places.get(id)!.fret}`).join(' ')

/** C4 and A3 between two notes before and one after. */
test.each<readonly [string, string, readonly (readonly [number, number])[]]>([
  ['low', '2:1 3:2', [[6, 1], [5, 3], [2, 1], [3, 2], [6, 1]]],
  ['high', '4:10 5:12', [[4, 10], [3, 9], [2, 1], [3, 2], [4, 10]]],
])('between %s notes a selection is fingered %s', (_, fingered, places) => {
  const found = fingersFor(line(...places), new Set(['n2', 'n3']))
  expect(textOf(found, ['n2', 'n3'])).toBe(fingered)
}) // biome-ignore format: a line of places in a row

test('where the notes around cannot be played as they lie, the selection is planned all the same', () => {
  const unplayable = [
    tabNoteOf('x', { string: 6, fret: 1 }, 0, 1, neck),
    tabNoteOf('y', { string: 1, fret: 20 }, 0, 1, neck),
  ]
  const chord = [
    tabNoteOf('a', { string: 5, fret: 3 }, 1, 1, neck),
    tabNoteOf('b', { string: 4, fret: 2 }, 1, 1, neck),
  ]
  const places = fingersFor(tabOf([...unplayable, ...chord]), new Set(['a', 'b']))
  expect([...places.keys()]).toEqual(['a', 'b'])
})
