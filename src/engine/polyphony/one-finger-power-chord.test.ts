/** Power chords at one fret are under the index finger, alone and in a row, after open ones too. */
import { describe, expect, test } from 'vitest'
import { HAND_STYLES } from './cost-table'
import { faultsOf, neckNamed } from './hand-chart.test-support'
import type { HandNote } from './hand-plan'
import { isOneFingerPowerChord } from './one-finger-power-chord'
import { planHand } from './plan-hand'

const TUNINGS = ['drop-d', 'drop-c-sharp', 'drop-c', 'drop-b', 'dadgad', 'open-d', 'open-e']

/** Frets of the chords: the two thickest strings that are a fifth apart, and the octave above. */
const WALKS = [
  [3],
  [3, 5],
  [0, 3],
  [0, 3, 5, 0],
  [0, 5, 7],
  [5, 0, 3, 3],
  [0, 3, 5, 0, 3, 6, 5],
  [7, 5, 3, 1, 0],
  [0, 10, 12],
]

function chordsOf(tuning: string, walk: readonly number[]) {
  const neck = neckNamed('guitar', tuning)
  const lowest = neck.strings.at(-1)!.openMidi
  const strings = neck.strings.filter(({ openMidi }) => [0, 7, 12].includes(openMidi - lowest))
  const thickest = strings.slice(-3).map(({ openMidi }) => openMidi)
  const notes = walk.flatMap((fret, startBeat) =>
    thickest.map((open): HandNote => ({ midi: open + fret, startBeat, durationBeats: 1 })),
  )
  return { neck, notes }
}

describe.each(HAND_STYLES)('style %s', (style) => {
  test.each(TUNINGS)('%s: one finger, the index, moves along', (tuning) => {
    for (const walk of WALKS) {
      const { neck, notes } = chordsOf(tuning, walk)
      const { maxFret, losses, routes } = planHand({ neck, notes, style })
      const route = routes[0]!
      expect(faultsOf({ neck, asked: notes, style, maxFret, losses, route })).toEqual([])
      const powerChords = route.onsets.filter(({ sounding }) =>
        isOneFingerPowerChord(sounding.filter(({ fret }) => fret > 0)),
      )
      for (const { sounding } of powerChords) {
        expect(new Set(sounding.map(({ finger }) => finger)), `frets ${walk}`).toEqual(new Set([1]))
      }
      if (style === 'lead') expect(powerChords).toHaveLength(walk.filter(Boolean).length)
    }
  })
})
