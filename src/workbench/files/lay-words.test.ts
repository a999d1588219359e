import { expect, test } from 'vitest'
import { layFacts, layText } from './lay-words'

test.each([
  [0, 0, 'As written'],
  [0, 3, 'As written, capo 3'],
  [-12, 0, '1 octave down'],
  [24, 0, '2 octaves up'],
  [-1, 2, '1 semitone down, capo 2'],
  [5, 0, '5 semitones up'],
])('%i semitones with capo %i: %s', (transpose, capo, text) => {
  expect(layText({ transpose, capo })).toBe(text)
})

test.each([
  [1600, 1600, 445, 5, '1600 of 1600 notes, 445 of them in another octave, needs fret 5'],
  [136, 136, 0, 17, '136 of 136 notes, needs fret 17'],
  [1, 1, 0, 0, '1 of 1 note'],
  [134, 136, 2, 0, '134 of 136 notes, 2 of them in another octave'],
])('%i of %i kept, %i moved, fret %i: %s', (kept, of, octaveMoves, neededFret, text) => {
  const share = { kept, of }
  const all = { melody: share, bass: share, pitchClasses: share, notes: share }
  expect(layFacts({ transpose: 0, capo: 0, kept: all, octaveMoves, neededFret })).toBe(text)
})
