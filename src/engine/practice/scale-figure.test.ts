import { describe, expect, test } from 'vitest'
import { DRILL_LEVELS, rhythmSlotsOf } from './rhythm-table'
import { groupsOver, SCALE_FIGURES, scaleFiguresFor } from './scale-figure'

describe('figures by level, bars and tones of the scale', () => {
  test.each([
    ['beginner', 16, 7, 'steps'],
    ['intermediate', 1, 7, 'steps'],
    ['intermediate', 2, 7, 'thirds steps'],
    ['intermediate', 2, 5, 'skips steps'],
    ['intermediate', 4, 7, 'fours thirds steps'],
    ['advanced', 1, 7, 'steps'],
    ['advanced', 2, 7, 'beats steps'],
  ] as const)('%s, %i bars, %i tones: %s', (level, bars, tones, figures) => {
    expect(
      scaleFiguresFor(level, bars, tones)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(figures)
  })

  test.each(DRILL_LEVELS)('%s figures fill every bar to its last note', (level) => {
    for (let bars = 1; bars <= 16; bars++) {
      const slots = rhythmSlotsOf(level, bars)
      for (const figure of scaleFiguresFor(level, bars, 7)) {
        const groups = groupsOver(figure, slots)
        expect(groups.reduce((sum, { rungs }) => sum + rungs.length, 0)).toBe(slots.length)
        expect(groups.filter(({ startsBar }) => startsBar)).toHaveLength(bars)
      }
    }
  })
})

test('beat by beat takes a third, a run of three or of four as the beat divides', () => {
  const beats = SCALE_FIGURES.find(({ id }) => id === 'beats')!
  const groups = groupsOver(beats, rhythmSlotsOf('advanced', 2))
  expect(groups.map(({ rungs }) => rungs.join('')).join(' ')).toBe('02 012 02 012 02 0123 02 0123')
})

test('a rhythm that breaks off inside a group is refused', () => {
  const fours = SCALE_FIGURES.find(({ id }) => id === 'fours')!
  expect(() => groupsOver(fours, rhythmSlotsOf('advanced', 1))).toThrow(RangeError)
})

test('every figure has an id and words of its own', () => {
  for (const field of ['id', 'title', 'aim'] as const) {
    expect(new Set(SCALE_FIGURES.map((row) => row[field])).size).toBe(SCALE_FIGURES.length)
  }
})
