import { describe, expect, test } from 'vitest'
import { CHORD_TYPES } from '../../theory/chord'
import { NAME_SYSTEMS } from '../../theory/note-names/name-systems'
import { formatNoteName, LETTERS } from '../../theory/pitch'
import { parseChordSymbol } from '../chord-symbol'
import { readChordSymbolIn, writeChordSymbol } from './foreign-symbol'

describe('chord symbols in other names', () => {
  test.each([
    ['german', 'Cism7', 'C#m7'],
    ['german', 'Es7', 'Eb7'],
    ['german', 'H7', 'B7'],
    ['german', 'B', 'Bb'],
    ['german', 'Bm', 'Bbm'],
    ['german', 'Asmaj7', 'Abmaj7'],
    ['german', 'Asus4', 'Asus4'],
    ['german', 'Assus4', 'Absus4'],
    ['german', 'Esus4', 'Esus4'],
    ['german', 'Essus4', 'Ebsus4'],
    ['german', 'Fis°', 'F#dim'],
    ['german', 'Gism7b5', 'G#m7b5'],
    ['german', 'C/H', 'C/B'],
    ['german', 'C/B', 'C/Bb'],
    ['german', 'Des/As', 'Db/Ab'],
    ['german', 'Hm/Fis', 'Bm/F#'],
    ['german', 'Adim', 'Adim'],
    ['solfege', 'Lam', 'Am'],
    ['solfege', 'Do', 'C'],
    ['solfege', 'Dom7', 'Cm7'],
    ['solfege', 'Sib7', 'Bb7'],
    ['solfege', 'Sol7/Si', 'G7/B'],
    ['solfege', 'Fa#m7b5', 'F#m7b5'],
    ['solfege', 'Rém', 'Dm'],
    ['solfege', 'Mib6/9', 'Eb6/9'],
    ['solfege', 'Solsus4', 'Gsus4'],
    ['solfege', 'Mimaj7', 'Emaj7'],
    ['english', 'F#m7', 'F#m7'],
  ] as const)('%s %s is %s', (system, text, symbol) => {
    expect(readChordSymbolIn(text, system)?.symbol).toBe(symbol)
  })

  test.each([
    ['german', 'X7'],
    ['solfege', 'C7'],
    ['solfege', 'Hm'],
    ['german', ''],
  ] as const)('%s has no %j', (system, text) => {
    expect(readChordSymbolIn(text, system)).toBeUndefined()
  })
})

describe.each(NAME_SYSTEMS)('%s', (system) => {
  test('every chord type on all 35 roots is read again as it was written', () => {
    for (const letter of LETTERS) {
      for (let accidental = -2; accidental <= 2; accidental++) {
        for (const { symbol: suffix } of CHORD_TYPES) {
          const symbol = parseChordSymbol(formatNoteName({ letter, accidental }) + suffix)!
          const text = writeChordSymbol(symbol, system)
          expect([text, readChordSymbolIn(text, system)?.symbol]).toEqual([text, symbol.symbol])
        }
      }
    }
  })

  test('and over each bass', () => {
    for (const text of ['C', 'F#m7', 'Bb7', 'Eb6/9', 'Asus4', 'G13']) {
      for (const letter of LETTERS) {
        for (const sign of ['b', '', '#']) {
          const symbol = parseChordSymbol(`${text}/${letter}${sign}`)!
          const written = writeChordSymbol(symbol, system)
          expect([written, readChordSymbolIn(written, system)?.symbol]).toEqual([
            written,
            symbol.symbol,
          ])
        }
      }
    }
  })
})
