import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { isVerified, proveEvents } from './event-proof'

const WHOLE = { startBeat: 0, durationBeats: 4 }

describe('proveEvents', () => {
  // The tuning as the contract lists it: string 6 = E2 (40) … 1 = E4 (64).
  test.each([
    [1, 0, 64, true],
    [2, 1, 60, true],
    [3, 9, 64, true],
    [4, 24, 74, true],
    [5, 3, 48, true],
    [6, 12, 52, true],
    [1, 0, 40, false],
    [5, 3, 60, false],
    [2, 1, 61, false],
  ])('string %i fret %i with midi %i is %s', (string, fret, midi, matches) => {
    const [proof] = proveEvents([{ id: 'n', string, fret, midi, ...WHOLE }], STANDARD_NECK)
    expect(proof!.stringFretMatchesMidi).toBe(matches)
    expect(proof!.expectedMidi === midi).toBe(matches)
  })

  test.each([
    ['no seventh string', 7, 0, 35],
    ['no string zero', 0, 0, 64],
    ['no fret below the nut', 1, -1, 63],
    ['no half frets', 1, 0.5, 64.5],
    ['no fret 25', 1, 25, 89],
  ])('there is %s to expect a pitch of', (_, string, fret, midi) => {
    const [proof] = proveEvents([{ id: 'n', string, fret, midi, ...WHOLE }], STANDARD_NECK)
    expect(proof).toMatchObject({ expectedMidi: null, stringFretMatchesMidi: false })
  })

  test('keeps the order and says which event it speaks of', () => {
    const proof = proveEvents(
      [
        { id: 'route-5-3-1', string: 5, fret: 3, midi: 48, ...WHOLE },
        { id: 'route-4-0-2', string: 4, fret: 0, midi: 49, ...WHOLE },
      ],
      STANDARD_NECK,
    )
    expect(proof).toEqual([
      { id: 'route-5-3-1', index: 0, string: 5, fret: 3, midi: 48, expectedMidi: 48, stringFretMatchesMidi: true, playableTogether: true },
      { id: 'route-4-0-2', index: 1, string: 4, fret: 0, midi: 49, expectedMidi: 50, stringFretMatchesMidi: false, playableTogether: true },
    ]) // biome-ignore format: one row an event
    expect(isVerified(proof)).toBe(false)
    expect(isVerified(proof.slice(0, 1))).toBe(true)
  })
})
