/** The line of chords: read, gripped, struck, and eased by a capo. */
import { describe, expect, test } from 'vitest'
import { parseKey } from '#engine/harmony/key'
import { englishChord } from '#engine/harmony/names/english-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordNamesIn, withChordNames } from '#engine/project/chord-names'
import { defaultProjectState } from '#engine/project/project-state'
import { pitchClassOf } from '#engine/theory/pitch'
import { planGrips } from '#engine/voicing/grip-path'
import { chordWords, MAX_CHORDS, readChords, withWord } from './read-chords'

const IN_C = parseKey('C')!
const symbolsOf = (text: string, key = IN_C) =>
  readChords(text, key).chords.map(({ symbol }) => symbol)
const gripsOf = (text: string, neck = STANDARD_NECK) =>
  planGrips(readChords(text, IN_C).chords, neck).voicings

describe('reading', () => {
  test.each([
    ['C Am F G', 'C', ['C', 'Am', 'F', 'G']],
    ['C, Am | F ; G', 'C', ['C', 'Am', 'F', 'G']],
    ['I vi IV V', 'C', ['C', 'Am', 'F', 'G']],
    ['I vi IV V', 'G', ['G', 'Em', 'C', 'D']],
    ['1 6m 4 5', 'D', ['D', 'Bm', 'G', 'A']],
    ['1 b7 4 1', 'D', ['D', 'C', 'G', 'D']],
    ['e b7 e', 'E', ['E', 'B7', 'E']],
    ['ii7 V7 Imaj7', 'Bb', ['Cm7', 'F7', 'Bbmaj7']],
    ['C7(b9,#11) G/B', 'C', ['C7b9#11', 'G/B']],
    ['', 'C', []],
  ])('%s in %s', (text, key, symbols) => {
    expect(symbolsOf(text, parseKey(key)!)).toEqual(symbols)
  })

  test('names of another system, and numerals beside them', () => {
    const inEnglish = (word: string) => englishChord(word, 'german') ?? word
    const { chords } = readChords('C H7 B Es V7', IN_C, inEnglish)
    expect(chords.map(({ symbol }) => symbol)).toEqual(['C', 'B7', 'Bb', 'Eb', 'G7'])
  })

  test.each([
    ['C Am Fmaj7 blorp G', ['C', 'Am', 'Fmaj7', 'G'], [['blorp', 11, 3]]],
    ['Xm C', ['C'], [['Xm', 0, 0]]],
    ['C Xm', ['C'], [['Xm', 2, 1]]],
    [
      'I foo bar V',
      ['C', 'G'],
      [
        ['foo', 2, 1],
        ['bar', 6, 1],
      ],
    ],
    [
      'Am | zz, zz | F',
      ['Am', 'F'],
      [
        ['zz', 5, 1],
        ['zz', 9, 1],
      ],
    ],
    ['?', [], [['?', 0, 0]]],
  ])(
    '%s: words that are no chords are passed over and told where they stand',
    (text, symbols, words) => {
      const { chords, unread } = readChords(text, IN_C)
      expect(chords.map(({ symbol }) => symbol)).toEqual(symbols)
      expect(unread.map(({ word, at, after }) => [word, at, after])).toEqual(words)
      for (const { word, at } of unread) expect(text.slice(at).startsWith(word)).toBe(true)
    },
  )

  test.each([
    ['Bbm Xm G', 0, 'Xm', 'Am', 'Bbm Am G'],
    ['do re do', 2, 'do', 'C', 'do re C'],
    ['Cmi7x mi7x', 1, 'mi7x', 'Em7', 'Cmi7x Em7'],
  ])('in %s unread word %i is replaced where it stands', (text, index, word, other, after) => {
    const each = readChords(text, IN_C).unread[index]!
    expect(each.word).toBe(word)
    expect(withWord(text, each, other)).toBe(after)
  })

  test.each([
    ['do re mi', [], 'do', 'C'],
    ['C Do7 Sol', ['C'], 'Do7', 'C7'],
    ['re do', [], 're', 'D'],
    ['C Bes', ['C'], 'Bes', 'Bb'],
    ['H7', [], 'H7', 'B7'],
    ['Do', [], 'Do', 'C'],
    ['Do7 Am', ['Am'], 'Do7', 'C7'],
    ['B♭m7 f♯ am', ['Bbm7', 'F#', 'Am'], undefined, undefined],
  ])('%s beside English names', (text, symbols, word, didYouMean) => {
    const { chords, unread } = readChords(text, IN_C)
    expect(chords.map(({ symbol }) => symbol)).toEqual(symbols)
    expect([unread[0]?.word, unread[0]?.didYouMean]).toEqual([word, didYouMean])
  })

  test('b7 beside letters and numbers is neither', () => {
    expect(readChords('C b7 4', IN_C).unread).toMatchObject([{ word: 'b7' }])
  })

  test.each([70, 200, MAX_CHORDS])('a song of %i chords is read and gripped whole', (count) => {
    const text = Array.from({ length: count }, (_, at) => ['C', 'Am', 'F', 'G7'][at % 4]).join(' ')
    const { beyond, unread } = readChords(text, IN_C)
    expect([beyond, unread]).toEqual([undefined, []])
    expect(gripsOf(text)).toHaveLength(count)
  })

  test('reads as many chords as a tab has bars, and says where the others begin', () => {
    const { chords, unread, beyond } = readChords(`${'C '.repeat(MAX_CHORDS)}G7 D xx`, IN_C)
    expect(chords).toHaveLength(MAX_CHORDS)
    expect([unread, beyond]).toEqual([[], 'G7'])
  })

  test.each(['C  Am', ' C\nAm ', 'C|Am', 'C,Am'])('%j has two words', (text) => {
    expect(chordWords(text)).toEqual(['C', 'Am'])
  })
})

describe('grips', () => {
  test('each sounds its chord with the asked bass', () => {
    for (const [index, voicing] of gripsOf('C G/B Am Fmaj7').entries()) {
      const { root, chord } = readChords('C G/B Am Fmaj7', IN_C).chords[index]!
      const tones = new Set(chord.semitones.map((tone) => (pitchClassOf(root) + tone) % 12))
      for (const { midi } of voicing.notes) expect(tones.has(midi % 12)).toBe(true)
      expect(voicing.bass.midi % 12).toBe([0, 11, 9, 5][index])
    }
  })

  test('C Am F G are the open grips that every player knows first', () => {
    expect(gripsOf('C Am G').map(({ text }) => text)).toEqual(['x32010', 'x02210', '320003'])
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
