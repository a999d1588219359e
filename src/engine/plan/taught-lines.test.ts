/**
 * Lines as teachers and method books play them: places, and fingers where books print them. A low
 * tune is told where it lies (`position: 'first'`), as it is on a page of a first method.
 *
 * Sources of the scales: urbanpro.com, simplyguitar.com, donovan-raitt.com lesson 10,
 * rhythmicguitar.com, paulelwood.com lessons 3 and 4, muzician.com, riffninja.com, stringpath.app,
 * guitarforbeginners.com lesson 15; the tunes are of the public domain.
 */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import type { PositionName } from '../hand/hand-window'
import { parseFrets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { type Neck, STANDARD_NECK } from '../instrument/neck'
import { neckNamed } from './chart.test-support'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, theoryOf } from './plan-routes.test-support'
import type { RouteRequest } from './route'

type Row = readonly [neck: string, notes: string, places: string]

const bestOf = (text: string, neck: Neck, request: Partial<RouteRequest> = {}, semitones = 0) => {
  const notes = notesOf(text).map((note) => ({ ...note, midi: note.midi + semitones }))
  const own = semitones === 0 ? notes : notes.map(({ name: _, ...note }) => note)
  return planRoutes({ notes: own, theory: theoryOf(), neck, ...request }).routes[0]!
}
const places = (route: Parameters<typeof placesOf>[0]) =>
  placesOf(route).replace(/S(\d)F(\d+)/g, '$1/$2')
const FIRST = { limits: { position: 'first' } } as const

/** In first position each pitch lies on the highest string that sounds it. */
const firstPlacesOf = (text: string, neck: Neck) =>
  notesOf(text)
    .map(({ midi }) => {
      const { string, openMidi } = neck.strings.find((own) => own.openMidi <= midi)!
      return `${string}/${midi - openMidi}`
    })
    .join(' ')

// biome-ignore format: a row reads as it is printed
const SCALES: readonly (readonly [key: string, position: PositionName, notes: string, places: string, fingers: string])[] = [
  ['C major', 'first', 'C3 D3 E3 F3 G3 A3 B3 C4', '5/3 4/0 4/2 4/3 3/0 3/2 2/0 2/1', '3 0 2 3 0 2 0 1'],
  ['G major', 'open', 'G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4', '6/3 5/0 5/2 5/3 4/0 4/2 4/4 3/0 3/2 2/0 2/1 2/3 1/0 1/2 1/3', '3 0 2 3 0 2 4 0 2 0 1 3 0 2 3'],
  ['D major', 'open', 'D3 E3 F#3 G3 A3 B3 C#4 D4', '4/0 4/2 4/4 3/0 3/2 2/0 2/2 2/3', '0 2 4 0 2 0 2 3'],
  ['A naturalMinor', 'open', 'A2 B2 C3 D3 E3 F3 G3 A3', '5/0 5/2 5/3 4/0 4/2 4/3 3/0 3/2', '0 2 3 0 2 3 0 2'],
  ['E minorPentatonic', 'open', 'E2 G2 A2 B2 D3 E3 G3 A3 B3 D4 E4 G4', '6/0 6/3 5/0 5/2 4/0 4/2 3/0 3/2 2/0 2/3 1/0 1/3', '0 3 0 2 0 2 0 2 0 3 0 3'],
  ['E naturalMinor', 'open', 'E2 F#2 G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4', '6/0 6/2 6/3 5/0 5/2 5/3 4/0 4/2 4/4 3/0 3/2 2/0 2/1 2/3 1/0', '0 2 3 0 2 3 0 2 4 0 2 0 1 3 0'],
  ['F major', 'first', 'F2 G2 A2 Bb2 C3 D3 E3 F3 G3 A3 Bb3 C4 D4 E4 F4 G4', '6/1 6/3 5/0 5/1 5/3 4/0 4/2 4/3 3/0 3/2 3/3 2/1 2/3 1/0 1/1 1/3', '1 3 0 1 3 0 2 3 0 2 3 1 3 0 1 3'],
  ['A minorPentatonic', 'fifth', 'A2 C3 D3 E3 G3 A3 C4 D4 E4 G4 A4 C5', '6/5 6/8 5/5 5/7 4/5 4/7 3/5 3/7 2/5 2/8 1/5 1/8', '1 4 1 3 1 3 1 3 1 4 1 4'],
  ['C major', 'seventh', 'C3 D3 E3 F3 G3 A3 B3 C4 D4 E4 F4 G4 A4 B4 C5', '6/8 6/10 5/7 5/8 5/10 4/7 4/9 4/10 3/7 3/9 3/10 2/8 2/10 1/7 1/8', '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2'],
  ['B phrygian', 'seventh', 'B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4', '6/7 6/8 6/10 5/7 5/9 5/10 4/7 4/9 4/10 3/7 3/9 2/7 2/8 2/10 1/7', '1 2 4 1 3 4 1 3 4 1 3 1 2 4 1'],
  ['B minorPentatonic', 'seventh', 'B2 D3 E3 F#3 A3 B3 D4 E4 F#4 A4 B4 D5', '6/7 6/10 5/7 5/9 4/7 4/9 3/7 3/9 2/7 2/10 1/7 1/10', '1 4 1 3 1 3 1 3 1 4 1 4'],
  ['G major', 'second', 'G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4', '6/3 6/5 5/2 5/3 5/5 4/2 4/4 4/5 3/2 3/4 3/5 2/3 2/5 1/2 1/3', '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2'],
  ['A major', 'fourth', 'A2 B2 C#3 D3 E3 F#3 G#3 A3 B3 C#4 D4 E4 F#4 G#4 A4', '6/5 6/7 5/4 5/5 5/7 4/4 4/6 4/7 3/4 3/6 3/7 2/5 2/7 1/4 1/5', '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2'],
]

test.each(SCALES)('%s, %s position', (key, position, notes, printed, fingers) => {
  const [root, scale] = key.split(' ')
  const request = { theory: theoryOf(root, scale), limits: { position } }
  const best = bestOf(notes, STANDARD_NECK, request)
  expect(places(best)).toBe(printed)
  expect(fingersOf(best)).toBe(fingers)
  expect(best.proof).toMatchObject({ notesOutsideHandWindow: 0, positionShiftCount: 0 })
})

// biome-ignore format: a row reads as it is printed
const LINES: readonly Row[] = [
  ['bass standard', 'E1 F#1 G1 A1 B1 C2 D2 E2', '4/0 4/2 4/3 3/0 3/2 3/3 2/0 2/2'],
  ['bass standard', 'E1 F1 G1 A1 B1 C2 D2 E2 F2 G2', '4/0 4/1 4/3 3/0 3/2 3/3 2/0 2/2 2/3 1/0'],
  ['bass standard', 'F1 G1 A1 Bb1 C2 D2 E2 F2', '4/1 4/3 3/0 3/1 3/3 2/0 2/2 2/3'],
  ['bass standard', 'E1 G1 A1 B1 D2 E2', '4/0 4/3 3/0 3/2 2/0 2/2'],
  ['bass standard', 'E2 D2 B1 A1 G1 E1', '2/2 2/0 3/2 3/0 4/3 4/0'],
  ['bass standard', 'D2 F2 G2 A2 C3 D3', '3/5 3/8 2/5 2/7 1/5 1/7'],
  ['bass standard', 'C2 Eb2 F2 G2 Bb2 C3', '3/3 3/6 2/3 2/5 1/3 1/5'],
  ['bass standard', 'F1 A1 C2 D2 Eb2 D2 C2 A1', '4/1 3/0 3/3 2/0 2/1 2/0 3/3 3/0'],
  ['bass standard', 'C2 E2 G2 A2 Bb2 A2 G2 E2', '3/3 2/2 2/5 1/2 1/3 1/2 2/5 2/2'],
  ['bass standard', 'E1 G#1 B1 C#2 E1 G#1 B1 C#2', '4/0 4/4 3/2 3/4 4/0 4/4 3/2 3/4'],
  ['bass standard', 'C2 G1 C2 G1', '3/3 4/3 3/3 4/3'],
  ['bass standard', 'G1 D2 G1 D2', '4/3 3/5 4/3 3/5'],
  ['bass standard', 'E1 B1 E1 B1', '4/0 3/2 4/0 3/2'],
  ['bass standard', 'F1 C2 F1 C2', '4/1 3/3 4/1 3/3'],
  ['bass standard', 'Bb1 F1 Bb1 F1', '3/1 4/1 3/1 4/1'],
  ['bass standard', 'G1 G2 G1 G2', '4/3 2/5 4/3 2/5'],
  ['bass standard', 'F1 F2 F1 F2', '4/1 2/3 4/1 2/3'],
  ['bass standard', 'C2 C3 C2 C3', '3/3 1/5 3/3 1/5'],
  ['bass standard', 'Bb1 Bb2 Bb1 Bb2', '3/1 1/3 3/1 1/3'],
  ['bass standard', 'A1 B1 C2 D2 E2 C2 E2', '3/0 3/2 3/3 2/0 2/2 3/3 2/2'],
  ['bass standard', 'D2 A2 F2 A2', '2/0 1/2 2/3 1/2'],
  ['bass standard', 'E1 E1 G1 E1 A1 E1 Bb1 A1', '4/0 4/0 4/3 4/0 3/0 4/0 3/1 3/0'],
  ['bass standard', 'E1 B1 E2 B1 A1 E2 A2 E2', '4/0 3/2 2/2 3/2 3/0 2/2 1/2 2/2'],
  ['bass standard', 'A1 G1 F1 E1', '3/0 4/3 4/1 4/0'],
  ['bass standard', 'C2 B1 A1 G1 F1 E1', '3/3 3/2 3/0 4/3 4/1 4/0'],
  ['bass-5 standard', 'B0 C#1 D1 E1 F#1 G1 A1 B1', '5/0 5/2 5/3 4/0 4/2 4/3 3/0 3/2'],
  ['bass-5 standard', 'D1 D1 F1 G1 D1 C1 D1 D1', '5/3 5/3 4/1 4/3 5/3 5/1 5/3 5/3'],
  ['bass-5 standard', 'C1 G1 C2 G1', '5/1 4/3 3/3 4/3'],
  ['bass-5 standard', 'B0 F#1 B1 F#1', '5/0 4/2 3/2 4/2'],
  ['bass-5 standard', 'E1 G1 A1 B1 D2 E2', '4/0 4/3 3/0 3/2 2/0 2/2'],
  ['bass-5 standard', 'E1 D1 C1 B0', '4/0 5/3 5/1 5/0'],
  ['bass-5 standard', 'A1 G1 F#1 E1 D1', '3/0 4/3 4/2 4/0 5/3'],
  ['bass-5 standard', 'G1 D1 G1 D1', '4/3 5/3 4/3 5/3'],
  ['guitar-7 standard', 'B1 B1 D2 B1 E2 B1 F2 E2', '7/0 7/0 7/3 7/0 6/0 7/0 6/1 6/0'],
  ['guitar-7 standard', 'B1 F#2 B2 F#2', '7/0 6/2 5/2 6/2'],
  ['guitar-7 standard', 'B1 C2 B1 D2 B1 C2 B1 G2', '7/0 7/1 7/0 7/3 7/0 7/1 7/0 6/3'],
  ['guitar-7 standard', 'B1 D2 E2 F#2 A2 B2', '7/0 7/3 6/0 6/2 5/0 5/2'],
  ['guitar-7 standard', 'B1 B1 B1 F2 F2 E2 D2', '7/0 7/0 7/0 6/1 6/1 6/0 7/3'],
  ['guitar-7 standard', 'B1 A2 G2 F#2 E2 D2 C#2 B1', '7/0 5/0 6/3 6/2 6/0 7/3 7/2 7/0'],
  ['guitar-7 standard', 'C2 C2 Eb2 C2 F2 C2 F#2 F2', '7/1 7/1 7/4 7/1 6/1 7/1 6/2 6/1'],
  ['guitar-8 standard', 'F#1 F#1 A1 F#1 B1 F#1 C2 B1', '8/0 8/0 8/3 8/0 7/0 8/0 7/1 7/0'],
  ['guitar-8 standard', 'F#1 C#2 F#2 C#2', '8/0 7/2 6/2 7/2'],
  ['ukulele standard', 'C4 E4 G4 A4 G4 E4', '3/0 2/0 2/3 1/0 2/3 2/0'],
  ['ukulele standard', 'C5 B4 A4 G4 F4 E4 D4 C4', '1/3 1/2 1/0 2/3 2/1 2/0 3/2 3/0'],
  ['ukulele standard', 'A4 A4 F4 F4 A4 A4 A4 C5 G4 G4 E4 E4 G4 G4 G4 Bb4', '1/0 1/0 2/1 2/1 1/0 1/0 1/0 1/3 2/3 2/3 2/0 2/0 2/3 2/3 2/3 1/1'],
  ['ukulele standard', 'C4 C4 D4 C4 F4 E4 C4 C4 D4 C4 G4 F4 C4 C4 C5 A4 F4 E4 D4 Bb4 Bb4 A4 F4 G4 F4', '3/0 3/0 3/2 3/0 2/1 2/0 3/0 3/0 3/2 3/0 2/3 2/1 3/0 3/0 1/3 1/0 2/1 2/0 3/2 1/1 1/1 1/0 2/1 2/3 2/1'],
  ['ukulele standard', 'G4 A4 G4 E4 G4 A4 G4 E4 D5 D5 B4 C5 C5 G4', '2/3 1/0 2/3 2/0 2/3 1/0 2/3 2/0 1/5 1/5 1/2 1/3 1/3 2/3'],
  ['ukulele standard', 'C4 E4 G4 C4 E4 G4 F4 A4 C5 F4 A4 C5', '3/0 2/0 2/3 3/0 2/0 2/3 2/1 1/0 1/3 2/1 1/0 1/3'],
  ['ukulele standard', 'E4 G4 A4 B4 A4 G4 E4', '2/0 2/3 1/0 1/2 1/0 2/3 2/0'],
  ['ukulele standard', 'D4 F4 A4 G4 F4 E4 D4 A4 D4', '3/2 2/1 1/0 2/3 2/1 2/0 3/2 1/0 3/2'],
  ['ukulele standard', 'G4 A4 B4 G4 A4 B4 C5 D5 B4', '2/3 1/0 1/2 2/3 1/0 1/2 1/3 1/5 1/2'],
  ['ukulele standard', 'D4 E4 F#4 G4 A4 B4 C#5 D5', '3/2 2/0 2/2 2/3 1/0 1/2 1/4 1/5'],
  ['ukulele standard', 'F4 F4 F4 G4 A4 G4 F4 A4 G4 G4 F4', '2/1 2/1 2/1 2/3 1/0 2/3 2/1 1/0 2/3 2/3 2/1'],
  ['ukulele standard', 'C4 C4 C4 D4 E4 E4 D4 E4 F4 G4 C5 C5 C5 G4 G4 G4 E4 E4 E4 C4 C4 C4', '3/0 3/0 3/0 3/2 2/0 2/0 3/2 2/0 2/1 2/3 1/3 1/3 1/3 2/3 2/3 2/3 2/0 2/0 2/0 3/0 3/0 3/0'],
  ['ukulele standard', 'D4 E4 G4 E4 D4 E4 G4 A4 G4 E4 D4', '3/2 2/0 2/3 2/0 3/2 2/0 2/3 1/0 2/3 2/0 3/2'],
  ['ukulele standard', 'A4 A4 E4 E4 F4 F4 E4 D4 D4 C4', '1/0 1/0 2/0 2/0 2/1 2/1 2/0 3/2 3/2 3/0'],
  ['ukulele standard', 'G4 B4 D5 G4 B4 D5 C5 B4 A4 G4', '2/3 1/2 1/5 2/3 1/2 1/5 1/3 1/2 1/0 2/3'],
  ['ukulele low-g', 'C4 E4 G4 A4 G4 E4', '3/0 2/0 2/3 1/0 2/3 2/0'],
  ['ukulele baritone', 'G3 A3 B3 C4 D4 E4 F#4 G4', '3/0 3/2 2/0 2/1 2/3 1/0 1/2 1/3'],
  ['ukulele baritone', 'G3 B3 D4 E4 D4 B3', '3/0 2/0 2/3 1/0 2/3 2/0'],
  ['ukulele baritone', 'D4 E4 D4 B3 D4 E4 D4 B3', '2/3 1/0 2/3 2/0 2/3 1/0 2/3 2/0'],
  ['ukulele baritone', 'E4 D4 B3 A3 G3 E3 D3', '1/0 2/3 2/0 3/2 3/0 4/2 4/0'],
  ['mandolin standard', 'G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4 C5 D5 E5 F#5 G5', '4/0 4/2 4/4 4/5 3/0 3/2 3/4 3/5 2/0 2/2 2/3 2/5 1/0 1/2 1/3'],
  ['mandolin standard', 'A4 B4 C#5 D5 E5 F#5 G#5 A5', '2/0 2/2 2/4 2/5 1/0 1/2 1/4 1/5'],
  ['mandolin standard', 'C#5 C#5 C#5 D5 C#5 B4 B4 A4', '2/4 2/4 2/4 2/5 2/4 2/2 2/2 2/0'],
  ['mandolin standard', 'G4 E4 E4 B4 E4 E4 G4 E4 G4 B4 A4 G4', '3/5 3/2 3/2 2/2 3/2 3/2 3/5 3/2 3/5 2/2 2/0 3/5'],
  ['mandolin standard', 'G4 B4 D5 G5 D5 B4 G4', '3/5 2/2 2/5 1/3 2/5 2/2 3/5'],
  ['mandolin standard', 'E5 C#5 A4 C#5 E5 A5 E5 C#5', '1/0 2/4 2/0 2/4 1/0 1/5 1/0 2/4'],
  ['mandolin standard', 'E4 F#4 G4 A4 B4 C5 D5 E5', '3/2 3/4 3/5 2/0 2/2 2/3 2/5 1/0'],
  ['mandolin standard', 'D5 B4 G4 B4 D5 B4 G4 A4 B4 C5 D5 E5 D5 B4', '2/5 2/2 3/5 2/2 2/5 2/2 3/5 2/0 2/2 2/3 2/5 1/0 2/5 2/2'],
  ['mandolin standard', 'E5 E5 F#5 E5 C#5 A4 B4 C#5 E5 C#5 B4 A4', '1/0 1/0 1/2 1/0 2/4 2/0 2/2 2/4 1/0 2/4 2/2 2/0'],
  ['mandolin standard', 'C4 E4 G4 C5 E5 G5 E5 C5', '4/5 3/2 3/5 2/3 1/0 1/3 1/0 2/3'],
  ['mandolin standard', 'E5 D5 C#5 B4 A4 G#4 F#4 E4', '1/0 2/5 2/4 2/2 2/0 3/6 3/4 3/2'],
  ['banjo open-g', 'G3 A3 B3 C4 D4 E4 F#4', '3/0 3/2 2/0 2/1 1/0 1/2 1/4'],
  ['banjo open-g', 'G3 G3 D4 D4 E4 E4 D4 C4 C4 B3 B3 A3 A3 G3', '3/0 3/0 1/0 1/0 1/2 1/2 1/0 2/1 2/1 2/0 2/0 3/2 3/2 3/0'],
  ['banjo open-g', 'D4 E4 D4 B3 G3 A3 B3 A3 G3 E3 D3', '1/0 1/2 1/0 2/0 3/0 3/2 2/0 3/2 3/0 4/2 4/0'],
  ['banjo open-g', 'G3 B3 D4 E4 D4 B3 A3 G3', '3/0 2/0 1/0 1/2 1/0 2/0 3/2 3/0'],
  ['bass standard', 'G1 A1 Bb1 B1 C2 B1 Bb1 A1', '4/3 3/0 3/1 3/2 3/3 3/2 3/1 3/0'],
  ['bass standard', 'E1 F#1 G1 A1 B1 G1 E1', '4/0 4/2 4/3 3/0 3/2 4/3 4/0'],
  ['bass-5 standard', 'B0 D1 E1 F#1 A1 B1', '5/0 5/3 4/0 4/2 3/0 3/2'],
  ['bass-5 standard', 'D1 F#1 A1 B1 A1 F#1 D1', '5/3 4/2 3/0 3/2 3/0 4/2 5/3'],
  ['bass-5 standard', 'D1 E1 F1 G1 A1 G1 F1 E1', '5/3 4/0 4/1 4/3 3/0 4/3 4/1 4/0'],
  ['guitar-7 standard', 'B1 B1 C2 B1 B1 D2 C2 B1', '7/0 7/0 7/1 7/0 7/0 7/3 7/1 7/0'],
  ['guitar-7 standard', 'C2 D2 E2 F2 G2 A2', '7/1 7/3 6/0 6/1 6/3 5/0'],
  ['guitar-8 standard', 'F#1 F#1 G1 F#1 F#1 A1 G1 F#1', '8/0 8/0 8/1 8/0 8/0 8/3 8/1 8/0'],
  ['guitar-8 standard', 'G1 A1 B1 C2 D2 E2', '8/1 8/3 7/0 7/1 7/3 6/0'],
  ['bass standard', 'C2 D2 E2 F2 G2 A2 B2 C3', '3/3 3/5 2/2 2/3 2/5 1/2 1/4 1/5'],
  ['bass standard', 'G1 A1 B1 C2 D2 E2 F#2 G2', '4/3 4/5 3/2 3/3 3/5 2/2 2/4 2/5'],
  ['bass standard', 'G1 Bb1 C2 D2 F2 G2', '4/3 4/6 3/3 3/5 2/3 2/5'],
  ['bass standard', 'G1 B1 D2 E2 F2 E2 D2 B1', '4/3 3/2 3/5 2/2 2/3 2/2 3/5 3/2'],
  ['bass standard', 'G1 B1 D2 G2 C2 E2 G2 E2', '4/3 3/2 3/5 2/5 3/3 2/2 2/5 2/2'],
  ['bass standard', 'A2 C3 D3 E3 D3 C3', '2/7 1/5 1/7 1/9 1/7 1/5'],
  ['guitar-7 standard', 'A2 C3 D3 E3 G3 A3', '6/5 6/8 5/5 5/7 4/5 4/7'],
  ['guitar-7 standard', 'B1 B1 B1 D2 B1 B1 F2 E2', '7/0 7/0 7/0 7/3 7/0 7/0 6/1 6/0'],
  ['guitar-7 standard', 'B1 B1 C2 B1 B1 E2 F2 E2', '7/0 7/0 7/1 7/0 7/0 6/0 6/1 6/0'],
  ['guitar-8 standard', 'F#1 F#1 A1 F#1 C2 B1 A1 F#1', '8/0 8/0 8/3 8/0 7/1 7/0 8/3 8/0'],
  ['bass-5 standard', 'B0 B0 D1 E1 B0 F#1 E1 D1', '5/0 5/0 5/3 4/0 5/0 4/2 4/0 5/3'],
  ['bass-5 standard', 'C1 C1 G1 A1 C2 A1 G1 E1', '5/1 5/1 4/3 3/0 3/3 3/0 4/3 4/0'],
]

// biome-ignore format: a row reads as it is printed
const FIRST_POSITION: readonly Row[] = [
  ['bass standard', 'D2 E2 F#2 G2 A2 B2', '2/0 2/2 2/4 1/0 1/2 1/4'],
  ['bass standard', 'D2 E2 F2 D2 A1 D2', '2/0 2/2 2/3 2/0 3/0 2/0'],
  ['bass standard', 'A1 C#2 E2 F#2 A1 C#2 E2 F#2', '3/0 3/4 2/2 2/4 3/0 3/4 2/2 2/4'],
  ['bass standard', 'D2 A1 D2 A1', '2/0 3/0 2/0 3/0'],
  ['bass standard', 'A1 E1 A1 E1', '3/0 4/0 3/0 4/0'],
  ['bass standard', 'E1 E2 E1 E2', '4/0 2/2 4/0 2/2'],
  ['bass standard', 'F#2 F#2 G2 A2 A2 G2 F#2 E2 D2 D2 E2 F#2 F#2 E2 E2', '2/4 2/4 1/0 1/2 1/2 1/0 2/4 2/2 2/0 2/0 2/2 2/4 2/4 2/2 2/2'],
  ['bass standard', 'E1 E1 E1 E1 A1 A1 A1 A1 B1 B1 A1 A1 E1 E1 E1 E1', '4/0 4/0 4/0 4/0 3/0 3/0 3/0 3/0 3/2 3/2 3/0 3/0 4/0 4/0 4/0 4/0'],
  ['bass standard', 'A1 A1 C2 A1 D2 A1 Eb2 D2', '3/0 3/0 3/3 3/0 2/0 3/0 2/1 2/0'],
  ['bass standard', 'D2 D2 C2 A1 G1 A1 C2 D2', '2/0 2/0 3/3 3/0 4/3 3/0 3/3 2/0'],
  ['bass standard', 'D2 C2 B1 A1 G1 F#1 E1', '2/0 3/3 3/2 3/0 4/3 4/2 4/0'],
  ['bass-5 standard', 'D1 A1 D2 A1', '5/3 3/0 2/0 3/0'],
  ['bass-5 standard', 'Eb1 Bb1 Eb1 Bb1', '5/4 3/1 5/4 3/1'],
  ['guitar-7 standard', 'E2 G2 A2 B2 D3 E3', '6/0 6/3 5/0 5/2 4/0 4/2'],
  ['ukulele standard', 'C4 C4 G4 G4 A4 A4 G4 F4 F4 E4 E4 D4 D4 C4', '3/0 3/0 2/3 2/3 1/0 1/0 2/3 2/1 2/1 2/0 2/0 3/2 3/2 3/0'],
  ['ukulele standard', 'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4 D4 D4', '2/0 2/0 2/1 2/3 2/3 2/1 2/0 3/2 3/0 3/0 3/2 2/0 2/0 3/2 3/2'],
  ['ukulele standard', 'C4 E4 F4 G4 C4 E4 F4 G4 C4 E4 F4 G4 E4 C4 E4 D4', '3/0 2/0 2/1 2/3 3/0 2/0 2/1 2/3 3/0 2/0 2/1 2/3 2/0 3/0 2/0 3/2'],
  ['ukulele standard', 'C4 C4 C4 G4 A4 A4 G4 E4 E4 D4 D4 C4', '3/0 3/0 3/0 2/3 1/0 1/0 2/3 2/0 2/0 3/2 3/2 3/0'],
  ['ukulele standard', 'G4 E4 E4 F4 D4 D4 C4 D4 E4 F4 G4 G4 G4', '2/3 2/0 2/0 2/1 3/2 3/2 3/0 3/2 2/0 2/1 2/3 2/3 2/3'],
  ['ukulele standard', 'A4 C5 D5 E5 F5 E5 D5 B4 G4 A4 B4 C5 A4 A4 G#4 A4 B4 G#4 E4', '1/0 1/3 1/5 1/7 1/8 1/7 1/5 1/2 2/3 1/0 1/2 1/3 1/0 1/0 2/4 1/0 1/2 2/4 2/0'],
  ['ukulele standard', 'C4 F4 E4 F4 G4 D4 G4 F4 E4 D4 E4 F4', '3/0 2/1 2/0 2/1 2/3 3/2 2/3 2/1 2/0 3/2 2/0 2/1'],
  ['ukulele standard', 'E4 D4 C4 E4 D4 C4 G4 F4 F4 E4 G4 F4 F4 E4', '2/0 3/2 3/0 2/0 3/2 3/0 2/3 2/1 2/1 2/0 2/3 2/1 2/1 2/0'],
  ['ukulele low-g', 'G3 A3 B3 C4 D4 E4 F#4 G4', '4/0 4/2 4/4 3/0 3/2 2/0 2/2 2/3'],
  ['ukulele low-g', 'G3 G3 A3 G3 C4 B3 G3 G3 A3 G3 D4 C4', '4/0 4/0 4/2 4/0 3/0 4/4 4/0 4/0 4/2 4/0 3/2 3/0'],
  ['ukulele low-g', 'A3 A3 C4 A3 D4 A3 E4 D4', '4/2 4/2 3/0 4/2 3/2 4/2 2/0 3/2'],
  ['ukulele baritone', 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3', '2/0 2/0 2/1 2/3 2/3 2/1 2/0 3/2 3/0 3/0 3/2 2/0 2/0 3/2 3/2'],
  ['banjo open-g', 'B3 B3 B3 C4 B3 A3 A3 G3', '2/0 2/0 2/0 2/1 2/0 3/2 3/2 3/0'],
  ['banjo open-g', 'D3 G3 B3 G3 B3 A3 G3 E3 D3', '4/0 3/0 2/0 3/0 2/0 3/2 3/0 4/2 4/0'],
  ['banjo open-g', 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3', '2/0 2/0 2/1 1/0 1/0 2/1 2/0 3/2 3/0 3/0 3/2 2/0 2/0 3/2 3/2'],
  ['banjo open-g', 'E3 G3 A3 B3 A3 G3 E3 D3', '4/2 3/0 3/2 2/0 3/2 3/0 4/2 4/0'],
  ['banjo open-g', 'A3 C4 B3 A3 G3 F#3 E3 D3', '3/2 2/1 2/0 3/2 3/0 4/4 4/2 4/0'],
  ['bass standard', 'E1 G#1 B1 C#2 D2 C#2 B1 G#1', '4/0 4/4 3/2 3/4 2/0 3/4 3/2 4/4'],
  ['bass standard', 'E1 E1 G1 A1 A#1 A1 G1 E1', '4/0 4/0 4/3 3/0 3/1 3/0 4/3 4/0'],
  ['bass standard', 'G1 B1 D2 E2 D2 B1 G1 F#1', '4/3 3/2 2/0 2/2 2/0 3/2 4/3 4/2'],
  ['bass standard', 'E1 F#1 G#1 A1 B1 A1 G#1 F#1', '4/0 4/2 4/4 3/0 3/2 3/0 4/4 4/2'],
  ['bass standard', 'E1 E1 D2 E1 E1 D2 C#2 B1', '4/0 4/0 2/0 4/0 4/0 2/0 3/4 3/2'],
  ['bass standard', 'E2 D2 C#2 A1 B1 G#1 E1', '2/2 2/0 3/4 3/0 3/2 4/4 4/0'],
  ['bass standard', 'G2 F#2 E2 D2 C2 B1 A1 G1', '1/0 2/4 2/2 2/0 3/3 3/2 3/0 4/3'],
  ['bass-5 standard', 'B0 B0 D1 E1 B0 B0 F1 E1', '5/0 5/0 5/3 4/0 5/0 5/0 4/1 4/0'],
  ['bass-5 standard', 'B0 B0 E1 F#1 A1 F#1 E1 D1', '5/0 5/0 4/0 4/2 3/0 4/2 4/0 5/3'],
  ['guitar-7 standard', 'B1 B1 E2 B1 B1 F2 E2 D2', '7/0 7/0 6/0 7/0 7/0 6/1 6/0 7/3'],
  ['guitar-8 standard', 'F#1 A1 B1 C2 B1 A1 F#1 E2', '8/0 8/3 7/0 7/1 7/0 8/3 8/0 6/0'],
  ['guitar-8 standard', 'B1 F#1 B1 D2 E2 D2 B1 F#1', '7/0 8/0 7/0 7/3 6/0 7/3 7/0 8/0'],
  ['bass standard', 'A1 B1 C2 D2 E2 F2 G2 A2', '3/0 3/2 3/3 2/0 2/2 2/3 1/0 1/2'],
  ['bass standard', 'A1 C2 D2 E2 G2 A2', '3/0 3/3 2/0 2/2 1/0 1/2'],
  ['bass standard', 'A1 A2 A1 A2', '3/0 1/2 3/0 1/2'],
  ['bass standard', 'D2 A1 B1 F#1 G1 D2 G1 A1', '2/0 3/0 3/2 4/2 4/3 2/0 4/3 3/0'],
  ['bass standard', 'G2 A2 B2 G2', '1/0 1/2 1/4 1/0'],
  ['guitar drop-d', 'D2 D2 F2 D2 G2 D2 C3 D3', '6/0 6/0 6/3 6/0 6/5 6/0 5/3 4/0'],
  ['guitar drop-d', 'D2 A2 D3 F2 C3 F3', '6/0 5/0 4/0 6/3 5/3 4/3'],
  ['guitar drop-d', 'D2 E2 F2 G2 A2 B2 C3 D3', '6/0 6/2 6/3 6/5 5/0 5/2 5/3 4/0'],
  ['ukulele standard', 'A4 B4 C5 A4 B4 C5 D5 E5', '1/0 1/2 1/3 1/0 1/2 1/3 1/5 1/7'],
  ['ukulele standard', 'F4 G4 A4 Bb4 C5 D5 E5 F5', '2/1 2/3 1/0 1/1 1/3 1/5 1/7 1/8'],
  ['bass standard', 'A1 A1 G2 A1 A1 G2 F#2 E2', '3/0 3/0 1/0 3/0 3/0 1/0 2/4 2/2'],
  ['guitar-7 standard', 'B1 E2 F#2 G2 A2 G2 F#2 E2', '7/0 6/0 6/2 6/3 5/0 6/3 6/2 6/0'],
  ['bass-6 standard', 'E1 G1 A1 B1 D2 B1 A1 G1', '5/0 5/3 4/0 4/2 3/0 4/2 4/0 5/3'],
]

const neckOf = (text: string) => neckNamed(...(text.split(' ') as [string, string]))

test.each(LINES)('on %s: %s', (neck, notes, printed) => {
  expect(places(bestOf(notes, neckOf(neck)))).toBe(printed)
})

test.each(FIRST_POSITION)('in first position on %s: %s', (neck, notes, printed) => {
  expect(places(bestOf(notes, neckOf(neck), FIRST))).toBe(printed)
})

// biome-ignore format: several tunes a row
const TUNES = [
  'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4 D4 D4', 'E4 D4 C4 D4 E4 E4 E4 D4 D4 D4 E4 G4 G4', 'C4 E4 F4 G4 C4 E4 F4 G4 C4 E4 F4 G4 E4 C4 E4 D4',
  'E4 E4 E4 E4 E4 E4 E4 G4 C4 D4 E4 F4 F4 F4 F4 F4 E4 E4 E4 E4 D4 D4 E4 D4 G4', 'C4 D4 E4 C4 C4 D4 E4 C4 E4 F4 G4 E4 F4 G4',
  'D4 E4 D4 C4 B3 C4 D4 A3 B3 C4 B3 C4 D4', 'G3 C4 B3 C4 D4 A3 D4 C4 B3 A3 B3 C4', 'G3 G3 G3 A3 B3 A3 G3 B3 A3 A3 G3',
  'E4 E4 D4 C4 C4 D4 D4 F4 E4 D4 C4 G4 G4 F4 E4 E4 E4 D4 C4 D4 E4 C4', 'G4 E4 E4 F4 D4 D4 C4 D4 E4 F4 G4 G4 G4',
  'B3 A3 G3 B3 A3 G3 G3 G3 G3 G3 A3 A3 A3 A3 B3 A3 G3', 'G3 G3 D4 D4 E4 E4 D4 C4 C4 B3 B3 A3 A3 G3', 'D4 B3 D4 D4 B3 D4 E4 D4 C4 B3 A3 B3 C4',
  'G3 G3 A3 B3 G3 B3 A3 D4 G3 G3 A3 B3 G3 F#3', 'G3 G3 G3 D3 E3 E3 D3 B3 B3 A3 A3 G3', 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3',
  'B3 B3 G3 G3 B3 B3 B3 D4 A3 A3 F#3 F#3 A3 A3 A3 C4', 'C4 C4 C4 D4 E4 E4 D4 E4 F4 G4', 'E4 D4 C4 E4 D4 C4 G4 F4 F4 E4 G4 F4 F4 E4',
  'B3 A3 G3 A3 B3 B3 B3 A3 A3 A3 B3 B3 B3', 'G3 G3 G3 A3 B3 C4 D4 D4 B3 C4 A3 A3 B3 G3', 'G3 G3 G3 A3 G3 G3 D3 E3 D3 E3 F#3 G3 G3',
  'D4 D4 B3 C4 C4 G3 A3 A3 C4 B3 A3 G3 A3 G3 E3', 'E4 G4 G4 E4 D4 C4 D4 E4 G4 E4 D4', 'B3 B3 B3 B3 A3 A3 A3 G3 G3 G3 G3 B3',
  'C4 B3 A3 G3 F3 E3 D3 C3', 'E4 D4 C4 D4 E4 F4 G4 A4 B3 C4 B3 A3 G3', 'G4 F4 E4 D4 C4 D4 E4 C4 D4 E4 F4 D4 E4 D4 C4 B3 C4',
  'A3 C4 D4 E4 F4 E4 D4 B3 G3 A3 B3 C4 A3 A3 G#3 A3 B3 G#3 E3', 'E3 E3 B3 B3 A3 G3 F#3 E3 D#3 E3 F#3 G3 A3 B3',
  'G3 A3 B3 D4 D4 E4 D4 B3 G3 A3 B3 B3 A3 G3 A3', 'C3 D3 E3 F3 G3 A3 B3 C4', 'G3 A3 B3 C4 D4 E4 F#4 G4', 'E3 F#3 G3 A3 B3 C4 D4 E4',
  'E3 A3 B3 C4 E4 D4 A3 E4', 'A3 B3 C4 E4 D4 A3', 'B3 E4 F#4 G4 B3 A3 E4 B3', 'A3 D4 E4 F4 A4 G4 D4 A4',
  'F3 A3 Bb3 C4 F3 A3 Bb3 C4 F3 A3 Bb3 C4 A3 F3 A3 G3', 'G3 B3 C4 D4 G3 B3 C4 D4 G3 B3 C4 D4 B3 G3 B3 A3', 'C4 E4 G4 E4 G4 A4 G4 E4 G4 A4 G4',
  'G3 B3 D4 B3 D4 E4 D4 B3 D4 E4 D4', 'A3 C#4 E4 C#4 E4 F#4 E4 C#4 E4 F#4 E4', 'G3 C4 C4 C4 E4 D4 C4 D4 E4 C4 C4 E4 G4 A4',
  'C4 F4 F4 F4 A4 G4 F4 G4 A4 F4 F4 A4', 'A3 D4 D4 D4 F#4 E4 D4 E4 F#4 D4 D4 F#4 A4', 'F#4 F#4 D4 D4 F#4 F#4 F#4 A4 E4 E4 C#4 C#4 E4 E4 E4 G4',
  'E4 E4 C4 C4 E4 E4 E4 G4 D4 D4 B3 B3 D4 D4 D4 F4', 'Bb3 C4 D4 Bb3 Bb3 C4 D4 Bb3 D4 Eb4 F4 D4 Eb4 F4', 'G3 A3 B3 G3 G3 A3 B3 G3 B3 C4 D4 B3 C4 D4',
  'F#3 F#3 D3 D3 F#3 F#3 F#3 A3 E3 E3 C#3 C#3 E3 E3 E3 G3', 'F#3 F#3 D3 D3 F#3 F#3 F#3 A3', 'E3 E3 C3 C3 E3 E3 E3 G3',
  'F3 G3 A3 F3 F3 G3 A3 F3 A3 Bb3 C4 A3 Bb3 C4', 'C4 E4 G4 G4 G4 A4 A4 G4', 'D4 F#4 A4 A4 F#4 E4 D4 E4 F#4 D4',
  'C3 F3 F3 F3 A3 G3 F3 G3 A3 F3 F3 A3 C4 D4', 'G2 C3 C3 C3 E3 D3 C3 D3 E3 C3 C3 E3 G3 A3', 'C3 F3 A3 F3 A3 G3 F3 D3 C3 C3 F3 A3 F3 A3',
  'B2 E3 E3 E3 G#3 F#3 E3 F#3 G#3 E3 E3 G#3 B3 C#4', 'D3 F#3 G3 A3 A3 F#3 D3', 'F3 A3 Bb3 C4 F3 A3 Bb3 C4 F3 A3 Bb3 C4 A3 F3',
  'C3 C3 C3 G2 E3 E3 E3 C3 C3 E3 G3 G3 F3 E3', 'D3 D3 D3 A2 F#3 F#3 F#3 D3 D3 F#3 A3 A3 G3 F#3', 'C3 E3 G3 E3 G3 A3 G3 E3 G3 A3 G3 E3 G3 G3',
  'G2 B2 D3 B2 D3 E3 D3 B2 D3 E3 D3 B2 D3 D3', 'C3 C3 D3 E3 C3 E3 D3 G2 C3 C3 D3 E3 C3 B2', 'F3 F3 G3 A3 F3 A3 G3 C3 F3 F3 G3 A3 F3 E3',
  'F3 F3 C3 F3 G3 C3 A3 G3 A3 Bb3 A3 G3 F3 F3', 'G2 C3 D3 E3 C3 E3 D3 C3 D3 G2 B2 D3 F3 D3',
]

test.each(TUNES)('a tune in first position plays its open strings: %s', (tune) => {
  expect(places(bestOf(tune, STANDARD_NECK, FIRST))).toBe(firstPlacesOf(tune, STANDARD_NECK))
})

// biome-ignore format: several tunes a row
const PEDALS: readonly (readonly [pedal: string, tunes: readonly string[]])[] = [
  ['A2', [
    'E4 D4 C4 B3', 'E4 F4 E4 D4 C4 B3 A3', 'A3 B3 C4 D4 E4', 'C4 B3 A3 G#3 A3', 'E4 G4 F4 E4 D4', 'E3 F3 G3 A3',
    'C#4 D4 E4 F#4 E4', 'C4 D4 E4 G4 E4 D4 C4', 'A3 G3 F3 E3', 'C#4 B3 A3 B3 C#4 E4', 'E4 F#4 G4 A4 G4 E4',
    'E3 F3 G3 D3 C#3', 'C3 D3 E3 F3', 'D3 C#3 B2 C#3', 'F3 E3 D3 C3', 'B2 C3 B2 E3', 'D3 C#3 D3 E3 F#3', 'G3 F3 E3 D3',
  ]],
  ['E2', [
    'E4 D4 C4 B3', 'B3 C4 D4 E4', 'G3 A3 B3 G3', 'E4 F#4 G4 F#4 E4', 'G#3 A3 B3 C#4 B3', 'E3 F3 G3 F3 E3',
    'B3 A3 G3 F#3 E3', 'G4 F#4 E4 D#4 E4', 'B2 C3 D3 C3', 'G3 B3 E4 B3 G3', 'B3 D4 C4 B3 A3 G3',
    'A2 B2 C3 B2', 'G2 A2 B2 D3', 'G#2 A2 B2 C#3', 'B2 A2 G2 F#2', 'D3 C3 B2 A2', 'E3 D3 C#3 B2',
  ]],
  ['D3', [
    'A3 B3 C4 A3', 'F#4 E4 D4 C#4 D4', 'F4 E4 D4 C#4 D4', 'D4 E4 F4 G4 F4', 'G3 A3 Bb3 A3', 'F#4 G4 A4 G4 F#4',
    'A3 D4 F4 D4 A3', 'A3 B3 D4 E4 F#4',
    'E3 F3 G3 E3', 'G3 F#3 E3 F#3', 'F3 G3 A3 Bb3', 'A3 D4 G3 Bb3 F3', 'F#3 B3 C4 A3', 'G3 A3 C4 B3', 'E3 A3 G3 F#3',
  ]],
  ['G3', ['D3 E3 F3 D3', 'B2 C3 D3 E3 D3', 'C3 D3 E3 F3 E3', 'E3 D3 C3 B2', 'E3 F#3 E3 D3']],
  ['B3', ['E3 F#3 G3 A3 G3', 'G3 A3 G3 F#3 E3', 'G3 F#3 E3 D#3 E3', 'D3 E3 F3 E3 D3', 'A3 G#3 A3 F#3 E3']],
  ['E4', [
    'C4 B3 A3 G3', 'B3 C4 D4 C4 B3', 'G#3 A3 B3 C4 B3', 'A3 B3 C#4 D4 C#4', 'E3 F3 G3 F3 E3', 'A3 G3 F3 E3',
    'D4 C4 Bb3 A3',
  ]],
]

const FORMS = [
  (pedal: string, note: string) => `${pedal} ${note}`,
  (pedal: string, note: string) => `${note} ${pedal}`,
  (pedal: string, note: string) => `${pedal} ${note} ${note}`,
]

describe.each(PEDALS)('in open position the pedal %s rings under a tune', (pedal, tunes) => {
  test.each(tunes)('%s', (tune) => {
    for (const formed of FORMS) {
      const text = tune.split(' ').map((note) => formed(pedal, note)).join(' ') // biome-ignore format: one step
      const expected = firstPlacesOf(text, STANDARD_NECK)
      const open = { limits: { position: 'open' } } as const
      expect(places(bestOf(text, STANDARD_NECK, open))).toBe(expected)
      expect(places(bestOf(text, neckNamed('guitar', undefined, 2), open, 2))).toBe(expected)
    }
  })
})

// biome-ignore format: a chart
test.each([
  ['D3 E3 F#3 G3 A3 B3 C#4 D4', '0 2 4 0 2 0 2 3'],
  ['G3 A3 B3 D4 D4 B3 A3 G3', '0 2 0 3 3 0 2 0'],
  ['E3 F#3 G3 A3 B3 A3 G3 F#3 E3', '2 4 0 2 0 2 0 4 2'],
  ['D4 E4 F#4 G4 F#4 E4 D4', '3 0 2 3 2 0 3'],
  ['G3 F#3 E3', '0 4 2'],
  ['F#3 F#3 D3 D3 F#3 F#3 F#3 A3', '4 4 0 0 4 4 4 2'],
  ['E3 G3 A3 B3 A3 G3 E3', '2 0 2 0 2 0 2'],
  ['A2 B2 C3 D3 E3 F#3 G3 A3', '0 2 3 0 2 4 0 2'],
  ['D4 D4 E4 F#4 G4 F#4 E4 D4 C#4 D4', '3 3 0 2 3 2 0 3 2 3'],
  ['B3 D4 E4 F#4 E4 D4 B3', '0 3 0 2 0 3 0'],
  ['A3 B3 C#4 D4 E4 D4 C#4 B3 A3', '2 0 2 3 0 3 2 0 2'],
  ['G3 A3 B3 A3 G3 F#3 G3 A3 B3', '0 2 0 2 0 4 0 2 0'],
  ['C4 C4 G4 G4 A4 A4 G4 F4 F4 E4 E4 D4 D4 C4', '1 1 3 3 4 4 3 1 1 0 0 3 3 1'],
  ['C4 E4 G4 A4 A4 G4 E4 E4 C4 D4 C4', '1 0 3 4 4 3 0 0 1 3 1'],
  ['C4 E4 F4 G4 A4 G4 E4 C4 E4 D4', '1 0 1 3 4 3 0 1 0 3'],
  ['F4 G4 A4 G4 F4 E4 D4 C4', '1 3 4 3 1 0 3 1'],
  ['D4 E4 F4 G4 A4 A4 G4 F4 E4 D4', '3 0 1 3 4 4 3 1 0 3'],
  ['A4 G4 F#4 E4 D4 C#4 B3 A3', '4 3 2 0 3 2 0 2'],
  ['E4 F4 G4 A4 G4 F4 E4', '0 1 3 4 3 1 0'],
])('in first position the number of the finger is that of the fret: %s, %s', (notes, fingers) => {
  expect(fingersOf(bestOf(notes, STANDARD_NECK, FIRST))).toBe(fingers)
})

const STEPS = [[0, 2, 4, 5, 7, 9, 11], [0, 2, 3, 5, 7, 8, 10], [0, 2, 3, 5, 7, 8, 11]] // biome-ignore format: a row

test.each([
  ['fifth', 5], ['sixth', 6], ['seventh', 7], ['eighth', 8], ['ninth', 9],
] as const)('no scale in %s position has an open string', (position, fret) => {
  for (const steps of STEPS) {
    for (let root = 45; root < 57; root++) {
      const midis = [0, 12, 24].flatMap((octave) => steps.map((step) => root + octave + step))
      const inside = midis.filter((midi) => midi >= 40 + fret && midi <= 67 + fret)
      const notes = inside.map((midi, startBeat) => ({ midi, startBeat, durationBeats: 1 }))
      const request = { notes, theory: theoryOf(), neck: STANDARD_NECK, limits: { position } }
      expect(planRoutes(request).routes[0]!.proof.openStrings).toBe(0)
    }
  }
}) // biome-ignore format: one row

// biome-ignore format: as players write them
const GRIPS = [
  'x32010', 'x02220', '022100', '320003', 'xx0232', '022000', 'x02210', 'xx0231',
  '133211', 'x24432', 'x02120', 'x21202', '020100', 'x32310', '355333', 'x13331',
]
/** Notes of a grip by index, the lowest first. */
const PATTERNS = [
  [0, 1, 2, 3, 2, 1],
  [0, 2, 1, 3, 1, 2],
  [3, 2, 1, 0, 1, 2, 3],
]

test.each(GRIPS)('an arpeggio stays in the held grip %s, under its fingers', (text) => {
  const frets = parseFrets(text)!
  const { fingers } = fingerGrip(frets)
  const held = frets.flatMap((fret, index) =>
    fret === null ? [] : [{ string: 6 - index, fret, finger: fingers[index]! }],
  )
  const whole = [...held.keys(), ...[...held.keys()].reverse()]
  for (const order of [...PATTERNS, whole]) {
    const line = order.map((index) => held[index]!)
    const notes = line.map((place, startBeat) => {
      return { midi: midiAt(place, STANDARD_NECK), startBeat, durationBeats: 1 }
    })
    const shape = { source: 'frets', text, frets } as const
    const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, shape }).routes
    expect(places(best!)).toBe(line.map(({ string, fret }) => `${string}/${fret}`).join(' '))
    expect(fingersOf(best!)).toBe(line.map(({ finger }) => finger).join(' '))
  }
})
