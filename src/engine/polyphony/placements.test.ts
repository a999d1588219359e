/** How many ways to lay notes are tried: all on the necks of the table, a bounded number on strange ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { INSTRUMENT_TABLE } from '../instrument/instrument-table'
import { INSTRUMENTS, makeNeck, neckOf } from '../instrument/neck'
import { weightsOf } from './cost-table'
import { HAND_EASES } from './ease'
import { makeHandStates } from './hand-states'
import { mostPlacementsOf, placementsOf, triedPlacements } from './placements'
import { isPlayable } from './playable'

const struck = (...midis: readonly number[]) =>
  midis.toSorted((a, b) => a - b).map((midi, note) => ({ note, midi, startBeat: 0, endBeat: 1 }))

const NECKS = INSTRUMENTS.flatMap((row) =>
  row.tunings.flatMap((tuning) => [0, 7, 12].map((capo) => neckOf(row, tuning, capo))),
)

const stepsOf = (least: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: least, maxLength: 6 })

test('on the necks of the table every placement of drawn notes is tried', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NECKS), stepsOf(2), fc.nat(20), (neck, steps, above) => {
      const low = Math.min(...neck.strings.map(({ midi }) => midi))
      const fresh = struck(...steps.map((step) => low + above + step))
      expect(triedPlacements({ fresh, held: [] }, neck, neck.maxFret).isCut).toBe(false)
    }),
    { numRuns: drawCount(2000) },
  )
})

const [GUITAR] = INSTRUMENT_TABLE
const custom = { id: 'custom', name: 'Custom' }

// biome-ignore format: a neck a line
const STRANGE = [
  ['eight strings of one pitch', ['E2', 'E2', 'E2', 'E2', 'E2', 'E2', 'E2', 'E2']],
  ['ten strings of one pitch', ['G2', 'G2', 'G2', 'G2', 'G2', 'G2', 'G2', 'G2', 'G2', 'G2']],
  ['pairs', ['E2', 'E2', 'A2', 'A2', 'D3', 'D3', 'G3', 'G3']],
  ['two pitches', ['E2', 'E2', 'E2', 'E2', 'E3', 'E3', 'E3', 'E3']],
  ['half steps apart', ['E2', 'F2', 'F#2', 'G2', 'G#2', 'A2', 'A#2', 'B2']],
  ['whole steps apart, downwards', ['E3', 'D3', 'C3', 'A#2', 'G#2', 'F#2', 'E2', 'D2']],
] as const

describe.each(STRANGE)('%s', (_, openNotes) => {
  const neck = makeNeck(GUITAR, custom, openNotes, 0)
  const setting = { neck, maxFret: 24, ease: 'hard' } as const
  const low = Math.min(...neck.strings.map(({ midi }) => midi))
  const anySet = fc
    .record({ steps: stepsOf(2), above: fc.nat(6) })
    .map(({ steps, above }) => struck(...steps.map((step) => low + above + (step >> 1))))
    .filter((fresh) => {
      const most = mostPlacementsOf(fresh.length)
      return placementsOf({ fresh, held: [] }, neck, 24, 0, most).length > most
    })

  test('few placements are tried, each once', () => {
    fc.assert(
      fc.property(anySet, (fresh) => {
        const { placements, isCut } = triedPlacements({ fresh, held: [] }, neck, 24)
        expect(isCut).toBe(true)
        expect(placements.length).toBeLessThanOrEqual(252 + mostPlacementsOf(fresh.length) + 1)
        expect(new Set(placements.map(({ strings }) => strings.join())).size).toBe(
          placements.length,
        )
      }),
      { numRuns: drawCount(12) },
    )
  })

  test('what any of all placements holds is held, but for one set in twenty', () => {
    const sets = fc.sample(anySet, drawCount(100))
    const lost = sets.filter((fresh) => {
      const all = placementsOf({ fresh, held: [] }, neck, 24, 0, 8000)
      const isHeldAnywhere = all.some(({ strings }) => {
        const pinned = fresh.map((note, at) => ({ ...note, pin: { string: strings[at]! } }))
        return isPlayable(pinned, setting)
      })
      return isPlayable(fresh, setting) !== isHeldAnywhere
    })
    expect(lost.length).toBeLessThanOrEqual(sets.length / 20)
  })

  test('an onset has few states, and some where a hand holds it', () => {
    fc.assert(
      fc.property(anySet, (fresh) => {
        const onset = { fresh, held: [] }
        const weights = weightsOf('acoustic')
        const { count } = makeHandStates(onset, neck, 24, weights, Infinity, HAND_EASES.hard)
        expect(count).toBeLessThan(128)
        expect(count > 0).toBe(isPlayable(fresh, setting))
      }),
      { numRuns: drawCount(12) },
    )
  })
})
