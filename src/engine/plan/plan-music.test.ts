/** Plans as a teacher would read them, and laws that hold for all of them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { resolveHandWindow } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import { claimsOf, faultsOf, neckNamed, notesOf, placesOf } from './chart.test-support'
import type { Note } from './note'
import { type PlanOptions, planMusic } from './plan-music'
import { PREFERENCE_TERMS } from './weights'

const neck = STANDARD_NECK
const firstOf = (text: string, options: Partial<PlanOptions> = {}) =>
  planMusic(notesOf(text), { neck, ...options }).routes[0]!
const line = (text: string) => text.split(' ').join(' | ')

// biome-ignore format: a chart
describe('places and fingers as they are taught', () => {
  test.each<[string, string, Partial<PlanOptions>, string]>([
    ['a tune in first position', line('E4 E4 F4 G4 G4 F4 E4 D4 C4'), {},
      '1:0 | 1:0 | 1:1/1 | 1:3/3 | 1:3/3 | 1:1/1 | 1:0 | 2:3/3 | 2:1/1'],
    ['a broken C has the fingers of the chord', line('C3 E3 G3 C4 E4 C4 G3 E3'), {},
      '5:3/3 | 4:2/2 | 3:0 | 2:1/1 | 1:0 | 2:1/1 | 3:0 | 4:2/2'],
    ['one finger does not hop between strings', line('D3 A3 F#4 A3 F#4 A3'), { style: 'melody' },
      '4:0 | 3:2/1 | 1:2/2 | 3:2/1 | 1:2/2 | 3:2/1'],
    ['C and D struck', 'C3 E3 G3 C4 E4 | D3 A3 D4 F#4', { style: 'acoustic' },
      '5:3/3 4:2/2 3:0 2:1/1 1:0 | 4:0 3:2/1 2:3/3 1:2/2'],
    ['F with its barre', 'F2 C3 F3 A3 C4 F4', {}, '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1'],
    ['a voice over a held bass', 'A2*4 | C4 | E4 | C4', { style: 'acoustic' },
      '5:0 | 2:1/1 | 1:0 | 2:1/1'],
  ])('%s', (_, text, options, places) => {
    expect(placesOf(firstOf(text, options))).toBe(places)
  })
})

// The weights of a line by its highest note and its neck.
test.each<[string, Partial<PlanOptions>, string]>([
  ['E4 F4 G4', {}, 'melody'],
  ['E4 F4 B4', {}, 'lead'],
  ['E2 F2 G2', {}, 'lead'],
  ['G2 A2 B2', { neck: neckNamed('bass') }, 'lead'],
  ['B0 C1 D1', { neck: neckNamed('bass-5') }, 'low'],
  ['E4 F4 G4', { style: 'acoustic' }, 'acoustic'],
])('line %#: %s', (text, options, style) => {
  const plan = planMusic(notesOf(line(text)), { neck, ...options })
  expect(plan.style).toBe(style)
  expect(plan.styleReason).not.toBe('')
})

test('notes that no hand can play are left out and named, and the others are played', () => {
  const plan = planMusic(notesOf('C4 | E2 F2 | E4'), { neck })
  expect(plan.leftOut).toEqual([{ startBeat: 0.5, notes: [1, 2], reason: 'hand' }])
  expect(plan.routes[0]!.notes.map(({ note }) => note)).toEqual([0, 3])
})

test.each<[string, Note, string]>([
  ['off the neck', { midi: 30, startBeat: 0, durationBeats: 1 }, 'pitch'],
  [
    'pinned where it is not',
    { midi: 64, startBeat: 0, durationBeats: 1, pin: { fret: 1 } },
    'pins',
  ],
])('a note %s is left out', (_, note, reason) => {
  const plan = planMusic([note], { neck })
  expect(plan.routes).toEqual([])
  expect(plan.leftOut.map((lost) => lost.reason)).toEqual([reason])
})

/** A tune by steps and skips in some key, anywhere on the guitar. */
const anyTune = fc
  .record({
    root: fc.integer({ min: 40, max: 62 }),
    steps: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 18 }),
  })
  .map(({ root, steps }) => {
    let degree = 7
    return steps.map((step, startBeat): Note => {
      degree = Math.min(14, Math.max(0, degree + step))
      const midi = root + 12 * Math.floor(degree / 7) + [0, 2, 4, 5, 7, 9, 11][degree % 7]!
      return { midi, startBeat, durationBeats: 1 }
    })
  })

test.each([
  ['third', 'hand 1|hand 4-5'],
  ['fifth', 'hand 4-5|hand 7'],
  ['ninth', 'hand 7|hand 9-10|hand 12-13'],
] as const)('alternatives in %s position lie near to it', (position, zones) => {
  const window = resolveHandWindow({ position, maxFret: neck.maxFret })
  const met = new Set<string>()
  fc.assert(
    fc.property(anyTune, (notes) => {
      const { routes } = planMusic(notes, { neck, limit: 6, window })
      for (const { zone } of routes) met.add(zone)
    }),
    { numRuns: drawCount(96) },
  )
  met.delete('optimum')
  expect(met.size).toBeGreaterThan(0)
  for (const zone of met) expect(zones.split('|')).toContain(zone)
})

test('one route is the first of many, which rise in cost and differ in a fifth of their strings', () => {
  fc.assert(
    fc.property(anyTune, (notes) => {
      const [first, ...others] = planMusic(notes, { neck, limit: 6 }).routes
      expect(planMusic(notes, { neck }).routes).toEqual([first])
      for (const [rank, { cost, notes: placed }] of others.entries()) {
        const better = [first!, ...others][rank]!
        expect(cost).toBeGreaterThanOrEqual(better.cost)
        const apart = placed.filter(({ string }, at) => string !== better.notes[at]!.string)
        expect(apart.length).toBeGreaterThanOrEqual(notes.length / 5)
      }
    }),
    { numRuns: drawCount(60) },
  )
})

test('no window that is asked for has a route that costs less without what the window adds', () => {
  let others = 0
  fc.assert(
    fc.property(anyTune, fc.integer({ min: 1, max: 12 }), (notes, fret) => {
      const free = planMusic(notes, { neck })
      const window = {
        source: fret > 1 ? ('position' as const) : ('hand' as const),
        startFret: fret,
        endFret: fret + 3,
        lowestHandFret: fret,
        highestHandFret: fret,
        openStringsWaived: false,
      }
      const { breakdown, cost } = planMusic(notes, { neck, style: free.style, window }).routes[0]!
      const asked = breakdown.filter(({ term }) => PREFERENCE_TERMS.some((own) => own === term))
      const own = asked.reduce((rest, part) => rest - part.cost, cost)
      expect(own).toBeGreaterThanOrEqual(free.routes[0]!.cost)
      if (own > free.routes[0]!.cost) others++
    }),
    { numRuns: drawCount(100) },
  )
  expect(others).toBeGreaterThan(drawCount(30))
})

test('a way is kept by every route, or there is none', () => {
  fc.assert(
    fc.property(anyTune, (notes) => {
      for (const { grips } of planMusic(notes, { neck, limit: 6, way: 'position' }).routes) {
        expect(new Set(grips.map(({ hand }) => hand)).size).toBe(1)
      }
      for (const { notes: placed } of planMusic(notes, { neck, way: 'one-string' }).routes) {
        expect(new Set(placed.map(({ string }) => string)).size).toBe(1)
      }
    }),
    { numRuns: drawCount(30) },
  )
})

test('places that are pinned are kept, whatever they cost', () => {
  fc.assert(
    fc.property(anyTune, (notes) => {
      const other = planMusic(notes, { neck, limit: 6 }).routes.at(-1)!
      const pinned = notes.map((note, at) => {
        const { string, fret } = other.notes[at]!
        return { ...note, pin: { string, fret } }
      })
      const [claim] = claimsOf(pinned, { neck })
      expect(faultsOf(claim!)).toEqual([])
      expect(claim!.route.notes.map(({ string, fret }) => [string, fret])).toEqual(
        other.notes.map(({ string, fret }) => [string, fret]),
      )
    }),
    { numRuns: drawCount(30) },
  )
})

test('a hand that is asked for over an open string may have moved there', () => {
  const pins = [{ hand: 5 }, { string: 4, fret: 0, hand: 12 }]
  const notes = [57, 50].map((midi, startBeat) => {
    return { midi, startBeat, durationBeats: 1, pin: pins[startBeat]! }
  })
  const [route] = planMusic(notes, { neck }).routes
  expect(route!.grips.map(({ hand }) => hand)).toEqual([5, 12])
  expect(route!.cost).toBe(route!.breakdown.reduce((sum, { cost }) => sum + cost, 0))
})
