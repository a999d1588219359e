/** Progressions against the grips that songbooks print. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { fingerPath } from '#engine/voicing/finger-path'
import { drawCount } from './support/draw-count'
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

test('97 of 100 chords are played as printed', () => {
  const all = ROWS.flatMap(({ printed, played }) =>
    played.map((text, at) => printed[at]!.includes(text)),
  )
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.97)
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

const OPEN_CHORDS =
  'C Cmaj7 C7 Cadd9 C/G C/E C/B D Dm D7 Dm7 Dmaj7 Dsus4 Dsus2 D/F# D/C Dm/C E Em E7 Em7 Em/D Em/B E/G# Esus4 Fmaj7 Fmaj7/C G G7 Gmaj7 Gsus4 G/B G/F# G6 A Am A7 Am7 Amaj7 Asus4 Asus2 A7sus4 Am/G Am/F# A/C# Am6 Em6 B7 Bm7 Bdim7 Am7b5'.split(
    ' ',
  )

test('a row of chords that have open grips stays in open grips, whatever their order', () => {
  const rows = fc.array(fc.constantFrom(...OPEN_CHORDS), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(rows, (row) => {
      const closed = songbookPath(row.join(' ')).filter(({ text }) => !text.includes('0'))
      expect(closed).toEqual([])
    }),
    { numRuns: drawCount(150), seed: 20261122 },
  )
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

describe('a grip with a barre keeps the fingers of the chord by itself', () => {
  const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  const TYPES = ['', 'm', '7', 'm7', 'maj7', '9', '6', 'm7b5', 'dim7', '7sus4']
  const symbols = ROOTS.flatMap((root) => TYPES.map((type) => root + type))
  const isBarred = (text: string) => fingerGrip(parseFrets(text)!).barres.length > 0

  // biome-ignore format: a chart
  test.each([
    ['E F#m B', '244222 134111'], ['G Gm D', '355333 134111'], ['Bb Gm Eb F', '355333 134111'],
    ['E G#m A B', '466444 134111'], ['Bb7 Ebmaj7', 'x13131 013141'],
    ['G#m7 C#7 F#maj7', 'x46464 013141'], ['G9 C9 G9 G#9', 'x32333 021333'],
    ['D F#m G', '244222 134111'], ['Ab Fm Bbm Eb', '133111 134111'], ['C F C', '133211 134211'],
  ])('%s: %s', (chords, barred) => {
    const [frets, fingers] = barred.split(' ')
    const grips = songbookPath(chords).map(({ text }) => text)
    expect(grips).toContain(frets)
    const { fingerings } = fingerPath(grips.map((text) => parseFrets(text)!))
    expect(fingerings[grips.indexOf(frets!)]!.fingers.join('')).toBe(fingers)
  })

  test('in every row of chords', () => {
    let barred = 0
    const rows = fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(rows, (row) => {
        const grips = songbookPath(row.join(' ')).map(({ text }) => text)
        const { fingerings } = fingerPath(grips.map((text) => parseFrets(text)!))
        for (const [at, text] of grips.entries()) {
          if (!isBarred(text)) continue
          barred++
          expect(fingerings[at], text).toEqual(fingerGrip(parseFrets(text)!))
        }
      }),
      { numRuns: drawCount(150), seed: 20261122 },
    )
    expect(barred).toBeGreaterThan(drawCount(100))
  })
})
