/**
 * A tune over or under an open pedal, as Spanish studies and folk methods write it: the pedal rings on
 * its open string, and the tune lies where it would alone.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, placesOf, theoryOf } from './plan-routes.test-support'
import type { Route, RouteRequestNote } from './route'

const guitar = INSTRUMENTS.find(({ id }) => id === 'guitar')!
const DROP_D = neckOf(guitar, guitar.tunings.find(({ id }) => id === 'drop-d')!)
const CAPO_2 = neckOf(guitar, guitar.tunings[0]!, 2)

// biome-ignore format: several tunes a row
const TUNES: readonly (readonly [pedal: string, tunes: readonly string[]])[] = [
  ['A2', [
    'E4 D4 C4 B3', 'E4 F4 E4 D4 C4 B3 A3', 'A3 B3 C4 D4 E4', 'C4 B3 A3 G#3 A3', 'E4 G4 F4 E4 D4', 'E3 F3 G3 A3',
    'C#4 D4 E4 F#4 E4', 'C4 D4 E4 G4 E4 D4 C4', 'A3 G3 F3 E3', 'C#4 B3 A3 B3 C#4 E4', 'E4 F#4 G4 A4 G4 E4',
    'E3 F3 G3 D3 C#3', 'C3 D3 E3 F3', 'D3 C#3 B2 C#3', 'F3 E3 D3 C3', 'B2 C3 B2 E3', 'D3 C#3 D3 E3 F#3', 'G3 F3 E3 D3',
  ]],
  ['E2', [
    'E4 D4 C4 B3', 'B3 C4 D4 E4', 'G3 A3 B3 G3', 'E4 F#4 G4 F#4 E4', 'G#3 A3 B3 C#4 B3', 'E3 F3 G3 F3 E3',
    'B3 A3 G3 F#3 E3', 'G4 F#4 E4 D#4 E4', 'B2 C3 D3 C3', 'G3 B3 E4 B3 G3', 'B3 D4 C4 B3 A3 G3',
    'A2 B2 C3 B2', 'G2 A2 B2 D3', 'G#2 A2 B2 C#3', 'B2 A2 G2 F#2', 'D3 C3 B2 A2', 'E3 D3 C#3 B2',
  ]],
  ['D3', [
    'A3 B3 C4 A3', 'F#4 E4 D4 C#4 D4', 'F4 E4 D4 C#4 D4', 'D4 E4 F4 G4 F4', 'G3 A3 Bb3 A3', 'F#4 G4 A4 G4 F#4',
    'A3 D4 F4 D4 A3', 'A3 B3 D4 E4 F#4',
    'E3 F3 G3 E3', 'G3 F#3 E3 F#3', 'F3 G3 A3 Bb3', 'A3 D4 G3 Bb3 F3', 'F#3 B3 C4 A3', 'G3 A3 C4 B3', 'E3 A3 G3 F#3',
  ]],
  ['G3', ['D3 E3 F3 D3', 'B2 C3 D3 E3 D3', 'C3 D3 E3 F3 E3', 'E3 D3 C3 B2', 'E3 F#3 E3 D3']],
  ['B3', ['E3 F#3 G3 A3 G3', 'G3 A3 G3 F#3 E3', 'G3 F#3 E3 D#3 E3', 'D3 E3 F3 E3 D3', 'A3 G#3 A3 F#3 E3']],
  ['E4', [
    'C4 B3 A3 G3', 'B3 C4 D4 C4 B3', 'G#3 A3 B3 C4 B3', 'A3 B3 C#4 D4 C#4', 'E3 F3 G3 F3 E3', 'A3 G3 F3 E3',
    'D4 C4 Bb3 A3',
  ]],
]

const FORMS = {
  'before each note': (pedal: string, note: string) => `${pedal} ${note}`,
  'after each note': (pedal: string, note: string) => `${note} ${pedal}`,
  'before each doubled note': (pedal: string, note: string) => `${pedal} ${note} ${note}`,
} satisfies Record<string, (pedal: string, note: string) => string>

function bestOf(text: string, neck: Neck, semitones = 0): Route {
  const notes = notesOf(text).map(({ midi, startBeat, durationBeats }) => {
    return { midi: midi + semitones, startBeat, durationBeats }
  })
  return planRoutes({ notes, theory: theoryOf(), neck }).routes[0]!
}

/** In first position each pitch lies on the highest string that sounds it. */
function firstPlacesOf(text: string, neck: Neck): string {
  const places = notesOf(text).map(({ midi }) => {
    const { string, openMidi } = neck.strings.find((own) => own.openMidi <= midi)!
    return `S${string}F${midi - openMidi}`
  })
  return places.join(' ')
}

describe.each(TUNES)('a tune in first position with the pedal %s', (pedal, tunes) => {
  describe.each(Object.entries(FORMS))('%s', (_form, formed) => {
    test.each(tunes)('%s', (tune) => {
      const text = tune.split(' ').map((note) => formed(pedal, note)).join(' ') // biome-ignore format: one step
      const best = bestOf(text, STANDARD_NECK)
      expect(placesOf(best)).toBe(firstPlacesOf(text, STANDARD_NECK))
      expect(best.proof).toMatchObject({ allNotesMapped: true, costIsSumOfTerms: true })
      expect(placesOf(bestOf(text, CAPO_2, 2))).toBe(placesOf(best))
    })
  })
})

/** Semitones of a scale above its root. */
const SCALES = [[0, 2, 4, 5, 7, 9, 11], [0, 2, 3, 5, 7, 8, 10], [0, 2, 3, 5, 7, 8, 11], [0, 1, 3, 5, 7, 8, 10], [0, 2, 4, 5, 7, 9, 10]] // biome-ignore format: a chart

test('any tune of a scale between strokes of a bass string lies in first position', () => {
  const scale = fc.constantFrom(...SCALES)
  const tune = fc.array(fc.nat(), { minLength: 4, maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(40, 45, 50), scale, fc.constantFrom(0, 5, 7), tune, (pedal, steps, root, picks) => {
      const tones = Array.from({ length: 68 - pedal }, (_, index) => pedal + 1 + index).filter(
        (midi) => steps.includes((midi - pedal + 12 - root) % 12),
      )
      const line = picks.flatMap((pick) => [pedal, tones[pick % tones.length]!])
      // Two tones between strokes make a pedal.
      if (new Set(line.slice(0, -1)).size < 3) return
      const notes = line.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
      const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes
      const places = line.map((midi) => {
        const { string, openMidi } = STANDARD_NECK.strings.find((own) => own.openMidi <= midi)!
        return `S${string}F${midi - openMidi}`
      })
      expect(placesOf(best!)).toBe(places.join(' '))
    }),
    { seed: 3, numRuns: 300 },
  ) // biome-ignore format: one draw
})

test.each([
  'D4 C4 B3 A3', 'F#4 E4 D4 C#4 D4', 'A3 B3 C4 A3', 'F4 E4 D4 A3', 'D3 E3 F3 G3 A3', 'A3 Bb3 A3 G3 F3',
])('over the low D of drop D: %s', (tune) => {
  const text = tune.split(' ').flatMap((note) => ['D2', note]).join(' ') // biome-ignore format: one step
  expect(placesOf(bestOf(text, DROP_D))).toBe(firstPlacesOf(text, DROP_D))
}) // biome-ignore format: one row

describe('a tune above the first position keeps the pedal open under a hand that lies there', () => {
  test.each([
    ['A2', 'A4 B4 C5 B4 A4'],
    ['A2', 'E4 G4 A4 C5 D5 C5'],
    ['E2', 'B4 C5 D5 E5 D5'],
    ['E2', 'E4 G4 A4 B4 D5 B4'],
    ['D3', 'A4 B4 C#5 D5'],
    ['B3', 'F#4 G4 A4 B4 A4'],
    ['E4', 'G4 A4 B4 C5 B4'],
  ])('%s with %s', (pedal, tune) => {
    const { notes } = bestOf(
      tune.split(' ').map((note) => FORMS['before each note'](pedal, note)).join(' '), // biome-ignore format: one step
      STANDARD_NECK,
    )
    expect(notes.filter((_, index) => index % 2 === 0).every(({ fret }) => fret === 0)).toBe(true)
    expect(notes.filter((_, index) => index % 2 === 1).every(({ fret }) => fret >= 5)).toBe(true)
  })
})

describe('the skip to an open pedal is given back where it was charged', () => {
  const costOf = (route: Route, term: string) =>
    route.breakdown.find((part) => part.term === term)?.cost ?? 0
  const routesOf = (midis: readonly number[], pinOf: (index: number) => RouteRequestNote['pin']) =>
    planRoutes({
      notes: midis.map((midi, index) => {
        const pin = pinOf(index)
        return { midi, startBeat: index, durationBeats: 1, ...(pin && { pin }) }
      }),
      theory: theoryOf(),
      neck: STANDARD_NECK,
    }).routes

  test('all of it under a tune two strings above', () => {
    const [best] = routesOf([45, 60, 45, 62, 45, 64, 45, 60], () => undefined)
    expect(costOf(best!, 'string-skip')).toBeGreaterThan(0)
    expect(costOf(best!, 'pedal-skip')).toBe(-costOf(best!, 'string-skip'))
  })

  test('nothing where the pedal is pinned to a fret', () => {
    const midis = [50, 40, 50, 41, 50, 43, 50, 40]
    const [best] = routesOf(midis, (index) => (index % 2 ? { string: 6 } : { string: 5, fret: 5 }))
    expect(costOf(best!, 'pedal-skip')).toBe(0)
  })

  test('never more of it', () => {
    const note = fc.constantFrom(40, 41, 43, 45, 50, 52, 55, 59, 60, 64, 67)
    const pin = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined, freq: 3 })
    fc.assert(
      fc.property(
        fc.constantFrom(40, 45, 50),
        fc.array(fc.tuple(note, pin, pin), { minLength: 3, maxLength: 6 }),
        (pedal, tune) => {
          const stringFor = (midi: number, asked: number | undefined) => {
            const own = STANDARD_NECK.strings.find(({ string }) => string === asked)
            return own && midi >= own.midi && midi <= own.midi + 24 ? { string: asked! } : undefined
          }
          const pins = tune.flatMap(([midi, ofPedal, own]) => [
            stringFor(pedal, ofPedal),
            stringFor(midi, own),
          ])
          const midis = tune.flatMap(([midi]) => [pedal, midi])
          for (const route of routesOf(midis, (index) => pins[index])) {
            const refund = -costOf(route, 'pedal-skip')
            expect(refund).toBeLessThanOrEqual(costOf(route, 'string-skip'))
            expect(route.proof.costIsSumOfTerms).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
