import { expect, test } from 'vitest'
import { isOfSignature, nearestNameIn } from './name-in-key'
import { formatNoteName, pitchClassOf } from './pitch'

function chromatic(fifths: number, isMinor: boolean): string {
  const names = Array.from({ length: 12 }, (_, pitchClass) =>
    formatNoteName(nearestNameIn(pitchClass, { fifths, isMinor })),
  )
  return names.join(' ')
}

test.each([
  ['Cb', -7, false, 'C Db D Eb Fb F Gb G Ab A Bb Cb'],
  ['Gb', -6, false, 'C Db D Eb Fb F Gb G Ab A Bb Cb'],
  ['Db', -5, false, 'C Db D Eb Fb F Gb G Ab A Bb Cb'],
  ['Ab', -4, false, 'C Db D Eb Fb F Gb G Ab A Bb Cb'],
  ['Eb', -3, false, 'C Db D Eb E F Gb G Ab A Bb Cb'],
  ['Bb', -2, false, 'C Db D Eb E F Gb G Ab A Bb B'],
  ['F', -1, false, 'C Db D Eb E F F# G Ab A Bb B'],
  ['C', 0, false, 'C C# D Eb E F F# G Ab A Bb B'],
  ['G', 1, false, 'C C# D Eb E F F# G G# A Bb B'],
  ['D', 2, false, 'C C# D D# E F F# G G# A Bb B'],
  ['A', 3, false, 'C C# D D# E F F# G G# A A# B'],
  ['E', 4, false, 'C C# D D# E E# F# G G# A A# B'],
  ['B', 5, false, 'B# C# D D# E E# F# G G# A A# B'],
  ['F#', 6, false, 'B# C# D D# E E# F# G G# A A# B'],
  ['C#', 7, false, 'B# C# D D# E E# F# G G# A A# B'],
  ['A minor', 0, true, 'C C# D D# E F F# G G# A Bb B'],
  ['E minor', 1, true, 'C C# D D# E F F# G G# A A# B'],
  ['C# minor', 4, true, 'B# C# D D# E E# F# F## G# A A# B'],
  ['G# minor', 5, true, 'B# C# C## D# E E# F# F## G# A A# B'],
  ['D minor', -1, true, 'C C# D Eb E F F# G G# A Bb B'],
  ['C minor', -3, true, 'C Db D Eb E F F# G Ab A Bb B'],
  ['Eb minor', -6, true, 'C Db D Eb Fb F Gb G Ab A Bb Cb'],
])('in %s the twelve pitches are written as books write them', (_key, fifths, isMinor, names) => {
  expect(chromatic(fifths, isMinor)).toBe(names)
})

test('every pitch class of every key sounds as asked, and the seven of the key need no sign', () => {
  for (let fifths = -9; fifths <= 9; fifths++) {
    for (const isMinor of [false, true]) {
      const key = { fifths, isMinor }
      const names = Array.from({ length: 12 }, (_, pitchClass) => nearestNameIn(pitchClass, key))
      expect(names.map(pitchClassOf)).toEqual([...names.keys()])
      if (Math.abs(fifths) <= 7) {
        expect(names.filter((name) => isOfSignature(name, key))).toHaveLength(7)
      }
    }
  }
})
