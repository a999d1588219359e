/** Routes are ordered best first, whatever is drawn: broken chords, pedals, tunes, any notes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { MAJOR_TUNES, MINOR_TUNES } from './folk-tunes.test-support'
import { planRoutes } from './plan-routes'
import { notesOf, ownCostOf, theoryOf } from './plan-routes.test-support'
import type { Route } from './route'
import { taughtGripsOf } from './taught-grips'

const midisOf = (text: string) => notesOf(text).map(({ midi }) => midi)

function routesOf(midis: readonly number[], limit = 5): readonly Route[] {
  const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
  return planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits: { limit } }).routes
}

const GRIPS = taughtGripsOf(STANDARD_NECK).map(({ frets }) => [...frets.keys()])
const grip = fc.constantFrom(...GRIPS)
/** One to four grips, each broken in any order. */
const brokenChords = fc
  .constantFrom(4, 6, 8)
  .chain((length) =>
    fc.array(fc.tuple(grip, fc.array(fc.nat(), { minLength: length, maxLength: length })), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map((bars) => bars.flatMap(([midis, picks]) => picks.map((at) => midis[at % midis.length]!)))

const pedal = fc
  .tuple(
    fc.constantFrom(40, 45, 50, 55, 59, 64),
    fc.array(fc.integer({ min: 40, max: 69 }), { minLength: 3, maxLength: 8 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([open, tune, every]) =>
    tune.flatMap((midi, index) => (index % every === 0 ? [open, midi] : [midi])),
  )

const tune = fc
  .tuple(
    fc.constantFrom(...Object.values(MAJOR_TUNES), ...Object.values(MINOR_TUNES)),
    fc.integer({ min: -5, max: 9 }),
  )
  .map(([text, semitones]) => midisOf(text).map((midi) => Math.max(40, midi + semitones)))

const DRAWS = {
  'broken chords': [brokenChords, 300],
  'tunes over and under pedals': [pedal, 200],
  tunes: [tune, 60],
} as const

describe.each(Object.entries(DRAWS))('drawn %s', (_kind, [line, runs]) => {
  test('cost least first, their terms add up, and one route is the first of many', () => {
    fc.assert(
      fc.property(line, (midis) => {
        const routes = routesOf(midis)
        const costs = routes.map(({ cost }) => cost)
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
        const scores = routes.map(({ efficiencyScore }) => efficiencyScore)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        expect(routesOf(midis, 1)[0]!.id).toBe(routes[0]!.id)
        for (const { cost, breakdown, proof } of routes) {
          expect(breakdown.reduce((sum, part) => sum + part.cost, 0)).toBe(cost)
          expect(proof.costIsSumOfTerms).toBe(true)
        }
      }),
      { seed: 17, numRuns: drawCount(runs) },
    )
  })
})

describe('a line that breaks chords without their grips is charged 40 a note', () => {
  const unheldOf = (route: Route) => route.cost - ownCostOf(route)

  test.each([
    ['one open chord', 'A2 E3 A3 C4 E4 C4 A3 E3'],
    ['two barres', 'Eb3 Bb3 Eb4 G4 Bb4 G4 Eb4 Bb3 Ab2 Eb3 Ab3 C4 Eb4 C4 Ab3 Eb3'],
    ['a barre and an open chord, which cost more than other places', 'F#3 F#4 F#4 A#3 C#3 F#4 C#3 A#3 C4 E3 C3 C3 E4 C3 C4 G3'],
  ])('%s', (_what, notes) => {
    const midis = midisOf(notes)
    const [held, ...others] = routesOf(midis)
    expect(held!.objective).toMatch(/held$/)
    expect(unheldOf(held!)).toBe(0)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(unheldOf(other)).toBe(40 * midis.length)
  }) // biome-ignore format: a chart

  test('no other line is', () => {
    for (const notes of ['C4 D4 E4 F4 G4', 'A2 E3 A3 B3 C4 E4']) {
      for (const route of routesOf(midisOf(notes))) expect(unheldOf(route)).toBe(0)
    }
  })
})
