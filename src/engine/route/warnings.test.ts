import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import type { PlayedNote } from './breakdown'
import { handWindowOver, resolveHandWindow } from './hand-window'
import { PLAIN_ROLE } from './note-role'
import { warningsOf } from './warnings'

const ANYWHERE = { neck: STANDARD_NECK, window: resolveHandWindow({ maxFret: 24 }) }

const played = (string: number, fret: number, finger: number, hand: number): PlayedNote => ({
  string,
  fret,
  finger,
  hand,
  midi: 0,
  anyOctave: false,
  isHeld: false,
  ...PLAIN_ROLE,
})

test.each<[string, readonly PlayedNote[], readonly string[]]>([
  ['a still hand has nothing to warn of', [played(1, 5, 1, 5), played(1, 7, 3, 5)], []],
  ['a stretch', [played(1, 5, 1, 5), played(1, 9, 4, 5)], ['Stretch: the little finger reaches a fifth fret at note 2']],
  ['a shift of four frets is no leap', [played(1, 5, 1, 5), played(1, 9, 1, 9)], []],
  ['a shift of five is', [played(1, 5, 1, 5), played(1, 10, 1, 10)], ['Leap: the hand shifts 5 frets or more to note 2']],
  ['an open string under a high hand', [played(1, 5, 1, 5), played(2, 0, 0, 5)], ['Open string while the hand is at fret 5 or higher: note 2']],
  ['but not under a low one', [played(1, 4, 1, 4), played(2, 0, 0, 4)], []],
  ['the ring finger over three strings', [played(4, 7, 3, 5), played(3, 7, 3, 5), played(2, 7, 3, 5)], ['Partial barre: one finger rolls over to another string at notes 2, 3', 'Wide roll: the ring or little finger lies over a third string at note 3']],
  ['but an index barre is none', [played(3, 5, 1, 5), played(2, 5, 1, 5), played(1, 5, 1, 5)], ['Partial barre: one finger rolls over to another string at notes 2, 3']],
  ['a finger that skips a string', [played(4, 7, 3, 5), played(2, 7, 3, 5)], ['Partial barre: one finger rolls over to another string at note 2', 'Jump: a finger leaves its string for another at note 2']],
  ['also across an open note', [played(4, 3, 2, 2), played(3, 0, 0, 2), played(2, 3, 2, 2)], ['Jump: a finger leaves its string for another at note 3']],
  ['the top of a low string', [played(4, 13, 1, 13), played(3, 13, 1, 13)], ['Above fret 12 on strings 4 to 6, hard to reach: note 1', 'Partial barre: one finger rolls over to another string at note 2']],
])('%s', (_what, notes, warnings) => {
  expect(warningsOf(notes, ANYWHERE)).toEqual(warnings)
}) // biome-ignore format: one line a row

test('notes outside a window are named, the first six of many', () => {
  const notes = Array.from({ length: 9 }, () => played(1, 3, 1, 3))
  expect(warningsOf(notes, { neck: STANDARD_NECK, window: handWindowOver('hand', 5, 8) })).toEqual([
    'Outside the hand window (frets 5-8): notes 1, 2, 3, 4, 5, 6 and 3 more',
  ])
})
