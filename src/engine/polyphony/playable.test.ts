import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import { placementsOf } from './placements'
import { isPlayable, MOST_PLACEMENTS, playableOn } from './playable'

const setting = { neck: { ...STANDARD_NECK }, maxFret: 24, ease: 'hard' } as const
const struck = (...midis: readonly number[]) =>
  midis.map((midi, note) => ({ note, midi, startBeat: 0, endBeat: 1 }))

test('a pitch that there is not is not playable, and asking for one changes no later answer', () => {
  const isHeld = playableOn(setting)
  for (let low = 38; low <= 66; low++) {
    for (let high = 128; high < 256; high++) {
      expect(isHeld(struck(low, high))).toBe(false)
      expect(isHeld(struck(high, low - 128))).toBe(false)
    }
  }
  for (let low = 38; low <= 66; low++) {
    for (let high = low; high <= 90; high++) {
      const notes = struck(low, high)
      expect([low, high, isHeld(notes)]).toEqual([low, high, isPlayable(notes, setting)])
    }
  }
})

const NECKS = INSTRUMENTS.flatMap((row) => row.tunings.map((tuning) => neckOf(row, tuning)))

test('every placement of drawn notes is asked on the necks of the table', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NECKS),
      fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 6 }),
      fc.nat(20),
      (neck, steps, above) => {
        const low = Math.min(...neck.strings.map(({ midi }) => midi))
        const fresh = struck(...steps.map((step) => low + above + step))
        const placements = placementsOf({ fresh, held: [] }, neck, neck.maxFret, 0, MOST_PLACEMENTS)
        expect(placements.length).toBeLessThan(MOST_PLACEMENTS)
      },
    ),
    { numRuns: 2000 },
  )
})
