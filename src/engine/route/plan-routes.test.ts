import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { refused } from '../../../test/support/refused'
import { DomainError } from '../errors'
import { fretPositionsOf } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { POSITION_NAMES } from './hand-window'
import { LEAST_DIFFERENCE, NECK_ZONES } from './neck-zones'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, planText, theoryOf } from './plan-routes.test-support'
import type { Route, RouteLimits, RouteRequestNote } from './route'

const C_SCALE = 'C3 D3 E3 F3 G3 A3 B3 C4'

const routesOf = (notes: readonly RouteRequestNote[], limit: number) =>
  planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits: { limit } }).routes

describe('planRoutes', () => {
  test('keeps the hand still when it can', () => {
    const [best] = planText(C_SCALE).routes
    expect(best).toMatchObject({
      id: 'route-s5f3-s4f0-s4f2-s4f3-s3f0-s3f2-s2f0-s2f1',
      cost: 35,
      label: 'open position',
      zone: 'optimum',
    })
    expect(best!.fingering.positionShiftCount).toBe(0)
    expect(best!.fingering.suggestedPath).toMatch(/^1:S5:F3:ring 2:S4:open /)
  })

  test('answers the same for the same question', () => {
    expect(planText(C_SCALE)).toEqual(planText(C_SCALE))
  })

  test('reads every note in its key and keeps the spelling that was given', () => {
    const plan = planRoutes({
      notes: notesOf('Db4 C#4 F#4'),
      theory: theoryOf('D'),
      neck: STANDARD_NECK,
    })
    expect(plan.routes[0]!.notes.map(({ note, interval, role }) => [note, interval, role])).toEqual(
      [
        ['Db4', 'b1', 'inside-active-layer'],
        ['C#4', '7', 'inside-active-layer'],
        ['F#4', '3', 'inside-active-layer'],
      ],
    )
  })

  test('lets the key spell a note that was given as a number', () => {
    const notes = [{ midi: 63, startBeat: 0, durationBeats: 1 }]
    const noteIn = (root: string) =>
      planRoutes({ notes, theory: theoryOf(root), neck: STANDARD_NECK }).routes[0]!.notes[0]!.note
    expect(noteIn('Eb')).toBe('Eb4')
    expect(noteIn('E')).toBe('D#4')
  })

  test('gives tab events with the rhythm asked for and ids counted from 1', () => {
    const notes = notesOf('E4 G4').map((note, index) => ({
      ...note,
      startBeat: 2 + index * 1.5,
      durationBeats: 0.5,
    }))
    const { tabNotes } = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes[0]!
    expect(tabNotes.map(({ id }) => id)).toEqual(
      tabNotes.map(({ string, fret }, index) => `route-${string}-${fret}-${index + 1}`),
    )
    expect(tabNotes.map(({ startBeat, durationBeats }) => [startBeat, durationBeats])).toEqual([
      [2, 0.5],
      [3.5, 0.5],
    ])
  })

  test('echoes the limits as they were applied', () => {
    expect(
      planText('E4', { hand: '5-8', position: 'first', maxFret: 12, limit: 3 }).constraints,
    ).toEqual({
      durationBeats: 1,
      handEndFret: 8,
      handStartFret: 5,
      limit: 3,
      maxFret: 12,
      position: 'first',
      startBeat: 0,
      handWindowSource: 'hand',
    })
  })

  test('prints a soft window as part of the cost and says so in the proof', () => {
    const [inside] = planText('C4 D4 E4', { position: 'fifth' }).routes
    expect(placesOf(inside!)).toBe('S3F5 S3F7 S2F5')
    const [forced] = planText('F2', { position: 'fifth' }).routes
    expect(forced!.breakdown).toContainEqual({ term: 'outside-window', cost: 160 })
    expect(forced!.proof).toMatchObject({ handWindow: 'frets 5-8', notesOutsideHandWindow: 1 })
    expect(forced!.fingering.warnings.join()).toContain(
      'Outside the hand window (frets 5-8): note 1',
    )
  })

  test('charges nothing for open strings in open position', () => {
    const [open] = planText('E2 A2 D3 G3', { position: 'open' }).routes
    expect(open!.breakdown).toContainEqual({ term: 'open-string', cost: 80 })
    expect(open!.breakdown).toContainEqual({ term: 'open-string-waived', cost: -80 })
    expect(open!.label).toBe('open strings')
  })

  test('keeps pins', () => {
    const notes = notesOf('E4 F4 G4').map((note) => ({ ...note, pin: { string: 3 } }))
    expect(
      placesOf(planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes[0]!),
    ).toBe('S3F9 S3F10 S3F12')
  })

  test('plans one note, and a note repeated', () => {
    expect(placesOf(planText('E4').routes[0]!)).toBe('S1F0')
    expect(placesOf(planText('E4', { position: 'open' }).routes[0]!)).toBe('S1F0')
    expect(placesOf(planText('C4 C4 C4').routes[0]!)).toBe('S2F1 S2F1 S2F1')
  })

  test('has no answer for no notes', () => {
    expect(() => planRoutes({ notes: [], theory: theoryOf(), neck: STANDARD_NECK })).toThrow(
      RangeError,
    )
  })

  test.each([-1, 128, 60.5, Number.NaN])('has no answer for MIDI %d', (midi) => {
    const notes = [{ midi, startBeat: 0, durationBeats: 1 }]
    expect(() => planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK })).toThrow(RangeError)
  })
})

describe('a note that cannot be played is named with what can be', () => {
  test.each([
    [
      'E4 C1',
      {},
      'Cannot place C1, note 2: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88); did you mean "C3"?',
    ],
    [
      'C6',
      { maxFret: 12 },
      'Cannot place C6, note 1: up to fret 12 standard tuning plays E2 (MIDI 40) to E5 (MIDI 76); did you mean "C5"?',
    ],
    [
      'F',
      { maxFret: 0 },
      'Cannot place F, note 1: up to fret 0 there are only E2 (MIDI 40), A2 (MIDI 45), D3 (MIDI 50), G3 (MIDI 55), B3 (MIDI 59) and E4 (MIDI 64)',
    ],
  ])('%s within %o', (text, limits, message) => {
    const thrown = refused(() => planText(text, limits))
    expect(thrown).toBeInstanceOf(DomainError)
    expect(thrown).toMatchObject({ code: 'unplayable-pitch', message })
  })

  test('and so is a pin that cannot hold it', () => {
    const notes = [{ ...notesOf('E4')[0]!, pin: { string: 6, fret: 3 } }]
    const thrown = refused(() => planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }))
    expect(thrown).toMatchObject({ code: 'unplayable-pitch', issues: [{ path: 'notes[0]' }] })
    expect(String(thrown)).toContain('string 6, fret 3')
  })
})

describe('a pitch class takes the octave that suits the line', () => {
  test('a scale of names goes up by step', () => {
    const [best] = planText('C D E F G A B C').routes
    const midis = best!.notes.map(({ midi }) => midi)
    expect(midis).toEqual(midis.toSorted((a, b) => a - b))
    expect(midis.at(-1)! - midis[0]!).toBe(12)
    expect(best!.notes.every(({ anyOctave }) => anyOctave)).toBe(true)
    expect(best!.notes[0]!.sourceMidi).toBe(60)
  })

  test('chosen together with its neighbours, not note by note', () => {
    const alone = planText('E').routes[0]!.notes[0]!.midi
    const [beside] = planText('G5 E F5', { maxFret: 15 }).routes
    expect(beside!.notes[1]!.midi).toBe(76)
    expect(alone).not.toBe(76)
  })

  test('while an exact pitch beside it stays', () => {
    const [best] = planText('C5 E G C3').routes
    expect([best!.notes[0]!.midi, best!.notes[3]!.midi]).toEqual([72, 48])
  })
})

describe('alternatives', () => {
  const zonesOf = (routes: readonly Route[]) => routes.map(({ zone }) => zone)
  const differenceOf = (a: Route, b: Route) =>
    a.notes.filter(
      (note, index) => note.string !== b.notes[index]!.string || note.fret !== b.notes[index]!.fret,
    ).length

  test('are the neck zones, labelled in words, ordered by cost', () => {
    const { routes } = planText(C_SCALE)
    expect(routes.map(({ zone, label }) => [zone, label])).toEqual([
      ['optimum', 'open position'],
      ['closed', 'second position'],
      ['frets 7-11', 'seventh position'],
      ['frets 4-8', 'fourth to fifth position'],
    ])
  })

  test('say so when another zone is nearly as good', () => {
    const near = planText('C4 E4 G4 B4').routes
    const warned = near[0]!.fingering.warnings.some((text) => text.startsWith('Another neck zone'))
    expect(warned).toBe(near[1]!.cost <= near[0]!.cost * 1.1)
    const [, second] = planText('A4 C5').routes
    expect(second).toBeDefined()
    const close = planText('E4 F4 G4 A4 B4 C5 D5', { limit: 5 }).routes
    expect(close[0]!.fingering.warnings.some((text) => text.startsWith('Another neck zone'))).toBe(
      close[1]!.cost <= close[0]!.cost * 1.1,
    )
  })

  test('one route asked for is the optimum alone', () => {
    expect(planText(C_SCALE, { limit: 1 }).routes.map(placesOf)).toEqual([
      placesOf(planText(C_SCALE).routes[0]!),
    ])
  })

  test('of a zone play there whatever can be played there', () => {
    const notes = Array.from({ length: 40 }, (_, index) => ({
      midi: 45 + ((index * 11) % 27),
      startBeat: index,
      durationBeats: 1,
    }))
    const { routes } = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK })
    const zoned = routes.filter(({ zone }) => zone !== 'optimum')
    expect(zoned.length).toBeGreaterThan(1)
    for (const route of zoned) {
      const zone = NECK_ZONES.find(({ id }) => id === route.zone)!
      const isIn = (fret: number) => fret === 0 || (fret >= zone.startFret && fret <= zone.endFret)
      for (const { midi, fret } of route.notes) {
        expect(isIn(fret)).toBe(
          fretPositionsOf(midi, STANDARD_NECK).some((place) => isIn(place.fret)),
        )
      }
    }
  })

  test('leave out a zone that the hand mostly stays away from', () => {
    const { routes } = planText('E3 E3 G3 E3 D3 C3 B2')
    expect(zonesOf(routes)).toEqual(['optimum', 'frets 1-4', 'frets 4-8', 'frets 7-11'])
  })

  test('for random melodies: labelled apart, and in their zone with half of what is fretted', () => {
    const melody = fc.array(fc.integer({ min: 40, max: 79 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(melody, (midis) => {
        const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
        const { routes } = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK })
        expect(new Set(routes.map(({ label }) => label)).size).toBe(routes.length)
        for (const { zone, fingering } of routes.slice(1)) {
          if (zone === 'closed') continue
          const { startFret, endFret } = NECK_ZONES.find(({ id }) => id === zone)!
          const fretted = fingering.steps.filter(({ fret }) => fret > 0)
          const inside = fretted.filter(({ fret }) => fret >= startFret && fret <= endFret)
          const handInside = fretted.filter(
            ({ handPositionFret: hand }) => hand >= startFret - 1 && hand <= endFret,
          )
          expect(inside.length * 2).toBeGreaterThanOrEqual(fretted.length)
          expect(handInside.length * 2).toBeGreaterThanOrEqual(fretted.length)
        }
      }),
      { seed: 11, numRuns: drawCount(150) },
    )
  })

  test('for random melodies: ordered, different enough, and no zone costs less than the optimum', () => {
    const melody = fc.array(fc.integer({ min: 40, max: 79 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(melody, (midis) => {
        const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
        const routes = routesOf(notes, 24)
        const [best] = routesOf(notes, 1)
        expect(placesOf(routes[0]!)).toBe(placesOf(best!))
        expect(routes.length).toBeLessThanOrEqual(2 + NECK_ZONES.length)
        routes.forEach((route, index) => {
          for (const better of routes.slice(0, index)) {
            expect(better.cost).toBeLessThanOrEqual(route.cost)
            expect(differenceOf(better, route)).toBeGreaterThanOrEqual(
              LEAST_DIFFERENCE * midis.length,
            )
          }
        })
      }),
      { seed: 7, numRuns: drawCount(150) },
    )
  })
})

/** Anything a caller may ask of the planner. */
const anyRequest = fc
  .record({
    midis: fc.array(fc.tuple(fc.integer({ min: 40, max: 88 }), fc.boolean()), {
      minLength: 1,
      maxLength: 10,
    }),
    maxFret: fc.constantFrom(4, 7, 12, 15, 24, 24),
    position: fc.constantFrom(...POSITION_NAMES),
    limit: fc.constantFrom(1, 2, 5),
    free: fc.boolean(),
    pinned: fc.nat({ max: 12 }),
  })
  .map(({ midis, maxFret, position, limit, free, pinned }) => {
    const notes = midis.map(([midi, anyOctave], index): RouteRequestNote => {
      const place = fretPositionsOf(midi, STANDARD_NECK, maxFret)[0]
      return {
        midi,
        anyOctave: free && anyOctave,
        startBeat: index / 2,
        durationBeats: 0.5,
        ...(index === pinned && place && { pin: { string: place.string } }),
      }
    })
    const limits: RouteLimits = { maxFret, position, limit }
    return { notes, limits }
  })

test('random routes prove themselves: pitches, frets, fingers, costs, fingering', () => {
  let routeCount = 0
  const soundsAsAsked = (note: Route['notes'][number], asked: RouteRequestNote, maxFret: number) =>
    note.fret <= maxFret &&
    note.midi === STANDARD_NECK.strings[note.string - 1]!.midi + note.fret &&
    (asked.anyOctave ? (note.midi - asked.midi) % 12 === 0 : note.midi === asked.midi)
  const check = (route: Route, notes: readonly RouteRequestNote[], maxFret: number) => {
    routeCount++
    const { proof, fingering } = route
    const checks = {
      proofsHold:
        proof.allNotesMapped &&
        proof.fingersInOrder &&
        proof.withinMaxFret &&
        proof.costIsSumOfTerms,
      costIsWhole: Number.isInteger(route.cost) && route.cost >= 0,
      fingeringAgrees:
        fingering.maxFretReach === proof.maxFretReach &&
        fingering.maxSingleFretShift === proof.maxSingleFretShift &&
        fingering.positionShiftCount === proof.positionShiftCount,
      notesSound: route.notes.every((note, index) => soundsAsAsked(note, notes[index]!, maxFret)),
    }
    expect(checks).toEqual({
      proofsHold: true,
      costIsWhole: true,
      fingeringAgrees: true,
      notesSound: true,
    })
  }
  fc.assert(
    fc.property(anyRequest, ({ notes, limits }) => {
      try {
        const plan = planRoutes({
          notes,
          theory: theoryOf('A', 'dorian'),
          neck: STANDARD_NECK,
          limits,
        })
        for (const route of plan.routes) check(route, notes, limits.maxFret!)
      } catch (thrown) {
        if (!(thrown instanceof DomainError)) throw thrown
      }
    }),
    { seed: 31, numRuns: drawCount(1600) },
  )
  expect(routeCount).toBeGreaterThan(drawCount(1300))
})

test('a melody of 20,000 notes is one call', () => {
  const notes = Array.from({ length: 20_000 }, (_, index) => ({
    midi: 52 + ((index * 5) % 17),
    startBeat: index / 4,
    durationBeats: 0.25,
  }))
  const [route] = routesOf(notes, 1)
  expect(route!.notes).toHaveLength(20_000)
  expect(route!.proof.allNotesMapped).toBe(true)
  expect(route!.proof.costIsSumOfTerms).toBe(true)
})

test('a leap of the hand ends without a stretch where that costs no more', () => {
  const [best] = planText('E3 E6').routes
  expect(best!.fingering).toMatchObject({ maxFretReach: 3, maxSingleFretShift: 9 })
  expect(best!.fingering.warnings.filter((warning) => warning.startsWith('Stretch'))).toEqual([])
})

test('a line that leaves its position is fingered there as anywhere, without a stretch', () => {
  // The fifth-position box of A minor pentatonic from its fourth string on, then up the first string.
  const line = 'A3 C4 D4 E4 G4 A4 C5 D5 E5 G5'
  const [best] = planText(line, { position: 'fifth', limit: 1 }).routes
  expect(placesOf(best!)).toBe('S4F7 S3F5 S3F7 S2F5 S2F8 S1F5 S1F8 S1F10 S1F12 S1F15')
  expect(fingersOf(best!)).toBe('3 1 3 1 4 1 4 1 1 4')
  expect(best!.fingering.maxFretReach).toBe(3)
})
