import { describe, expect, test } from 'vitest'
import { chordTypeById, spellChord } from './chord'
import { formatNoteName, parseRoot } from './pitch'
import { findScale, spellScale } from './scale'

const spelled = (root: string, scale: string) =>
  spellScale(parseRoot(root)!, findScale(scale)!).map(formatNoteName).join(' ')

// Rows of the spelling table: by the degree rule, most of them equal to tonal 6.4.2.
describe('a scale is spelled by degree', () => {
  test.each([
    ['F#', 'major', 'F# G# A# B C# D# E#'],
    ['Gb', 'major', 'Gb Ab Bb Cb Db Eb F'],
    ['Cb', 'major', 'Cb Db Eb Fb Gb Ab Bb'],
    ['C#', 'major', 'C# D# E# F# G# A# B#'],
    ['G#', 'major', 'G# A# B# C# D# E# F##'],
    ['D#', 'major', 'D# E# F## G# A# B# C##'],
    ['A#', 'major', 'A# B# C## D# E# F## G##'],
    ['D#', 'naturalMinor', 'D# E# F# G# A# B C#'],
    ['Eb', 'naturalMinor', 'Eb F Gb Ab Bb Cb Db'],
    ['Ab', 'naturalMinor', 'Ab Bb Cb Db Eb Fb Gb'],
    ['G#', 'harmonicMinor', 'G# A# B C# D# E F##'],
    ['D#', 'harmonicMinor', 'D# E# F# G# A# B C##'],
    ['Eb', 'harmonicMinor', 'Eb F Gb Ab Bb Cb D'],
    ['F#', 'melodicMinor', 'F# G# A B C# D# E#'],
    ['Db', 'locrian', 'Db Ebb Fb Gb Abb Bbb Cb'],
    ['B', 'locrian', 'B C D E F G A'],
    ['F#', 'lydianDominant', 'F# G# A# B# C# D# E'],
    ['Gb', 'lydian', 'Gb Ab Bb C Db Eb F'],
    ['Bb', 'lydian', 'Bb C D E F G A'],
    ['C', 'phrygianDominant', 'C Db E F G Ab Bb'],
    ['Eb', 'minorPentatonic', 'Eb Gb Ab Bb Db'],
    ['A', 'blues', 'A C D Eb E G'],
    ['C', 'majorBlues', 'C D Eb E G A'],
    ['C', 'altered', 'C Db Eb Fb Gb Ab Bb'],
    ['G', 'altered', 'G Ab Bb Cb Db Eb F'],
    ['B', 'altered', 'B C D Eb F G A'],
    ['Eb', 'altered', 'Eb Fb Gb Abb Bbb Cb Db'],
    ['E', 'phrygianDominant', 'E F G# A B C D'],
    ['A', 'hungarianMinor', 'A B C D# E F G#'],
    ['C', 'doubleHarmonic', 'C Db E F G Ab B'],
    ['C', 'ultralocrian', 'C Db Eb Fb Gb Ab Bbb'],
    ['C', 'lydianAugmented', 'C D E F# G# A B'],
    ['F', 'lydianSharp2', 'F G# A B C D E'],
    ['Bb', 'dorianFlat2', 'Bb Cb Db Eb F G Ab'],
    ['C', 'enigmatic', 'C Db E F# G# A# B'],
    ['C', 'hungarianMajor', 'C D# E F# G A Bb'],
    ['C', 'wholeTone', 'C D E F# G# A#'],
    ['Db', 'wholeTone', 'Db Eb F G A B'],
    ['C', 'diminishedHalfWhole', 'C Db Eb E F# G A Bb'],
    ['C', 'diminishedWholeHalf', 'C D Eb F Gb Ab A B'],
    ['B', 'diminishedWholeHalf', 'B C# D E F G G# A#'],
    ['C', 'augmented', 'C D# E G G# B'],
    ['Gb', 'minorPentatonic', 'Gb Bbb Cb Db Fb'],
    ['Eb', 'blues', 'Eb Gb Ab Bbb Bb Db'],
    ['C', 'bebopDominant', 'C D E F G A Bb B'],
  ])('%s %s is %s', (root, scale, notes) => {
    expect(spelled(root, scale)).toBe(notes)
  })
})

describe('a chord is spelled by thirds', () => {
  test.each([
    ['B', 'diminished', 'B D F'],
    ['Gb', 'dominant7', 'Gb Bb Db Fb'],
    ['D#', 'dominant7', 'D# F## A# C#'],
    ['Cb', 'major7', 'Cb Eb Gb Bb'],
    ['E#', 'diminished', 'E# G# B'],
    ['Db', 'minor7', 'Db Fb Ab Cb'],
    ['Gb', 'diminished', 'Gb Bbb Dbb'],
  ])('%s %s is %s', (root, chord, notes) => {
    const type = chordTypeById(chord)!
    expect(spellChord(parseRoot(root)!, type).map(formatNoteName).join(' ')).toBe(notes)
  })
})
