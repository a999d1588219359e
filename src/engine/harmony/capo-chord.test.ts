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
    ['C', 'E7/G# Am F', -1, 'D#7/F## G#m E'],
    ['C', 'E7/G# Am', 6, 'A#7/C## D#m'],
    ['F', 'A7/C# Dm Bb/D', 1, 'Bb7/D Ebm Cb/Eb'],
    ['F', 'F Bb C7 Gm7', 1, 'Gb Cb Db7 Abm7'],
    ['Ab', 'Ab Db Eb7 Bbm7', -2, 'Gb Cb Db7 Abm7'],
    ['D', 'B7/D# Em A7', -1, 'Bb7/D Ebm Ab7'],
    ['A', 'F#m/A C#7/E# D/F#', 2, 'G#m/B D#7/F## E/G#'],
    ['C', 'Db7 C Abm6', -2, 'B7 Bb Gbm6'],
    ['C', 'Db7 C', 3, 'E7 Eb'],
    ['C', 'F#7 F Bdim7/D', -1, 'F7 E A#dim7/C#'],
    ['Eb', 'Fm/Ab Bb7/D Eb/G', 4, 'Am/C D7/F# G/B'],
  ])('from %s, %s by %i semitones: %s', (home, chords, semitones, expected) => {
    const moved = chords
      .split(' ')
      .map((text) => transposeChord(parseChordSymbol(text)!, semitones, parseChordSymbol(home)!))
    expect(moved.map(({ symbol }) => symbol).join(' ')).toBe(expected)
  })

  const KEYS = 'C G D A E B F Bb Eb Ab Db Am Em Bm F#m C#m Dm Gm Cm Fm'.split(' ')

  test('a bass that is a tone of its chord stays that tone by name, in 20 keys', () => {
    for (const key of KEYS) {
      const home = parseChordSymbol(key)!
      for (const text of ['E7/G#', 'A7/C#', 'C7/E', 'Gm7/Bb', 'F/A', 'B7/D#', 'Ebmaj7/G', 'Dm/F']) {
        for (let semitones = -11; semitones <= 11; semitones++) {
          const { symbol, tones, bass, root } = transposeChord(
            parseChordSymbol(text)!,
            semitones,
            home,
          )
          expect(tones.map(formatNoteName), symbol).toContain(formatNoteName(bass!))
          expect(Math.abs(root.accidental), symbol).toBeLessThan(2)
          expect(bass!.accidental, symbol).toBeGreaterThan(-2)
        }
      }
    }
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
