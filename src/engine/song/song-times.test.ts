import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySong } from '../../../test/support/arbitrary-song'
import { drawCount } from '../../../test/support/draw-count'
import type { Song } from '../project/song-shape'
import { playedBars } from './played-bars'
import { readSong } from './read-song'
import { songTimes } from './song-times'

/** A song of lines of marks, parted by blanks. */
function songOf(lines: readonly string[], more: Partial<Song> = {}): Song {
  const marks = (line: string) => line.split(' ').map((symbol) => ({ at: 0, symbol }))
  return {
    title: '',
    metadata: [],
    sections: [
      {
        kind: 'part',
        repeats: 1,
        lines: lines.map((line) => ({ kind: 'lyrics', text: '', marks: marks(line) })),
      },
    ],
    ...more,
  }
}

/** `bar.beat symbol beats`, a mark for what sounds on. */
const shown = (song: Song) =>
  songTimes(song)
    .chords.map(({ bar, beat, beats, symbol, held }) => {
      return `${bar}.${beat} ${symbol}${held ? '~' : ''} ${beats}`
    })
    .join(', ')

describe('a line of marks has bars and beats', () => {
  test.each([
    ['C G', '1.0 C 4, 2.0 G 4'],
    ['| C | G |', '1.0 C 4, 2.0 G 4'],
    ['| C G | Am |', '1.0 C 2, 1.2 G 2, 2.0 Am 4'],
    ['| C G Am |', '1.0 C 2, 1.2 G 1, 1.3 Am 1'],
    ['| C . G . | Am / / F |', '1.0 C 2, 1.2 G 2, 2.0 Am 3, 2.3 F 1'],
    ['C / G / Am / / /', '1.0 C 2, 1.2 G 2, 2.0 Am 4'],
    ['| C . . . . . G . |', '1.0 C 3, 1.3 G 1'],
    ['| C | . . . G |', '1.0 C 4, 2.0 C~ 3, 2.3 G 1'],
    ['| C | % | G | %% |', '1.0 C 4, 2.0 C 4, 3.0 G 4, 4.0 C 4, 5.0 G 4'],
    ['| C N.C. |', '1.0 C 2, 1.2 N.C. 2'],
    ['|: C | G :| x3', '1.0 C 4, 2.0 G 4'],
  ])('%s', (line, expected) => {
    expect(shown(songOf([line]))).toBe(expected)
  })

  test.each([
    [[3, 4], '| C | G Am |', '1.0 C 3, 2.0 G 2, 2.2 Am 1'],
    [[6, 8], '| C G |', '1.0 C 1.5, 1.1.5 G 1.5'],
    [[2, 2], '| C . | G |', '1.0 C 4, 2.0 G 4'],
  ] as const)('in %j: %s', (meter, line, expected) => {
    expect(shown(songOf([line], { meter }))).toBe(expected)
  })

  test.each([
    ['|: C | G :|', [{ firstBar: 1, bars: 2, times: 2 }]],
    ['| C |: G | Am :| x4', [{ firstBar: 2, bars: 2, times: 4 }]],
    ['C G x2', [{ firstBar: 1, bars: 2, times: 2 }]],
    [
      '|: C :|: G :|',
      [
        { firstBar: 1, bars: 1, times: 2 },
        { firstBar: 2, bars: 1, times: 2 },
      ],
    ],
  ])('repeats of %s', (line, repeats) => {
    expect(songTimes(songOf([line])).repeats).toEqual(repeats)
  })
})

describe('marks are read beside each other', () => {
  const symbols = (song: Song) =>
    songTimes(song)
      .chords.map(({ chord }) => chord?.symbol ?? '-')
      .join(' ')

  test.each([
    [{ key: 'G' }, '1 4 5 6-', 'G C D Em'],
    [{ key: 'Am' }, 'i iv V', 'Am Dm E'],
    [{}, '1 4 5', 'C F G'],
    [{ noteNames: 'german' }, 'H7 B a', 'B7 Bb Am'],
    [{ noteNames: 'solfege' }, 'Do Lam Sol7', 'C Am G7'],
    [{}, 'C a e7 F', 'C Am Em7 F'],
    [{}, '(C) Am* N.C. Xyz', 'C Am - -'],
    [{ key: 'C' }, '1 b7 4', 'C Bb F'],
  ] as const)('%j %s is %s', (more, line, expected) => {
    expect(symbols(songOf([line], more))).toBe(expected)
  })

  test('what could not be read is told where it stands', () => {
    expect(songTimes(songOf(['C G', 'Am Cmja7'])).unread).toEqual([
      {
        section: 0,
        line: 1,
        mark: 1,
        text: 'Cmja7',
        reason: expect.any(String),
        didYouMean: 'Cmaj7',
      },
    ])
  })
})

test('a recalled section is played again', () => {
  const [verse] = songOf(['C G']).sections
  const [chorus] = songOf(['| F | C | G |']).sections
  const song = songOf([], {
    sections: [
      { ...chorus!, kind: 'chorus' },
      { ...verse!, kind: 'verse' },
      { kind: 'chorus', repeats: 1, recalls: true, lines: [] },
    ],
  })
  const { sections, chords } = songTimes(song)
  expect(sections.map(({ firstBar, bars, recalls }) => [firstBar, bars, recalls])).toEqual([
    [1, 3, undefined],
    [4, 2, undefined],
    [6, 3, 0],
  ])
  expect(chords.map(({ symbol }) => symbol).join(' ')).toBe('F C G C G F C G')
})

test('the beats of every bar add up to its length, whatever the marks', () => {
  fc.assert(
    fc.property(arbitrarySong, (song) => {
      const { chords, barBeats, bars, sections } = songTimes(song)
      const ends = new Map<number, number>()
      for (const { bar, beat, beats } of chords) {
        expect(beat).toBeCloseTo(ends.get(bar) ?? beat, 9)
        ends.set(bar, beat + beats)
      }
      for (const end of ends.values()) expect(end).toBeCloseTo(barBeats, 9)
      expect(sections.reduce((sum, section) => sum + section.bars, 0)).toBe(bars)
    }),
    { seed: 33, numRuns: drawCount(300) },
  )
})

test.each([
  ['| C | G | x2', '1 2 1 2'],
  ['|: C | G :| Am', '1 2 1 2 3'],
  ['[Verse] x2\n| C | G |\n[Bridge]\n| F |', '1 2 1 2 3'],
  ['[Verse] x2\n|: C :| x3 G |', '1 1 1 2 1 1 1 2'],
])('%j is heard as bars %s', (sheet, expected) => {
  expect(playedBars(songTimes(readSong(sheet).song)).join(' ')).toBe(expected)
})
