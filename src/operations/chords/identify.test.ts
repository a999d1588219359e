import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { parseKey } from '#engine/harmony/key'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { spellScale } from '#engine/theory/scale'
import { readRequest } from '../reading/read-request'
import { identifyChordName } from './identify'

const ask = (request: z.input<typeof identifyChordName.request>) =>
  identifyChordName.run(readRequest(identifyChordName, request), {
    baseUrl: 'https://pitch-map.example',
  })
const symbols = (request: z.input<typeof identifyChordName.request>) =>
  ask(request).chords.map(({ symbol }) => symbol)

describe('GET /api/identify', () => {
  test.each([
    ['x32010', 'C', 'C'],
    ['8-10-10-9-8-8', 'C', 'C'],
    ['x24432', 'Bm', 'B'],
    ['200232', 'D/F#', 'F#'],
  ])('frets %s are %s over %s', (frets, symbol, bass) => {
    const document = ask({ frets })
    expect(document.chords[0]?.symbol).toBe(symbol)
    expect(document.input).toMatchObject({ frets, bass, bassIs: 'lowest' })
  })

  test('notes without octaves take the first as bass', () => {
    expect(symbols({ notes: ['E', 'G', 'C'], limit: 1 })).toEqual(['C/E'])
    expect(ask({ notes: ['E', 'G', 'C'] }).input.bassIs).toBe('first')
  })

  test('notes with octaves and MIDI numbers take the lowest as bass', () => {
    expect(symbols({ notes: ['60', '64', '55'], limit: 1 })).toEqual(['C/G'])
    expect(symbols({ notes: ['C4', 'E4', 'G3'], limit: 1 })).toEqual(['C/G'])
  })

  test.each([
    [['G', 'B', 'D'], 'B', 'G/B'],
    [['C4', 'E4', 'G4'], 'D', 'C/D'],
    [['C', 'E', 'G'], 'F#', 'C/F#'],
  ])('notes %j over an asked bass %s are %s', (notes, bass, symbol) => {
    const document = ask({ notes, bass })
    expect(document.input).toMatchObject({ bass, bassIs: 'asked' })
    expect(document.chords.map((one) => one.symbol)).toContain(symbol)
  })

  test.each([
    ['x32010', 'E', 'C/E'],
    ['x32010', 'A', 'Am7'],
    ['xx0232', 'B', 'Bm7'],
    ['x02010', 'F', 'Fmaj9'],
  ])('a grip %s over a bass %s that another plays is %s', (frets, bass, symbol) => {
    const document = ask({ frets, bass })
    expect(document.input).toMatchObject({ frets, bass, bassIs: 'asked' })
    expect(document.chords[0]?.symbol).toBe(symbol)
  })

  test('keeps the spelling that the asker gave', () => {
    expect(symbols({ notes: ['C#', 'E#', 'G#'], limit: 1 })).toEqual(['C#'])
    expect(symbols({ notes: ['Db', 'F', 'Ab'], limit: 1 })).toEqual(['Db'])
  })

  test.each([
    ['Gb,Bb,Db', 'B', 'F#'],
    ['Gb,Bb,Db,E', 'B', 'F#7'],
    ['D#,G,A#', 'Eb', 'Eb'],
    ['G#,B,D#', 'Cb', 'Abm'],
    ['C,D#,G', 'Cm', 'Cm'],
    ['B#,D#,F#', 'C#m', 'B#dim'],
    ['Bb,Db,F#', 'B', 'F#/A#'],
    ['F#,A#,C#', 'Gb', 'Gb'],
  ])('%s in %s is %s, each name spelled by the key', (notes, keyText, symbol) => {
    const { chords } = ask({ notes: notes.split(','), key: keyText, limit: 24 })
    expect(chords[0]?.symbol).toBe(symbol)
    const key = parseKey(keyText)!
    const own = spellScale(key.root, key.scale)
    for (const { root, bass } of chords) {
      for (const text of [root, bass!]) {
        const pitchClass = pitchClassOf(parseRoot(text)!)
        const ofKey = own.find((name) => pitchClassOf(name) === pitchClass)
        if (ofKey) expect(text).toBe(formatNoteName(ofKey))
      }
    }
  })

  test('names and spells in a key, with the numeral', () => {
    const [first] = ask({ notes: ['56', '60', '63'], key: 'C', limit: 1 }).chords
    expect(first).toMatchObject({
      symbol: 'Ab',
      inKey: { numeral: 'bVI', role: 'modal interchange' },
    })
  })

  test('says what is left out', () => {
    const [first] = ask({ notes: ['C', 'E', 'Bb'] }).chords
    expect(first).toMatchObject({ symbol: 'C7', omitted: ['5'] })
    expect(first!.tones.filter(({ sounds }) => !sounds).map(({ degree }) => degree)).toEqual(['5'])
  })

  test('an empty answer says why', () => {
    expect(ask({ notes: ['C', 'C5'] })).toMatchObject({
      chords: [],
      unnamedReason: 'One pitch class alone is a note, not a chord.',
    })
    expect(ask({ notes: ['C', 'C#', 'D', 'D#'] }).unnamedReason).toContain('No chord of the table')
  })

  test.each([
    [{}, 'give frets'],
    [{ frets: 'x32010', notes: ['C'] }, 'give one of them'],
    [{ frets: 'x3201' }, 'x3201 has 5 places; guitar has 6 strings'],
    [{ frets: 'x3201o' }, 'a grip of one place a string'],
    [{ notes: ['H'] }, 'a note name'],
    [{ notes: ['C'], key: 'H' }, 'a key such as'],
  ])('%j is refused: %s', (request, words) => {
    expect(() => ask(request)).toThrow(words)
  })
})
