import { expect, test } from 'vitest'
import { BEATS_PER_BAR, RHYTHM_TABLE, rhythmRowOf, rhythmSlotsOf } from './rhythm-table'

test('every level fills its bars to the last beat', () => {
  for (const { id } of RHYTHM_TABLE) {
    for (const bars of [1, 2, 3, 16]) {
      const slots = rhythmSlotsOf(id, bars)
      slots.forEach((slot, index) => {
        const before = slots[index - 1]
        const expected = before ? before.startBeat + before.durationBeats : 0
        expect(slot.startBeat).toBeCloseTo(expected, 12)
        expect(slot.bar).toBe(Math.floor(slot.startBeat / BEATS_PER_BAR))
      })
      const last = slots[slots.length - 1]!
      expect(last.startBeat + last.durationBeats).toBeCloseTo(bars * BEATS_PER_BAR, 12)
    }
  }
})

test.each([
  ['beginner', '0 1 2 3'],
  ['intermediate', '0 0.5 1 1.5 2 2.5 3 3.5'],
  ['advanced', '0 0.5 1 1.33 1.67 2 2.5 3 3.33 3.67'],
] as const)('a bar of %s has notes at %s', (level, beats) => {
  const starts = rhythmSlotsOf(level, 1).map(({ startBeat }) => String(+startBeat.toFixed(2)))
  expect(starts.join(' ')).toBe(beats)
})

test('the second advanced bar has sixteenths', () => {
  const second = rhythmSlotsOf('advanced', 2).filter(({ bar }) => bar === 1)
  expect(second.map(({ durationBeats }) => durationBeats)).toContain(1 / 4)
})

test('levels get faster, and only known words are levels', () => {
  const tempos = RHYTHM_TABLE.map(({ bpm }) => bpm)
  expect(tempos).toEqual([60, 80, 110])
  expect(() => rhythmRowOf('constructor')).toThrow(RangeError)
})
