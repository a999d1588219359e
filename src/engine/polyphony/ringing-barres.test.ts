/** Chords plucked note after note that are told to ring: every note sounds to the end of its bar. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { midiOf, parseNote } from '../theory/pitch'
import { placesOf } from './hand-chart.test-support'
import type { HandNote } from './hand-plan'
import { planHand } from './plan-hand'

/** Bars of notes that are all held to the end of their bar. */
function ringing(music: string): readonly HandNote[] {
  let startBeat = 0
  return music.split('|').flatMap((bar) => {
    const names = bar.trim().split(' ')
    const end = startBeat + names.length
    return names.map((text) => {
      const { name, octave } = parseNote(text)!
      const start = startBeat++
      return { midi: midiOf(name, octave!), startBeat: start, durationBeats: end - start }
    })
  })
}

const EBM = 'Eb3 Bb3 Eb4 Gb4'
const ABM = 'Ab2 Eb3 Ab3 Cb4 Eb4 Ab4'
const E = 'E2 B2 E3 G#3 B3 E4'
const CSHARP_M = 'C#3 G#3 C#4 E4 G#4'
const FSHARP_M = 'F#2 C#3 F#3 A3 C#4 F#4'
const B7 = 'B2 D#3 A3 B3 F#4'
const FM = 'F2 C3 F3 Ab3 C4 F4'
const GM = 'G2 D3 G3 Bb3 D4 G4'
const BM = 'B2 F#3 B3 D4 F#4'
const CM = 'C3 G3 C4 Eb4 G4'
const BBM = 'Bb2 F3 Bb3 Db4 F4'

test.each([
  ['Ebm Abm Ebm', [EBM, ABM, EBM]],
  ['Abm Ebm', [ABM, EBM]],
  ['E C#m', [E, CSHARP_M]],
  ['B7 E C#m F#m', [B7, E, CSHARP_M, FSHARP_M]],
  ['C#m F#m', [CSHARP_M, FSHARP_M]],
  ['Fm Gm', [FM, GM]],
  ['Gm Fm', [GM, FM]],
  ['Fm Gm Cm', [FM, GM, CM]],
  ['Bm F#m', [BM, FSHARP_M]],
  ['Cm Fm', [CM, FM]],
  ['Bbm Fm', [BBM, FM]],
  ['Bbm Abm', [BBM, ABM]],
  ['Gm Cm', [GM, CM]],
])('%s plucked: no note is let go', (_, bars) => {
  const route = planHand({
    neck: STANDARD_NECK,
    notes: ringing(bars.join(' | ')),
    style: 'acoustic',
  }).routes[0]!
  expect(
    route.onsets.flatMap(({ letGo }) => letGo),
    placesOf(route),
  ).toEqual([])
})
