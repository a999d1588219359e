/** The planner against a slow, obvious one that tries every place, every finger, every sequence. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { INSTRUMENT_TABLE } from '../instrument/instrument-table'
import { makeNeck } from '../instrument/neck'
import type { Note, Pin } from './note'
import { oracleStates, oracleTotal } from './oracle.test-support'
import { searchPath } from './search'
import { slicesOf } from './slices'
import { priceSlices, statesFor } from './tables'
import { type Style, TERM, weightsOf } from './weights'

const [GUITAR] = INSTRUMENT_TABLE
const custom = { id: 'custom', name: 'Custom' }
const SEVEN = ['B1', 'E2', 'A2', 'D3', 'G3', 'B3', 'E4']

/** Few strings or few frets leave few sequences, so that all can be tried. */
const NECKS = [
  { neck: makeNeck(GUITAR, custom, SEVEN.slice(1), 0), maxFret: 5 },
  { neck: makeNeck(GUITAR, custom, SEVEN, 0), maxFret: 5 },
  { neck: makeNeck(GUITAR, custom, SEVEN.slice(1), 3), maxFret: 5 },
  { neck: makeNeck(GUITAR, custom, ['D2', 'A2', 'D3', 'G3'], 0), maxFret: 8 },
  { neck: makeNeck(GUITAR, custom, ['G3', 'B3', 'E4'], 11), maxFret: 6 },
] as const

const STYLES: readonly Style[] = ['lead', 'melody', 'acoustic', 'low']

const anyPin = fc.oneof(
  { weight: 16, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom<Pin>({ string: 2 }, { fret: 0 }, { finger: 1 }, { finger: 3 }, { barre: true }, { barre: false }, { hand: 2 }) },
) // biome-ignore format: a list of pins

/** A chord drawn as places near each other, so that most can be played; told by its pitches. */
const anySlice = ({ neck, maxFret }: (typeof NECKS)[number]) =>
  fc
    .record({
      strings: fc.subarray([...neck.strings], { minLength: 1, maxLength: 3 }),
      base: fc.integer({ min: 0, max: maxFret - 2 }),
      frets: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 3, maxLength: 3 }),
      pins: fc.array(anyPin, { minLength: 3, maxLength: 3 }),
      durations: fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 3, maxLength: 3 }),
    })
    .map(({ strings, base, frets, pins, durations }) =>
      strings.map(({ midi }, at) => ({
        midi: midi + (frets[at]! < 0 ? 0 : base + frets[at]!),
        pin: pins[at],
        durationBeats: durations[at]!,
      })),
    )

const anyPiece = fc.constantFrom(...NECKS).chain((place) =>
  fc.record({
    place: fc.constant(place),
    style: fc.constantFrom(...STYLES),
    slices: fc.array(anySlice(place), { minLength: 2, maxLength: 3 }),
  }),
)

test('the total of every piece is that of the cheapest of all sequences of hands', () => {
  const seen = { pieces: 0, held: 0, sevenStrings: 0, capo: 0, pins: 0 }
  fc.assert(
    fc.property(anyPiece, ({ place: { neck, maxFret }, style, slices }) => {
      const notes = slices.flatMap((slice, startBeat) =>
        slice.map(({ pin, ...note }): Note => ({ ...note, startBeat, ...(pin && { pin }) })),
      )
      const limits = { maxFret, ease: 'hard' } as const
      const parted = slicesOf(notes, neck.strings.length, (pitches) => {
        const { count } = statesFor(neck, limits, pitches)
        expect(count > 0).toBe(oracleStates(neck, maxFret, pitches).length > 0)
        return count
      })
      const asked = parted.slices.map(({ pitches }) => pitches)
      if (asked.length === 0) return
      const layers = asked.map((pitches) => statesFor(neck, limits, pitches))
      for (const [at, { count }] of layers.entries()) {
        expect(count).toBe(oracleStates(neck, maxFret, asked[at]!).length)
      }
      if (layers.reduce((all, { count }) => all * count, 1) > 40_000) return
      const weights = weightsOf(style)
      const total = oracleTotal(neck, maxFret, asked, (term) => weights[TERM[term]]!)
      expect(searchPath(priceSlices(layers, weights)).total).toBe(total)
      seen.pieces++
      if (asked.some(({ held }) => held.length > 0)) seen.held++
      if (asked.some(({ pins }) => pins)) seen.pins++
      if (neck.strings.length === 7) seen.sevenStrings++
      if (neck.capo > 0) seen.capo++
    }),
    { seed: 20261123, numRuns: drawCount(192) },
  )
  for (const [what, count] of Object.entries(seen)) {
    expect(count, what).toBeGreaterThan(drawCount(10))
  }
})
