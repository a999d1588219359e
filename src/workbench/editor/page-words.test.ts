import { expect, test } from 'vitest'
import { inPageWords } from './page-words'

test.each([
  ['Measure 1, beat 1: string 6 fret 4, G#2', 'Bar 1, beat 1: string 6 fret 4, G♯2'],
  ['Measures 2 to 4: nothing starts here', 'Bars 2 to 4: nothing starts here'],
  ['3 more notes clash on their strings.', '3 more notes clash on their strings.'],
  [
    'Measure 2, beat 2.5: string 5 fret 1, Bb2 still sounds where string 5 fret 3, C3 starts, and ends there.',
    'Bar 2, beat 2.5: string 5 fret 1, B♭2 still sounds where string 5 fret 3, C3 starts, and ends there.',
  ],
])('%s is told as %s', (line, told) => {
  expect(inPageWords(line)).toBe(told)
})
