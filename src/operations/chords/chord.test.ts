import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { CHORD_TYPES } from '#engine/theory/chord'
import { readRequest } from '../reading/read-request'
import { getChord } from './chord'

const ask = (request: z.input<typeof getChord.request>) =>
  getChord.run(readRequest(getChord, request), { baseUrl: 'https://pitch-map.example' })

describe('GET /api/chord', () => {
  test('reads a slash chord into tones, bass, scales and grips', () => {
    const document = ask({ symbol: 'F#m7b5/A' })
    expect(document).toMatchObject({
      symbol: 'F#m7b5/A',
      root: 'F#',
      chord: { id: 'halfDiminished7', composed: false },
      bass: { pitchClass: 'A', interval: 'b3', inChord: true },
    })
    expect(document.tones.map(({ pitchClass }) => pitchClass)).toEqual(['F#', 'A', 'C', 'E'])
    expect(document.scales[0]?.id).toBe('locrian')
    expect(document.grips.length).toBeGreaterThan(0)
    for (const grip of document.grips) {
      expect(grip.bass.pitchClass).toBe('A')
      expect(grip.proof.valid).toBe(true)
    }
  })

  test.each([
    ['A#/Fbb', { pitchClass: 'Fbb', interval: 'bb5', inChord: false, respelled: true }, 'Eb'],
    ['C/Fb', { pitchClass: 'Fb', interval: '3', inChord: true, respelled: true }, 'E'],
    ['C/Cb', { pitchClass: 'Cb', interval: 'b1', inChord: false }, 'Cb'],
    ['C/F#', { pitchClass: 'F#', interval: '#4', inChord: false }, 'F#'],
  ])('%s keeps its bass as written, and says where its letter is another', (symbol, bass, name) => {
    const document = ask({ symbol, limit: 2 })
    expect(document.bass).toEqual(bass)
    expect(document.symbol).toBe(symbol)
    for (const grip of document.grips) expect(grip.bass.pitchClass).toBe(name)
    expect(document.grips.length).toBeGreaterThan(0)
  })

  test('puts a foreign bass under the chord and still proves the grip', () => {
    const document = ask({ symbol: 'C/Bb', limit: 4 })
    expect(document.bass).toEqual({ pitchClass: 'Bb', interval: 'b7', inChord: false })
    for (const grip of document.grips) {
      expect(grip.symbol).toBe('C/Bb')
      expect(grip.bass.pitchClass).toBe('Bb')
      expect(grip.proof).toMatchObject({ valid: true, missing: [], extra: [] })
    }
  })

  test('composes types that the table lacks', () => {
    const document = ask({ symbol: 'Bb13(b9,#11)' })
    expect(document.chord.composed).toBe(true)
    expect(document.tones.map(({ degree }) => degree)).toEqual([
      '1',
      '3',
      '5',
      'b7',
      'b9',
      '#11',
      '13',
    ])
  })

  test('says what the chord does in a key', () => {
    expect(ask({ symbol: 'A7', key: 'C' }).inKey).toMatchObject({
      numeral: 'V7/ii',
      role: 'secondary dominant',
    })
  })

  test('finds grips for nearly every type of the table, each one proved', () => {
    const gripless = CHORD_TYPES.filter((chord) => {
      const { grips } = ask({ symbol: `A${chord.symbol}`, limit: 2 })
      for (const grip of grips) expect(grip.proof.valid).toBe(true)
      return grips.length === 0
    })
    expect(gripless.map(({ id }) => id)).toEqual([])
  })

  test.each([
    ['H7', 'is written with German names', 'B7'],
    ['Cmja7', 'cannot be read from', 'Cmaj7'],
    ['C7(b9', 'parenthesis', 'C7b9'],
  ])('%s is refused: %s; did you mean %s', (symbol, words, suggestion) => {
    expect(() => ask({ symbol })).toThrow(words)
    expect(() => ask({ symbol })).toThrow(`did you mean "${suggestion}"`)
  })
})
