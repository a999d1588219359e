/** Progressions as songbooks play them: known grips with the root in the bass. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { difficultyOf } from '#engine/voicing/difficulty'
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
  ['Fmaj7 G E Am', 'xx3210 320003 022100 x02210'],
  ['C Caug F', 'x32010 x32110 133211'],
  ['Db B Gb Db', 'x46664 x24442 244322 x46664'],
  ['Gb Cb Db Gb', '244322 x24442 x46664 244322'],
  ['Eb Bb/D Cm Eb/Bb Ab Eb/G', 'xx1343 xx0331 x35543 x11343 466544 xx5343'],
  ['Bb G7 Cm7 F7 Dm7 G7 Cm7 F7', 'x13331 320001 x35343 131211 xx0211 320001 x35343 131211'],
  ['F#m7 Gm7 G#m7', '242222 353333 464444'],
  ['E F E', '022100 133211 022100'],
  ['A Bb A', 'x02220 x13331 x02220'],
  ['G B C G', '320003 x24442 x32010 320003'],
  ['C B Em', 'x32010 x24442 022000'],
  ['D7 Eb7 D7', 'xx0212 xx1323 xx0212'],
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

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
/** Sequences in every key: semitones above the tonic and type, a bass after the bar. */
// biome-ignore format: a chart
const IN_ANY_KEY: readonly (readonly (readonly [root: number, type: string, bass?: number])[])[] = [
  [[0, ''], [9, 'm'], [5, ''], [7, '7'], [0, '']],
  [[0, ''], [7, ''], [9, 'm'], [5, ''], [0, '']],
  [[0, 'maj7'], [9, 'm7'], [2, 'm7'], [7, '7'], [0, 'maj7']],
  [[0, ''], [7, '', 11], [9, 'm'], [0, '', 7], [5, ''], [0, '', 4], [2, 'm7'], [7, '7'], [0, '']],
  [[0, '7'], [5, '7'], [0, '7'], [7, '7'], [5, '7'], [0, '7']],
  [[0, ''], [10, ''], [5, ''], [0, '']],
]
const ROWS_IN_ALL_KEYS = IN_ANY_KEY.flatMap((row) =>
  ROOTS.map((_, key) => {
    const nameOf = (semitones: number) => ROOTS[(key + semitones) % 12]!
    return row.map(([root, type, bass]) =>
      bass === undefined ? nameOf(root) + type : `${nameOf(root)}${type}/${nameOf(bass)}`,
    )
  }),
)
const levelOf = (text: string) => {
  const frets = parseFrets(text)!
  return difficultyOf(frets, fingerGrip(frets), STANDARD_NECK).level
}

describe('in every key', () => {
  const played = ROWS_IN_ALL_KEYS.map((row) => ({ row, path: songbookPath(row.join(' ')) }))

  test('a chord that comes again keeps its grip', () => {
    const changed = played.flatMap(({ row, path }) =>
      row.flatMap((chord, at) => {
        const first = path[row.indexOf(chord)]!.text
        return path[at]!.text === first ? [] : [`${row.join(' ')}: ${chord} ${path[at]!.text}`]
      }),
    )
    expect(changed).toEqual([])
  })

  test('99 of 100 grips are at most one level harder than the first grip of their chord', () => {
    const harder = played.flatMap(({ row, path }) =>
      row.map((chord, at) => levelOf(path[at]!.text) - levelOf(songbookPath(chord)[0]!.text)),
    )
    expect(harder.filter((levels) => levels > 1).length / harder.length).toBeLessThan(0.01)
  })
})
