import { expect, test } from 'vitest'
import { tabIdOf, tracksOfTabId } from './track-ids'

test.each([[[0]], [[2]], [[0, 1]], [[10, 41]]])(
  'tracks %j are told by the id of their tab',
  (tracks) => {
    expect(tracksOfTabId(tabIdOf(tracks))).toEqual(tracks)
  },
)

test.each([
  'imported-tab',
  'track',
  'track-',
  'track-x',
  'track-0',
  'my-track-1',
  'track-1-',
  'track-9999',
])('the tab %s stands for no tracks', (id) => expect(tracksOfTabId(id)).toEqual([]))
