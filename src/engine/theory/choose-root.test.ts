import { describe, expect, test } from 'vitest'
import { chooseRoot, enharmonicRootOf } from './choose-root'
import { formatNoteName, parseRoot } from './pitch'
import { scaleById } from './scale'

// Rows of the spelling rules: fewest accidentals, doubles counted three; usage where it differs.
describe('a root given as a pitch class takes the spelling that players write', () => {
  test.each([
    ['major', 'Db Eb F# Ab Bb'],
    ['naturalMinor', 'C# Eb F# G# Bb'],
    ['harmonicMinor', 'C# Eb F# G# Bb'],
    ['dorian', 'C# Eb F# G# Bb'],
    ['phrygian', 'C# D# F# G# A#'],
    ['lydian', 'Db Eb Gb Ab Bb'],
    ['mixolydian', 'C# Eb F# Ab Bb'],
    ['altered', 'C# D# F# G# A#'],
    // G# (five accidentals, the V of C# minor) against Ab (Bbb and five more).
    ['phrygianDominant', 'C# Eb F# G# Bb'],
  ])('%s: %s', (id, expected) => {
    const names = [1, 3, 6, 8, 10].map((pitchClass) => chooseRoot(pitchClass, scaleById(id)!))
    expect(names.map(formatNoteName).join(' ')).toBe(expected)
  })
})

test('the caller’s own spelling is kept', () => {
  const names = ['Gb', 'Bb'].map((text) => parseRoot(text)!)
  expect(formatNoteName(chooseRoot(6, scaleById('major')!, names))).toBe('Gb')
})

test('a root agrees with the letters the caller wrote', () => {
  const flat = [parseRoot('Db')!, parseRoot('Ab')!]
  expect(formatNoteName(chooseRoot(6, scaleById('major')!, flat))).toBe('Gb')
})

test.each([
  ['C#', 'Db'],
  ['Db', 'C#'],
  ['Eb', 'D#'],
  ['F#', 'Gb'],
  ['Ab', 'G#'],
  ['Bb', 'A#'],
  ['C', undefined],
  ['E', undefined],
  ['B', undefined],
])('the other usual name of %s is %s', (name, other) => {
  const found = enharmonicRootOf(parseRoot(name)!)
  expect(found && formatNoteName(found)).toBe(other)
})
