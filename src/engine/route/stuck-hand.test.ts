/** A hand that a held grip does not allow where it is moves: every line that can be played has a route. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { C_MAJOR } from '../theory/layer'
import { planRoutes } from './plan-routes'
import { notesOf, placesOf } from './plan-routes.test-support'

const CHORDS = [
  'C3 E3 G3 C4 E4 C4 G3 E3',
  'A2 E3 A3 C4 E4 A3 C4 E4',
  'G2 D3 G3 B3 G4 G3 B3 G3',
  'D3 A3 D4 F#4 D4 A3 F#4 D4',
  'E2 B2 E3 G3 B3 E4 B3 G3',
  'A2 E3 G3 C#4 E4 G3 C#4 E4',
]

test('a passing note of a broken chord may be any pitch of the neck', () => {
  const chord = fc.constantFrom(...CHORDS)
  const drawn = fc.record({
    chords: fc.tuple(chord, chord, chord),
    at: fc.integer({ min: 1, max: 23 }),
    passing: fc.integer({ min: 40, max: 88 }),
  })
  fc.assert(
    fc.property(drawn, ({ chords, at, passing }) => {
      const notes = notesOf(chords.join(' ')).map((note, index) =>
        index === at ? { midi: passing, startBeat: index, durationBeats: 1 } : note,
      )
      const { routes } = planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK })
      for (const { proof } of routes) expect(proof.allNotesMapped).toBe(true)
    }),
    { seed: 23, numRuns: drawCount(400) },
  )
})

test('an E major chord over two octaves is one chord, though its upper tones are those of others', () => {
  const notes = notesOf('E2 B2 G#2 B2 E3 B2 G#3 E3 G#3 B3 G#3 E4 G#4 E4 B3 G#3 E4 G#3 B3 G#3 E3 B2')
  const [route] = planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK }).routes
  expect(route!.fingering.positionShiftCount).toBe(0)
  expect(placesOf(route!)).toMatch(/^S6F0 S5F2 S6F4 S5F2 S4F2 S5F2 S3F1/)
})
