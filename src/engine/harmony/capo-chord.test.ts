import { expect, test } from 'vitest'
import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { capoChordNamesOf, soundOfShape } from './capo-chord'
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
