/** Chords plucked string by string, every note held to the end: all strings ring. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { HAND_STYLES } from '../polyphony/cost-table'
import { notesOf, placesOf } from '../polyphony/hand-chart.test-support'
import type { HandRoute } from '../polyphony/hand-plan'
import { planHand } from '../polyphony/plan-hand'
import { theoryOf } from '../route/plan-routes.test-support'
import { handNotesOf } from './hand-notes'
import { planChordRoutes } from './plan-chord-routes'

const theory = theoryOf()

/** The chord from its first note on, once or several times, each note held until it is done. */
function heldArpeggio(chord: string, times = 1) {
  const names = chord.split(' ')
  const once = names.map((name, index) => `${name}*${names.length - index}`).join(' | ')
  return notesOf(Array.from({ length: times }, () => once).join(' | '))
}

type Notes = ReturnType<typeof heldArpeggio>

const routeOf = (notes: Notes, maxFret?: number) =>
  planChordRoutes({
    notes,
    theory,
    neck: STANDARD_NECK,
    limits: maxFret === undefined ? {} : { maxFret },
  }).routes[0]!

const fretsOf = (notes: Notes) =>
  routeOf(notes)
    .notes.map(({ string, fret }) => `${string}:${fret}`)
    .join(' ')

// biome-ignore format: a row reads as it is printed
const CHORDS: readonly (readonly [name: string, chord: string, places: string])[] = [
  ['C', 'C3 E3 G3 C4 E4', '5:3 4:2 3:0 2:1 1:0'],
  ['C, three notes', 'C3 G3 E4', '5:3 3:0 1:0'],
  ['Am', 'A2 E3 A3 C4 E4', '5:0 4:2 3:2 2:1 1:0'],
  ['A', 'A2 E3 A3 C#4 E4', '5:0 4:2 3:2 2:2 1:0'],
  ['A7', 'A2 E3 G3 C#4 E4', '5:0 4:2 3:0 2:2 1:0'],
  ['D', 'D3 A3 D4 F#4', '4:0 3:2 2:3 1:2'],
  ['Dm', 'D3 A3 D4 F4', '4:0 3:2 2:3 1:1'],
  ['D7', 'D3 A3 C4 F#4', '4:0 3:2 2:1 1:2'],
  ['B7', 'B2 D#3 A3 B3 F#4', '5:2 4:1 3:2 2:0 1:2'],
  ['Bm', 'B2 F#3 B3 D4 F#4', '5:2 4:4 3:4 2:3 1:2'],
  ['G, six strings', 'G2 B2 D3 G3 B3 G4', '6:3 5:2 4:0 3:0 2:0 1:3'],
  ['E, six strings', 'E2 B2 E3 G#3 B3 E4', '6:0 5:2 4:2 3:1 2:0 1:0'],
  ['Em, six strings', 'E2 B2 E3 G3 B3 E4', '6:0 5:2 4:2 3:0 2:0 1:0'],
  ['F, six strings', 'F2 C3 F3 A3 C4 F4', '6:1 5:3 4:3 3:2 2:1 1:1'],
]

describe.each(CHORDS)('a held %s', (_, chord, places) => {
  const notes = heldArpeggio(chord)
  const { onsets, cost } = routeOf(notes)

  test('lies on the frets of the chord and lets no note go', () => {
    expect(fretsOf(notes)).toBe(places)
    expect(onsets.flatMap(({ letGo }) => letGo)).toEqual([])
    expect(onsets.at(-1)!.held).toHaveLength(notes.length - 1)
  })

  test('keeps each finger, and ends on those of the chord struck at once', () => {
    const { fingering } = routeOf(notes)
    const fingers = fingering.steps.map(({ finger }) => finger)
    for (const { held } of onsets) {
      for (const { note, finger } of held) expect(finger).toBe(fingers[note])
    }
    const struck = routeOf(notes.map((note) => ({ ...note, startBeat: 0 })))
    expect(fingers).toEqual(struck.fingering.steps.map(({ finger }) => finger))
  })

  test('costs as much as the hand without a bound on its work', () => {
    const free = planHand({ neck: STANDARD_NECK, notes: handNotesOf(notes), style: 'acoustic' })
    expect(cost).toBe(free.routes[0]!.cost)
    expect(placesOf(free.routes[0]!).replaceAll(/\/\d/g, '')).toBe(places.replaceAll(' ', ' | '))
  })

  test('costs no more than with fewer frets, or with its places pinned', () => {
    const pinned = notes.map((note, index) => {
      const [string, fret] = places.split(' ')[index]!.split(':').map(Number)
      return { ...note, pin: { string: string!, fret: fret! } }
    })
    expect(cost).toBeLessThanOrEqual(routeOf(notes, 5).cost)
    expect(cost).toBe(routeOf(pinned).cost)
  })

  // The bound on the work of long pieces leaves ways out, but not those that keep all.
  test('lets no note go either when it is plucked 24 times', () => {
    const { onsets: many } = routeOf(heldArpeggio(chord, 24))
    expect(many.flatMap(({ letGo }) => letGo)).toEqual([])
  })
})

/** Movable shapes, string 6 first. */
// biome-ignore format: a list of frets
const BARRE_CHORDS = [
  '133211', '244322', '355433', '466544', '133111', '244222', '355333', '466444', '131211', '242322',
  '131111', '242222', 'x13331', 'x35553', 'x46664', 'x57775', 'x68886', 'x13321', 'x24432', 'x35543',
  'x46654', 'x57765', 'x68876', 'x24242', 'x35353', 'x24232', 'x35343', 'x35453', 'x57675',
]

describe.each(HAND_STYLES)('a barre chord plucked string by string and held, %s', (style) => {
  test.each(BARRE_CHORDS)('%s keeps every note, under the fingers of the chord', (frets) => {
    const strings = STANDARD_NECK.strings.filter(({ string }) => frets.at(-string) !== 'x')
    const places = strings.toReversed().map(({ string, midi }) => {
      const fret = Number(frets.at(-string))
      return { midi: midi + fret, pin: { string, fret } }
    })
    const struck = places.map((note) => ({ ...note, startBeat: 0, durationBeats: 1 }))
    const plucked = places.map(({ midi }, index) => ({
      midi,
      startBeat: index,
      durationBeats: places.length - index,
    }))
    const [chord, held] = [struck, plucked].map(
      (notes) => planHand({ neck: STANDARD_NECK, notes, style }).routes[0]!,
    )
    expect(held!.onsets.flatMap(({ letGo }) => letGo)).toEqual([])
    const gripOf = ({ notes }: HandRoute) =>
      notes.map(({ string, fret, finger }) => ({ string, fret, finger }))
    expect(gripOf(held!)).toEqual(gripOf(chord!))
  })
})
