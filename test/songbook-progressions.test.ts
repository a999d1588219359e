/** Progressions as songbooks play them: known grips with the root in the bass. */
import { describe, expect, test } from 'vitest'
import { SONG_SEQUENCES } from './support/song-sequences'
import { songbookPath } from './support/songbook-path'

describe('fifty songbook sequences', () => {
  const played = SONG_SEQUENCES.map(([, chords]) => songbookPath(chords))
  const all = played.flat()

  test('there are enough to tell', () => {
    expect(SONG_SEQUENCES.length).toBeGreaterThanOrEqual(40)
    expect(all.length).toBeGreaterThan(250)
  })

  test('95 % of the chords have the root, or the bass written, in the bass', () => {
    expect(all.filter(({ isOver }) => isOver).length / all.length).toBeGreaterThanOrEqual(0.95)
  })

  test('four fifths of them lie within the first four frets', () => {
    expect(all.filter(({ highest }) => highest <= 4).length / all.length).toBeGreaterThan(0.8)
  })

  test('the smoothest voices move through inversions', () => {
    const smooth = SONG_SEQUENCES.flatMap(([, chords]) => songbookPath(chords, 'voices'))
    const inverted = smooth.filter(({ isOver }) => !isOver).length
    expect(inverted / smooth.length).toBeGreaterThan(0.1)
  })
})

// biome-ignore format: a chart
test.each([
  ['C G Am F', 'x32010 320003 x02210 133211'],
  ['G D Em C', '320003 xx0232 022000 x32010'],
  ['D A Bm G', 'xx0232 x02220 x24432 320003'],
  ['Bm G D A', 'x24432 320003 xx0232 x02220'],
  ['A E F#m D', 'x02220 022100 244222 xx0232'],
  ['Am F C G', 'x02210 133211 x32010 320003'],
  ['C Am F G', 'x32010 x02210 133211 320003'],
  ['E A B7 E', '022100 x02220 x21202 022100'],
  ['G C G D7', '320003 x32010 320003 xx0212'],
  ['D G A7 D', 'xx0232 320003 x02020 xx0232'],
  ['Em D C B7', '022000 xx0232 x32010 x21202'],
  ['Am G F E', 'x02210 320003 133211 022100'],
  ['Dm7 G7 Cmaj7', 'xx0211 320001 x32000'],
  ['Cmaj7 Am7 Dm7 G7', 'x32000 x02010 xx0211 320001'],
  ['E7 A7 E7 B7', '020100 x02020 020100 x21202'],
  ['Am Dm Am E7', 'x02210 xx0231 x02210 020100'],
  ['C G/B Am', 'x32010 x20003 x02210'],
  ['D Dsus4 D Dsus2', 'xx0232 xx0233 xx0232 xx0230'],
  ['Am AmMaj7 Am7 Am6', 'x02210 x02110 x02010 x02212'],
  ['E5 G5 A5', '022xxx 355xxx x022xx'],
  ['G5 A5 F5', '355xxx x022xx 133xxx'],
  ['Fmaj7 Em7 Dm7 Cmaj7', 'xx3210 020000 xx0211 x32000'],
  ['G7 Fmaj7', '320001 xx3210'],
  ['C Am7 Fmaj7 G7', 'x32010 x02010 xx3210 320001'],
  ['Em Fmaj7 Em Fmaj7', '022000 xx3210 022000 xx3210'],
  ['G Fmaj7 G', '320003 xx3210 320003'],
  ['E Fmaj7 E', '022100 xx3210 022100'],
  ['Ab G Ab', '466544 355433 466544'],
  ['Fmaj7 G E Am', 'xx3210 320003 022100 x02210'],
  ['F Fmaj7 F7 Bb', '133211 132211 131211 x13331'],
  ['C Caug F', 'x32010 x32110 133211'],
])('%s is played %s', (chords, frets) => {
  expect(songbookPath(chords).map(({ text }) => text).join(' ')).toBe(frets)
})

test('between any two chords of the first books, one that begins with an easy open grip keeps to open grips', () => {
  const chords =
    'C Cmaj7 C7 Cadd9 D Dm D7 Dm7 Dsus4 E Em E7 Em7 Fmaj7 G G7 Gmaj7 A Am A7 Am7 Amaj7 F Bm B7 Bb'.split(
      ' ',
    )
  const isOpen = (text: string) => text.includes('0')
  const beginsOpen = new Set(chords.filter((chord) => isOpen(songbookPath(chord)[0]!.text)))
  expect(beginsOpen.size).toBeGreaterThan(20)
  const closed = chords.flatMap((from) =>
    chords.flatMap((to) => {
      const pair = [from, to]
      const path = songbookPath(pair.join(' '))
      return pair.flatMap((chord, at) =>
        beginsOpen.has(chord) && !isOpen(path[at]!.text)
          ? [`${pair.join(' ')}: ${path[at]!.text}`]
          : [],
      )
    }),
  )
  expect(closed).toEqual([])
})
