/**
 * Broken chords lie in their grips wherever the strings of a grip are tuned as on the guitar: on the
 * upper five of a drop tuning and, pressed higher, on the dropped one, on the six above an added low
 * string; and in the barres of an open tuning.
 */
import { describe, expect, test } from 'vitest'
import { parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { placesOf, theoryOf } from './plan-routes.test-support'
import { taughtGripsOf } from './taught-grips'

// biome-ignore format: a chart
const UPPER_FIVE = [
  'x32010 x02210 xx3211 x32010', 'xx0232 x02220 x24432 xx0232', 'x02210 xx3211 x32010 xx0232',
  'x32010 x32310 xx3211 x35543', 'x24432 x02220 xx0232 xx0231', 'xx0232 x35543 xx0231 x02210',
  'x21202 x02210 x21202 x32010', 'x13331 x24442 x46654', 'x46654 x24432 x46654', 'x35543 x46654 x35343',
]
// biome-ignore format: a chart
const ALL_SIX = [
  '320003 x32010 xx0232 320003', '022000 x32010 320003 xx0232', '133211 x13331 x24442', '244222 x24432 022100 x02220',
]

/** The sixth string, dropped by a tone, is pressed two frets higher. */
// biome-ignore format: a chart
const DROPPED = [
  '222000 x32010 xx0232', '222100 x02220 x21202', '333211 x13331 x24442', '444222 x24432 xx0232', '333211', '444322', '444222', '666544',
]
// biome-ignore format: a chart
const OPEN_G = ['x55555', 'x77777', '555555', 'x33333', 'x55555 x77777', '777777 555555']
// biome-ignore format: a chart
const OPEN_D = ['555555', '777777', '333333', '555555 777777']

const PATTERNS = ['0 1 2 3 2 1', '0 2 1 3 2 1', '3 2 1 0']

// biome-ignore format: a chart
const NECKS: readonly (readonly [instrument: string, tuning: string, grips: readonly string[]])[] = [
  ['guitar', 'drop-d', [...UPPER_FIVE, ...DROPPED]], ['guitar', 'drop-c', [...UPPER_FIVE, ...DROPPED]],
  ['guitar', 'drop-b', [...UPPER_FIVE, ...DROPPED]],
  ['guitar', 'open-g', OPEN_G], ['guitar', 'open-a', OPEN_G],
  ['guitar', 'open-d', OPEN_D], ['guitar', 'open-e', OPEN_D], ['guitar', 'open-c', OPEN_D],
  ['guitar-7', 'standard', [...UPPER_FIVE, ...ALL_SIX]], ['guitar-7', 'drop-a', [...UPPER_FIVE, ...ALL_SIX]],
  ['guitar-8', 'standard', [...UPPER_FIVE, ...ALL_SIX]],
]

function neckNamed(id: string, tuning: string): Neck {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  return neckOf(instrument, instrument.tunings.find((row) => row.id === tuning)!)
}

/** The places of grips in turn, their strings from the bass up in the order of a pattern. */
const placesIn = (grips: string, pattern: string) =>
  grips.split(' ').flatMap((grip) => {
    const places = [...soundingPositionsOf(parseFrets(grip)!)].sort((a, b) => b.string - a.string)
    return pattern.split(' ').map((index) => places[Number(index)]!)
  })

const textOf = (places: ReturnType<typeof placesIn>) =>
  places.map(({ string, fret }) => `S${string}F${fret}`).join(' ')

describe.each(NECKS)('on a %s in %s', (id, tuning, sequences) => {
  const neck = neckNamed(id, tuning)

  test.each(sequences)('%s plucked string by string lies in its grips', (grips) => {
    for (const pattern of PATTERNS) {
      const places = placesIn(grips, pattern)
      const notes = places.map((place, startBeat) => ({
        midi: midiAt(place, neck),
        startBeat,
        durationBeats: 1,
      }))
      const { routes } = planRoutes({ notes, theory: theoryOf(), neck, limits: { limit: 1 } })
      expect(placesOf(routes[0]!)).toBe(textOf(places))
    }
  })
})

test('a neck has the grips of the guitar whose strings it has', () => {
  const gripsOf = (id: string, tuning: string) => taughtGripsOf(neckNamed(id, tuning))
  const all = taughtGripsOf(STANDARD_NECK).length
  expect(all).toBeGreaterThan(100)
  expect(gripsOf('guitar-7', 'standard')).toHaveLength(all)
  expect(gripsOf('guitar-8', 'drop-e')).toHaveLength(all)
  const dropped = gripsOf('guitar', 'drop-d').length
  expect(dropped).toBeGreaterThan(all / 2)
  expect(dropped).toBeLessThanOrEqual(all)
})

test.each(['open-g', 'open-a', 'open-d', 'open-e', 'open-c'])(
  '%s has its barres alone',
  (tuning) => {
    const grips = taughtGripsOf(neckNamed('guitar', tuning))
    expect(grips.length).toBeGreaterThan(0)
    for (const { frets, barreFret } of grips)
      expect(new Set(frets.values())).toEqual(new Set([barreFret]))
  },
)

test.each([
  ['guitar', 'dadgad'],
  ['bass', 'standard'],
  ['ukulele', 'standard'],
  ['banjo', 'open-g'],
])('a %s in %s has none', (id, tuning) => expect(taughtGripsOf(neckNamed(id, tuning))).toEqual([]))
