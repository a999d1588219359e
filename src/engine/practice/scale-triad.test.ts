import { expect, test } from 'vitest'
import { scaleById } from '../theory/scale'
import { triadOn } from './scale-triad'

test.each([
  ['major', 0, 'major'],
  ['major', 2, 'minor'],
  ['major', 11, 'diminished'],
  ['naturalMinor', 0, 'minor'],
  ['harmonicMinor', 7, 'major'],
  ['phrygian', 0, 'minor'],
  ['locrian', 0, 'diminished'],
  ['minorPentatonic', 0, 'minor'],
  ['blues', 0, 'minor'],
  ['mixolydian', 0, 'major'],
])('the triad of %s, %i semitones above the tonic, is %s', (scale, above, triad) => {
  expect(triadOn(above, scaleById(scale)!).id).toBe(triad)
})
