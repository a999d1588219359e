import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../../instrument/neck'
import { isPlayable, playableOn } from './playable'

const setting = { neck: { ...STANDARD_NECK }, maxFret: 24, ease: 'hard' } as const
const struck = (...midis: readonly number[]) => midis.map((midi, note) => ({ note, midi }))

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
