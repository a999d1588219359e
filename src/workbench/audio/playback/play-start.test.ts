import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { tabNoteOf } from '#engine/tab/tab-event'
import { playStartOf } from './play-start'
import { timelineOf } from './timeline'

/** Two bars of 4/4: notes on the beats 0 and 2 of the first, nothing in the second. */
const TIMELINE = timelineOf([
  {
    id: 'measure-1',
    tempo: 90,
    timeSignature: [4, 4],
    notes: [0, 2].map((beat) =>
      tabNoteOf(`note-${beat}`, { string: 1, fret: 5 }, beat, 1, STANDARD_NECK),
    ),
  },
  { id: 'measure-2', tempo: 90, timeSignature: [4, 4], notes: [] },
])

test.each([
  ['on a note', 2, undefined, 2],
  ['before a note', 1, undefined, 1],
  ['behind the last note', 3, undefined, 0],
  ['in the empty last bar', 4, undefined, 0],
  ['in a loop with a note ahead', 1, { startBeat: 1, endBeat: 4 }, 1],
  ['behind the last note of a loop', 3, { startBeat: 2, endBeat: 4 }, 2],
  ['before a note that lies behind the loop', 1, { startBeat: 0, endBeat: 2 }, 0],
])('with the cursor %s, play begins at a note or at the start', (_, cursor, loop, start) => {
  expect(playStartOf(TIMELINE, cursor, loop)).toBe(start)
})
