import { expect, test } from 'vitest'
import { readSong } from '#engine/song/read-song'
import { sungWords } from './sung-words'

/** `[G]Hel[C]lo | world`: parts of a word, then a bar between words. */
const shown = (sheet: string) => {
  const line = readSong(`{title: T}\n${sheet}`).song.sections[0]!.lines[0]!
  const over = (mark: number | undefined) =>
    mark === undefined ? '' : `[${line.marks[mark]!.symbol}]`
  return sungWords(line)
    .map((word) => word.map(({ text, mark }) => over(mark) + text).join('~'))
    .join('¦')
}

test.each([
  ['A[G]mazing grace', 'A~[G]mazing ¦grace'],
  ['[G]Hello [C]world', '[G]Hello ¦[C]world'],
  ['[G][C]Hello', '[G]~[C]Hello'],
  ['Hello [G]', 'Hello¦[G]'],
  ['[G] [C] [D]', '[G]¦[C]¦[D]'],
  ['no chords at all', 'no ¦chords ¦at ¦all'],
])('%s', (sheet, expected) => {
  expect(shown(sheet)).toBe(expected)
})

test('no character and no mark is lost or doubled', () => {
  const song = readSong('{title: T}\n[Am7]The  [D]sun[G]rise [C/E][D]and  a[Em] \n[G]x[A]y').song
  for (const line of song.sections.flatMap(({ lines }) => lines)) {
    const parts = sungWords(line).flat()
    expect(parts.map(({ text }) => text).join('')).toBe(line.text)
    expect(parts.flatMap(({ mark }) => mark ?? []).sort((a, b) => a - b)).toEqual(
      line.marks.map((_, index) => index),
    )
  }
})
