import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySong } from '../../../test/support/arbitrary-song'
import { drawCount } from '../../../test/support/draw-count'
import { checkSong } from '../project/check-song'
import { readSong } from './read-song'
import { replaceChord } from './replace-chord'
import { songTimes, type TimedChord } from './song-times'
import { writeText } from './write-text'

/** The song with chords instead of the first that is called so. */
function replaced(sheet: string, symbol: string, symbols: readonly string[]): string | undefined {
  const { song } = readSong(sheet)
  const [section, line] = [0, 0]
  const mark = song.sections[section]!.lines[line]!.marks.findIndex((one) => one.symbol === symbol)
  const after = replaceChord(song, { section, line, mark }, symbols)
  return after && writeText(after).split('\n').slice(1).join('\n').trim()
}

test.each([
  ['G D Em C', 'Em', ['G/B'], 'G D G/B C'],
  ['G D Em C', 'Em', ['Em7', 'A7'], '| G | D | Em7 A7 | C |'],
  ['| C | G |', 'G', ['Dm7', 'G7'], '| C | Dm7 G7 |'],
  ['| C G | Am |', 'G', ['Dm7', 'G7'], '| C / Dm7 G7 | Am |'],
  ['| C / / G | Am |', 'C', ['Am', 'C'], '| Am / / C / / G / | Am |'],
  ['C / / / G / / /', 'G', ['Dm7', 'G7'], '| C / / / | Dm7 G7 |'],
  ['| C | % | G |', 'C', ['C', 'F'], '| C F | % | G |'],
  ['C G x2', 'G', ['D', 'G'], '| C | D G | x2'],
  ['Time: 3/4\n\nC G', 'G', ['D', 'G'], 'Time: 3/4\n\n| C | D / / G / / |'],
  ['C      G\nOne by two', 'C', ['C', 'F'], '[|][C]One [F]by [|][G]two [|]'],
])('%s: %s becomes %j', (sheet, symbol, symbols, expected) => {
  expect(replaced(sheet, symbol, symbols)).toBe(expected)
})

describe('any song', () => {
  const halves = ['Dm7', 'G7'] as const
  const told = ({ bar, beat, beats, symbol }: TimedChord) =>
    `${bar} ${beat.toFixed(4)} ${beats.toFixed(4)} ${symbol}`

  test('two chords share the beats of one, and all else keeps its own', () => {
    let divided = 0
    fc.assert(
      fc.property(arbitrarySong, fc.nat(), (song, drawn) => {
        const { chords, sections, bars } = songTimes(song)
        const asked = chords.filter(({ chord, held }) => chord && !held)
        const one = asked[drawn % asked.length]
        if (!one) return
        const home = ({ section }: TimedChord) => sections[section]!.recalls ?? section
        const section = home(one)
        const isAsked = (chord: TimedChord) =>
          home(chord) === section && chord.line === one.line && chord.mark === one.mark
        const after = replaceChord(song, { section, line: one.line, mark: one.mark }, halves)
        if (!after) return
        divided++
        expect(checkSong(after).issues).toEqual([])
        const expected = chords.flatMap((chord) => {
          if (!isAsked(chord)) return [told(chord)]
          const [first, second] = halves
          if (chord.held) return [told({ ...chord, symbol: second })]
          const beats = chord.beats / 2
          return [
            told({ ...chord, beats, symbol: first }),
            told({ ...chord, beat: chord.beat + beats, beats, symbol: second }),
          ]
        })
        expect(songTimes(after).bars).toBe(bars)
        expect(songTimes(after).chords.map(told)).toEqual(expected)
      }),
      { numRuns: drawCount(300) },
    )
    expect(divided).toBeGreaterThan(10)
  })
})
