/** What holds within a figure: one pitch one place, half steps on one string, fingers that lie well. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import {
  fingersOf,
  notesOf,
  ownCostOf,
  placesOf,
  planText,
  theoryOf,
} from './plan-routes.test-support'

const FIGURES = [
  'A2 A2 C3 D3 A2 A2 C3 D3 D#3 D3', 'C3 E3 G3 C4 E4 G4 E4 C4 G3 E3 C3', 'G3 D4 B3 D4 G3 D4 B3 D4',
  'A2 E3 A3 C4 E4 C4 A3 E3', 'E4 D#4 E4 D#4 E4 B3 D4 C4 A3', 'A3 C4 E4 A4 E4 C4 A3', 'D3 A3 D4 F4 D4 A3 D3',
  'G2 B2 D3 G3 B3 D4 G4 D4 B3 G3 D3 B2', 'E3 G3 B3 E4 G4 B4 G4 E4 B3 G3 E3', 'F3 A3 C4 F4 C4 A3 F3',
  'C4 B3 A3 G3 A3 B3 C4', 'A4 G4 E4 D4 E4 G4 A4 G4', 'B2 F#3 B3 D4 F#4 D4 B3 F#3', 'D4 E4 F#4 G4 F#4 E4 D4',
  'E2 E2 G2 E2 A2 E2 Bb2 A2', 'G3 A3 B3 G3 A3 B3 C4 A3', 'C4 D4 E4 C4 D4 E4 F4 D4', 'A3 B3 C4 A3 B3 C4 D4 B3',
  'E4 F4 G4 E4 F4 G4 A4 F4', 'B3 D4 F#4 A4 F#4 D4 B3', 'A#3 B3 A#3 B3 A#3', 'G4 F#4 G4 A4 G4 F#4 G4',
  'C3 G3 E3 G3 C3 G3 E3 G3', 'D3 A3 F3 A3 D3 A3 F3 A3', 'A2 C#3 E3 A3 E3 C#3 A2', 'E3 B3 E4 G#4 E4 B3 E3',
  'C4 Eb4 G4 Bb4 G4 Eb4 C4', 'F3 Ab3 C4 Eb4 C4 Ab3 F3', 'D4 C#4 D4 E4 D4 C#4 B3 C#4 D4', 'G3 Bb3 D4 F4 D4 Bb3 G3',
  'E4 G4 B4 D5 B4 G4 E4', 'A2 B2 C3 A2 E3 C3 A2', 'B3 C4 D4 B3 C4 D4 E4 C4', 'G2 G2 B2 D3 E3 D3 B2 G2',
] // biome-ignore format: several figures a row

describe('a pitch keeps its place within a figure', () => {
  test.each(FIGURES)('%s', (notes) => {
    const [best] = planText(notes).routes
    const places = new Map<string, Set<string>>()
    for (const { note, string, fret } of best!.notes) {
      places.set(note, (places.get(note) ?? new Set()).add(`${string}:${fret}`))
    }
    expect([...places].filter(([, own]) => own.size > 1).map(([note]) => note)).toEqual([])
    expect(best!.breakdown.find(({ term }) => term === 'moved-pitch')).toBeUndefined()
  })

  test('and a pitch that must move is charged for it', () => {
    const notes = notesOf('E4 F4 E4').map((note, index) => ({
      ...note,
      ...(index !== 1 && { pin: { string: index === 0 ? 2 : 1 } }),
    }))
    const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes
    expect(best!.breakdown).toContainEqual({ term: 'moved-pitch', cost: 40 })
  })
})

test.each([
  ['A#3 B3', 'S3F3 S3F4'],
  ['D#4 E4 F4', undefined],
  ['F#4 G4 G#4', undefined],
])('%s lies on one string', (notes, places) => {
  const [best] = planText(notes, { position: 'third' }).routes
  expect(new Set(best!.notes.map(({ string }) => string)).size).toBe(1)
  if (places) expect(placesOf(best!)).toBe(places)
})

test('an arpeggio of A over three octaves begins in fifth position', () => {
  const [best] = planText('A2 C#3 E3 A3 C#4 E4 A4 C#5 E5 A5').routes
  expect(placesOf(best!)).toMatch(/^S6F5 S5F4 S5F7 /)
})

test('an arpeggio of Bm lies under an index barre at the seventh fret', () => {
  const [best] = planText('B2 F#3 B3 D4 F#4 B4 F#4 D4 B3').routes
  expect(placesOf(best!)).toBe('S6F7 S5F9 S4F9 S3F7 S2F7 S1F7 S2F7 S3F7 S4F9')
  expect(fingersOf(best!)).toBe('1 3 4 1 1 1 1 1 4')
})

describe('a shape of two whole steps is fingered 1 2 4 wherever it returns', () => {
  test.each([
    ['G2 A2 B2 C3 D3 E3', { style: 'three-per-string', near: 4 } as const, '1 2 4 1 2 4'],
    ['E3 D3 C3 B2 A2 G2', { style: 'three-per-string', near: 4 } as const, '4 2 1 4 2 1'],
    ['A3 B3 C#4', { style: 'one-string', start: { string: 3, fret: 2 } } as const, '1 2 4'],
  ])('%s', (notes, limits, fingers) => {
    const [best] = planText(notes, limits).routes
    expect(fingersOf(best!)).toBe(fingers)
    expect(best!.proof.fingersInOrder).toBe(true)
  })
})

test('no alternative costs more than about three times the best by itself', () => {
  for (const notes of FIGURES) {
    for (const position of ['any', 'first', 'seventh'] as const) {
      const { routes } = planText(notes, { position })
      for (const route of routes) {
        expect(ownCostOf(route)).toBeLessThanOrEqual(routes[0]!.cost * 3 + 100)
      }
    }
  }
})
