import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { readRequest } from '../reading/read-request'
import { getChordScaleAdvisor } from './chord-scale'

const ask = (request: z.input<typeof getChordScaleAdvisor.request>) =>
  getChordScaleAdvisor.run(readRequest(getChordScaleAdvisor, request), {
    baseUrl: 'https://pitch-map.example',
  })

describe('GET /api/chord-scale', () => {
  test.each([
    ['G7', 'G', 'dominant7', 'mixolydian'],
    ['Bm7b5', 'B', 'halfDiminished7', 'locrian'],
    ['C/E', 'C', 'major', 'major'],
  ])('takes the symbol %s in place of root and chord', (symbol, root, id, first) => {
    const document = ask({ symbol, root: 'F', chord: 'minor' })
    expect(document.chord).toMatchObject({ root, id })
    expect(document.candidates[0]?.tones[0]?.pitchClass).toBe(root)
    expect(document.candidates.map((one) => one.id)).toContain(first)
  })

  test('answers without a key when none is given', () => {
    const document = ask({ root: 'G', chord: 'dominant7' })
    expect(document.chord).toMatchObject({ root: 'G', id: 'dominant7', symbol: 'G7' })
    expect(document.context).toBeUndefined()
    expect(document.candidates).toHaveLength(8)
    expect(document.candidates[0]).toMatchObject({ rank: 1, id: 'mixolydian' })
    expect(document.candidates[0]?.outsideContext).toBeUndefined()
  })

  test('shows what an altered scale does over a dominant, spelled by function', () => {
    const altered = ask({ root: 'C', chord: 'dominant7' }).candidates.find(
      ({ id }) => id === 'altered',
    )!
    expect(altered.tones.map(({ degree, pitchClass }) => `${degree} ${pitchClass}`)).toEqual([
      '1 C', 'b9 Db', '#9 D#', '3 E', '#11 F#', 'b13 Ab', 'b7 Bb',
    ]) // biome-ignore format: a row of tones
    expect(altered.availableTensions.map(({ degree }) => degree)).toEqual([
      'b9',
      '#9',
      '#11',
      'b13',
    ])
    expect(altered.avoidNotes).toEqual([])
  })

  test('gives the reason for each avoid note', () => {
    const [major] = ask({ root: 'C', chord: 'major7' }).candidates
    expect(major!.avoidNotes).toEqual([
      { pitchClass: 'F', degree: '11', reason: 'half step above the 3' },
    ])
  })

  test('reads a key alone as major, and says what the chord does in it', () => {
    const document = ask({ root: 'A', chord: 'dominant7', contextRoot: 'C' })
    expect(document.context).toMatchObject({
      root: 'C',
      numeral: 'V7/ii',
      role: 'secondary dominant',
      isDiatonic: false,
      modeOnRoot: null,
    })
    expect(document.context?.scale.id).toBe('major')
    expect(document.candidates[0]).toMatchObject({
      id: 'mixolydianFlat6',
      function: 'secondary dominant',
      outsideContext: ['C#'],
    })
  })

  test('echoes the scale asked for and offers one of twins', () => {
    const document = ask({ root: 'A', chord: 'minor7', contextRoot: 'C', contextScale: 'ionian' })
    expect(document.context?.scale.id).toBe('ionian')
    expect(document.context?.modeOnRoot).toBe('naturalMinor')
    expect(document.candidates[0]).toMatchObject({ id: 'naturalMinor', sameTonesAs: ['aeolian'] })
  })

  test('refuses a context scale without its root', () => {
    expect(() => ask({ root: 'A', contextScale: 'major' })).toThrow(/contextRoot/)
  })

  test('keeps to the limit and numbers the ranks', () => {
    const { candidates } = ask({ root: 'C', chord: 'minor', limit: 16 })
    expect(candidates.map(({ rank }) => rank)).toEqual([...Array(16).keys()].map((n) => n + 1))
    expect(ask({ root: 'C', limit: 1 }).candidates).toHaveLength(1)
  })

  test('shows the root of the chord on every string up to the octave', () => {
    const anchors = ask({ root: 'F#', limit: 1 }).candidates[0]!.guitarAnchors
    expect(new Set(anchors.map(({ string }) => string)).size).toBe(6)
    expect(anchors.map(({ note }) => note)[0]).toBe('F#2')
  })
})
