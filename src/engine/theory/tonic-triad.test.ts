import { expect, test } from 'vitest'
import { SCALES, scaleById } from './scale'
import { tonicTriadOf } from './tonic-triad'

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
