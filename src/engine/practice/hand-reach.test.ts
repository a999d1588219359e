import { expect, test } from 'vitest'
import { POSITION_NAMES } from '../hand/hand-window'
import { fretPositionsOf } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import {
  BY_STRETCH,
  handReachOf,
  ladderOf,
  OUT_OF_REACH,
  placeOfOpenPitch,
  placeUnderHandOf,
  UNDER_HAND,
} from './hand-reach'

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64]

test('in fifth position A is under the hand, B between two strings takes a stretch', () => {
  const { byMidi } = handReachOf('fifth', 'beginner', 15, STANDARD_NECK)
  expect(byMidi[45]).toBe(UNDER_HAND)
  expect(byMidi[59]).toBe(BY_STRETCH)
  expect(byMidi[43]).toBe(OUT_OF_REACH)
  expect(byMidi[73]).toBe(BY_STRETCH)
  expect(byMidi[74]).toBe(OUT_OF_REACH)
})

test.each(POSITION_NAMES)(
  '%s position reaches what some string plays within its frets',
  (position) => {
    const ordinal = POSITION_NAMES.indexOf(position) - 1
    const isNearNut = position === 'open' || position === 'first'
    const [from, to] = position === 'any' ? [0, 7] : isNearNut ? [0, 4] : [ordinal, ordinal + 3]
    const { byMidi } = handReachOf(position, 'intermediate', 15, STANDARD_NECK)
    for (let midi = 0; midi < 128; midi++) {
      const isPlayed = OPEN_STRINGS.some((open) => midi - open >= from && midi - open <= to)
      expect(byMidi[midi] === UNDER_HAND).toBe(isPlayed)
    }
  },
)

test('maxFret is a hard limit', () => {
  const { byMidi } = handReachOf('fifth', 'beginner', 6, STANDARD_NECK)
  expect(byMidi[64 + 6]).toBe(UNDER_HAND)
  expect(byMidi[64 + 7]).toBe(OUT_OF_REACH)
})

test('a gapless ladder stretches between tones, never beyond the outermost', () => {
  const C_MAJOR = 0b101010110101
  const reach = handReachOf('fifth', 'beginner', 15, STANDARD_NECK)
  const ladder = ladderOf(C_MAJOR, reach, true)
  expect(ladder).toContain(59)
  expect(ladder[0]).toBe(45)
  expect(ladder[ladder.length - 1]).toBe(72)
  expect(ladderOf(C_MAJOR, reach, false)).not.toContain(59)
})

test.each([
  ['open', 'beginner', 59, [2, 0]],
  ['first', 'advanced', 64, [1, 0]],
  ['any', 'beginner', 59, [2, 0]],
  ['any', 'intermediate', 59, undefined],
  ['fifth', 'beginner', 64, [2, 5]],
  ['second', 'beginner', 55, [4, 5]],
  ['fourth', 'beginner', 59, [3, 4]],
  ['third', 'beginner', 60, undefined],
] as const)('in %s position for a %s, the open pitch %i lies at %o', (...row) => {
  const [position, level, midi, place] = row
  const found = placeOfOpenPitch(midi, handReachOf(position, level, 15, STANDARD_NECK))
  expect(found && [found.string, found.fret]).toEqual(place)
})

test.each(POSITION_NAMES.slice(2))(
  '%s position holds no pitch twice under the hand',
  (position) => {
    const reach = handReachOf(position, 'beginner', 24, STANDARD_NECK)
    const { startFret, endFret } = reach.window
    for (let midi = 40; midi <= 88; midi++) {
      const inside = fretPositionsOf(midi, STANDARD_NECK).filter(
        ({ fret }) => fret >= startFret && fret <= endFret,
      )
      expect(inside.length).toBeLessThanOrEqual(1)
      expect(placeUnderHandOf(midi, reach)).toEqual(inside[0])
    }
  },
)
