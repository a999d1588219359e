import { describe, expect, test } from 'vitest'
import type { PositionName } from '../hand/hand-window'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { parseShape } from '../plan/shape-table'
import { placesOf, planText } from './plan-routes.test-support'
import type { RouteLimits } from './route'

const shaped = (notes: string, text: string, limits: RouteLimits = {}) => {
  const shape = parseShape(text, STANDARD_NECK)
  return planText(notes, limits, {
    source: shape ? 'shape' : 'frets',
    text,
    frets: shape?.frets ?? parseFrets(text)!,
  })
}

test('without a shape there is no context', () => {
  expect(planText('C4').shapeContext).toBeNull()
})

describe('a barre shape', () => {
  const plan = shaped('C4 F4 A4 C5', 'E-major-barre:8')
  const context = plan.shapeContext!

  test('says what it sounds', () => {
    expect(context).toMatchObject({
      source: 'shape',
      text: 'E-major-barre:8',
      fretText: '8-10-10-9-8-8',
      chordName: 'C',
      barre: { fret: 8, lowString: 6, highString: 1 },
    })
    expect(context.notes.map(({ note, interval }) => `${note} ${interval}`)).toEqual([
      'C3 R', 'G3 5', 'C4 R', 'E4 3', 'G4 5', 'C5 R',
    ]) // biome-ignore format: a chord in a row
  })

  test('imposes its window and where the hand starts', () => {
    expect(plan.constraints).toMatchObject({
      handStartFret: 8,
      handEndFret: 11,
      handWindowSource: 'shape',
    })
    expect(context.handWindow).toEqual({
      handStartFret: 8,
      handEndFret: 11,
      text: 'frets 8-11',
      imposed: true,
    })
    expect(context.startAnchor).toEqual({
      string: 6,
      fret: 8,
      finger: 'index',
      handPositionFret: 8,
    })
    expect(plan.routes[0]!.fingering.handPositionFret).toBe(8)
  })

  test('says whether the index finger lies over several strings', () => {
    expect(context.effect.explanation).toContain(
      'holds the hand at fret 8, the index finger over strings 6 to 1, frets 8-11:',
    )
    const plain = shaped('C4', 'C-7-barre:3').shapeContext!
    expect(plain).toMatchObject({ chordName: 'Eb7', barre: null })
    expect(plain.effect.explanation).toContain('at fret 3, without a barre of the index finger,')
  })

  test('says how the best route changed because of it', () => {
    const without = planText('C4 F4 A4 C5').routes[0]!
    expect(context.effect).toMatchObject({
      routeChanged: true,
      routeIdWithoutShape: without.id,
      costWithoutShape: without.cost,
    })
    const moved = placesOf(plan.routes[0]!)
      .split(' ')
      .filter((place, index) => place !== placesOf(without).split(' ')[index])
    expect(context.effect.notesMoved).toBe(moved.length)
    expect(context.effect.explanation).toContain(`${moved.length} moved`)
  })

  test('yields its window, not its places, to a window that was asked for', () => {
    const asked = shaped('C4 E4', 'E-major-barre:8', { hand: '1-4' })
    expect(asked.shapeContext!.handWindow).toMatchObject({ imposed: false, handStartFret: 1 })
    expect(asked.constraints.handWindowSource).toBe('hand')
  })

  test('wins over a position, and the route says so where they differ', () => {
    const warningOf = (position: PositionName) =>
      shaped('C4 E4 G4', 'C-maj7-barre:3', { position }).routes[0]!.fingering.warnings.filter(
        (warning) => warning.startsWith('position'),
      )
    expect(warningOf('seventh')).toEqual([
      'position seventh (frets 7-10) is not kept: the shape C-maj7-barre:3 sets the hand window, frets 3-6',
    ])
    expect(warningOf('third')).toEqual([])
    expect(warningOf('any')).toEqual([])
    const open = shaped('C4', 'x32010', { position: 'open' }).routes[0]!
    expect(open.fingering.warnings).toEqual([])
  })

  test('is refused where it lies above maxFret', () => {
    expect(() => shaped('C4', 'E-major-barre:8', { maxFret: 7 })).toThrow(
      /hand window starts at fret 8/,
    )
  })
})

describe('a shape given as frets', () => {
  test('prefers the places it holds', () => {
    const plan = shaped('C3 E3 G3 C4 E4', 'x32010')
    expect(placesOf(plan.routes[0]!)).toBe('S5F3 S4F2 S3F0 S2F1 S1F0')
    expect(plan.shapeContext).toMatchObject({
      source: 'frets',
      chordName: 'C',
      barre: null,
      startAnchor: { string: 5, fret: 3, finger: 'ring', handPositionFret: 1 },
      effect: { notesInsideShape: 5 },
    })
    expect(plan.routes[0]!.breakdown.some(({ term }) => term === 'off-grip')).toBe(false)
  })

  test('does not force them: a note off the shape is charged and played', () => {
    const plan = shaped('C3 D3 E3', 'x32010')
    expect(plan.shapeContext!.effect.notesInsideShape).toBe(2)
    expect(plan.routes[0]!.breakdown).toContainEqual({ term: 'off-grip', count: 1, cost: 100 })
  })

  test('names an inversion by its bass, and nothing where it is no chord', () => {
    expect(shaped('C4', 'x22010').shapeContext!.chordName).toMatch(/\/B$/)
    expect(shaped('C4', 'x3xxxx').shapeContext!.chordName).toBeNull()
  })

  test('spells a bass from outside as its name does', () => {
    const { chordName, notes } = shaped('C4', 'x-8-9-7-7-x').shapeContext!
    expect(chordName).toBe('Bm/E#')
    expect(notes[0]).toMatchObject({ note: 'E#3', interval: '#4' })
  })

  test.each([
    ['133211', { fret: 1, lowString: 6, highString: 1 }],
    ['x13331', { fret: 1, lowString: 5, highString: 1 }],
    ['x02220', null],
    ['022100', null],
    ['x0222x', { fret: 2, lowString: 4, highString: 2 }],
  ])('%s is held with the barre %o', (text, barre) => {
    expect(shaped('C4', text).shapeContext!.barre).toEqual(barre)
  })

  test('open strings alone leave the hand at the nut', () => {
    expect(shaped('E2 A2', '000000').shapeContext).toMatchObject({
      startAnchor: { string: 6, fret: 0, finger: 'open', handPositionFret: 1 },
      handWindow: { handStartFret: 1, handEndFret: 4 },
    })
  })
})
