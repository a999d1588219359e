/**
 * Lines on necks other than the standard guitar, as players of the instrument finger them.
 *
 * The scales are those of beginners' methods in first position: ukulele in C (0 2, 0 1 3, 0 2 3),
 * mandolin in G (open, index, middle, ring on frets 0 2 4 5, as on a violin), bass with one finger a
 * fret from the second fret (Simandl's 1-2-4 near the nut). Riffs on low strings are worked out from
 * the rule that they stay beside the nut.
 */
import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, theoryOf } from './plan-routes.test-support'
import type { Route } from './route'

const bestOf = (id: string, tuning: string, notes: string, capo = 0): Route => {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  const neck = neckOf(instrument, instrument.tunings.find((row) => row.id === tuning)!, capo)
  return planRoutes({ notes: notesOf(notes), theory: theoryOf(), neck }).routes[0]!
}

// biome-ignore format: a row reads as it is printed
describe('scales and lines of methods', () => {
  test.each([
    ['ukulele', 'standard', 'C4 D4 E4 F4 G4 A4 B4 C5', 'S3F0 S3F2 S2F0 S2F1 S2F3 S1F0 S1F2 S1F3', '0 2 0 1 3 0 2 3'],
    ['mandolin', 'standard', 'G3 A3 B3 C4 D4 E4 F#4 G4', 'S4F0 S4F2 S4F4 S4F5 S3F0 S3F2 S3F4 S3F5', '0 1 2 3 0 1 2 3'],
    ['bass', 'standard', 'C2 E2 G2 A2 C3 A2 G2 E2', 'S3F3 S2F2 S2F5 S1F2 S1F5 S1F2 S2F5 S2F2', '2 1 4 1 4 1 4 1'],
    ['banjo', 'open-g', 'G3 G4 B3 G4 D4 G4', 'S3F0 S5F0 S2F0 S5F0 S1F0 S5F0', '0 0 0 0 0 0'],
    ['guitar', 'dadgad', 'D3 E3 F#3 G3 A3 B3 C#4 D4', 'S4F0 S4F2 S4F4 S3F0 S2F0 S2F2 S2F4 S1F0', '0 2 4 0 0 2 4 0'],
    ['guitar', 'drop-d', 'D2 D2 F2 D2 G2 D2 G#2 G2', 'S6F0 S6F0 S6F3 S6F0 S6F5 S6F0 S6F6 S6F5', '0 0 1 0 3 0 4 3'],
  ])('%s %s: %s', (id, tuning, notes, places, fingers) => {
    const best = bestOf(id, tuning, notes)
    expect(placesOf(best)).toBe(places)
    expect(fingersOf(best)).toBe(fingers)
  })
})

/** Chugs and bass lines; every note is at its lowest fret, open where it can be. */
// biome-ignore format: a row reads as it is printed
describe('riffs on an added low string stay beside the nut', () => {
  test.each([
    ['guitar-7', 'B1 B1 B1 D2 B1 B1 F2 E2', 'S7F0 S7F0 S7F0 S7F3 S7F0 S7F0 S6F1 S6F0'],
    ['guitar-7', 'B1 B1 C2 B1 B1 E2 F2 E2', 'S7F0 S7F0 S7F1 S7F0 S7F0 S6F0 S6F1 S6F0'],
    ['guitar-7', 'B1 E2 F#2 G2 A2 G2 F#2 E2', 'S7F0 S6F0 S6F2 S6F3 S5F0 S6F3 S6F2 S6F0'],
    ['guitar-8', 'F#1 F#1 A1 F#1 C2 B1 A1 F#1', 'S8F0 S8F0 S8F3 S8F0 S7F1 S7F0 S8F3 S8F0'],
    ['bass-5', 'B0 B0 D1 E1 B0 F#1 E1 D1', 'S5F0 S5F0 S5F3 S4F0 S5F0 S4F2 S4F0 S5F3'],
    ['bass-5', 'C1 C1 G1 A1 C2 A1 G1 E1', 'S5F1 S5F1 S4F3 S3F0 S3F3 S3F0 S4F3 S4F0'],
    ['bass-6', 'E1 G1 A1 B1 D2 B1 A1 G1', 'S5F0 S5F3 S4F0 S4F2 S3F0 S4F2 S4F0 S5F3'],
  ])('%s: %s', (id, notes, places) => {
    expect(placesOf(bestOf(id, 'standard', notes))).toBe(places)
  })
})

test('a lead on seven strings is fingered as on six', () => {
  const lead = 'B4 D5 E5 F#5 A5 F#5 E5 D5'
  const [seven, six] = [
    bestOf('guitar-7', 'standard', lead),
    bestOf('guitar', 'standard-6-string', lead),
  ]
  expect(placesOf(seven)).toBe(placesOf(six))
  expect(seven.breakdown).toEqual(six.breakdown)
})

test('a capo moves every note and no finger', () => {
  const open = bestOf('guitar', 'standard-6-string', 'C3 D3 E3 F3 G3')
  const capo = bestOf('guitar', 'standard-6-string', 'D3 E3 F#3 G3 A3', 2)
  expect(placesOf(capo)).toBe(placesOf(open))
  expect(fingersOf(capo)).toBe(fingersOf(open))
  expect(capo.proof.allNotesMapped).toBe(true)
})

test('the short string of a banjo has no fret up to the one where it begins', () => {
  const { routes } = (() => {
    const instrument = INSTRUMENTS.find((row) => row.id === 'banjo')!
    const neck = neckOf(instrument, instrument.tunings[0]!)
    const notes = notesOf('G#4 A4').map((note) => ({ ...note, pin: { string: 5 } }))
    return planRoutes({ notes, theory: theoryOf(), neck })
  })()
  expect(placesOf(routes[0]!)).toBe('S5F6 S5F7')
  expect(routes[0]!.proof.allNotesMapped).toBe(true)
})

describe('a pitch off the neck is refused with its range', () => {
  test.each([
    ['ukulele', 'standard', 0, 'C3', 'Cannot place C3, note 1: up to fret 18 the ukulele in standard tuning plays C4 (MIDI 60) to Eb6 (MIDI 87); did you mean "C4"?'],
    ['guitar', 'drop-d', 2, 'C2', 'Cannot place C2, note 1: up to fret 22 the guitar in Drop D tuning, capo at fret 2, plays E2 (MIDI 40) to E6 (MIDI 88); did you mean "C3"?'],
    ['bass', 'standard', 0, 'C5', 'Cannot place C5, note 1: up to fret 24 the bass in standard tuning plays E1 (MIDI 28) to G4 (MIDI 67); did you mean "C4"?'],
  ])('%s %s capo %i: %s', (id, tuning, capo, note, message) => {
    expect(() => bestOf(id, tuning, note, capo)).toThrow(message)
  }) // biome-ignore format: one line a row
})
