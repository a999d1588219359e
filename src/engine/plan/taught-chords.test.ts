/**
 * Chords, held notes and riffs with the places and fingers that editions and teachers agree on.
 * Fingers that a source leaves open are those of the chord shape held.
 *
 * Sources: Albéniz, Asturias; Romanza (anonymous); Malagueña and Greensleeves (traditional); Travis
 * picking over held shapes (Hamburger, The Acoustic Guitar Fingerstyle Method); jazz chord melody in
 * drop-3 and drop-2 shapes; drop tunings as they are tabbed.
 */
import { describe, expect, test } from 'vitest'
import { type Neck, STANDARD_NECK } from '../instrument/neck'
import { neckNamed, notesOf, placesOf } from './chart.test-support'
import type { HandRoute, Note } from './note'
import { planMusic } from './plan-music'
import type { Style } from './weights'

const routeOf = (notes: readonly Note[], neck: Neck, style?: Style) =>
  planMusic(notes, { neck, ...(style && { style }) }).routes[0]!
const withoutFingers = (places: string) => places.replaceAll(/\/\d/g, '')

// biome-ignore format: a row reads as it is printed
test.each<[what: string, style: Style, tuning: string, music: string, places: string]>([
  ['Greensleeves in two voices, bars 1 to 3', 'acoustic', 'standard-6-string', 'A3 | A2*3 C4*2 | | D4 | A2*3 E4 | F4 | E4 | G2*3 D4*2', '3:2/2 | 5:0 2:1/1 | 2:3/3 | 5:0 1:0 | 1:1/1 | 1:0 | 6:3/3 2:3/4'],
])('%s, %s', (_, style, tuning, music, printed) => {
  expect(placesOf(routeOf(notesOf(music), neckNamed('guitar', tuning), style))).toBe(printed)
})

// Editions differ in the fingers here.
// biome-ignore format: a row reads as it is printed
test.each<[what: string, style: Style, tuning: string, music: string, places: string]>([
  ['Asturias, bars 1 and 2', 'acoustic', 'standard-6-string', 'E3 | B3 | F#3 | B3 | G3 | B3 | F#3 | B3 | E3 | B3 | D#3 | B3 | E3 | B3 | B2 | B3', '4:2 | 2:0 | 4:4 | 2:0 | 3:0 | 2:0 | 4:4 | 2:0 | 4:2 | 2:0 | 4:1 | 2:0 | 4:2 | 2:0 | 5:2 | 2:0'],
  ['Malagueña, the bass line', 'acoustic', 'standard-6-string', 'B2 | E4 | B2 | E4 | C3 | E4 | D3 | E4 | C3 | E4 | B2 | E4 | A2 | E4 | G#2 | E4 | E2 | E4', '5:2 | 1:0 | 5:2 | 1:0 | 5:3 | 1:0 | 4:0 | 1:0 | 5:3 | 1:0 | 5:2 | 1:0 | 5:0 | 1:0 | 6:4 | 1:0 | 6:0 | 1:0'],
  ['Malagueña, the chords', 'acoustic', 'standard-6-string', 'A2 E3 A3 C4 E4 | G2 B2 D3 G3 B3 G4 | F2 C3 F3 A3 C4 F4 | E2 B2 E3 G#3 B3 E4', '5:0 4:2 3:2 2:1 1:0 | 6:3 5:2 4:0 3:0 2:0 1:3 | 6:1 5:3 4:3 3:2 2:1 1:1 | 6:0 5:2 4:2 3:1 2:0 1:0'],
  ['Travis picking over C, Am and G', 'acoustic', 'standard-6-string', 'C3*2 E4*2 | G3 | E3*2 | C4 | C3*2 | G3 | E3*2 | C4 | A2*2 E4 | A3 | E3*2 | C4 | G2*2 G4 | G3 | D3*2 | B3', '5:3 1:0 | 3:0 | 4:2 | 2:1 | 5:3 | 3:0 | 4:2 | 2:1 | 5:0 1:0 | 3:2 | 4:2 | 2:1 | 6:3 1:3 | 3:0 | 4:0 | 2:0'],
  ['a ii–V–I for chord melody, B flat', 'lead', 'standard-6-string', 'C3 G3 Bb3 Eb4 | F2 Eb3 A3 C4 | Bb2 F3 A3 D4', '5:3 4:5 3:3 2:4 | 6:1 4:1 3:2 2:1 | 5:1 4:3 3:2 2:3'],
  ['power chords in drop D, one finger', 'lead', 'drop-d', 'D2 A2 D3 | F2 C3 F3 | G2 D3 G3 | D2 A2 D3 | F2 C3 F3 | G#2 D#3 G#3 | G2 D3 G3', '6:0 5:0 4:0 | 6:3 5:3 4:3 | 6:5 5:5 4:5 | 6:0 5:0 4:0 | 6:3 5:3 4:3 | 6:6 5:6 4:6 | 6:5 5:5 4:5'],
  ['a boogie shuffle in E, bars 1 to 3: E, A and E again', 'lead', 'standard-6-string', 'E2 B2 | E2 B2 | E2 C#3 | E2 C#3 | A2 E3 | A2 E3 | A2 F#3 | A2 F#3 | E2 B2 | E2 B2 | E2 C#3 | E2 C#3', '6:0 5:2 | 6:0 5:2 | 6:0 5:4 | 6:0 5:4 | 5:0 4:2 | 5:0 4:2 | 5:0 4:4 | 5:0 4:4 | 6:0 5:2 | 6:0 5:2 | 6:0 5:4 | 6:0 5:4'],
  ['a unison of two strings', 'lead', 'standard-6-string', 'E4 E4', '1:0 2:5'],
])('%s: strings and frets', (_, style, tuning, music, printed) => {
  const route = routeOf(notesOf(music), neckNamed('guitar', tuning), style)
  expect(withoutFingers(placesOf(route))).toBe(printed)
})

// biome-ignore format: a row reads as it is printed
test.each([
  ['E', 'E2 B2 E3 G#3 B3 E4', '6:0 5:2/2 4:2/3 3:1/1 2:0 1:0'],
  ['Am', 'A2 E3 A3 C4 E4', '5:0 4:2/2 3:2/3 2:1/1 1:0'],
  ['A', 'A2 E3 A3 C#4 E4', '5:0 4:2/1 3:2/2 2:2/3 1:0'],
  ['D', 'D3 A3 D4 F#4', '4:0 3:2/1 2:3/3 1:2/2'],
  ['Dm', 'D3 A3 D4 F4', '4:0 3:2/2 2:3/3 1:1/1'],
  ['C', 'C3 E3 G3 C4 E4', '5:3/3 4:2/2 3:0 2:1/1 1:0'],
  ['F', 'F2 C3 F3 A3 C4 F4', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1'],
  ['B7', 'B2 D#3 A3 B3 F#4', '5:2/2 4:1/1 3:2/3 2:0 1:2/4'],
])('%s alone is the chord of the first lesson', (_, notes, printed) => {
  expect(placesOf(routeOf(notesOf(notes), STANDARD_NECK))).toBe(printed)
})

// biome-ignore format: a row reads as it is printed
test.each([
  ['C half diminished', 'guitar', 'C3 F#3 Bb3 Eb4', '5:3/1 4:4/3 3:3/2 2:4/4'],
  ['G on the ukulele', 'ukulele', 'D4 G4 G4 B4', '3:2/1 4:0 2:3/3 1:2/2'],
  ['C on the ukulele', 'ukulele', 'C4 E4 G4 C5', '3:0 2:0 4:0 1:3/3'],
  ['A minor on the ukulele', 'ukulele', 'C4 E4 A4 A4', '3:0 2:0 4:2/2 1:0'],
  ['F on the ukulele', 'ukulele', 'C4 F4 A4 A4', '3:0 2:1/1 4:2/2 1:0'],
])('%s has the fingers of its picture', (_, instrument, notes, printed) => {
  const places = placesOf(routeOf(notesOf(notes), neckNamed(instrument)))
  const inOrder = (text: string) => text.split(' ').toSorted()
  expect(inOrder(places)).toEqual(inOrder(printed))
})

test.each([
  ['root and fifth', [0, 7], '13'],
  ['root, fifth and octave', [0, 7, 12], '134'],
])('power chords have the fingers that the chord has by itself: %s', (_, intervals, fingers) => {
  const roots = [41, 46, 44, 49, 43, 53, 48, 42, 51, 45, 50, 47, 54, 41]
  const notes = roots.flatMap((root, startBeat) =>
    intervals.map((interval) => ({ midi: root + interval, startBeat, durationBeats: 1 })),
  )
  const { grips } = routeOf(notes, STANDARD_NECK, 'lead')
  const closed = grips.filter(({ sounding: [low, ...others] }) =>
    others.every(({ fret }) => low!.fret > 0 && fret >= low!.fret + 2),
  )
  expect(closed.length).toBeGreaterThan(8)
  for (const { sounding } of closed) {
    expect(sounding.map(({ finger }) => finger).join('')).toBe(fingers)
  }
})

// biome-ignore format: a row reads as it is printed
test.each([
  ['Am', 'A2*9 A4*3 | E4 | C4 | A4*3 | E4 | C4 | A4*3 | E4 | C4'],
  ['Am, from bar 6 on', 'A2*9 C5*3 | E4 | C4 | B4*3 | E4 | C4 | A4*3 | E4 | C4'],
  ['Bm', 'B2*9 B4*3 | F#4 | D4 | B4*3 | F#4 | D4 | B4*3 | F#4 | D4'],
  ['Gm', 'G2*9 G4*3 | D4 | Bb3 | G4*3 | D4 | Bb3 | G4*3 | D4 | Bb3'],
  ['D', 'D3*9 A4*3 | F#4 | D4 | A4*3 | F#4 | D4 | A4*3 | F#4 | D4'],
  ['Dm', 'D3*9 A4*3 | F4 | D4 | A4*3 | F4 | D4 | A4*3 | F4 | D4'],
  ['Em', 'E2*9 B4*3 | B3 | G3 | A4*3 | B3 | G3 | G4*3 | B3 | G3'],
])('a melody over broken chords as in Romanza keeps its notes: %s', (_, music) => {
  const { grips } = routeOf(notesOf(music), STANDARD_NECK, 'acoustic')
  expect(grips.flatMap(({ letGo }) => letGo)).toEqual([])
})

/** Notes half a beat apart from `string:fret`. */
const notesAt = (neck: Neck, text: string): readonly Note[] =>
  text.split(' | ').flatMap((onset, index) =>
    onset.split(' ').map((place) => {
      const [string, fret] = place.split(':').map(Number)
      const midi = neck.strings.find((own) => own.string === string)!.midi + fret!
      return { midi, startBeat: index / 2, durationBeats: 0.5 }
    }),
  )

/** Places grip by grip, in the order of strings: two strings can sound one pitch. */
const sortedPlacesOf = ({ grips }: HandRoute) =>
  grips.map(({ sounding }) => sounding.map(({ string, fret }) => `${string}:${fret}`).sort())

// biome-ignore format: a row reads as it is tabbed
test.each([
  ['two strings, chromatic', 'drop-c', '6:2 5:2 | 6:3 5:3 | 6:5 5:5 | 6:7 5:7 | 6:8 5:8 | 6:7 5:7 | 6:5 5:5'],
  ['a gallop', 'drop-b', '6:0 | 6:0 | 6:0 | 6:3 5:3 4:3 | 6:0 | 6:0 | 6:0 | 6:1 5:1 4:1 | 6:0 | 6:0 | 6:5 5:5 4:5 | 6:6 5:6 4:6'],
  ['a shuffle over a barre', 'drop-d', '6:5 5:5 | 6:5 5:5 | 6:5 5:7 | 6:5 5:7 | 6:5 5:5 | 6:5 5:5 | 6:5 5:7 | 6:5 5:7'],
  ['open chords and power chords', 'double-drop-d', '6:0 5:0 4:0 3:2 2:3 1:0 | 5:3 4:2 3:0 2:1 1:0 | 6:5 5:5 4:5 3:0 | 6:3 5:3 4:3 | 6:0 5:0 4:0 3:2 2:3 1:0'],
  ['full barres', 'open-d', '6:0 5:0 4:0 3:0 2:0 1:0 | 6:5 5:5 4:5 3:5 2:5 1:5 | 6:7 5:7 4:7 3:7 2:7 1:7 | 6:0 5:0 4:0 3:0 2:0 1:0'],
  ['chords with drones', 'dadgad', '6:0 5:0 4:0 3:2 2:0 1:0 | 5:2 4:0 3:0 2:0 1:0 | 5:0 4:2 3:2 2:0 1:0 | 6:0 5:0 4:0 3:2 2:0 1:0'],
  ['an alternating bass', 'open-g', '5:0 1:0 | 3:0 | 4:0 2:1 | 3:0 | 5:0 2:0 | 3:0 | 4:0 1:0 | 3:0 | 5:0 2:1 | 3:0 | 4:0 1:2 | 3:0'],
  ['a melody over two basses', 'open-d', '6:0 1:0 | 4:0 | 6:0 1:2 | 4:0 | 6:0 2:0 | 4:0 | 6:0 3:1 | 4:0 | 6:0 3:0 | 4:0'],
  ['a folk pattern', 'drop-d', '6:0 1:2 | 3:2 | 4:0 | 2:3 | 6:0 1:0 | 3:2 | 4:0 | 2:3 | 6:5 2:3 | 3:0 | 4:0 | 2:0'],
])('%s, %s: strings and frets as players tab them', (_, tuning, text) => {
  const neck = neckNamed('guitar', tuning)
  const tabbed = text.split(' | ').map((onset) => onset.split(' ').sort())
  expect(sortedPlacesOf(routeOf(notesAt(neck, text), neck))).toEqual(tabbed)
})

/** The chord string by string, each note held until all are. */
const pluckedOf = (chord: readonly string[]) =>
  notesOf(chord.map((name, index) => `${name}*${chord.length - index}`).join(' | '))

// biome-ignore format: a row reads as it is printed
describe.each([
  ['C', 'C3 E3 G3 C4 E4', '5:3 4:2 3:0 2:1 1:0'],
  ['Am', 'A2 E3 A3 C4 E4', '5:0 4:2 3:2 2:1 1:0'],
  ['A', 'A2 E3 A3 C#4 E4', '5:0 4:2 3:2 2:2 1:0'],
  ['A7', 'A2 E3 G3 C#4 E4', '5:0 4:2 3:0 2:2 1:0'],
  ['D', 'D3 A3 D4 F#4', '4:0 3:2 2:3 1:2'],
  ['Dm', 'D3 A3 D4 F4', '4:0 3:2 2:3 1:1'],
  ['D7', 'D3 A3 C4 F#4', '4:0 3:2 2:1 1:2'],
  ['B7', 'B2 D#3 A3 B3 F#4', '5:2 4:1 3:2 2:0 1:2'],
  ['Bm', 'B2 F#3 B3 D4 F#4', '5:2 4:4 3:4 2:3 1:2'],
  ['G, six strings', 'G2 B2 D3 G3 B3 G4', '6:3 5:2 4:0 3:0 2:0 1:3'],
  ['F, six strings', 'F2 C3 F3 A3 C4 F4', '6:1 5:3 4:3 3:2 2:1 1:1'],
])('%s, plucked and held', (_, chord, frets) => {
  const route = routeOf(pluckedOf(chord.split(' ')), STANDARD_NECK, 'acoustic')

  test('lies on the frets of the chord and lets no note go', () => {
    expect(withoutFingers(placesOf(route))).toBe(frets.replaceAll(' ', ' | '))
    expect(route.grips.flatMap(({ letGo }) => letGo)).toEqual([])
  })

  test('keeps each finger, and ends on those of the chord struck at once', () => {
    for (const { sounding } of route.grips) {
      for (const { note, finger } of sounding) expect(finger).toBe(route.notes[note]!.finger)
    }
    const struck = routeOf(notesOf(chord), STANDARD_NECK, 'acoustic')
    expect(route.notes.map(({ finger }) => finger)).toEqual(
      struck.notes.map(({ finger }) => finger),
    )
  })
})

/** Movable shapes, string 6 first. */
// biome-ignore format: a list of frets
const BARRES = [
  '133211', '244322', '355433', '466544', '133111', '244222', '355333', '466444', '131211', '242322',
  '131111', '242222', 'x35553', 'x46664', 'x57775', 'x68886', 'x13321', 'x24432', 'x35543',
  'x46654', 'x57765', 'x68876', 'x24242', 'x35353', 'x24232', 'x35343', 'x35453', 'x57675',
]

test.each(BARRES)('%s, plucked string by string, keeps every note', (frets) => {
  const midis = STANDARD_NECK.strings.flatMap(({ string, midi }) =>
    frets.at(-string) === 'x' ? [] : [midi + Number(frets.at(-string))],
  )
  const notes = midis.toReversed().map((midi, index, { length }) => {
    return { midi, startBeat: index, durationBeats: length - index }
  })
  const { grips } = routeOf(notes, STANDARD_NECK, 'acoustic')
  expect(grips.flatMap(({ letGo }) => letGo)).toEqual([])
})
