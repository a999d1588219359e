/** Barre chords as routes, under the fingers that the chord alone is printed with. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import type { Frets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { HAND_STYLES, type HandStyle, weightsOf } from '../polyphony/cost-table'
import { notesOf } from '../polyphony/hand-chart.test-support'
import type { HandNote, HandRoute } from '../polyphony/hand-plan'
import { planHand } from '../polyphony/plan-hand'

const BARRE_FRETS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

// Open shapes, string 6 first, that a barre moves up the neck.
// biome-ignore format: a list of shapes
const SHAPES = [
  ['A', 'x02220'], ['A7', 'x02020'], ['Am', 'x02210'], ['Amaj7', 'x02120'], ['Am7', 'x02010'],
  ['Asus2', 'x02200'], ['Asus4', 'x02230'], ['A7sus4', 'x02030'], ['A6', 'x02222'],
  ['C', 'x32010'], ['Cmaj7', 'x32000'], ['Csus4', 'x33010'], ['C7', 'x3231x'], ['Cm', 'x3101x'],
  ['E', '022100'], ['E7', '020100'], ['Em', '022000'], ['Em7', '020000'], ['Emaj7', '021100'],
] as const

/** At the nut the ring finger does not reach from the middle finger's fret to the fourth. */
const AT_THE_NUT: Readonly<Record<string, string>> = { 'x33010 1': '44121' }

interface Place {
  readonly string: number
  readonly fret: number
}

const fretsAt = (shape: string, barre: number): Frets =>
  [...shape].map((place) => (place === 'x' ? null : Number(place) + barre))

const placesAt = (frets: Frets): readonly Place[] =>
  frets.flatMap((fret, place) => (fret === null ? [] : [{ string: 6 - place, fret }]))

const midiOf = ({ string, fret }: Place) =>
  STANDARD_NECK.strings.find((own) => own.string === string)!.midi + fret

/** The chord with its places pinned, each note from its beat on. */
const notesFrom = (
  places: readonly Place[],
  beatsOf: (index: number) => readonly [startBeat: number, durationBeats: number],
): readonly HandNote[] =>
  places.map((pin, index) => {
    const [startBeat, durationBeats] = beatsOf(index)
    return { midi: midiOf(pin), startBeat, durationBeats, pin }
  })

const struck = (places: readonly Place[]) => notesFrom(places, () => [0, 1])

const plucked = (places: readonly Place[]) =>
  notesFrom(places, (index) => [index, places.length - index])

/** Struck and held while its top note is played again. */
function underMelody(places: readonly Place[]): readonly HandNote[] {
  const held = notesFrom(places, (index) => [0, index === places.length - 1 ? 1 : 3])
  return [...held, { ...held.at(-1)!, startBeat: 1, durationBeats: 2 }]
}

const routeOf = (notes: readonly HandNote[], style: HandStyle) =>
  planHand({ neck: STANDARD_NECK, notes, style }).routes[0]!

const fingersOf = ({ notes }: HandRoute) => notes.map(({ finger }) => finger).join('')

const printedFingers = (frets: Frets) =>
  fingerGrip(frets)
    .fingers.filter((_, place) => frets[place] !== null)
    .join('')

const letGoIn = ({ onsets }: HandRoute) => onsets.flatMap(({ letGo }) => letGo)

describe.each(HAND_STYLES)('with %s', (style) => {
  describe.each(SHAPES)('the barre shape of %s', (_, shape) => {
    test.each(BARRE_FRETS)('at fret %i has the fingers of the chord', (barre) => {
      const frets = fretsAt(shape, barre)
      const places = placesAt(frets)
      const fingers = AT_THE_NUT[`${shape} ${barre}`] ?? printedFingers(frets)
      expect(fingersOf(routeOf(struck(places), style))).toBe(fingers)
      const held = [routeOf(plucked(places), style), routeOf(underMelody(places), style)]
      expect(held.map(fingersOf)).toEqual([fingers, `${fingers}${fingers.at(-1)}`])
      expect(held.flatMap(letGoIn)).toEqual([])
    })
  })
})

// Told by pitches alone: an open chord that has to let notes go does not take their place.
describe.each(SHAPES.filter(([, shape]) => !shape.endsWith('x')))(
  '%s plucked and held, acoustic',
  (_, shape) => {
    test.each(BARRE_FRETS)('lies on its barre shape at fret %i and keeps every note', (barre) => {
      const places = placesAt(fretsAt(shape, barre))
      const notes = plucked(places).map(({ pin, ...note }) => note)
      const route = routeOf(notes, 'acoustic')
      expect(route.notes.map(({ string, fret }) => ({ string, fret }))).toEqual(places)
      expect(letGoIn(route)).toEqual([])
    })
  },
)

// Fingers on both sides of the ring finger, as they are pinned, are playable and cost more.
test('a finger beside a barre is a term of its own', () => {
  const fingers = [1, 3, 3, 3, 2]
  const pinned = struck(placesAt(fretsAt('x02220', 5))).map((note, index) => ({
    ...note,
    pin: { ...note.pin, finger: fingers[index]! },
  }))
  const { cost, breakdown } = routeOf(pinned, 'lead')
  expect(breakdown.find(({ term }) => term === 'beside-barre')?.cost).toBe(
    weightsOf('lead')['beside-barre'],
  )
  expect(breakdown.reduce((sum, part) => sum + part.cost, 0)).toBe(cost)
})

// One finger a string in the lowest fret where no barre of another finger lies higher.
// biome-ignore format: a row reads as it is printed
test.each([
  ['Gm7b5', '3x443x', '1342'], ['Cadd9', 'x32033', '21034'], ['C9', 'x3233x', '2134'],
  ['A', 'x02220', '01230'], ['Edim7', 'xx2323', '1324'], ['G', '320033', '210034'], ['E7', '020100', '020100'],
])('%s %s keeps the fingers %s', (_, frets, fingers) => {
  const places = [...frets].flatMap((fret, place) =>
    fret === 'x' ? [] : [{ string: 6 - place, fret: Number(fret) }],
  )
  for (const style of HAND_STYLES) expect(fingersOf(routeOf(struck(places), style))).toBe(fingers)
})

// Parts of E and A shapes whose small barre costs no more than crowded fingers.
// biome-ignore format: a list of shapes
describe.each([
  'xx3211', 'x13211', '1332xx', '1312xx', 'x3121x', 'x1312x', 'xx3121', '13321x', '13121x',
])('the partial barre form %s', (shape) => {
  test.each(BARRE_FRETS)('at fret %i has the fingers of the chord alone', (barre) => {
    const frets = [...shape].map((place) => (place === 'x' ? null : Number(place) + barre - 1))
    const notes = struck(placesAt(frets))
    for (const style of HAND_STYLES) expect(fingersOf(routeOf(notes, style))).toBe(printedFingers(frets))
  })
})

// The pitch of the melody comes down under a free finger, and nothing else moves.
// biome-ignore format: a row reads as it is printed
test.each([
  ['Am', 'A2 E3 A3 C4', 'D4'], ['A', 'A2 E3 A3', 'D4'], ['Am without its bass', 'E3 A3 C4', 'D4'],
  ['F', 'F3 A3 C4 F4', 'G4'], ['F#', 'F#3 A#3 C#4 F#4', 'G#4'], ['G', 'G3 B3 D4 G4', 'A4'],
  ['Ab', 'Ab3 C4 Eb4 Ab4', 'Bb4'], ['A at the fifth fret', 'A3 C#4 E4 A4', 'B4'],
])('held %s keeps its fingers under the next melody note', (_, chord, melody) => {
  const names = chord.split(' ')
  const held = names.map((name, index) => `${name}*${index === names.length - 1 ? 2 : 4}`)
  const notes = notesOf(`${held.join(' ')} | | ${melody}*2`)
  for (const style of HAND_STYLES) {
    const { breakdown, onsets } = routeOf(notes, style)
    expect(breakdown.find(({ term }) => term === 'finger-swap')?.cost ?? 0).toBe(0)
    expect(onsets.flatMap(({ letGo }) => letGo)).toEqual([])
  }
})
