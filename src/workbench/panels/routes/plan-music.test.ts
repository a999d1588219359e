import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import type { Style } from '#engine/plan/weights'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { drawCount } from '../../../../test/support/draw-count'
import { type PlacesById, withPlaces } from '../../editor/routed-tab'
import { musicOf, requestNotesOf } from './music-of-tab'
import { fingersAt, fretsAt, handAt, onsetAt, onsetWords } from './onset-words'
import { planMusic } from './plan-music'
import { isOfChords, placesOf, type RoutesQuestion } from './planned-routes'
import { DEFAULT_FILTERS, type RouteFilters } from './route-filters-state'
import { proofRowsOf, routeWords } from './route-words'

/** A chord as frets, low string first, `undefined` where a string is silent. */
function chord(
  name: string,
  frets: readonly (number | undefined)[],
  startBeat: number,
  durationBeats = 2,
): readonly TabNote[] {
  return frets.flatMap((fret, place) => {
    if (fret === undefined) return []
    const string = 6 - place
    return [
      tabNoteOf(`${name}${string}`, { string, fret }, startBeat, durationBeats, STANDARD_NECK),
    ]
  })
}

const C = chord('c', [undefined, 3, 2, 0, 1, 0], 0)
const F = chord('f', [1, 3, 3, 2, 1, 1], 2)
const barOf = (...chords: readonly (readonly TabNote[])[]): readonly Measure[] => [
  { ...emptyMeasure(1), notes: chords.flat() },
]

const ask = (tab: readonly Measure[], more: Partial<RoutesQuestion> = {}): RoutesQuestion => ({
  notes: musicOf(tab),
  neck: STANDARD_NECK,
  pins: new Map(),
  filters: DEFAULT_FILTERS,
  theory: C_MAJOR,
  ...more,
})

function bestOf(question: RoutesQuestion) {
  const answer = planMusic(question)
  const [route] = answer.routes
  if (!route || !isOfChords(route)) throw new Error('a route of chords')
  return { answer, route, planned: { ...answer, notes: question.notes, neck: question.neck } }
}

describe('routes of chords', () => {
  test('C and F are gripped as every beginner learns them', () => {
    const { route, answer } = bestOf(ask(barOf(C, F)))
    const hands = route.onsets.map((onset) => handAt(route, onset))
    expect(hands.map((hand) => fretsAt(hand, STANDARD_NECK))).toEqual(['x32010', '133211'])
    expect(hands.map((hand) => fingersAt(hand, STANDARD_NECK))).toEqual(['–32–1–', '134211'])
    expect(onsetWords(route.onsets[1]!)).toEqual(['barre at 1, strings 6–1'])
    expect(routeWords(route)).toBe('frets 0–3 · 0 shifts · 1 barre')
    expect(answer.asWritten?.cost).toBe(route.cost)
  })

  test('an answer says the same after it was sent as text', () => {
    for (const question of [ask(barOf(C, F)), ask(barOf(C)), ask(barOf(F, F))]) {
      const answer = planMusic(question)
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
    }
  })

  test('a pitch that is pinned to a string lies there in every route', () => {
    const pins = new Map([['c1', { string: 2 }]])
    const { answer, planned } = bestOf(ask(barOf(C), { pins }))
    for (const route of answer.routes) {
      expect(placesOf(planned, route).get('c1')).toMatchObject({ string: 2, fret: 5 })
    }
  })

  test('a note that is pinned to a finger is pressed by it', () => {
    const pins = new Map([['c5', { finger: 'little' as const }]])
    const { route, planned } = bestOf(ask(barOf(C), { pins }))
    expect(placesOf(planned, route).get('c5')).toMatchObject({ finger: 'little' })
    expect(route.proof.pinsKept).toBe(true)
  })

  test('what sounds with a selection stays where it is', () => {
    const tab = barOf(C)
    const notes = musicOf(tab, new Set(['c1', 'c2']))
    const { route, planned } = bestOf(ask(tab, { notes }))
    expect([...placesOf(planned, route).keys()].sort()).toEqual(['c1', 'c2'])
    const moved = withPlaces(tab, placesOf(planned, route))
    for (const id of ['c5', 'c4', 'c3']) {
      const at = (measures: readonly Measure[]) => measures[0]!.notes.find((one) => one.id === id)!
      expect(at(moved)).toEqual(at(tab))
    }
  })

  test('a note that rings on is held, by the finger that struck it', () => {
    const [bass] = chord('b', [3], 0, 4)
    const { route } = bestOf(ask(barOf([bass!], chord('m', [undefined, undefined, 0], 1, 1))))
    const later = handAt(route, onsetAt(route, 1.5))
    expect(later.marks.find(({ string }) => string === 6)).toMatchObject({ fret: 3, isHeld: true })
    expect(onsetWords(route.onsets[1]!)).toEqual(['1 note held'])
  })

  test('what no hand can play is refused by name', () => {
    const low = [
      tabNoteOf('a', { string: 6, fret: 0 }, 0, 1, STANDARD_NECK),
      tabNoteOf('b', { string: 5, fret: 0 }, 0, 1, STANDARD_NECK),
      { ...tabNoteOf('c', { string: 6, fret: 2 }, 0, 1, STANDARD_NECK) },
    ]
    const answer = planMusic(ask(barOf(low)))
    expect(answer.routes).toEqual([])
    expect(answer.refusal).toMatch(/E2|F#2|A2/)
    expect([0, 1, 2]).toContain(answer.refusedNote)
  })

  test('what no hand can play beside other notes is left out and named, and stays where it is', () => {
    const tab = barOf(
      [
        tabNoteOf('a', { string: 6, fret: 0 }, 0, 1, STANDARD_NECK),
        tabNoteOf('b', { string: 6, fret: 1 }, 0, 1, STANDARD_NECK),
      ],
      F,
    )
    const { answer, route, planned } = bestOf(ask(tab))
    expect(answer.leftOut).toEqual([expect.stringMatching(/^Left out: No hand can play E2, F2/)])
    expect(answer.refusedNote).toBe(0)
    expect([...placesOf(planned, route).keys()].sort()).toEqual(F.map(({ id }) => id).sort())
    for (const { id, string, fret } of F) {
      expect(placesOf(planned, route).get(id)).toMatchObject({ string, fret })
    }
  })

  test('the hand stays near a fret, starts at a place and pays for a style, as asked', () => {
    const line = barOf(chord('a', [3], 0, 1), chord('b', [5], 1, 1), chord('c', [7], 2, 1))
    const planWith = (filters: Partial<RouteFilters>) =>
      planMusic(ask(line, { filters: { ...DEFAULT_FILTERS, ...filters } }))
    const near = planWith({ position: 'near', nearFret: 10 }).routes[0]!
    expect(near.proof.meanFret).toBeDefined()
    const start = planWith({ position: 'start', firstString: 6, firstFret: 3 }).routes[0]!
    expect(start.notes[0]).toMatchObject({ string: 6, fret: 3 })
    expect(start.proof.beginsAtStart).toBe(true)
    expect(planWith({ style: 'melody' })).toMatchObject({
      weights: 'melody',
      weightsReason: 'asked for',
    })
    const string = planWith({ style: 'one-string' }).routes[0]!
    expect(new Set(string.notes.map((note) => note.string)).size).toBe(1)
    expect(planWith({ position: 'start', firstString: 1, firstFret: 3 }).refusal).toMatch(/S1F3/)
  })

  test('limits hold', () => {
    const filters = { ...DEFAULT_FILTERS, maxFret: 3 }
    const { answer } = bestOf(ask(barOf(C, F), { filters }))
    for (const { notes } of answer.routes)
      expect(Math.max(...notes.map(({ fret }) => fret))).toBeLessThanOrEqual(3)
  })

  test('every fact of the proof is told, and one that fails too', () => {
    const { route } = bestOf(ask(barOf(C, F)))
    expect(proofRowsOf(route).filter(({ holds }) => !holds)).toEqual([])
    const broken = { ...route, proof: { ...route.proof, withinReach: false } }
    const failing = proofRowsOf(broken).filter(({ holds }) => !holds)
    expect(failing.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^fingers reach \d+ mm/),
    ])
  })
})

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
    fc.assert(property, { seed: 20261122, numRuns: drawCount(60) })
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
