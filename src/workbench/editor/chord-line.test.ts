/** The line of chords: read as the marks of a song, and the names over a tab as such a line. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseKey } from '#engine/harmony/key'
import { chordNamesIn, withChordNames } from '#engine/project/chord-names'
import { defaultProjectState } from '#engine/project/project-state'
import { EMPTY_SONG } from '#engine/song/song-builder'
import { songTimes } from '#engine/song/song-times'
import { emptyMeasure } from '#engine/tab/measure'
import { drawCount } from '../../../test/support/draw-count'
import { chordWordsOf, lineOf, songOfNames, withLine, withWord } from './chord-line'

const songOf = (text: string, key = 'C', head: Partial<typeof EMPTY_SONG> = {}) =>
  withLine({ ...EMPTY_SONG, ...head }, text, parseKey(key)!)
/** `1:0 C`: bar, quarters from its start, chord. */
const told = (song: ReturnType<typeof songOf>) =>
  songTimes(song).chords.map(({ bar, beat, chord, symbol }) => {
    return `${bar}:${beat} ${chord?.symbol ?? symbol}`
  })
const symbolsOf = (text: string, key?: string) =>
  songTimes(songOf(text, key)).chords.map(({ chord }) => chord?.symbol)

describe('reading', () => {
  test.each([
    ['C Am F G', 'C', ['C', 'Am', 'F', 'G']],
    ['C, Am,F;G', 'C', ['C', 'Am', 'F', 'G']],
    ['C\u0000 \u0007 G', 'C', ['C', 'G']],
    ['I vi IV V', 'C', ['C', 'Am', 'F', 'G']],
    ['I vi IV V', 'G', ['G', 'Em', 'C', 'D']],
    ['1 6m 4 5', 'D', ['D', 'Bm', 'G', 'A']],
    ['1 b7 4 1', 'D', ['D', 'C', 'G', 'D']],
    ['e b7 e', 'E', ['E', 'B7', 'E']],
    ['ii7 V7 Imaj7', 'Bb', ['Cm7', 'F7', 'Bbmaj7']],
    ['C7(b9,#11) G/B', 'C', ['C7b9#11', 'G/B']],
    ['B♭m7 f♯ am', 'C', ['Bbm7', 'F#', 'Am']],
    ['[C] [G]', 'C', ['C', 'G']],
    ['', 'C', []],
  ])('%s in %s', (text, key, symbols) => {
    expect(symbolsOf(text, key)).toEqual(symbols)
  })

  test.each([
    ['| C G | Am |', ['1:0 C', '1:2 G', '2:0 Am']],
    ['| C | % | N.C. | G / / D |', ['1:0 C', '2:0 C', '3:0 N.C.', '4:0 G', '4:3 D']],
  ])('%s has its bars and beats', (text, expected) => {
    expect(told(songOf(text))).toEqual(expected)
  })

  test('names of another system, and numerals beside them', () => {
    const song = songOf('C H7 B Es V7', 'C', { noteNames: 'german' })
    expect(songTimes(song).chords.map(({ chord }) => chord!.symbol)).toEqual([
      'C',
      'B7',
      'Bb',
      'Eb',
      'G7',
    ])
  })

  test.each([
    ['C Am Fmaj7 blorp G', [['blorp', 11]]],
    [
      'I foo bar V',
      [
        ['foo', 2],
        ['bar', 6],
      ],
    ],
    [
      'Am | zz, zz | F',
      [
        ['zz', 5],
        ['zz', 9],
      ],
    ],
    ['C b7 4', [['b7', 2]]],
  ])('%s: words that are no chords are told where they stand', (text, words) => {
    const { unread } = songTimes(songOf(text))
    const placed = chordWordsOf(text)
    expect(unread.map(({ mark }) => [placed[mark]!.symbol, placed[mark]!.column])).toEqual(words)
  })

  test.each([
    ['Bbm Xm G', 1, 'Am', 'Bbm Am G'],
    ['C,Do7, G', 1, 'C7', 'C,C7, G'],
  ])('in %s word %i is replaced where it stands', (text, mark, other, after) => {
    expect(withWord(text, chordWordsOf(text)[mark]!, other)).toBe(after)
  })

  test.each([
    ['do re mi', 'C'],
    ['C Do7 Sol', 'C7'],
    ['C Bes', 'Bb'],
    ['H7 C', 'B7'],
  ])('%s beside English names', (text, didYouMean) => {
    expect(songTimes(songOf(text)).unread[0]!.didYouMean).toBe(didYouMean)
  })

  test('numbers name the key that they are read in, chords none; a key of the song stays', () => {
    const inG = { ...EMPTY_SONG, key: 'G' }
    expect(songOf('I V', 'Bb').key).toBe('Bb')
    expect(songOf('C G', 'Bb').key).toBeUndefined()
    expect(withLine(inG, 'C D', parseKey('C')!).key).toBe('G')
    expect(withLine(songOf('I V', 'Bb'), 'C D', parseKey('C')!).key).toBeUndefined()
  })
})

test('a typed line is shown as its marks; a song with words has no line', () => {
  expect(lineOf(songOf('| C  G | Am |'))).toBe('| C G | Am |')
  const [section] = songOf('C').sections
  expect(lineOf({ ...EMPTY_SONG, sections: [{ ...section!, repeats: 2 }] })).toBeUndefined()
  expect(lineOf({ ...EMPTY_SONG, sections: [section!, section!] })).toBeUndefined()
})

describe('names over a tab', () => {
  const bars = [1, 2, 3].map((number) => emptyMeasure(number))
  test.each([
    [[], undefined],
    [['0 C', '4 Am'], 'C Am'],
    [['0 C', '2 G', '8 Am'], '| C G | / | Am |'],
    [['0 C', '3 G'], '| C / / G |'],
    [['2 C'], '| / / C / |'],
    [['0 no chord'], 'no chord'],
  ])('%j', (names, expected) => {
    const over = names.map((name) => {
      const [, beat, symbol] = /^(\d+) (.*)$/.exec(name)!
      return { beat: Number(beat), symbol: symbol! }
    })
    const song = songOfNames(over, bars)
    expect(song && lineOf(song)).toBe(expected)
  })

  test('are read at their beats again', () => {
    const beats = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(beats, (eighths) => {
        const names = eighths
          .sort((a, b) => a - b)
          .map((eighth, at) => ({ beat: eighth / 2, symbol: at % 2 ? 'Am' : 'C' }))
        const chords = songTimes(songOfNames(names, bars)!).chords.filter(({ held }) => !held)
        expect(
          chords.map(({ bar, beat, symbol }) => ({ beat: (bar - 1) * 4 + beat, symbol })),
        ).toEqual(names)
      }),
      { numRuns: drawCount(200) },
    )
  })
})

describe('names above the bars', () => {
  const names = [
    { beat: 0, symbol: 'C' },
    { beat: 4, symbol: 'Am' },
  ]

  test('are kept with the project, beside its lessons', () => {
    const lesson = { id: 'lesson', title: 'Lesson', marks: [] }
    const state = withChordNames({ ...defaultProjectState(), overlays: [lesson] }, names)
    expect(chordNamesIn(state.overlays)).toEqual(names)
    expect(withChordNames(state, []).overlays).toEqual([lesson])
    expect(withChordNames(withChordNames(defaultProjectState(), names), [])).not.toHaveProperty(
      'overlays',
    )
  })

  test.each([
    [[{ id: 'chords', chords: 'C Am' }], []],
    [[{ id: 'chords', chords: [{ beat: 'x', symbol: 'C' }, { beat: 1, symbol: '' }, 7] }], []],
    [[{ id: 'other' }], []],
    [undefined, []],
  ])('what is no name is left out', (overlays, expected) => {
    expect(chordNamesIn(overlays)).toEqual(expected)
  })
})
