import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { articulationOf } from './sound-events'
import { timelineOf } from './timeline'

const FOREVER = Number.POSITIVE_INFINITY

test.each([
  ['normal', 1, FOREVER, 1],
  ['vibrato', 1, FOREVER, 1],
  ['staccato', 0.5, FOREVER, 1],
  ['dead', 1, 0.04, 0.7],
  ['palm-mute', 1, 0.3, 0.85],
  ['let-ring', FOREVER, FOREVER, 1],
  ['palm-mute+accent', 1, 0.3, 0.85 * 1.25],
  ['unheard-of', 1, FOREVER, 1],
  ['constructor', 1, FOREVER, 1],
])(
  '%s rings %d times its length, %d s at most, struck %d times as hard',
  (technique, ...sounds) => {
    const { lengthFactor, longestSeconds, velocityFactor } = articulationOf({ technique })
    expect([lengthFactor, longestSeconds, velocityFactor]).toEqual(sounds)
  },
)

const note = (id: string, fret: number, startBeat: number, tied?: true): TabNote => ({
  ...tabNoteOf(id, { string: 3, fret }, startBeat, 1, STANDARD_NECK),
  ...(tied && { tied }),
})

test.each([
  ['the same pitch that meets it', [note('a', 2, 3)], [note('b', 2, 0, true)], [[3, 2]]],
  [
    'another pitch',
    [note('a', 2, 3)],
    [note('b', 4, 0, true)],
    [
      [3, 1],
      [4, 1],
    ],
  ],
  [
    'a note that ended before',
    [note('a', 2, 2)],
    [note('b', 2, 0, true)],
    [
      [2, 1],
      [4, 1],
    ],
  ],
  [
    'one that is itself tied',
    [note('a', 2, 2), note('b', 2, 3, true)],
    [note('c', 2, 0, true)],
    [[2, 3]],
  ],
])('a note tied to %s', (_, first, second, heard) => {
  const { notes } = timelineOf([
    { ...emptyMeasure(1), notes: first },
    { ...emptyMeasure(2), notes: second },
  ])
  expect(notes.map(({ startBeat, durationBeats }) => [startBeat, durationBeats])).toEqual(heard)
})
