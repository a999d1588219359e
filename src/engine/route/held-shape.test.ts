/** Arpeggios of held grips: every note lies in the grip, under the finger that holds it there. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { parseFrets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { fingersOf, placesOf, planText, theoryOf } from './plan-routes.test-support'
import type { RouteShape } from './shape-context'

const GRIPS = [
  'x32010', 'x02220', '022100', '320003', 'xx0232', '022000', 'x02210', 'xx0231',
  '133211', 'x24432', 'x02120', 'x21202', '020100', 'x32310', '355333', 'x13331',
] // biome-ignore format: as players write them
/** Notes of a grip by index, the lowest first; the last pattern is the whole grip up and down. */
const PATTERNS = {
  'up and down': [0, 1, 2, 3, 2, 1],
  'thumb and fingers': [0, 2, 1, 3, 1, 2],
  'down and up': [3, 2, 1, 0, 1, 2, 3],
  'all strings': undefined,
}

function heldOf(text: string) {
  const frets = parseFrets(text)!
  const { fingers } = fingerGrip(frets)
  const places = frets.flatMap((fret, index) =>
    fret === null ? [] : [{ string: 6 - index, fret, finger: fingers[index]! }],
  )
  const shape: RouteShape = { source: 'frets', text, frets }
  return { shape, places }
}

describe('an arpeggio stays in the held grip', () => {
  const rows = GRIPS.flatMap((grip) =>
    Object.keys(PATTERNS).map((pattern) => [grip, pattern] as const),
  )
  test.each(rows)('%s %s', (grip, pattern) => {
    const { shape, places } = heldOf(grip)
    const order = PATTERNS[pattern as keyof typeof PATTERNS] ?? [
      ...places.keys(),
      ...[...places.keys()].reverse(),
    ]
    const line = order.map((index) => places[index % places.length]!)
    const notes = line.map((place, index) => ({
      midi: midiAt(place, STANDARD_NECK),
      startBeat: index,
      durationBeats: 1,
    }))
    const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, shape }).routes
    expect(placesOf(best!)).toBe(line.map(({ string, fret }) => `S${string}F${fret}`).join(' '))
    expect(fingersOf(best!)).toBe(line.map(({ finger }) => finger).join(' '))
    expect(best!.proof).toMatchObject({
      allNotesMapped: true,
      fingersInOrder: true,
      costIsSumOfTerms: true,
    })
  })
})

test('a note beside the grip is played from it, and the grip returns', () => {
  const { shape } = heldOf('x32010')
  const [best] = planText('C3 E3 G3 C4 D4 C4 G3 E3', {}, shape).routes
  expect(placesOf(best!)).toBe('S5F3 S4F2 S3F0 S2F1 S2F3 S2F1 S3F0 S4F2')
  expect(best!.proof.fingersInOrder).toBe(true)
})

test('a pin wins over the grip', () => {
  const { shape } = heldOf('x32010')
  const notes = [{ midi: 60, startBeat: 0, durationBeats: 1, pin: { string: 3 } }]
  const [best] = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, shape }).routes
  expect(placesOf(best!)).toBe('S3F5')
})
