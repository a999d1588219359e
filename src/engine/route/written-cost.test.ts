/** What places that are written cost, by the measure of the routes beside them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { fretPositionsOf } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { C_MAJOR } from '../theory/layer'
import { planRoutes } from './plan-routes'
import { notesOf } from './plan-routes.test-support'

test('places that are written cost what the same route costs, others more, and none where a limit rules one out', () => {
  const notes = notesOf('C3 E3 G3 C4 E4 C4 G3 E3')
  const ask = (written: readonly { string: number; fret: number }[], limits = {}) =>
    planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK, limits, written })
  const { routes, writtenCost } = ask(
    notes.map(({ midi }) => fretPositionsOf(midi, STANDARD_NECK).at(-1)!),
  )
  for (const route of routes) expect(ask(route.notes).writtenCost).toBe(route.cost)
  expect(writtenCost).toBeGreaterThan(routes[0]!.cost)
  expect(ask(notes.map(() => ({ string: 5, fret: 3 }))).writtenCost).toBeUndefined()
  expect(planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK }).writtenCost).toBeUndefined()
})

test('for random lines: no places that are written cost less than the optimum', () => {
  const pitch = fc.integer({ min: 40, max: 76 })
  fc.assert(
    fc.property(fc.array(fc.tuple(pitch, fc.nat(4)), { minLength: 2, maxLength: 24 }), (drawn) => {
      const notes = drawn.map(([midi], index) => ({ midi, startBeat: index, durationBeats: 1 }))
      const written = drawn.map(([midi, choice]) => {
        const places = fretPositionsOf(midi, STANDARD_NECK)
        return places[choice % places.length]!
      })
      const plan = planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK, written })
      expect(plan.writtenCost).toBeGreaterThanOrEqual(plan.routes[0]!.cost)
    }),
    { seed: 12, numRuns: drawCount(150) },
  )
})
