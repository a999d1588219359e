import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { pitchClassOf } from '../theory/pitch'
import { readSong } from './read-song'
import { keyOfSong } from './song-marks'
import { songTimes } from './song-times'
import { transposeSong } from './transpose-song'
import { writeChordPro } from './write-chordpro'
import { writeText } from './write-text'

const chordsOf = (text: string, semitones: number, head = '') =>
  songTimes(transposeSong(readSong(`${head}\n${text}`).song, semitones))
    .chords.map(({ symbol }) => symbol)
    .join(' ')

describe('names are spelled by the new key', () => {
  test.each([
    ['Key: C', '| C | Am | F | G7 |', 2, 'D Bm G A7'],
    ['Key: C', '| C | Am | F | G7 |', 1, 'Db Bbm Gb Ab7'],
    ['Key: Am', '| Am | E7 | Dm/F |', 3, 'Cm G7 Fm/Ab'],
    ['Key: G', '| G | N.C. | D/F# | (C) |', -2, 'F N.C. C/E (Bb)'],
    ['Key: G', '| 1 | 4 | 5 |', 2, '1 4 5'],
    ['Key: G', '| (G) | Em/(D) | C#07 | D7* |', 2, '(A) F#m/E D#dim7 E7*'],
  ])('%s: %s by %i', (head, text, semitones, expected) => {
    expect(chordsOf(text, semitones, head)).toBe(expected)
  })

  test('in German too', () => {
    expect(chordsOf('[E]one [H7]two', 1)).toBe('F C7')
    expect(chordsOf('[E]one [H7]two [A]three', 5)).toBe('A E7 D')
    expect(chordsOf('[E]one [H7]two [A]three', 7)).toBe('H Fis7 E')
  })
})

describe('up and down again is home', () => {
  /** Every key signature, those of six and seven signs too. */
  const MAJOR = 'Cb Gb Db Ab Eb Bb F C G D A E B F# C#'.split(' ')
  const MINOR = 'Abm Ebm Bbm Fm Cm Gm Dm Am Em Bm F#m C#m G#m D#m A#m'.split(' ')
  /** Keys with chords of their own. */
  const drawn = fc.oneof(
    ...[
      { keys: MAJOR, numbers: ['1', '2m', '3m', '4', '5', '57', '6m7', '5/7', '1maj7'] },
      { keys: MINOR, numbers: ['1m', '2m7b5', '3', '4m', '5m', '57', '6', '7', '1m/5'] },
    ].map(({ keys, numbers }) =>
      fc.tuple(
        fc.constantFrom(...keys),
        fc.array(fc.constantFrom(...numbers), { minLength: 1, maxLength: 8 }),
      ),
    ),
  )

  /** Chords of a key by their numbers, named by our own reader of numbers. */
  function inKey(key: string, chords: readonly string[]) {
    const { song } = readSong(`Key: ${key}\n| ${chords.join(' | ')} |`)
    const names = songTimes(song).chords.flatMap(({ chord }) => chord?.symbol ?? [])
    return readSong(`Key: ${key}\n| ${names.join(' | ')} |`).song
  }

  test('in every key, at once and through each form of text', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: -11, max: 11 }), ([key, numbers], semitones) => {
        const song = inKey(key, numbers)
        // Chords with double signs are written under another name: E#7 comes home as F7.
        fc.pre(!/E#7|Cb7/.test(JSON.stringify(song)))
        const moved = transposeSong(song, semitones)
        expect(transposeSong(moved, -semitones)).toEqual(song)
        for (const write of [writeChordPro, writeText]) {
          expect(transposeSong(readSong(write(moved)).song, -semitones)).toEqual(song)
        }
        const up = (name: number) => (name + semitones + 12) % 12
        expect(pitchClassOf(keyOfSong(moved)!.root)).toBe(up(pitchClassOf(keyOfSong(song)!.root)))
        const roots = (of: typeof song) =>
          songTimes(of).chords.map(({ chord }) => pitchClassOf(chord!.root))
        expect(roots(moved)).toEqual(roots(song).map(up))
      }),
      { seed: 33, numRuns: drawCount(500) },
    )
  })
})
