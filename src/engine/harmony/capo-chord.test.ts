import { describe, expect, test } from 'vitest'
import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { capoChordNamesOf, soundOfShape, transposeChord } from './capo-chord'
import { parseChordSymbol } from './chord-symbol'

test.each([
  ['E', 0, 'E'],
  ['E', 2, 'D'],
  ['F#m', 2, 'Em'],
  ['Bb', 3, 'G'],
  ['Eb', 1, 'D'],
  ['C#m7', 4, 'Am7'],
  ['D/F#', 2, 'C/E'],
  ['C', 12, 'C'],
])('%s with a capo at fret %i has the shape of %s', (sounding, capo, shape) => {
  const names = capoChordNamesOf(parseChordSymbol(sounding)!, capo)
  expect(names).toEqual({ soundingSymbol: sounding, shapeSymbol: shape })
})

test('the shape lies as far below the sound as the capo is high', () => {
  for (const root of ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']) {
    for (let capo = 0; capo <= 12; capo++) {
      const sounding = parseChordSymbol(`${root}m7`)!
      const shape = parseChordSymbol(capoChordNamesOf(sounding, capo).shapeSymbol)!
      expect((pitchClassOf(shape.root) + capo) % 12, formatNoteName(shape.root)).toBe(
        pitchClassOf(sounding.root),
      )
    }
  }
})

test.each([
  ['Ab', 7, 'Ab Db Eb Fm Bbm', 'Db Gb Ab Bbm Ebm'],
  ['B', 2, 'B E F# G#m', 'A D E F#m'],
  ['F#', 1, 'F# B C# D#m', 'F Bb C Dm'],
  ['C#m', 4, 'C#m A E B', 'Am F C G'],
])('in %s with a capo at fret %i the shapes of %s are %s', (tonic, capo, sounds, shapes) => {
  const home = parseChordSymbol(tonic)!
  const names = sounds
    .split(' ')
    .map((symbol) => capoChordNamesOf(parseChordSymbol(symbol)!, capo, home).shapeSymbol)
  expect(names.join(' ')).toBe(shapes)
})

test.each([
  ['G', 2, 'A'],
  ['Am', 3, 'Cm'],
  ['D/F#', 2, 'E/G#'],
])('the shape of %s with a capo at fret %i sounds %s', (shape, capo, sounding) => {
  expect(soundOfShape(parseChordSymbol(shape)!, capo).symbol).toBe(sounding)
})

describe('a chord moved to another key', () => {
  test.each([
    ['G', 'G D Em C', 2, 'A E F#m D'],
    ['G', 'G D Em C', 1, 'Ab Eb Fm Db'],
    ['C', 'C Am F G7', -1, 'B G#m E F#7'],
    ['C', 'C Am F G7', 3, 'Eb Cm Ab Bb7'],
    ['E', 'E A B7 C#m7', -4, 'C F G7 Am7'],
    ['D', 'D/F# G A7sus4', 5, 'G/B C D7sus4'],
    ['Am', 'Am Bb/D E7#9', 2, 'Bm C/E F#7#9'],
    ['C', 'C F G', 11, 'B E F#'],
  ])('from %s, %s by %i semitones: %s', (home, chords, semitones, expected) => {
    const moved = chords
      .split(' ')
      .map((text) => transposeChord(parseChordSymbol(text)!, semitones, parseChordSymbol(home)!))
    expect(moved.map(({ symbol }) => symbol).join(' ')).toBe(expected)
  })

  test('there and back sounds the same', () => {
    const home = parseChordSymbol('Eb')!
    for (const text of ['Eb', 'Cm7', 'Ab6/9', 'Bb7b9', 'F#dim7', 'Gb/Bb']) {
      const chord = parseChordSymbol(text)!
      for (let semitones = -11; semitones <= 11; semitones++) {
        const there = transposeChord(chord, semitones, home)
        const back = transposeChord(there, -semitones, transposeChord(home, semitones, home))
        expect(pitchClassOf(back.root)).toBe(pitchClassOf(chord.root))
        expect(back.chord.id).toBe(chord.chord.id)
      }
    }
  })
})
