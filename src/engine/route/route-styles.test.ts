import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { fingersOf, placesOf, planText, theoryOf } from './plan-routes.test-support'
import { ROUTE_STYLES, type RouteLimits, type RouteStyle } from './route'
import { keepsStyle, meanFretOf } from './verify-style'

const G_MAJOR = 'G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4'
const A_MINOR = 'A2 B2 C3 D3 E3 F3 G3 A3 B3 C4 D4 E4 F4 G4 A4'
const UP_AND_DOWN = 'C3 D3 E3 F3 G3 A3 B3 C4 B3 A3 G3 F3 E3 D3 C3'

describe('a line lies as its style says, and the proof says so', () => {
  const lines = [
    G_MAJOR, A_MINOR, UP_AND_DOWN, 'F2 G2 A2 Bb2 C3 D3 E3 F3', 'E4 F4 G4 A4 B4 C5', 'B3 C4 D4 E4 F#4 G4',
    'A2 B2 C#3 D3 E3 F#3 G#3 A3', 'D3 E3 F3 G3 A3 B3 C4 D4', 'E2 F#2 G2 A2 B2 C3',
  ] // biome-ignore format: several lines a row
  const rows = lines.flatMap((notes) => ROUTE_STYLES.map((style) => ({ notes, style })))
  test.each(rows.filter(({ notes, style }) => style !== 'one-string' || notes.length < 40))(
    '$style: $notes',
    ({ notes, style }) => {
      for (const route of planText(notes, { style }).routes) {
        expect(route.proof).toMatchObject({
          keepsStyle: true,
          allNotesMapped: true,
          fingersInOrder: true,
          costIsSumOfTerms: true,
        })
      }
    },
  )
})

test.each<[RouteStyle, string, RouteLimits, string, string]>([
  ['three-per-string', 'G2 A2 B2 C3 D3 E3', {}, 'S6F3 S6F5 S6F7 S5F3 S5F5 S5F7', '1 2 4 1 2 4'],
  ['position', 'C3 D3 E3 F3 G3 A3 B3 C4', { position: 'seventh' }, 'S6F8 S6F10 S5F7 S5F8 S5F10 S4F7 S4F9 S4F10', '2 4 1 2 4 1 3 4'],
  ['one-string', 'E4 F4 G4 A4', {}, 'S1F0 S1F1 S1F3 S1F5', '0 1 3 4'],
  ['open', 'C3 D3 E3 F3 G3 A3 B3 C4', {}, 'S5F3 S4F0 S4F2 S4F3 S3F0 S3F2 S2F0 S2F1', '3 0 2 3 0 2 0 1'],
])('%s: %s', (style, notes, limits, places, fingers) => {
  const [best] = planText(notes, { ...limits, style }).routes
  expect(placesOf(best!)).toBe(places)
  expect(fingersOf(best!)).toBe(fingers)
}) // biome-ignore format: one line a row

/** Fingers of three notes on a string by the frets between them. */
const FINGERS_OF_THREE: Readonly<Record<string, string>> = {
  '2 2': '124',
  '1 2': '124',
  '2 1': '134',
}
const MODES = [0, 1, 2, 3, 4, 5, 6].map((mode) => {
  const steps = [2, 2, 1, 2, 2, 2, 1]
  return [...steps.slice(mode), ...steps.slice(0, mode)]
})
const THREES = MODES.flatMap((steps, mode) =>
  [41, 42, 43, 44, 45].map((root) => ({ mode, root, steps })),
)

test.each(THREES)(
  'three a string from MIDI $root in mode $mode: one shape, one fingering',
  ({ root, steps }) => {
    const midis = [root]
    for (let note = 0; note < 17; note++) midis.push(midis[note]! + steps[note % 7]!)
    const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
    const limits: RouteLimits = { style: 'three-per-string' }
    const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits }).routes
    const fingers = fingersOf(best!).split(' ').join('')
    const frets = best!.notes.map(({ fret }) => fret)
    for (let at = 0; at < 18; at += 3) {
      const shape = `${frets[at + 1]! - frets[at]!} ${frets[at + 2]! - frets[at + 1]!}`
      expect(fingers.slice(at, at + 3), `${fingers} at ${at}`).toBe(FINGERS_OF_THREE[shape])
    }
  },
)

describe('a line that cannot lie so is refused with what would', () => {
  test.each<[RouteStyle, string, RegExp]>([
    [
      'one-string',
      'E2 C5',
      /^style=one-string: no string has every note from E2 to C5 .* split the line/,
    ],
    ['position', 'F2 A4 E5 B5', /^style=position: no hand position reaches from F2 to B5/],
    [
      'open',
      'C#4 D#4',
      /^style=open: no note of the line sounds on an open string \(E B G D A E\)/,
    ],
    [
      'three-per-string',
      'C3 G3 C4 G4',
      /^style=three-per-string: from C3 to G4 the pitches do not lie three a string/,
    ],
    [
      'three-per-string',
      'C D E',
      /^style=three-per-string: three notes a string need their octaves/,
    ],
  ])('%s: %s', (style, notes, message) => {
    const plan = () => planText(notes, { style })
    expect(plan).toThrow(DomainError)
    expect(plan).toThrow(message)
  })
})

describe('the proof of a style is false for a line that lies otherwise', () => {
  const step = (handPositionFret: number) =>
    ({ finger: 'index', fret: 0, handPositionFret, reason: 'route target', string: 1, targetIndex: 0 }) as const
  const place = (string: number, fret: number, midi: number) => ({ string, fret, midi })
  test.each<[RouteStyle, string, ReturnType<typeof place>[], number[]]>([
    ['position', 'the hand shifts', [place(6, 3, 43), place(6, 5, 45)], [3, 4]],
    ['position', 'a note lies beyond the hand', [place(6, 3, 43), place(6, 9, 49)], [3, 3]],
    ['three-per-string', 'four notes on a string', [place(6, 3, 43), place(6, 5, 45), place(6, 7, 47), place(6, 8, 48)], [3]],
    ['three-per-string', 'two notes on a string', [place(6, 3, 43), place(6, 5, 45), place(5, 2, 47)], [3]],
    ['three-per-string', 'a pitch at two places', [place(6, 8, 48), place(5, 3, 48)], [3]],
    ['one-string', 'two strings', [place(6, 3, 43), place(5, 0, 45)], [3]],
    ['open', 'an open pitch that is fretted', [place(5, 5, 50), place(5, 0, 45)], [1]],
    ['open', 'no open string at all', [place(5, 4, 49)], [1]],
  ])('%s: %s', (style, _what, notes, hands) => {
    expect(keepsStyle(style, notes, hands.map(step), STANDARD_NECK)).toBe(false)
  })
}) // biome-ignore format: one line a row

test('the mean fret counts fretted notes', () => {
  expect(meanFretOf([{ fret: 0 }, { fret: 7 }, { fret: 8 }])).toBe(7.5)
  expect(meanFretOf([{ fret: 0 }])).toBe(0)
})
