import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { DomainError } from '../errors'
import { POSITION_NAMES } from '../hand/hand-window'
import { formatFretPosition, parseFretPosition } from '../instrument/fret-position-text'
import { fretPositionsOf, fretPositionsOfPitchClass, midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, theoryOf } from './plan-routes.test-support'
import { type PositionsRequest, rankPositions } from './positions'
import { verifyPosition } from './verify-position'

const rank = (text: string, limits: PositionsRequest['limits'] = {}, previous?: string) => {
  const [note] = notesOf(text)
  return rankPositions({
    midi: note!.midi,
    name: note!.name,
    anyOctave: note!.anyOctave ?? false,
    theory: theoryOf(),
    neck: STANDARD_NECK,
    limits,
    previous: previous === undefined ? undefined : parseFretPosition(previous),
  }).positions
}
const placesIn = (...args: Parameters<typeof rank>) =>
  rank(...args)
    .map(formatFretPosition)
    .join(' ')

test('an exact pitch lies lowest first where nothing else is asked', () => {
  expect(placesIn('C4')).toBe('S2F1 S3F5 S4F10 S5F15 S6F20')
  expect(placesIn('E4')).toBe('S1F0 S2F5 S3F9 S4F14 S5F19 S6F24')
})

test('a position moves its own places to the front', () => {
  expect(placesIn('E4', { position: 'open' })).toMatch(/^S1F0 S2F5/)
  expect(placesIn('E4', { position: 'ninth' })).toMatch(/^S3F9/)
  expect(placesIn('E4', { hand: '12-15' })).toMatch(/^S4F14/)
})

test('a name without octave is ranked in every octave', () => {
  const positions = rank('C', { maxFret: 12 })
  expect(positions.map(formatFretPosition).sort()).toEqual(
    fretPositionsOfPitchClass(0, STANDARD_NECK, 12).map(formatFretPosition).sort(),
  )
  expect(positions.filter(({ exactPitch }) => exactPitch).map(({ midi }) => midi)).toEqual([
    60, 60, 60,
  ])
  expect(positions.map(({ proof }) => proof.octaveDistance).toSorted((a, b) => a - b)).toEqual([
    -1, -1, 0, 0, 0, 1,
  ])
})

test('the way from a previous place counts', () => {
  expect(placesIn('C4', {}, 'S3F7')).toMatch(/^S3F5/)
  expect(placesIn('C4', {}, 'S4F12')).toMatch(/^S4F10/)
  const [best] = rank('C4', {}, 'S3F7')
  expect(best!.proof.distanceFromPreviousSelection).toBe(2)
  expect(rank('C4')[0]!.proof.distanceFromPreviousSelection).toBeNull()
})

test('a leap that ends on the little finger does not stretch where plain costs the same', () => {
  const leap = rank('F4', {}, 'S6F1').find(({ string }) => string === 2)!
  expect(leap.fingering).toMatchObject({ handPositionFret: 3, maxFretReach: 3, warnings: [] })
})

test('one position holds every fact of its place', () => {
  expect(rank('E4', { position: 'fifth', maxFret: 12 })[0]).toEqual({
    cost: 5,
    efficiencyScore: 89,
    exactPitch: true,
    fingering: {
      handPositionFret: 5,
      maxFretReach: 0,
      maxSingleFretShift: 0,
      positionShiftCount: 0,
      steps: [
        {
          finger: 'index',
          fret: 5,
          handPositionFret: 5,
          reason: 'route target',
          string: 2,
          targetIndex: 0,
        },
      ],
      suggestedPath: '1:S2:F5:index',
      warnings: [],
    },
    fret: 5,
    frequencyHz: 329.628,
    interval: '3',
    intervalName: 'major third',
    midi: 64,
    note: 'E4',
    pitchClass: 'E',
    proof: {
      distanceFromHandStart: 0,
      distanceFromPreviousSelection: null,
      handWindow: 'frets 5-8',
      inHandWindow: true,
      maxFret: 12,
      octaveDistance: 0,
      openString: false,
      outsideTheory: false,
      preservesExactPitch: true,
      withinMaxFret: true,
    },
    rank: 1,
    role: 'inside-active-layer',
    sourceMidi: 64,
    string: 2,
    breakdown: [{ term: 'height', count: 5, cost: 5 }],
  })
})

test('a pitch off the neck is refused by name', () => {
  expect(() => rank('C1')).toThrow(DomainError)
  expect(() => rank('E5', { maxFret: 5 })).toThrow(/Cannot place E5/)
})

test('for anything asked: every place once, costs ascending and added up, the best one the planner’s', () => {
  const anyRequest = fc.record({
    midi: fc.integer({ min: 40, max: 88 }),
    anyOctave: fc.boolean(),
    maxFret: fc.constantFrom(5, 12, 19, 24),
    position: fc.constantFrom(...POSITION_NAMES),
    previous: fc.option(
      fc.record({ string: fc.integer({ min: 1, max: 6 }), fret: fc.integer({ min: 0, max: 24 }) }),
      { nil: undefined },
    ),
  })
  const theory = theoryOf('G', 'mixolydian')
  fc.assert(
    fc.property(anyRequest, ({ midi, anyOctave, maxFret, position, previous }) => {
      const expected = anyOctave
        ? fretPositionsOfPitchClass(midi % 12, STANDARD_NECK, maxFret)
        : fretPositionsOf(midi, STANDARD_NECK, maxFret)
      const limits = { maxFret, position }
      let positions: ReturnType<typeof rankPositions>['positions']
      try {
        positions = rankPositions({
          midi,
          anyOctave,
          theory,
          neck: STANDARD_NECK,
          limits,
          previous,
        }).positions
      } catch (thrown) {
        if (thrown instanceof DomainError) return
        throw thrown
      }
      const places = positions.map(formatFretPosition)
      expect(places.toSorted()).toEqual(expected.map(formatFretPosition).toSorted())
      const costs = positions.map(({ cost }) => cost)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      for (const { breakdown, cost, proof } of positions) {
        expect(breakdown.reduce((sum, part) => sum + part.cost, 0)).toBe(cost)
        expect(proof.withinMaxFret).toBe(true)
      }
      const notes = [{ midi, anyOctave, startBeat: 0, durationBeats: 1 }]
      if (!previous) {
        const [best] = planRoutes({
          notes,
          theory,
          neck: STANDARD_NECK,
          limits: { ...limits, limit: 1 },
        }).routes
        expect(`${best!.cost} ${best!.id}`).toBe(`${costs[0]} route-${places[0]!.toLowerCase()}`)
      }
    }),
    { seed: 12, numRuns: drawCount(600) },
  )
})

describe('the proof of a place comes from tuning and fret', () => {
  const claim = {
    string: 2,
    fret: 3,
    askedMidi: 62,
    theory: theoryOf(),
    neck: STANDARD_NECK,
    window: { startFret: 1, endFret: 4 },
    maxFret: 24,
  }

  test.each([
    ['a sound one', {}, { preservesExactPitch: true, inHandWindow: true, outsideTheory: false, octaveDistance: 0 }],
    ['another pitch', { askedMidi: 63 }, { preservesExactPitch: false }],
    ['another octave', { askedMidi: 74 }, { preservesExactPitch: false, octaveDistance: -1 }],
    ['outside the window', { fret: 5 }, { inHandWindow: false, distanceFromHandStart: 4 }],
    ['an open string', { fret: 0, window: { startFret: 5, endFret: 8 } }, { openString: true, inHandWindow: true, distanceFromHandStart: 0 }],
    ['outside the scale', { fret: 4 }, { outsideTheory: true }],
    ['above the limit', { maxFret: 2 }, { withinMaxFret: false, maxFret: 2 }],
    ['far from the last place', { previous: { string: 5, fret: 10 } }, { distanceFromPreviousSelection: 10 }],
  ])('%s', (_what, change, proof) => {
    expect(verifyPosition({ ...claim, ...change })).toMatchObject(proof)
  }) // biome-ignore format: one line a row

  test('a string that does not exist is a broken precondition', () => {
    expect(() => verifyPosition({ ...claim, string: 7 })).toThrow(RangeError)
    expect(midiAt(claim, STANDARD_NECK)).toBe(62)
  })
})
