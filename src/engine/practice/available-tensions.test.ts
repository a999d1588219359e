import { expect, test } from 'vitest'
import { chordTypeById } from '../theory/chord'
import { scaleById } from '../theory/scale'
import { availableTensionSetOf } from './available-tensions'

const NAMES = ['1', 'b9', '9', '#9', '3', '11', '#11', '5', 'b13', '13', 'b7', '7'] as const

test.each([
  ['major7', 'major', '9 13'],
  ['major7', 'lydian', '9 #11 13'],
  ['minor7', 'dorian', '9 11 13'],
  ['minor7', 'naturalMinor', '9 11'],
  ['minor7', 'phrygian', '11'],
  ['dominant7', 'mixolydian', '9 13'],
  ['dominant7', 'lydianDominant', '9 #11 13'],
  ['dominant7', 'altered', 'b9 #9 #11 b13'],
  ['dominant7', 'phrygianDominant', 'b9 b13'],
  ['dominant7', 'bebopDominant', '9 13'],
  ['diminished', 'locrian', '11 b13'],
  ['major', 'majorPentatonic', '9 13'],
  ['minor7', 'minorPentatonic', '11'],
])('over a %s chord, %s has the tensions %s', (chord, scale, tensions) => {
  const set = availableTensionSetOf(chordTypeById(chord)!, scaleById(scale)!)
  expect(NAMES.filter((_, semitones) => (set >> semitones) & 1).join(' ')).toBe(tensions)
})
