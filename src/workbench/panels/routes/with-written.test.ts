/** What is written is offered where it is easier than all that was found. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeNeck, STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { drawCount } from '../../../../test/support/draw-count'
import type { Pins } from '../../editor/note-pins'
import { musicOf } from './music-of-tab'
import { planMusic, withWritten } from './plan-music'
import type { RoutesQuestion } from './planned-routes'
import { DEFAULT_FILTERS } from './route-filters-state'
import { dearerText } from './route-words'

type Place = readonly [string: number, fret: number]

function ask(places: readonly (readonly Place[])[], pins: Pins = new Map(), neck = STANDARD_NECK) {
  const notes = places.flatMap((struck, beat) =>
    struck.map(([string, fret]) =>
      tabNoteOf(`n${beat}:${string}`, { string, fret }, beat, 1, neck),
    ),
  )
  const question: RoutesQuestion = {
    notes: musicOf([{ ...emptyMeasure(1), notes }]),
    neck,
    pins,
    filters: DEFAULT_FILTERS,
    theory: C_MAJOR,
  }
  return question
}

const LINES: readonly (readonly [string, readonly (readonly Place[])[]])[] = [
  ['a line', [[[5, 3]], [[4, 2]], [[3, 0]], [[2, 1]]]],
  ['chords', [[[5, 3], [4, 2], [2, 1]], [[6, 1], [3, 2], [2, 1]]]],
] // biome-ignore format: a beat in brackets

describe.each(LINES)('of %s', (_, places) => {
  const question = ask(places)
  const [best, ...others] = planMusic(question).routes

  test('an easier tab goes before the routes that were found', () => {
    const { routes, asWritten } = withWritten(question, others, best)
    expect(routes).toEqual([best, ...others])
    expect(asWritten?.cost).toBe(best!.cost)
  })

  test('a tab that is as hard or harder stays among what is told', () => {
    expect(withWritten(question, [best!], best).routes).toEqual([best])
    expect(withWritten(question, [best!], others[0]).routes).toEqual([best])
    expect(withWritten(question, others, undefined)).toEqual({ routes: others })
  })

  test.each([
    ['a string', { string: 6 }],
    ['a finger', { finger: 'little' as const }],
  ])('a tab without %s that a note has to keep is not offered', (_kept, pin) => {
    const pins = new Map([['n0:5', pin]])
    expect(withWritten({ ...question, pins }, others, best).routes).toEqual(others)
  })
})

test.each([
  [310, 250, 'costs more than as written: 310 against 250'],
  [250, 250, undefined],
  [200, 250, undefined],
])('a route of %i beside a tab of %i: %s', (cost, written, text) => {
  const asWritten = { cost: written, frets: [0, 3] as const, shifts: 0 }
  expect(dearerText({ cost }, { asWritten })).toBe(text)
  expect(dearerText({ cost }, {})).toBeUndefined()
})

test('the best route never costs more than what is written', () => {
  const place = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 12 }))
  const struck = fc.uniqueArray(place, {
    minLength: 1,
    maxLength: 4,
    selector: ([string]) => string,
  })
  const drawn = fc.record({
    places: fc.array(struck, { minLength: 2, maxLength: 8 }),
    capo: fc.constantFrom(0, 3),
  })
  const property = fc.property(drawn, ({ places, capo }) => {
    const { instrument, tuning } = STANDARD_NECK
    const openNotes = STANDARD_NECK.strings.map(({ name }) => name).toReversed()
    const neck = capo === 0 ? STANDARD_NECK : makeNeck(instrument, tuning, openNotes, capo)
    const { routes, asWritten } = planMusic(ask(places, new Map(), neck))
    if (asWritten) expect(routes[0]!.cost).toBeLessThanOrEqual(asWritten.cost)
  })
  fc.assert(property, { seed: 20261123, numRuns: drawCount(60) })
})
