/** One number alone in a key: the flat side, without double flats, Cb and Fb as b5. */
import { expect, test } from 'vitest'
import { C_MAJOR, readPitchClass, readPitchClasses } from './layer'
import { parseRoot, pitchClassOf } from './pitch'
import { scaleById } from './scale'

test.each([
  [11, 'Db', 'Cb', 'b7'],
  [4, 'Db', 'Fb', 'b3'],
  [11, 'Ab', 'Cb', 'b3'],
  [2, 'Db', 'D', '#1'],
  [9, 'Ab', 'A', '#1'],
  [9, 'Eb', 'A', '#4'],
  [6, 'C', 'Gb', 'b5'],
  [0, 'B', 'C', 'b2'],
  [4, 'Bb', 'E', '#4'],
  [11, 'F', 'B', '#4'],
  [11, 'Bb', 'Cb', 'b2'],
  [5, 'B', 'F', 'b5'],
  [1, 'G', 'Db', 'b5'],
])('pitch class %i in %s major is %s, %s', (pitchClass, root, name, interval) => {
  const read = readPitchClass({ ...C_MAJOR, root: parseRoot(root)! }, pitchClass)
  expect([read.pitchClass, read.interval]).toEqual([name, interval])
})

// biome-ignore format: a row of keys
test.each([
  ['C#', 'B#'], ['G#', 'F##'], ['D#', 'C##'], ['A#', 'G##'], ['F#', 'E#'], ['E', 'D#'], ['F', 'E'], ['Eb', 'D'],
])('the leading tone of %s minor is %s, the major seventh', (root, name) => {
  const minor = { ...C_MAJOR, root: parseRoot(root)!, scale: scaleById('naturalMinor')! }
  const read = readPitchClass(minor, (pitchClassOf(minor.root) + 11) % 12)
  expect([read.pitchClass, read.interval]).toEqual([name, '7'])
})

const ROOTS = 'C G D A E B F# C# G# D# A# F Bb Eb Ab Db Gb'.split(' ')
const SCALE_IDS = ['major', 'naturalMinor', 'dorian', 'mixolydian', 'phrygian', 'minorPentatonic']

test('no tone is a lowered octave, fourth or a doubly lowered degree, in six scales on 17 roots', () => {
  for (const root of ROOTS) {
    for (const id of SCALE_IDS) {
      const theory = { ...C_MAJOR, root: parseRoot(root)!, scale: scaleById(id)! }
      const intervals = readPitchClasses(theory).map(({ interval }) => interval)
      expect(
        intervals.filter((interval) => /^(b1|b4|bb)/.test(interval)),
        `${root} ${id}`,
      ).toEqual([])
    }
  }
})
