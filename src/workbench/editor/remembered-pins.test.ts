import { expect, test } from 'vitest'
import { pinsOf } from './remembered-pins'

test.each([
  [[['a', { string: 3, finger: 'ring' }]], [['a', { string: 3, finger: 'ring' }]]],
  [[['a', 3], ['b', { string: 99 }], ['c', { finger: 'thumb' }], ['d', null], [7, 3], 'x'], []],
  ['nothing', []],
])('pins stored as %j are read as %j', (stored, pins) => {
  expect([...pinsOf(stored)]).toEqual(pins)
})
