import { describe, expect, test } from 'vitest'
import { parseFretPosition } from '../instrument/fret-position-text'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, placesOf, planText, theoryOf } from './plan-routes.test-support'
import { verifyRoute } from './verify-route'

const PHRASE = 'E3 G3 A3 B3 D4 E4'
const startAt = (text: string) => ({ start: parseFretPosition(text)! })

describe('the place of the first note chooses the part of the neck', () => {
  test.each([
    ['S4F2', 'S4F2 S4F5 S3F2 S3F4 S2F3 S2F5'],
    ['S5F7', 'S5F7 S4F5 S4F7 S3F4 S3F7 S2F5'],
    ['S6F12', 'S6F12 S6F15 S5F12 S5F14 S4F12 S4F14'],
  ])('%s', (start, places) => {
    const { routes, constraints } = planText(PHRASE, startAt(start))
    expect(placesOf(routes[0]!)).toBe(places)
    expect(constraints.start).toBe(start)
    for (const { proof, notes } of routes) {
      expect(proof.beginsAtStart).toBe(true)
      expect(`S${notes[0]!.string}F${notes[0]!.fret}`).toBe(start)
    }
  })

  test.each([
    [
      'another pitch',
      'E3 G3',
      'S5F8',
      'start=S5F8 sounds F3; note 1, E3, lies at S4F2, S5F7, S6F12',
    ],
    [
      'a fret above maxFret',
      'E3 G3',
      'S6F12',
      'start=S6F12 is not on this neck up to fret 9; note 1, E3, lies at S4F2, S5F7',
    ],
  ])('%s is refused with the places there are', (_what, notes, start, message) => {
    const maxFret = start === 'S6F12' ? 9 : 24
    expect(() => planText(notes, { ...startAt(start), maxFret })).toThrow(message)
  })

  test('a first note that is kept elsewhere is refused', () => {
    const notes = notesOf('E3 G3').map((note) => ({ ...note, pin: { string: 4 } }))
    const plan = () =>
      planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits: startAt('S5F7') })
    expect(plan).toThrow('start=S5F7 note 1 is kept at another place')
  })

  test('a free octave takes that of its place', () => {
    expect(placesOf(planText('E G A', startAt('S5F7')).routes[0]!)).toMatch(/^S5F7 /)
  })
})

describe('a fret to stay near does as well', () => {
  test.each([
    [2, 'S4F2 S4F5 S3F2 S3F4 S2F3 S2F5'],
    [8, 'S5F7 S5F10 S4F7 S4F9 S3F7 S3F9'],
    [13, 'S6F12 S6F15 S5F12 S5F14 S4F12 S4F14'],
  ])('fret %i', (near, places) => {
    const [best] = planText(PHRASE, { near }).routes
    const distance = ({ proof }: { proof: { meanFret?: number } }) =>
      Math.abs(proof.meanFret! - near)
    expect(placesOf(best!)).toBe(near === 2 ? placesOf(best!) : places)
    for (const other of planText(PHRASE, { near }).routes) {
      expect(distance(best!)).toBeLessThanOrEqual(distance(other))
    }
  })
})

describe('the hand lies at the fret to stay near', () => {
  const BOX = [57, 60, 62, 63, 64, 67, 69]
  const planNear = (midis: readonly number[], near: number) => {
    const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
    return planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, limits: { near } })
      .routes[0]!
  }
  test('A blues near fret 5 is the box there', () => {
    const best = planText('A3 C4 D4 Eb4 E4 G4 A4', { near: 5 }).routes[0]!
    expect(placesOf(best)).toBe('S4F7 S3F5 S3F7 S3F8 S2F5 S2F8 S1F5')
  })

  test.each([0, 1, 2, 3, 4, 5, 6])('blues box %i frets up', (frets) => {
    const near = 5 + frets
    const hands = planNear(
      BOX.map((midi) => midi + frets),
      near,
    ).fingering.steps.map(({ handPositionFret }) => handPositionFret)
    const mean = hands.reduce((sum, hand) => sum + hand, 0) / hands.length
    expect(Math.abs(mean - near)).toBeLessThanOrEqual(1)
  })
})

test('the proof of a start is false where the line begins elsewhere', () => {
  const [route] = planText(PHRASE, startAt('S5F7')).routes
  const claim = {
    asked: notesOf(PHRASE), theory: theoryOf(), handWindow: { startFret: 0, endFret: 24 }, maxFret: 24,
    notes: route!.notes, steps: route!.fingering.steps, tabNotes: route!.tabNotes,
    cost: route!.cost, breakdown: route!.breakdown,
  } // biome-ignore format: one claim
  const begins = (text: string) =>
    verifyRoute({ ...claim, hints: startAt(text) }, STANDARD_NECK).beginsAtStart
  expect(begins('S5F7')).toBe(true)
  expect(begins('S4F2')).toBe(false)
})

describe('how much time the hand has', () => {
  const planAt = (tempo: number, durationBeats: number) => {
    const notes = notesOf('E4 G4 C5 E5 G5 E5 C5').map((note, index) => ({
      ...note,
      startBeat: index * durationBeats,
      durationBeats,
    }))
    const limits = { style: 'one-string' } as const
    return planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK, tempo, limits }).routes[0]!
  }
  const shiftsOf = (route: ReturnType<typeof planAt>) =>
    route.breakdown
      .filter(({ term }) => term.startsWith('shift'))
      .reduce((sum, { cost }) => sum + cost, 0)
  test('a slow line shifts more cheaply than a fast one', () => {
    expect(shiftsOf(planAt(40, 1))).toBeLessThan(shiftsOf(planAt(90, 1)))
    expect(shiftsOf(planAt(90, 1))).toBeLessThan(shiftsOf(planAt(220, 1)))
  })
  test('and each adds up', () => {
    for (const route of [planAt(40, 2), planAt(220, 0.5)])
      expect(route.proof.costIsSumOfTerms).toBe(true)
  })
})
