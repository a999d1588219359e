/**
 * Music that guitarists learn from books, with the places and fingers that editions and teachers
 * agree on. Fingers that a source leaves open are those of the chord shape held.
 *
 * Sources: Albéniz, Asturias, the opening in E minor as every guitar edition has it: the theme on
 * strings 3–5 under the open B as pedal. Romanza (anonymous): melody on the first string over open
 * strings 2, 3 and 6 (vefurkela.com and actiontab.com describe just this). Malagueña (traditional):
 * bass line against the open first string, then E, Am, G, F and E in open position. Greensleeves
 * (traditional) in two voices, first position. Travis picking over held C, Am and G shapes
 * (Hamburger, The Acoustic Guitar Fingerstyle Method: bass on strings 6 and 4 for G). Boogie
 * shuffle: open root, fifth at the second and sixth at the fourth fret, one string pair a chord.
 * Jazz chord melody: ii–V–I in drop-3 and drop-2 shapes, a finger a string where a barre would
 * press the muted fifth string. Drop D: root, fifth and octave under one finger, D5 open.
 */
import { describe, expect, test } from 'vitest'
import type { HandStyle } from './cost-table'
import { neckNamed, placesOf, planText } from './hand-chart.test-support'

const DROP_D = neckNamed('guitar', 'drop-d')

interface BookRow {
  readonly what: string
  readonly style: HandStyle
  readonly music: string
  /** `string:fret/finger` of the notes struck. */
  readonly places: string
  readonly neck?: typeof DROP_D
}

// biome-ignore format: a row reads as it is printed
const BOOK: readonly BookRow[] = [
  {
    what: 'Asturias, bars 1 and 2', style: 'acoustic',
    music: 'E3 | B3 | F#3 | B3 | G3 | B3 | F#3 | B3 | E3 | B3 | D#3 | B3 | E3 | B3 | B2 | B3',
    places: '4:2/2 | 2:0 | 4:4/4 | 2:0 | 3:0 | 2:0 | 4:4/4 | 2:0 | 4:2/2 | 2:0 | 4:1/1 | 2:0 | 4:2/2 | 2:0 | 5:2/2 | 2:0',
  },
  {
    what: 'Malagueña, the bass line', style: 'acoustic',
    music: 'B2 | E4 | B2 | E4 | C3 | E4 | D3 | E4 | C3 | E4 | B2 | E4 | A2 | E4 | G#2 | E4 | E2 | E4',
    places: '5:2/2 | 1:0 | 5:2/2 | 1:0 | 5:3/3 | 1:0 | 4:0 | 1:0 | 5:3/3 | 1:0 | 5:2/2 | 1:0 | 5:0 | 1:0 | 6:4/4 | 1:0 | 6:0 | 1:0',
  },
  {
    what: 'Malagueña, the chords', style: 'acoustic',
    music: 'A2 E3 A3 C4 E4 | G2 B2 D3 G3 B3 G4 | F2 C3 F3 A3 C4 F4 | E2 B2 E3 G#3 B3 E4',
    places: '5:0 4:2/2 3:2/3 2:1/1 1:0 | 6:3/2 5:2/1 4:0 3:0 2:0 1:3/3 | 6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1 | 6:0 5:2/2 4:2/3 3:1/1 2:0 1:0',
  },
  {
    what: 'Greensleeves in two voices, bars 1 to 3', style: 'acoustic',
    music: 'A3 | A2*3 C4*2 | | D4 | A2*3 E4 | F4 | E4 | G2*3 D4*2',
    places: '3:2/2 | 5:0 2:1/1 | 2:3/3 | 5:0 1:0 | 1:1/1 | 1:0 | 6:3/3 2:3/4',
  },
  {
    what: 'Travis picking over C, Am and G', style: 'acoustic',
    music: 'C3*2 E4*2 | G3 | E3*2 | C4 | C3*2 | G3 | E3*2 | C4 | A2*2 E4 | A3 | E3*2 | C4 | G2*2 G4 | G3 | D3*2 | B3',
    places: '5:3/3 1:0 | 3:0 | 4:2/2 | 2:1/1 | 5:3/3 | 3:0 | 4:2/2 | 2:1/1 | 5:0 1:0 | 3:2/2 | 4:2/2 | 2:1/1 | 6:3/3 1:3/4 | 3:0 | 4:0 | 2:0',
  },
  {
    what: 'a ii–V–I for chord melody, B flat', style: 'lead',
    music: 'C3 G3 Bb3 Eb4 | F2 Eb3 A3 C4 | Bb2 F3 A3 D4',
    places: '5:3/1 4:5/3 3:3/1 2:4/2 | 6:1/1 4:1/2 3:2/4 2:1/3 | 5:1/1 4:3/3 3:2/2 2:3/4',
  },
  {
    what: 'power chords in drop D, one finger', style: 'lead', neck: DROP_D,
    music: 'D2 A2 D3 | F2 C3 F3 | G2 D3 G3 | D2 A2 D3 | F2 C3 F3 | G#2 D#3 G#3 | G2 D3 G3',
    places: '6:0 5:0 4:0 | 6:3/1 5:3/1 4:3/1 | 6:5/1 5:5/1 4:5/1 | 6:0 5:0 4:0 | 6:3/1 5:3/1 4:3/1 | 6:6/1 5:6/1 4:6/1 | 6:5/1 5:5/1 4:5/1',
  },
]

const frets = (places: string) => places.replaceAll(/\/\d/g, '')

describe('the planner plays as books print', () => {
  test.each(BOOK)('$what: strings, frets and fingers', ({ music, places, style, neck }) => {
    expect(placesOf(planText(music, style, neck).routes[0]!)).toBe(places)
  })

  // Editions differ in the fingers here.
  test.each<[string, HandStyle, string, string]>([
    [
      'Romanza, bars 1 and 2',
      'acoustic',
      'E2*9 B4 | B3 | G3 | B4 | B3 | G3 | B4 | B3 | G3 | E2*9 B4 | B3 | G3 | A4 | B3 | G3 | G4 | B3 | G3',
      '6:0 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 6:0 1:7 | 2:0 | 3:0 | 1:5 | 2:0 | 3:0 | 1:3 | 2:0 | 3:0',
    ],
    [
      'a boogie shuffle in A',
      'lead',
      'A2 E3 | A2 E3 | A2 F#3 | A2 F#3 | D3 A3 | D3 A3 | D3 B3 | D3 B3 | E2 B2 | E2 B2 | E2 C#3',
      '5:0 4:2 | 5:0 4:2 | 5:0 4:4 | 5:0 4:4 | 4:0 3:2 | 4:0 3:2 | 4:0 3:4 | 4:0 3:4 | 6:0 5:2 | 6:0 5:2 | 6:0 5:4',
    ],
    [
      'a boogie shuffle in E, bars 1 to 3: E, A and E again',
      'lead',
      'E2 B2 | E2 B2 | E2 C#3 | E2 C#3 | A2 E3 | A2 E3 | A2 F#3 | A2 F#3 | E2 B2 | E2 B2 | E2 C#3 | E2 C#3',
      '6:0 5:2 | 6:0 5:2 | 6:0 5:4 | 6:0 5:4 | 5:0 4:2 | 5:0 4:2 | 5:0 4:4 | 5:0 4:4 | 6:0 5:2 | 6:0 5:2 | 6:0 5:4 | 6:0 5:4',
    ],
    ['a unison of two strings', 'lead', 'E4 E4', '1:0 2:5'],
  ])('%s: strings and frets', (_, style, music, places) => {
    expect(frets(placesOf(planText(music, style).routes[0]!))).toBe(places)
  })
})

// Louise May, Romanza, complete version (wholenote.com): the C on the first string in bar 6 is played
// with the little finger, so that the hand is in position for bar 7.
test('Romanza, bar 6: the little finger prepares the fifth position of bar 7', () => {
  const music =
    'E2*9 E5*3 | B3 | G3 | D5*3 | B3 | G3 | C5*3 | B3 | G3 | A2*9 C5*3 | E4 | C4 | B4*3 | E4 | C4 | A4*3 | E4 | C4'
  const { onsets, notes } = planText(music, 'acoustic').routes[0]!
  const fingered = notes.filter(({ midi }) => midi === 72)
  expect(fingered.map(({ string, fret, finger }) => [string, fret, finger])).toEqual([
    [1, 8, 4],
    [1, 8, 4],
  ])
  expect(onsets[fingered[0]!.onset]!.hand).toBe(onsets[fingered[1]!.onset]!.hand)
})

// The melody rings three notes long; no open string of the same name cuts it.
test.each([
  ['Am', 'A2*9 A4*3 | E4 | C4 | A4*3 | E4 | C4 | A4*3 | E4 | C4'],
  ['Am, from bar 6 on', 'A2*9 C5*3 | E4 | C4 | B4*3 | E4 | C4 | A4*3 | E4 | C4'],
  ['Bm', 'B2*9 B4*3 | F#4 | D4 | B4*3 | F#4 | D4 | B4*3 | F#4 | D4'],
  ['Gm', 'G2*9 G4*3 | D4 | Bb3 | G4*3 | D4 | Bb3 | G4*3 | D4 | Bb3'],
  ['C#m', 'C#3*9 G#4*3 | E4 | C#4 | G#4*3 | E4 | C#4 | G#4*3 | E4 | C#4'],
  ['D', 'D3*9 A4*3 | F#4 | D4 | A4*3 | F#4 | D4 | A4*3 | F#4 | D4'],
  ['Dm', 'D3*9 A4*3 | F4 | D4 | A4*3 | F4 | D4 | A4*3 | F4 | D4'],
  ['Em', 'E2*9 B4*3 | B3 | G3 | A4*3 | B3 | G3 | G4*3 | B3 | G3'],
])('a melody over broken chords as in Romanza keeps its notes: %s', (_, music) => {
  const { onsets } = planText(music, 'acoustic').routes[0]!
  expect(onsets.flatMap(({ letGo }) => letGo)).toEqual([])
})

// biome-ignore format: a row reads as it is printed
const OPEN_CHORDS: readonly (readonly [name: string, notes: string, places: string])[] = [
  ['E', 'E2 B2 E3 G#3 B3 E4', '6:0 5:2/2 4:2/3 3:1/1 2:0 1:0'],
  ['Em', 'E2 B2 E3 G3 B3 E4', '6:0 5:2/1 4:2/2 3:0 2:0 1:0'],
  ['Am', 'A2 E3 A3 C4 E4', '5:0 4:2/2 3:2/3 2:1/1 1:0'],
  ['A', 'A2 E3 A3 C#4 E4', '5:0 4:2/1 3:2/2 2:2/3 1:0'],
  ['D', 'D3 A3 D4 F#4', '4:0 3:2/1 2:3/3 1:2/2'],
  ['Dm', 'D3 A3 D4 F4', '4:0 3:2/2 2:3/3 1:1/1'],
  ['C', 'C3 E3 G3 C4 E4', '5:3/3 4:2/2 3:0 2:1/1 1:0'],
  ['G', 'G2 B2 D3 G3 B3 G4', '6:3/2 5:2/1 4:0 3:0 2:0 1:3/3'],
  ['F', 'F2 C3 F3 A3 C4 F4', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1'],
  ['B7', 'B2 D#3 A3 B3 F#4', '5:2/2 4:1/1 3:2/3 2:0 1:2/4'],
]

test.each(OPEN_CHORDS)('%s alone is the chord of the first lesson', (_, notes, places) => {
  expect(placesOf(planText(notes).routes[0]!)).toBe(places)
})
