import { expect, test } from 'vitest'
import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { capoChordNamesOf } from './capo-chord'
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
