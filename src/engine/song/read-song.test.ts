import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { drawnSheet } from '../../../test/support/drawn-sheet'
import { randomFrom } from '../../../test/support/random-riff'
import { checkProject } from '../project/check-project'
import { defaultProjectState } from '../project/project-state'
import { encodeCompressedProject } from '../project/state-codec'
import { readSong } from './read-song'
import { songTimes } from './song-times'
import { writeChordPro } from './write-chordpro'
import { writeMarkdown, writeText } from './write-text'

describe('a song that is written reads back to itself', () => {
  test.each([
    ['ChordPro', writeChordPro],
    ['text', writeText],
    ['Markdown', writeMarkdown],
  ])('as %s', (_, write) => {
    fc.assert(
      fc.property(drawnSheet, (song) => {
        const { song: read, unread } = readSong(write(song))
        expect(read).toEqual(song)
        expect(unread).toEqual([])
      }),
      { seed: 33, numRuns: drawCount(400) },
    )
  })
})

describe('what a sheet does not say is said', () => {
  test.each([
    ['Amen\n\nC G', 'begins the text and was taken for its title'],
    ['[E]one [H7]two', 'German names'],
    ['{transpose: 2}\n[C]up', '{transpose: 2} was carried out'],
    ['Amen (Capo 3)\n\nC G', '"Amen (Capo 3)" speaks of a capo and none was taken'],
    ['{c: Capo 2}\n[C]one', 'speaks of a capo and none was taken'],
    ['Amen\n[Capo 3]\nC G', 'speaks of a capo and none was taken'],
    ['Amen\nCapo: 3 or 5\nC G', 'speaks of a capo and none was taken'],
  ])('%j', (text, assumed) => {
    expect(readSong(text).assumed.join('\n')).toContain(assumed)
  })

  test.each([
    ['[C]one [Cfoo]two', 'Cfoo'],
    ['{title: x\n[C]one', '{title: x'],
    ['<p>Amen</p>\nC G', '<p>Amen</p>'],
    ['[C]one [G', '[C]one [G'],
  ])('%j has an unread span that is kept', (text, unread) => {
    const { song, unread: spans } = readSong(text)
    expect([...spans, ...songTimes(song).unread].map((one) => one.text)).toEqual([unread])
    expect(writeChordPro(song)).toContain(unread)
  })
})

test.each([
  ['{title: a}{artist: b}\n[C]x \\\n y\n[C]one [G', 4],
  ['```\n[C]x\n[C]one [G\n```', 3],
])('%j: what could not be read is told with its line of the text', (text, line) => {
  expect(readSong(text).unread.map((one) => one.line)).toEqual([line])
})

describe('the capo of a line of its own', () => {
  test.each([
    ['Capo 3', 3],
    ['(capo 3rd fret)', 3],
    ['Capo - 3rd fret', 3],
    ['Capo on the 3rd fret', 3],
    ['capo at 3', 3],
    ['Capo=3', 3],
    ['Capo III', 3],
    ['Kapo 3', 3],
    ['Kapodaster: 3. Bund', 3],
    ['Capo III. Bund', 3],
    ['No capo', 0],
    ['Capo I think of you', undefined],
    ['Capo IIX', undefined],
  ])('%s', (line, capo) => {
    const { song, assumed } = readSong(`Amen\n${line}\n\nC G`)
    expect(song.capo).toBe(capo)
    expect(assumed.join()).not.toContain('speaks of')
  })
})

describe('sung syllables are no chords, and letters are read as asked', () => {
  const chordsOf = (text: string, asked?: 'german') =>
    songTimes(readSong(text, asked).song)
      .chords.map(({ chord }) => chord?.symbol)
      .join(' ')
  test.each([
    ['G D\nla la la\nEm C\nla la la\nFa la la la\nla la', undefined, 'G D Em C'],
    ['B F\nla la la\nEs F7\nund neu', undefined, 'Bb F Eb F7'],
    ['Do Sol\nla la la\nLam Fa\nfa la la', undefined, 'C G Am F'],
    ['| Do | La | La |', undefined, 'C A A'],
    ['C B\nund neu', undefined, 'C B'],
    ['C B\nund neu', 'german', 'C Bb'],
    ['1 4 5', 'german', 'C F G'],
  ] as const)('%j, %s', (text, asked, expected) => {
    expect(chordsOf(text, asked)).toBe(expected)
  })
})

describe('whatever a text holds', () => {
  const pieces = fc.constantFrom(
    ...'[]{}()|:#*>/.%\\-~'.split(''),
    ...[
      '[C]',
      '{soc}',
      '{eoc}',
      '{sot}',
      '{eot}',
      '{chorus}',
      '{title: a}',
      '[Verse 1]',
      'Chorus:',
    ],
    ...['C', 'Am7', 'H', 'N.C.', 'x2', '1', 'IV', 'do', 'e|--3--|', 'words', 'שלום', '\u{1f3b8}'],
    ...['\n', '\n', '\r\n', '\t', ' ', '\0', '\uFEFF', '\u2028', '\ud83c', '```', '{transpose: 3}'],
  )
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )

  test('is read as a song that a project may hold, and keeps its letters', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { song } = readSong(text)
        expect(checkProject({ ...defaultProjectState(), song }).song).toEqual(song)
        songTimes(song)
        const written = readSong(writeChordPro(song)).song
        const letters = (of: string) => of.match(/words/g)?.length ?? 0
        expect(letters(JSON.stringify(written))).toBe(letters(JSON.stringify(song)))
      }),
      { seed: 33, numRuns: drawCount(2000) },
    )
  })

  test('a line longer than a line may be is cut, its chords with it', () => {
    const { song } = readSong('[C]word '.repeat(1000))
    const lines = song.sections.flatMap((section) => section.lines)
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .match(/word/g),
    ).toHaveLength(1000)
    expect(lines.flatMap(({ marks }) => marks)).toHaveLength(1000)
  })
})

test('a song of forty lines fits a link that one can send', () => {
  const words =
    'Amazing grace how sweet the sound that saved a wretch like me I once was lost'.split(' ')
  const chords = ['G', 'C', 'D7', 'Em', 'Am7', 'G/B']
  const random = randomFrom(33)
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)]!
  const line = () =>
    Array.from({ length: 9 }, (_, at) => `${at % 3 === 0 ? `[${pick(chords)}]` : ''}${pick(words)}`)
  const text = Array.from({ length: 40 }, () => line().join(' ')).join('\n')
  const link = encodeCompressedProject({ ...defaultProjectState(), song: readSong(text).song })
  expect(link.length).toBeLessThan(1600)
})

test.each([
  ['{time: 0/4}\n[C]a', /^time "0\/4" was not taken: it is 1 to 32 beats over /],
  ['{tempo: fast}\n[C]a', /^tempo "fast" was not taken: it is 20 to 400 /],
  ['Tempo: 1000\n\n| C | G |', /^tempo "1000" was not taken/],
  ['[C]a\n{time: 3/x}\n[G]b', /^time "3\/x" was not taken/],
])('%j says what was not taken', (text, sentence) => {
  expect(readSong(text).assumed).toContainEqual(expect.stringMatching(sentence))
})

test('a meter that was taken is not told, nor a second one', () => {
  const { song, assumed } = readSong('{time: 3/4}\n{time: 4/4}\n{tempo: 96}\n[C]a')
  expect(song).toMatchObject({ meter: [3, 4], tempo: 96 })
  expect(assumed).toEqual([])
})

test.each([
  ['Am '.repeat(2000), 'a line of more than 4000 characters is not searched for chords; break it into lines'],
  ['{title: X\n[C]a', 'a directive is not closed'],
  ['{}\n[C]a', 'it names no directive'],
  ['[C]a [G', 'a bracket is not closed'],
])('%.20j is told where it stands', (text, reason) => {
  expect(readSong(text).unread).toEqual([{ line: 1, text: expect.any(String), reason }])
}) // biome-ignore format: a row a text
