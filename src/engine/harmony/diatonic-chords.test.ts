import { describe, expect, test } from 'vitest'
import { formatChordSymbol } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { diatonicChordsOf } from './diatonic-chords'

const symbols = (root: string, scale: string, size: 3 | 4) =>
  diatonicChordsOf(parseRoot(root)!, scaleById(scale)!, size)
    .map(({ root, chord }) => formatChordSymbol(root, chord))
    .join(' ')

describe('chords of a key', () => {
  test.each([
    ['C', 'major', 3, 'C Dm Em F G Am Bdim'],
    ['C', 'major', 4, 'Cmaj7 Dm7 Em7 Fmaj7 G7 Am7 Bm7b5'],
    ['A', 'harmonicMinor', 4, 'AmMaj7 Bm7b5 Cmaj7#5 Dm7 E7 Fmaj7 G#dim7'],
    ['Eb', 'dorian', 3, 'Ebm Fm Gb Ab Bbm Cdim Db'],
  ] as const)('%s %s in stacks of %i', (root, scale, size, expected) => {
    expect(symbols(root, scale, size)).toBe(expected)
  })

  test('numerals show quality: upper case major, lower case minor, ° diminished, + augmented', () => {
    const numerals = diatonicChordsOf(parseRoot('A')!, scaleById('harmonicMinor')!, 3).map(
      ({ numeral }) => numeral,
    )
    expect(numerals).toEqual(['i', 'ii°', 'bIII+', 'iv', 'V', 'bVI', 'vii°'])
  })

  test('a scale of five tones has none', () => {
    expect(diatonicChordsOf(parseRoot('A')!, scaleById('minorPentatonic')!, 3)).toEqual([])
  })
})
