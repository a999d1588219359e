import { describe, expect, test } from 'vitest'
import type { PianoNote } from '#formats/track/arrange-score'
import { fateOf, nearestStart, placeText, rangeOf, soundingAt, startsOf } from './moments'

const note = (midi: number, startQuarters: number, durationQuarters: number, soundsAs?: number) =>
  ({
    midi,
    startQuarters,
    durationQuarters,
    role: 'harmony' as const,
    ...(soundsAs !== undefined && {
      place: { midi: soundsAs, string: 1, fret: 0, finger: 'open' as const },
    }),
  }) satisfies PianoNote

const PIECE = [note(60, 0, 2, 60), note(64, 1, 1, 76), note(67, 1 + 1e-9, 0.5), note(43, 2, 1, 43)]

describe('the moments of a piece', () => {
  test('are its starts, those that fall together once', () => {
    expect(startsOf(PIECE).map((start) => Math.round(start))).toEqual([0, 1, 2])
  })

  test.each([
    [0, [60]],
    [1, [60, 64, 67]],
    [1.75, [60, 64]],
    [2, [43]],
    [3, []],
  ])('at %d sounds %j', (quarters, midis) => {
    expect(soundingAt(PIECE, quarters).map(({ midi }) => midi)).toEqual(midis)
  })

  test.each([
    [-1, 0],
    [0.4, 0],
    [1.2, 1],
    [9, 2],
  ])('the start nearest to %d is number %i', (quarters, index) => {
    expect(nearestStart([0, 1, 2], quarters)).toBe(index)
  })

  test('are named by bar and beat', () => {
    expect(placeText([0, 3, 6], 4.5)).toBe('bar 2, beat 2.5')
  })
})

test.each([
  [note(60, 0, 1, 60), 'kept'],
  [note(60, 0, 1, 72), 'moved'],
  [note(60, 0, 1), 'lost'],
] as const)('a note is kept, moved by octaves, or lost', (one, fate) => {
  expect(fateOf(one)).toBe(fate)
})

test('whole octaves are drawn, at least two', () => {
  expect(rangeOf(PIECE)).toEqual([36, 83])
  expect(rangeOf([note(60, 0, 1)])).toEqual([60, 83])
})
