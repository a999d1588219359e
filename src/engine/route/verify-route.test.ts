import { describe, expect, test } from 'vitest'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, planText, theoryOf } from './plan-routes.test-support'
import { type RouteClaim, verifyRoute } from './verify-route'

const ASKED = notesOf('C4 D4 Eb4 G4 E4')

/** A sound claim: the planner's best route for five notes in third position. */
function soundClaim(): RouteClaim {
  const [route] = planText('C4 D4 Eb4 G4 E4', { position: 'third', maxFret: 12 }).routes
  return {
    asked: ASKED,
    theory: theoryOf(),
    handWindow: { startFret: 3, endFret: 6 },
    maxFret: 12,
    notes: route!.notes,
    steps: route!.fingering.steps,
    tabNotes: route!.tabNotes,
    cost: route!.cost,
    breakdown: route!.breakdown,
  }
}

/** The claim with one entry of a list changed. */
function tampered<Key extends 'asked' | 'notes' | 'steps' | 'tabNotes'>(
  key: Key,
  index: number,
  change: Partial<RouteClaim[Key][number]>,
): RouteClaim {
  const claim = soundClaim()
  const list = claim[key].map((entry, at) => (at === index ? { ...entry, ...change } : entry))
  return { ...claim, [key]: list }
}

test('a sound route proves itself', () => {
  expect(verifyRoute(soundClaim(), STANDARD_NECK)).toEqual({
    allNotesMapped: true,
    handWindow: 'frets 3-6',
    maxFretReach: 2,
    maxFret: 5,
    maxSingleFretShift: 0,
    openStrings: 0,
    outsideTheoryNotes: 1,
    positionShiftCount: 0,
    routeSpan: 2,
    totalFretMovement: 6,
    totalStringMovement: 3,
    notesOutsideHandWindow: 0,
    fingersInOrder: true,
    withinMaxFret: true,
    costIsSumOfTerms: true,
  })
})

describe('allNotesMapped is false when', () => {
  test.each<[string, RouteClaim]>([
    ['a note sounds another pitch than was asked', tampered('asked', 1, { midi: 63 })],
    ['string and fret do not give the midi', tampered('notes', 1, { fret: 4 })],
    ['the midi is not that of the place', tampered('notes', 1, { midi: 74 })],
    ['the note has another name', tampered('notes', 2, { note: 'E4' })],
    ['the note has another octave', tampered('notes', 2, { note: 'Eb5' })],
    ['the pitch class is spelled otherwise', tampered('notes', 2, { pitchClass: 'D#' })],
    ['the interval leads elsewhere', tampered('notes', 2, { interval: '3' })],
    ['a second note of a pitch is misnamed', tampered('notes', 4, { note: 'Eb4' })],
    ['the string does not exist', tampered('notes', 0, { string: 7 })],
    ['a tab event lies elsewhere', tampered('tabNotes', 2, { fret: 9 })],
    ['a tab event starts elsewhere', tampered('tabNotes', 2, { startBeat: 7 })],
    ['a tab event lasts longer', tampered('tabNotes', 2, { durationBeats: 2 })],
    ['a step fingers another place', tampered('steps', 3, { string: 6 })],
    ['a step belongs to another note', tampered('steps', 3, { targetIndex: 0 })],
    ['a pin is not kept', tampered('asked', 0, { pin: { string: 6 } })],
    ['a note is missing', { ...soundClaim(), notes: soundClaim().notes.slice(1) }],
    ['a tab event is missing', { ...soundClaim(), tabNotes: soundClaim().tabNotes.slice(1) }],
    ['a step is missing', { ...soundClaim(), steps: soundClaim().steps.slice(0, -1) }],
  ])('%s', (_what, claim) => {
    expect(verifyRoute(claim, STANDARD_NECK).allNotesMapped).toBe(false)
  })

  test('but not when a pitch is spelled otherwise and reads so', () => {
    const claim = tampered('notes', 2, { note: 'D#4', pitchClass: 'D#', interval: '#2' })
    expect(verifyRoute(claim, STANDARD_NECK).allNotesMapped).toBe(true)
  })

  test('but not when a free octave moved', () => {
    const claim = tampered('asked', 0, { midi: 72, anyOctave: true })
    expect(verifyRoute(claim, STANDARD_NECK).allNotesMapped).toBe(true)
  })

  test('though a free note takes another pitch class', () => {
    const claim = tampered('asked', 0, { midi: 71, anyOctave: true })
    expect(verifyRoute(claim, STANDARD_NECK).allNotesMapped).toBe(false)
  })
})

describe('fingersInOrder is false when', () => {
  test.each<[string, RouteClaim]>([
    ['a finger lies a fret off', tampered('steps', 0, { finger: 'middle' })],
    ['the hand is elsewhere', tampered('steps', 0, { handPositionFret: 1 })],
    ['an open string is fingered', tampered('steps', 0, { finger: 'index', fret: 0 })],
    ['a fretted note is called open', tampered('steps', 0, { finger: 'open' })],
    [
      'the hand lies above the nut',
      tampered('steps', 0, { finger: 'little', fret: 3, handPositionFret: 0 }),
    ],
    ['a step is missing', { ...soundClaim(), steps: soundClaim().steps.slice(0, -1) }],
  ])('%s', (_what, claim) => {
    expect(verifyRoute(claim, STANDARD_NECK).fingersInOrder).toBe(false)
  })

  test('but the little finger may stretch one fret', () => {
    const claim = tampered('steps', 0, { finger: 'little', fret: 7, handPositionFret: 3 })
    expect(verifyRoute(claim, STANDARD_NECK).fingersInOrder).toBe(true)
  })
})

describe('fingersInOrder asks each held grip over its own notes', () => {
  const E_GRIP = [[6, 0], [5, 2], [4, 2], [3, 1]] // biome-ignore format: one row a grip
  const C_GRIP = [[5, 3], [4, 2], [3, 0], [2, 1]] // biome-ignore format: one row a grip
  const heldOver = (from: number, to: number, grip: readonly (readonly number[])[]) => {
    return { from, to, places: grip.map(([string, fret]) => ({ string: string!, fret: fret! })) }
  }
  const asked = notesOf('E2 B2 E3 G#3 C3 E3 G3 C4')
  const [route] = planText('E2 B2 E3 G#3 C3 E3 G3 C4').routes
  const claim: RouteClaim = {
    ...soundClaim(),
    asked,
    notes: route!.notes,
    steps: route!.fingering.steps,
    tabNotes: route!.tabNotes,
    heldGrips: [heldOver(0, 4, E_GRIP), heldOver(4, 8, C_GRIP)],
  }

  test('true for the fingers of two grips in turn', () => {
    expect(verifyRoute(claim, STANDARD_NECK).fingersInOrder).toBe(true)
  })

  test.each<[string, RouteClaim]>([
    ['one grip has two fingers for a string', { ...claim, heldGrips: [heldOver(0, 8, E_GRIP)] }],
    [
      'a finger of the second grip lies at two frets',
      {
        ...claim,
        steps: claim.steps.map((step, at) => (at === 7 ? { ...step, finger: 'ring' } : step)),
      },
    ],
  ])('false where %s', (_what, wrong) => {
    expect(verifyRoute(wrong, STANDARD_NECK).fingersInOrder).toBe(false)
  })
})

test('withinMaxFret is false when a note passes the limit', () => {
  expect(verifyRoute({ ...soundClaim(), maxFret: 4 }, STANDARD_NECK).withinMaxFret).toBe(false)
})

test('costIsSumOfTerms is false when a term is left out of the breakdown', () => {
  const claim = soundClaim()
  const changed = { ...claim, breakdown: claim.breakdown.slice(1) }
  expect(verifyRoute(changed, STANDARD_NECK).costIsSumOfTerms).toBe(false)
})

test('notes outside the hand window and outside the theory are counted', () => {
  const claim = { ...soundClaim(), handWindow: { startFret: 4, endFret: 7 }, theory: theoryOf('B') }
  expect(verifyRoute(claim, STANDARD_NECK)).toMatchObject({
    notesOutsideHandWindow: 2,
    outsideTheoryNotes: 3,
  })
})

test('movement, span and shifts skip open strings and count the rest', () => {
  const places = [[6, 0], [3, 2], [4, 0], [1, 8], [2, 0], [2, 10]] as const // biome-ignore format: one row
  const notes = places.map(([string, fret], index) => ({
    midi: midiAt({ string, fret }, STANDARD_NECK),
    startBeat: index,
    durationBeats: 1,
    pin: { string, fret },
  }))
  const { proof } = planRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes[0]!
  expect(proof).toMatchObject({
    openStrings: 3,
    maxFret: 10,
    routeSpan: 8,
    totalFretMovement: 8,
    totalStringMovement: 3,
    positionShiftCount: 1,
  })
})

test('a route of open strings alone spans and moves nothing', () => {
  const { proof } = planText('E2 A2 D3', { maxFret: 0 }).routes[0]!
  expect(proof).toMatchObject({ openStrings: 3, maxFret: 0, routeSpan: 0, totalStringMovement: 0 })
})
