/** Progressions against the grips that songbooks print. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { fingerPath } from '#engine/voicing/finger-path'
import { SONG_SEQUENCES } from './support/song-sequences'
import { SONGBOOK_GRIPS } from './support/songbook-grips'
import { songbookPath } from './support/songbook-path'

const ROWS = SONGBOOK_GRIPS.map(([chords, grips]) => ({
  chords,
  printed: grips.split(' ').map((either) => either.split('|')),
  played: songbookPath(chords).map(({ text }) => text),
}))

test('every row prints one grip for each of its chords', () => {
  expect(ROWS.length).toBeGreaterThan(50)
  for (const { chords, printed } of ROWS) {
    expect(printed.length, chords).toBe(chords.split(' ').length)
    for (const symbol of chords.split(' ')) expect(parseChordSymbol(symbol)).toBeDefined()
  }
})

test('98 of 100 chords are played as printed', () => {
  const all = ROWS.flatMap(({ printed, played }) =>
    played.map((text, at) => printed[at]!.includes(text)),
  )
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.98)
})

const OPEN_ROWS = ROWS.filter(({ printed }) =>
  printed.every((either) => either.every((text) => text.includes('0'))),
)

describe('where songbooks print open grips alone', () => {
  test('there are many such rows', () => expect(OPEN_ROWS.length).toBeGreaterThan(25))

  test.each(OPEN_ROWS)('$chords is played as printed', ({ printed, played }) => {
    for (const [at, text] of played.entries()) expect(printed[at]).toContain(text)
  })
})

describe('a grip has the fingers that it has by itself, unless others let a finger stay', () => {
  const SEQUENCES = [
    ...SONG_SEQUENCES.map(([, chords]) => chords),
    ...ROWS.map((row) => row.chords),
  ]

  test('one chord alone', () => {
    for (const symbol of new Set(SEQUENCES.flatMap((chords) => chords.split(' ')))) {
      const [grip] = songbookPath(symbol)
      const frets = parseFrets(grip!.text)!
      expect(fingerPath([frets]).fingerings, symbol).toEqual([fingerGrip(frets)])
    }
  })

  test.each(SEQUENCES)('%s', (chords) => {
    const grips = songbookPath(chords).map(({ text }) => parseFrets(text)!)
    const { fingerings, saved } = fingerPath(grips)
    const isUsual = fingerings.every(
      ({ fingers }, at) => fingers.join() === fingerGrip(grips[at]!).fingers.join(),
    )
    expect(isUsual).toBe(saved === 0)
  })
})
