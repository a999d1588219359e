/** Broken chords in turn stay held where the tune goes through one of them. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { brokenChordsOf } from './broken-chords'
import { fingersOf, notesOf, planText } from './plan-routes.test-support'

describe('one chord of three or more may have a note off its grip', () => {
  // biome-ignore format: a chart
  test.each([
    ['B under the E of A minor', 'A2 E3 A3 C4 E4 C4 A3 B3 E2 B2 E3 G#3 B3 G#3 E3 B2 A2 E3 A3 C4 E4 C4 A3 E3', '0 2 3 1 0 1 3 0 0 2 3 1 0 1 3 2 0 2 3 1 0 1 3 2'],
    ['F over A7', 'D3 A3 D4 F#4 D4 A3 D4 F#4 A2 G3 C#4 E4 C#4 G3 C#4 F4 D3 A3 D4 F#4 D4 A3 D4 F#4 G2 G3 B3 G4 B3 G3 B3 G4', '0 1 3 2 3 1 3 2 0 0 3 0 3 0 3 1 0 1 3 2 3 1 3 2 3 0 0 4 0 0 0 4'],
    ['in the first chord', 'E2 G#3 B3 E4 B3 G#3 B3 D#4 A2 A3 C#4 E4 C#4 A3 C#4 E4 B2 A3 B3 F#4 B3 A3 B3 F#4', '0 1 0 0 0 1 0 4 0 2 3 0 3 2 3 0 2 3 0 4 0 3 0 4'],
    ['A over G', 'A2 A3 C4 A3 E4 A3 C4 A3 G2 G3 B3 G3 A3 G3 B3 G3 F3 A3 C4 A3 E4 A3 C4 A3', '0 3 1 3 0 3 1 3 3 0 0 0 2 0 0 0 3 2 1 2 0 2 1 2'],
  ])('%s', (_what, notes, fingers) => {
    const [best] = planText(notes).routes
    expect(best!.objective).toBe('Open chords held')
    expect(fingersOf(best!)).toBe(fingers)
    expect(best!.notes.every(({ fret }) => fret <= 4)).toBe(true)
    expect(best!.proof).toMatchObject({ allNotesMapped: true, fingersInOrder: true, costIsSumOfTerms: true })
  })

  test.each([
    ['two notes in a chord', 'D3 A3 D4 F#4 D4 A3 A2 G3 C#4 F4 C#4 F#3 D3 A3 D4 F#4 D4 A3'],
    ['one in each of two chords', 'D3 A3 D4 E4 D4 A3 A2 G3 C#4 F4 C#4 G3'],
    ['the first note of the chord', 'D3 A3 D4 F#4 D4 A3 F#2 G3 C#4 E4 C#4 G3 D3 A3 D4 F#4 D4 A3'],
  ])('but not %s', (_what, notes) => {
    expect(brokenChordsOf(notesOf(notes), STANDARD_NECK, 24)).toBeUndefined()
  })
})
