import { expect, test } from 'vitest'
import { FRESH_SONG_KEYS, SONG_KEYS } from '../../../test/support/song-keys'
import { transposeChord } from './capo-chord'
import { parseChordSymbol } from './chord-symbol'
import { formatKey } from './key'
import { keyStretchesOf } from './key-stretches'

const read = (text: string) => text.split(' ').map((one) => parseChordSymbol(one)!)
const stretchesOf = (text: string) =>
  keyStretchesOf(read(text)).map(({ from, key }) => `${from} ${formatKey(key)}`)

// biome-ignore format: a song a row
const CHANGES: readonly (readonly [title: string, chords: string, stretches: readonly string[]])[] = [
  ['a last verse a step up', 'C F G C C F G C D G A D D G A D', ['0 C major', '8 D major']],
  ['minor, then major', 'Am Dm E7 Am Am Dm E7 Am A D E7 A A D E7 A', ['0 A naturalMinor', '8 A major']],
  ['Blue Bossa', 'Cm7 Fm7 Dm7b5 G7 Cm7 Ebm7 Ab7 Dbmaj7 Dm7b5 G7 Cm7', ['0 C naturalMinor', '5 Db major', '8 C naturalMinor']],
  ['Tune Up', 'Em7 A7 Dmaj7 Dm7 G7 Cmaj7 Cm7 F7 Bbmaj7', ['0 D major', '3 C major', '6 Bb major']],
  ['Layla, verse and refrain', 'C#m G#m C#m C D E E7 F#m B E A F#m B E A Dm Bb C Dm Dm Bb C Dm', ['0 E major', '14 D naturalMinor']],
  ['Cherokee, with its bridge', 'Bbmaj7 Ebmaj7 Ab7 Bbmaj7 C7 Cm7 F7 Bbmaj7 C#m7 F#7 Bmaj7 Bm7 E7 Amaj7 Am7 D7 Gmaj7 Gm7 C7 Cm7 F7 Bbmaj7', ['0 Bb major', '8 B major', '11 A major', '14 G major', '17 Bb major']],
  ['Penny Lane', 'B G#m C#m F# B G#m Bm E E7 A C#m D A C#m D F#7 B', ['0 B major', '6 A major', '13 B major']],
  ['Autumn Leaves stays', 'Am7 D7 Gmaj7 Cmaj7 F#m7b5 B7 Em', ['0 E naturalMinor']],
  ['four chords stay', 'C G Am F', ['0 C major']],
  ['one chord stays', 'C', ['0 C major']],
]

test.each(CHANGES)('%s', (_, chords, stretches) => {
  expect(stretchesOf(chords)).toEqual(stretches)
})

test('songs are seldom split, and mostly those that change their key', () => {
  const split = [...SONG_KEYS, ...FRESH_SONG_KEYS].filter(
    ([, text]) => stretchesOf(text).length > 1,
  )
  expect(split.map(([title]) => title)).toEqual([
    'Moon River',
    'Space Oddity',
    'Fly Me to the Moon',
    'Blue Bossa',
    'Michelle',
    'Highway to Hell',
    'Angie',
    'Tune Up',
    'Solar',
    'Lady Bird',
    'Afternoon in Paris',
    'What Is This Thing Called Love',
    'Out of Nowhere',
  ])
})

test.each(CHANGES)('%s: every chord is in one stretch, of three chords or the whole', (_, text) => {
  const chords = read(text)
  const stretches = keyStretchesOf(chords)
  expect(stretches.map(({ from }) => from)).toEqual([
    0,
    ...stretches.slice(0, -1).map(({ to }) => to),
  ])
  expect(stretches.at(-1)!.to).toBe(chords.length)
  for (const { from, to } of stretches)
    expect(to - from).toBeGreaterThanOrEqual(Math.min(3, chords.length))
})

test.each([1, 2, 5, 6, 7, 11])(
  '%i semitones higher the same changes come at the same chords',
  (semitones) => {
    for (const [, text] of CHANGES) {
      const chords = read(text)
      const moved = chords.map((chord) => transposeChord(chord, semitones, chords[0]!))
      expect(keyStretchesOf(moved).map(({ from, key }) => [from, key.scale.id])).toEqual(
        keyStretchesOf(chords).map(({ from, key }) => [from, key.scale.id]),
      )
    }
  },
)

test('no chords have no stretches', () => {
  expect(keyStretchesOf([])).toEqual([])
})
