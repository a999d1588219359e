/** One number alone in a key: the flat side, without double flats. */
import { expect, test } from 'vitest'
import { C_MAJOR, readPitchClass } from './layer'
import { parseRoot } from './pitch'

test.each([
  [11, 'Db', 'Cb', 'b7'],
  [4, 'Db', 'Fb', 'b3'],
  [11, 'Ab', 'Cb', 'b3'],
  [2, 'Db', 'D', '#1'],
  [9, 'Ab', 'A', '#1'],
  [9, 'Eb', 'A', '#4'],
  [6, 'C', 'Gb', 'b5'],
  [0, 'B', 'C', 'b2'],
])('pitch class %i in %s major is %s, %s', (pitchClass, root, name, interval) => {
  const read = readPitchClass({ ...C_MAJOR, root: parseRoot(root)! }, pitchClass)
  expect([read.pitchClass, read.interval]).toEqual([name, interval])
})
