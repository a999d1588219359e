import { describe, expect, test } from 'vitest'
import { CHORD_IDS, CHORD_TYPES, chordTypeById, spellChord } from './chord'
import { CHORD_TABLE } from './chord-table'
import { formatDegree, semitonesOfDegree } from './interval'
import { formatNoteName, parseRoot, pitchClassOf } from './pitch'

const duplicatesIn = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the chord table', () => {
  test('starts with the six types of the contract, in its order', () => {
    expect(CHORD_TABLE.slice(0, 6).map((row) => row.id)).toEqual([...CHORD_IDS])
  })

  test('has unique ids, symbols, names and tones', () => {
    expect(duplicatesIn(CHORD_TABLE.map((row) => row.id))).toEqual([])
    expect(duplicatesIn(CHORD_TABLE.map((row) => row.symbol))).toEqual([])
    expect(duplicatesIn(CHORD_TABLE.map((row) => row.name))).toEqual([])
    expect(duplicatesIn(CHORD_TABLE.map((row) => row.degrees))).toEqual([])
  })

  test.each(CHORD_TYPES.map((chord) => [chord.id, chord] as const))(
    '%s ascends from its root without sounding a pitch class twice',
    (_, chord) => {
      expect(chord.degreeLabels[0]).toBe('R')
      expect(chord.semitones).toEqual([...chord.semitones].sort((a, b) => a - b))
      expect(new Set(chord.semitones.map((semitone) => semitone % 12)).size).toBe(
        chord.semitones.length,
      )
      expect(chord.semitones.at(-1)).toBeLessThan(24)
    },
  )

  test.each(CHORD_TYPES.map((chord) => [chord.id, chord] as const))(
    '%s may leave out only tones that it has, and never its root or its seventh',
    (_, chord) => {
      const labels = chord.degrees.map(formatDegree)
      for (const optional of chord.optionalDegrees) {
        expect(labels).toContain(formatDegree(optional))
        expect([1, 7]).not.toContain(optional.number)
      }
      expect(labels.length - chord.optionalDegrees.length).toBeGreaterThanOrEqual(2)
    },
  )

  test('spells every type on every usual root so that each letter sounds its degree', () => {
    const roots = ['C', 'C#', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
    for (const root of roots.map((text) => parseRoot(text)!)) {
      for (const chord of CHORD_TYPES) {
        const sounded = spellChord(root, chord).map(pitchClassOf)
        expect(sounded).toEqual(
          chord.degrees.map((degree) => (pitchClassOf(root) + semitonesOfDegree(degree)) % 12),
        )
      }
    }
  })
})

describe('chord types beyond the six', () => {
  test.each([
    ['C', 'dominant9', 'C E G Bb D'],
    ['G', 'dominant7altered', 'G B F Ab A# C# Eb'],
    ['C', 'diminished7', 'C Eb Gb Bbb'],
    ['F#', 'halfDiminished7', 'F# A C E'],
    ['Eb', 'dominant7flat9', 'Eb G Bb Db Fb'],
    ['D', 'dominant7sus4', 'D G A C'],
    ['A', 'major69', 'A C# E F# B'],
    ['Bb', 'dominant13', 'Bb D F Ab C G'],
    ['E', 'dominant7sharp9', 'E G# B D F##'],
    ['C', 'augmentedMajor7', 'C E G# B'],
    ['B', 'minorMajor7', 'B D F# A#'],
  ])('%s %s is %s', (root, chord, notes) => {
    expect(spellChord(parseRoot(root)!, chordTypeById(chord)!).map(formatNoteName).join(' ')).toBe(
      notes,
    )
  })
})
