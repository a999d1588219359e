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

// The name of the tone beside which it stands, unless that needs double accidentals.
test.each([
  [3, 'naturalMinor', ['C#', 'F#'], 'D#'],
  [3, 'naturalMinor', ['Eb', 'Gb'], 'Eb'],
  [3, 'major', ['D#', 'G#'], 'Eb'],
  [1, 'major', ['C#', 'D#', 'F#', 'G#', 'A#'], 'C#'],
  [1, 'major', ['F#'], 'Db'],
  [6, 'major', ['Db'], 'Gb'],
  [11, 'major', ['Db'], 'B'],
  [8, 'harmonicMinor', ['Eb'], 'Ab'],
  [8, 'harmonicMinor', ['B'], 'G#'],
])('beside other names %i %s %j is %s', (pitchClass, id, texts, expected) => {
  const others = texts.map((text) => parseRoot(text)!)
  expect(formatNoteName(chooseRoot(pitchClass, scaleById(id)!, [], others))).toBe(expected)
})

test.each([
  ['C#,F#,G#', 3, 'naturalMinor', 'D#'],
  ['Gb,Db', 3, 'naturalMinor', 'Eb'],
])('a usual root yields to what the caller wrote: %s, %i %s is %s', (texts, root, id, expected) => {
  const written = texts.split(',').map((text) => parseRoot(text)!)
  expect(formatNoteName(chooseRoot(root, scaleById(id)!, written))).toBe(expected)
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
