import { expect, test } from 'vitest'
import { FINGERS } from '../hand/finger'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import { scalePatternsOf } from '../instrument/scale-patterns'
import { CHORD_TYPES } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { patternFingersOf } from './pattern-fingers'

const theoryOf = (root: string, id: string) => ({
  root: parseRoot(root)!,
  scale: scaleById(id)!,
  chord: CHORD_TYPES[0]!,
  layer: 'scale' as const,
})

/** Frets and fingers of each string, the lowest first. */
function chartOf(root: string, id: string, name: string): string {
  const theory = theoryOf(root, id)
  const pattern = scalePatternsOf(theory.root, theory.scale, STANDARD_NECK).find(
    (own) => own.name === name,
  )!
  const fingers = new Map<number, string[]>()
  for (const { string, fret, finger } of patternFingersOf(pattern, theory, STANDARD_NECK)) {
    const row = fingers.get(string) ?? []
    fingers.set(string, [...row, `${fret}:${FINGERS.indexOf(finger)}`])
  }
  return [...fingers.values()].map((row) => row.join(' ')).join(' | ')
}

test.each([
  ['A', 'minorPentatonic', 'E form', '5:1 8:4 | 5:1 7:3 | 5:1 7:3 | 5:1 7:3 | 5:1 8:4 | 5:1 8:4'],
  [
    'G',
    'major',
    'E form',
    '2:1 3:2 5:4 | 2:1 3:2 5:4 | 2:1 4:3 5:4 | 2:1 4:3 5:4 | 3:2 5:4 | 2:1 3:2 5:4',
  ],
  [
    'C',
    'major',
    'open position',
    '0:0 1:1 3:3 | 0:0 2:2 3:3 | 0:0 2:2 3:3 | 0:0 2:2 | 0:0 1:1 3:3 | 0:0 1:1 3:3',
  ],
])('%s %s, %s', (root, id, name, chart) => {
  expect(chartOf(root, id, name)).toBe(chart)
})

test('every place of every position has a finger, open strings alone have none', () => {
  for (const instrument of INSTRUMENTS) {
    const neck = neckOf(instrument, instrument.tunings[0]!)
    const theory = theoryOf('A', 'harmonicMinor')
    for (const pattern of scalePatternsOf(theory.root, theory.scale, neck)) {
      const fingered = patternFingersOf(pattern, theory, neck)
      const places = pattern.strings.flatMap(({ string, frets }) =>
        frets.map((fret) => `${string}:${fret}`),
      )
      expect(fingered.map(({ string, fret }) => `${string}:${fret}`)).toEqual(places)
      for (const { fret, finger } of fingered) expect(finger === 'open').toBe(fret === 0)
    }
  }
})

test('a position of four frets has one finger a fret, as methods teach it', () => {
  const theory = theoryOf('F', 'major')
  let exceptions = 0
  let count = 0
  for (const scale of SCALES) {
    for (const pattern of scalePatternsOf(theory.root, scale, STANDARD_NECK)) {
      if (pattern.startFret === 0 || pattern.endFret - pattern.startFret > 3) continue
      count++
      const fingered = patternFingersOf(pattern, { ...theory, scale }, STANDARD_NECK)
      const isUsual = fingered.every(
        ({ fret, finger }) => FINGERS.indexOf(finger) === fret - pattern.startFret + 1,
      )
      if (!isUsual) exceptions++
    }
  }
  expect(count).toBeGreaterThan(60)
  // Of 222 positions in three keys 219 have; the others leave strings out.
  expect(exceptions).toBeLessThanOrEqual(count * 0.02)
})
