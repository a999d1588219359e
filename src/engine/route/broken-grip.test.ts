/** A broken chord of the open position lies in its grip, with the fingers that hold the grip. */
import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import { gripsOf } from './broken-grip'
import type { PositionName } from './hand-window'
import { planRoutes } from './plan-routes'
import {
  fingersOf,
  notesOf,
  ownCostOf,
  placesOf,
  planText,
  theoryOf,
} from './plan-routes.test-support'
import type { RouteLimits } from './route'

/** Broken chords upward: notes, frets by string as `6/0 5/2`, fingers. */
// biome-ignore format: a chart
const ARPEGGIOS: readonly (readonly [chord: string, notes: string, places: string, fingers: string])[] = [
  ['E', 'E2 B2 E3 G#3 B3 E4', '6/0 5/2 4/2 3/1 2/0 1/0', '0 2 3 1 0 0'],
  ['Em', 'E2 B2 E3 G3 B3 E4', '6/0 5/2 4/2 3/0 2/0 1/0', '0 2 3 0 0 0'],
  ['E7', 'E2 B2 D3 G#3 B3 E4', '6/0 5/2 4/0 3/1 2/0 1/0', '0 2 0 1 0 0'],
  ['A', 'A2 E3 A3 C#4 E4', '5/0 4/2 3/2 2/2 1/0', '0 1 2 3 0'],
  ['Am', 'A2 E3 A3 C4 E4', '5/0 4/2 3/2 2/1 1/0', '0 2 3 1 0'],
  ['A7', 'A2 E3 G3 C#4 E4', '5/0 4/2 3/0 2/2 1/0', '0 2 0 3 0'],
  ['Am7', 'A2 E3 G3 C4 E4', '5/0 4/2 3/0 2/1 1/0', '0 2 0 1 0'],
  ['D', 'D3 A3 D4 F#4', '4/0 3/2 2/3 1/2', '0 1 3 2'],
  ['D without its bass', 'A3 D4 F#4', '3/2 2/3 1/2', '1 3 2'],
  ['Dm', 'D3 A3 D4 F4', '4/0 3/2 2/3 1/1', '0 2 3 1'],
  ['D7', 'D3 A3 C4 F#4', '4/0 3/2 2/1 1/2', '0 2 1 3'],
  ['C', 'C3 E3 G3 C4 E4', '5/3 4/2 3/0 2/1 1/0', '3 2 0 1 0'],
  ['C7', 'C3 E3 Bb3 C4 E4', '5/3 4/2 3/3 2/1 1/0', '3 2 4 1 0'],
  ['G', 'G2 B2 D3 G3 B3 G4', '6/3 5/2 4/0 3/0 2/0 1/3', '3 2 0 0 0 4'],
  ['G with two fingers above', 'G2 B2 D3 G3 D4 G4', '6/3 5/2 4/0 3/0 2/3 1/3', '2 1 0 0 3 4'],
  ['G7', 'G2 B2 D3 G3 B3 F4', '6/3 5/2 4/0 3/0 2/0 1/1', '3 2 0 0 0 1'],
  ['B7', 'B2 D#3 A3 B3 F#4', '5/2 4/1 3/2 2/0 1/2', '2 1 3 0 4'],
  ['F', 'F2 C3 F3 A3 C4 F4', '6/1 5/3 4/3 3/2 2/1 1/1', '1 3 4 2 1 1'],
  ['F on four strings', 'F3 A3 C4 F4', '4/3 3/2 2/1 1/1', '3 2 1 1'],
  ['Fmaj7', 'F3 A3 C4 E4', '4/3 3/2 2/1 1/0', '3 2 1 0'],
]

const written = (places: string) => places.replace(/S(\d)F(\d+)/g, '$1/$2')
const backwards = (text: string) => text.split(' ').toReversed().join(' ')
/** Up and down again, the top note once. */
const upAndDown = (text: string) => `${text} ${backwards(text).split(' ').slice(1).join(' ')}`
/** Bass, then the higher strings in turn, twice. */
const picked = (text: string) => {
  const [bass, ...rest] = text.split(' ')
  return Array(2)
    .fill([bass, ...rest.slice(-3), ...rest.slice(-3).toReversed().slice(1)].join(' '))
    .join(' ')
}

describe.each<[string, (text: string) => string]>([
  ['upward', (text) => text],
  ['downward', backwards],
  ['up and down', upAndDown],
  ['from the bass to the high strings and back', picked],
])('a broken chord %s', (_form, formed) => {
  describe.each<PositionName>(['any', 'first'])('%s position', (position) => {
    test.each(ARPEGGIOS)('%s', (_chord, notes, places, fingers) => {
      const [best, ...others] = planText(formed(notes), { position }).routes
      expect(written(placesOf(best!))).toBe(formed(places))
      expect(fingersOf(best!)).toBe(formed(fingers))
      expect(best!.proof).toMatchObject({ allNotesMapped: true, fingersInOrder: true })
      for (const other of others) {
        expect(ownCostOf(other)).toBeLessThanOrEqual(best!.cost * 3 + 100)
      }
    })
  })
})

/** Whole chords; without its inner strings each line would be part of another chord. */
test.each([
  ['Emaj7', 'E2 B2 D#3 G#3 B3 E4', '6/0 5/2 4/1 3/1 2/0 1/0', '0 3 1 2 0 0'],
  ['Bm7', 'B2 D3 A3 B3 F#4', '5/2 4/0 3/2 2/0 1/2', '1 0 2 0 3'],
])('%s upward', (_chord, notes, places, fingers) => {
  const [best] = planText(notes).routes
  expect(written(placesOf(best!))).toBe(places)
  expect(fingersOf(best!)).toBe(fingers)
})

test('the same grips hold behind a capo', () => {
  const guitar = INSTRUMENTS.find(({ id }) => id === 'guitar')!
  for (const move of [2, 5]) {
    const neck = neckOf(guitar, guitar.tunings[0]!, move)
    for (const [, notes, places] of ARPEGGIOS) {
      const moved = notesOf(notes).map(({ midi, startBeat, durationBeats }) => {
        return { midi: midi + move, startBeat, durationBeats }
      })
      const [best] = planRoutes({ notes: moved, theory: theoryOf(), neck }).routes
      expect(written(placesOf(best!))).toBe(places)
    }
  }
})

describe('other lines are not held', () => {
  test.each([
    ['a melody with a passing tone', 'A2 E3 A3 B3 C4 E4'],
    ['a root and its fifth', 'E2 B2 E3 B2 E2'],
    ['a tune of three tones', 'G#3 G#3 E3 E3 G#3 B3'],
    ['a triad under one finger', 'E3 G3 B3'],
    ['two strings at once', 'C3 E3 G3 C4 E4 G4 C4'],
    ['a chord further up', 'A3 C#4 E4 A4'],
  ])('%s: %s', (_what, notes) => {
    expect(gripsOf(notesOf(notes), STANDARD_NECK, 24)).toEqual([])
  })

  test('nor in a position above, from a given place, near a fret or in a style', () => {
    const notes = 'A2 E3 A3 C4 E4'
    const objectiveOf = (limits: RouteLimits) => planText(notes, limits).routes[0]!.objective
    expect(objectiveOf({})).toBe('Open chord held')
    expect(objectiveOf({ position: 'fifth' })).toBe('Least hand movement')
    expect(objectiveOf({ near: 7 })).toBe('Least hand movement near fret 7')
    expect(objectiveOf({ start: { string: 6, fret: 5 } })).toBe('Least hand movement from S6F5')
    expect(objectiveOf({ style: 'position' })).toMatch(/^All on /)
  })

  test('nor where the frets end below the grip', () => {
    expect(gripsOf(notesOf('C3 E3 G3 C4 E4'), STANDARD_NECK, 2)).toEqual([])
  })
})
