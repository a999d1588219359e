/**
 * Where open strings belong: under and over moving lines as drones, in melodies of the first
 * position, and never in a scale that a closed position holds.
 */
import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import type { PositionName } from './hand-window'
import { planRoutes } from './plan-routes'
import { fingersOf, placesOf, planText, theoryOf } from './plan-routes.test-support'
import type { Route, RouteLimits } from './route'

function bestOf(midis: readonly number[], limits: RouteLimits = {}): Route {
  const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
  return planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits }).routes[0]!
}

const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  'natural minor': [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
}
const POSITIONS: readonly (readonly [PositionName, fret: number])[] = [
  ['fifth', 5], ['sixth', 6], ['seventh', 7], ['eighth', 8], ['ninth', 9],
] // biome-ignore format: one row
const ROOTS = [45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56]

describe('a scale in a closed position has no open string', () => {
  const rows = POSITIONS.flatMap(([position, fret]) =>
    Object.entries(SCALES).flatMap(([scale, steps]) =>
      ROOTS.map((root) => ({ position, fret, scale, steps, root })),
    ),
  )
  test('in any of 180 scales in fifth to ninth position', () => {
    const open = rows.filter(({ position, fret, steps, root }) => {
      const midis = [0, 12].flatMap((octave) => steps.map((step) => root + octave + step))
      const inside = [...midis, root + 24].filter((midi) => midi >= 40 + fret && midi <= 67 + fret)
      return bestOf(inside, { position }).proof.openStrings > 0
    })
    expect(rows).toHaveLength(180)
    expect(open).toEqual([])
  })

  test.each<[string, PositionName, string]>([
    ['A2 B2 C3 D3 E3 F3 G3 A3 B3 C4 D4 E4 F4 G4 A4 B4 C5', 'fifth', 'B3 between S4F7 and S3F5'],
    ['Bb2 C3 D3 Eb3 F3 G3 Ab3 Bb3 C4 D4 Eb4 F4 G4 Ab4 Bb4', 'sixth', 'D3 and G3'],
    ['E4 D4 B3 A3 G3 E3 D3 B2 A2', 'fifth', 'a run downwards'],
  ])('%s, %s position: %s', (notes, position) => {
    expect(planText(notes, { position }).routes[0]!.proof.openStrings).toBe(0)
  })
})

/** Moving lines by the open pitch that they have as a drone. */
const DRONES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  64: [[60, 59, 57, 56], [57, 59, 60, 62], [67, 69, 71, 72, 71, 69], [68, 69, 71, 73], [62, 61, 59, 57]],
  59: [[52, 55, 54, 55, 57], [55, 57, 54, 52], [63, 66, 63, 66, 64, 67], [64, 66, 68, 69, 71], [50, 52, 54, 55]],
  55: [[48, 52, 47, 50], [60, 59, 57, 59], [58, 60, 62, 63], [52, 50, 48, 47], [64, 62, 60, 59]],
  50: [[54, 55, 57, 59], [62, 61, 59, 57], [57, 59, 61, 62, 64], [66, 64, 62, 61], [45, 47, 49, 47]],
  45: [[57, 56, 55, 54], [52, 53, 52, 50], [60, 59, 57, 55], [49, 50, 52, 54], [64, 62, 60, 59]],
  40: [[52, 50, 49, 47], [55, 54, 52, 50], [47, 48, 50, 51], [64, 63, 62, 61]],
} // biome-ignore format: one row a string
const FORMS: Readonly<Record<string, (note: number, drone: number) => readonly number[]>> = {
  'after each note': (note, drone) => [note, drone],
  'before each note': (note, drone) => [drone, note],
  'twice after each note': (note, drone) => [note, drone, drone],
}

describe('a drone rings on its open string throughout', () => {
  const rows = Object.entries(DRONES).flatMap(([drone, lines]) =>
    lines.flatMap((line) =>
      Object.keys(FORMS).map((form) => ({ drone: Number(drone), line, form })),
    ),
  )
  test('in 87 figures without a position and in open position', () => {
    expect(rows).toHaveLength(87)
    const wrong = rows.flatMap(({ drone, line, form }) => {
      const midis = line.flatMap((note) => FORMS[form]!(note, drone))
      const limits: readonly RouteLimits[] = [{}, { position: 'open' }]
      return limits.flatMap((own) => {
        const strokes = bestOf(midis, own).notes.filter(({ midi }) => midi === drone)
        return strokes.every(({ fret }) => fret === 0) ? [] : [{ drone, line, form, own }]
      })
    })
    expect(wrong).toEqual([])
  })

  test('the figure of Asturias keeps its B', () => {
    const [best] = planText('E3 B3 G3 B3 F#3 B3 G3 B3 E3 B3', { position: 'open' }).routes
    const strokes = best!.notes.filter(({ note }) => note === 'B3')
    expect(strokes.map(({ string, fret }) => `${string}:${fret}`)).toEqual(Array(5).fill('2:0'))
  })

  // biome-ignore format: a chart
  test.each([
    ['E4 B3 F#4 B3 G4 B3 F#4 B3 E4 B3', '1/0 2/0 1/2 2/0 1/3 2/0 1/2 2/0 1/0 2/0'],
    ['E4 B3 F#4 B3 G4 B3 A4 B3 G4 B3', '1/0 2/0 1/2 2/0 1/3 2/0 1/5 2/0 1/3 2/0'],
    ['B3 E4 B3 F4 B3 G4 B3 F4 B3 E4', '2/0 1/0 2/0 1/1 2/0 1/3 2/0 1/1 2/0 1/0'],
    ['E4 B3 B3 F#4 B3 B3 G4 B3 B3', '1/0 2/0 2/0 1/2 2/0 2/0 1/3 2/0 2/0'],
    ['B3 G3 C4 G3 D4 G3 C4 G3 B3', '2/0 3/0 2/1 3/0 2/3 3/0 2/1 3/0 2/0'],
    ['G3 D3 A3 D3 G3 D3 A3 D3 G3', '3/0 4/0 3/2 4/0 3/0 4/0 3/2 4/0 3/0'],
    ['E3 A2 F3 A2 G3 A2 F3 A2 E3', '4/2 5/0 4/3 5/0 3/0 5/0 4/3 5/0 4/2'],
    ['A2 E2 B2 E2 C3 E2 B2 E2 A2', '5/0 6/0 5/2 6/0 5/3 6/0 5/2 6/0 5/0'],
  ])('a tune over a pedal lies on the strings beside it: %s', (notes, places) => {
    const found = placesOf(planText(notes).routes[0]!).replace(/S(\d)F(\d+)/g, '$1/$2')
    expect(found).toBe(places)
  })

  test('and on the string of the pedal where it goes below the next one', () => {
    const [best] = planText('D#4 B3 F#4 B3 D#4 B3 F#4 B3').routes
    const strings = best!.notes.map(({ string }) => string)
    expect(new Set(strings)).toEqual(new Set([2]))
  })

  test.each([
    ['a trill', 'B3 C4 B3 C4 B3 C4'],
    ['a tonic that a melody leaves both ways', 'E4 G4 E4 D4 E4 A4 E4 B3'],
  ])('%s is no drone', (_what, notes) => {
    const [best] = planText(notes, { position: 'seventh' }).routes
    expect(best!.proof.openStrings).toBe(0)
  })
})

/** Melodies of the public domain as first methods print them, in C or G around the open strings. */
const MELODIES: Readonly<Record<string, string>> = {
  'Ode to Joy': 'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4 D4 D4',
  'Mary Had a Little Lamb': 'E4 D4 C4 D4 E4 E4 E4 D4 D4 D4 E4 G4 G4',
  'When the Saints': 'C4 E4 F4 G4 C4 E4 F4 G4 C4 E4 F4 G4 E4 C4 E4 D4',
  'Jingle Bells': 'E4 E4 E4 E4 E4 E4 E4 G4 C4 D4 E4 F4 F4 F4 F4 F4 E4 E4 E4 E4 D4 D4 E4 D4 G4',
  'Frère Jacques': 'C4 D4 E4 C4 C4 D4 E4 C4 E4 F4 G4 E4 F4 G4',
  'London Bridge': 'D4 E4 D4 C4 B3 C4 D4 A3 B3 C4 B3 C4 D4',
  'Aura Lee': 'G3 C4 B3 C4 D4 A3 D4 C4 B3 A3 B3 C4',
  'Au clair de la lune': 'G3 G3 G3 A3 B3 A3 G3 B3 A3 A3 G3',
  'Go Tell Aunt Rhody': 'E4 E4 D4 C4 C4 D4 D4 F4 E4 D4 C4 G4 G4 F4 E4 E4 E4 D4 C4 D4 E4 C4',
  'Lightly Row': 'G4 E4 E4 F4 D4 D4 C4 D4 E4 F4 G4 G4 G4',
  'Hot Cross Buns': 'B3 A3 G3 B3 A3 G3 G3 G3 G3 G3 A3 A3 A3 A3 B3 A3 G3',
  'Twinkle in G': 'G3 G3 D4 D4 E4 E4 D4 C4 C4 B3 B3 A3 A3 G3',
  'This Old Man': 'D4 B3 D4 D4 B3 D4 E4 D4 C4 B3 A3 B3 C4',
  'Yankee Doodle': 'G3 G3 A3 B3 G3 B3 A3 D4 G3 G3 A3 B3 G3 F#3',
  'Old MacDonald': 'G3 G3 G3 D3 E3 E3 D3 B3 B3 A3 A3 G3',
  'Ode to Joy in G': 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3',
  'Skip to My Lou': 'B3 B3 G3 G3 B3 B3 B3 D4 A3 A3 F#3 F#3 A3 A3 A3 C4',
  'Row Your Boat': 'C4 C4 C4 D4 E4 E4 D4 E4 F4 G4',
  'Three Blind Mice': 'E4 D4 C4 E4 D4 C4 G4 F4 F4 E4 G4 F4 F4 E4',
  'Merrily We Roll Along': 'B3 A3 G3 A3 B3 B3 B3 A3 A3 A3 B3 B3 B3',
  'Oats and Beans': 'G3 G3 G3 A3 B3 C4 D4 D4 B3 C4 A3 A3 B3 G3',
  'Good King Wenceslas': 'G3 G3 G3 A3 G3 G3 D3 E3 D3 E3 F#3 G3 G3',
  'Silent Night, second phrase': 'D4 D4 B3 C4 C4 G3 A3 A3 C4 B3 A3 G3 A3 G3 E3',
  'Largo': 'E4 G4 G4 E4 D4 C4 D4 E4 G4 E4 D4',
  'Jolly Old Saint Nicholas': 'B3 B3 B3 B3 A3 A3 A3 G3 G3 G3 G3 B3',
  'Joy to the World, close': 'C4 B3 A3 G3 F3 E3 D3 C3',
  'The First Noel': 'E4 D4 C4 D4 E4 F4 G4 A4 B3 C4 B3 A3 G3',
  'Deck the Halls': 'G4 F4 E4 D4 C4 D4 E4 C4 D4 E4 F4 D4 E4 D4 C4 B3 C4',
  Greensleeves: 'A3 C4 D4 E4 F4 E4 D4 B3 G3 A3 B3 C4 A3 A3 G#3 A3 B3 G#3 E3',
  'God Rest Ye Merry': 'E3 E3 B3 B3 A3 G3 F#3 E3 D#3 E3 F#3 G3 A3 B3',
  'Oh Susanna': 'G3 A3 B3 D4 D4 E4 D4 B3 G3 A3 B3 B3 A3 G3 A3',
  'C major, one octave': 'C3 D3 E3 F3 G3 A3 B3 C4',
  'G major, one octave': 'G3 A3 B3 C4 D4 E4 F#4 G4',
  'E natural minor, one octave': 'E3 F#3 G3 A3 B3 C4 D4 E4',
} // biome-ignore format: one row a melody

const PLACES_OF_STRINGS = [6, 5, 4, 3, 2, 1].map((string) => `S${string}F0`)

describe('open strings that are struck one after the other ring on', () => {
  const guitar = INSTRUMENTS.find(({ id }) => id === 'guitar')!
  const rows = guitar.tunings.flatMap((tuning) => {
    const neck = neckOf(guitar, tuning)
    const opens = neck.strings
      .toSorted((a, b) => b.string - a.string)
      .map(({ openMidi }) => openMidi)
    if (opens.some((midi, index) => midi < (opens[index - 1] ?? 0))) return []
    const runs = [0, 1, 2, 3].flatMap((from) =>
      [3, 4, 5, 6].filter((size) => from + size <= 6).map((size) => opens.slice(from, from + size)),
    )
    return runs.flatMap((run) => [
      { neck, midis: run },
      { neck, midis: run.toReversed() },
      { neck, midis: [...run, ...run.toReversed().slice(1)] },
      { neck, midis: [...run, ...run] },
    ])
  })
  test('in every arpeggio of three to six strings of every ascending tuning of the guitar', () => {
    const fretted = rows.filter(({ neck, midis }) => {
      const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
      const [best] = planRoutes({ notes, theory: theoryOf(), neck }).routes
      return best!.proof.openStrings < midis.length
    })
    expect(rows.length).toBeGreaterThan(200)
    expect(fretted.map(({ neck, midis }) => [neck.tuning.id, midis])).toEqual([])
  })

  test.each([
    ['six strings', 'E2 A2 D3 G3 B3 E4', PLACES_OF_STRINGS.join(' ')],
    ['within a line', 'E3 G3 B3 E4 G4', 'S4F2 S3F0 S2F0 S1F0 S1F3'],
    ['before a line', 'E4 B3 G3 F#3 E3', 'S1F0 S2F0 S3F0 S4F4 S4F2'],
  ])('%s: %s', (_what, notes, places) => {
    expect(placesOf(planText(notes).routes[0]!)).toBe(places)
  })

  test.each<[string, string, RouteLimits]>([
    ['in a position above', 'E3 G3 B3 E4 G4', { position: 'seventh' }],
    ['near a fret above', 'E3 G3 B3 E4 G4', { near: 8 }],
    ['from a fretted place', 'G3 B3 E4 G4', { start: { string: 4, fret: 5 } }],
    ['in an arpeggio that goes on up the neck', 'E3 G3 B3 E4 G4 B4 E5', {}],
    ['where two strings alternate', 'A3 B3 E4 B3 E4 A4 B4', { position: 'fifth' }],
  ])('not %s: %s', (_what, notes, limits) => {
    expect(planText(notes, limits).routes[0]!.proof.openStrings).toBe(0)
  })
})

describe('a line of the first position has one place for a pitch: its open string', () => {
  test.each([
    ['E4 G4 E4 B3 E4 D4 B3 A3', 'S1F0 S1F3 S1F0 S2F0 S1F0 S2F3 S2F0 S3F2'],
    ['G2 B2 D3 G3 B3 D4 G4', 'S6F3 S5F2 S4F0 S3F0 S2F0 S2F3 S1F3'],
    ['E2 F#2 G2 A2 B2 C3 D3 E3', 'S6F0 S6F2 S6F3 S5F0 S5F2 S5F3 S4F0 S4F2'],
    ['E2 G2 A2 B2 D3 B2 A2 G2', 'S6F0 S6F3 S5F0 S5F2 S4F0 S5F2 S5F0 S6F3'],
    ['D4 E4 C#4 D4 C#4 B3 D4 B3 A3', 'S2F3 S1F0 S2F2 S2F3 S2F2 S2F0 S2F3 S2F0 S3F2'],
    ['F#4 E4 B3 D4 A3 A3 D4 B3', 'S1F2 S1F0 S2F0 S2F3 S3F2 S3F2 S2F3 S2F0'],
    ['E4 D4', 'S1F0 S2F3'],
    ['D4 E4', 'S2F3 S1F0'],
    ['B3 A3', 'S2F0 S3F2'],
    ['G3 F3', 'S3F0 S4F3'],
    ['A2 B2', 'S5F0 S5F2'],
    ['E4 G4', 'S1F0 S1F3'],
  ])('%s', (notes, places) => {
    expect(placesOf(planText(notes).routes[0]!)).toBe(places)
  })

  test('in 300 drawn lines of scales', () => {
    const opens = STANDARD_NECK.strings.map(({ openMidi }) => openMidi)
    let seed = 7
    const draw = (count: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * count)
    }
    let low = 0
    const mixed = Array.from({ length: 300 }, () => {
      const tonic = draw(12)
      const tones = Array.from({ length: 29 }, (_, index) => 40 + index).filter((midi) =>
        SCALES.major.includes((midi + tonic) % 12),
      )
      let at = draw(tones.length)
      return Array.from({ length: 6 + draw(10) }, () => {
        at = Math.max(0, Math.min(tones.length - 1, at + draw(5) - 2))
        return tones[at]!
      })
    }).filter((midis) => {
      const { notes, proof } = bestOf(midis)
      if (proof.openStrings === 0 || proof.maxFret > 5) return false
      low++
      return notes.some(({ midi, fret }) => fret > 0 && opens.includes(midi))
    })
    expect(low).toBeGreaterThan(100)
    expect(mixed).toEqual([])
  })

  test('a pin, a start or a position keeps what it asks for', () => {
    const lick = 'E4 G4 E4 B3 E4 D4 B3 A3'
    const start = { string: 2, fret: 5 }
    expect(placesOf(planText(lick, { start }).routes[0]!)).toMatch(/^S2F5 /)
    expect(planText(lick, { position: 'seventh' }).routes[0]!.proof.openStrings).toBe(0)
  })
})

describe('a melody of the first position is played there first, with open strings', () => {
  test.each(Object.entries(MELODIES))('%s', (_name, notes) => {
    const [best] = planText(notes).routes
    expect(best!.proof.openStrings, placesOf(best!)).toBeGreaterThan(0)
    expect(best!.proof.maxFret, fingersOf(best!)).toBeLessThanOrEqual(5)
  })

  test.each(['E4', 'B3', 'G3', 'D3', 'A2', 'E2'])('%s alone is an open string', (note) => {
    expect(planText(note).routes[0]!.label).toBe('open strings')
  })

  test.each([
    ['a pentatonic lick stays in its box', 'G4 E4 D4 C4 A3 G3 A3 C4 D4 C4 A3 G3 E3 D3 C3 A2'],
    ['a line with higher notes', 'E4 G4 A4 B4 C5 B4 A4 G4'],
  ])('%s', (_what, notes) => {
    expect(planText(notes).routes[0]!.proof.openStrings).toBe(0)
  })
})
