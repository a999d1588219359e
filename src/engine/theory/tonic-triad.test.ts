import { expect, test } from 'vitest'
import { SCALES, scaleById } from './scale'
import { tonicTriadOf, triadOn } from './tonic-triad'

test.each([
  ['major', 'major'],
  ['mixolydian', 'major'],
  ['dorian', 'minor'],
  ['minorPentatonic', 'minor'],
  ['majorPentatonic', 'major'],
  ['blues', 'minor'],
  ['locrian', 'diminished'],
  ['altered', 'diminished'],
  ['wholeTone', 'augmented'],
])('the tonic triad of %s is %s', (scale, chord) => {
  expect(tonicTriadOf(scaleById(scale)!)?.id).toBe(chord)
})

test('every tone of a tonic triad is a tone of its scale', () => {
  for (const scale of SCALES) {
    for (const semitone of tonicTriadOf(scale)?.semitones ?? []) {
      expect(scale.semitones, scale.id).toContain(semitone)
    }
  }
})

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
