import { describe, expect, test } from 'vitest'
import type { Song } from '#engine/project/song-shape'
import { readSong } from '#engine/song/read-song'
import { readSign } from '#engine/song/song-marks'
import { songTimes } from '#engine/song/song-times'
import { writeChordPro } from '#engine/song/write-chordpro'
import { writeText } from '#engine/song/write-text'
import { SONG_SHEETS } from './support/song-sheets'

/** Words of directives and heads that are written in another form. */
const DIRECTIVE_WORDS: ReadonlySet<string> = new Set([
  'meta',
  'label',
  'strumming',
  'fret',
  'transpose',
])

const chordsOf = ({ sections }: Song) =>
  sections
    .flatMap(({ lines }) => lines.flatMap(({ marks }) => marks))
    .flatMap(({ symbol }) => {
      const sign = readSign(symbol)
      if (!sign) return [symbol]
      return sign.kind === 'silence' ? ['-'] : []
    })
    .join(' ')

describe.each(SONG_SHEETS)('$name', ({ text, title, chords, sections }) => {
  const read = readSong(text)

  test('keeps title, chords and sections, and nothing is unread', () => {
    expect(read.song.title).toBe(title)
    expect(chordsOf(read.song)).toBe(chords)
    expect(read.song.sections.map(({ kind }) => kind).join(' ')).toBe(sections)
    expect([...read.unread, ...songTimes(read.song).unread]).toEqual([])
  })

  test('loses none of its words', () => {
    const written = writeChordPro(read.song)
    const words = (of: string) => of.match(/\p{L}{4,}/gu) ?? []
    const kept = new Set(words(written.toLowerCase()))
    const lost = words(text.toLowerCase()).filter((word) => !kept.has(word))
    expect(lost.filter((word) => !DIRECTIVE_WORDS.has(word))).toEqual([])
  })

  test('reads back from what is written of it', () => {
    expect(readSong(writeChordPro(read.song)).song).toEqual(read.song)
    expect(readSong(writeText(read.song)).song).toEqual(read.song)
  })
})
