import { expect, test } from 'vitest'
import { CHORD_TYPES } from '#engine/theory/chord'
import { SCALES } from '#engine/theory/scale'
import { spokenNote, withSigns } from './display-text'

test.each([
  ['Bb', 'B♭'],
  ['bb7', '♭♭7'],
  ['Bbb', 'B♭♭'],
  ['#11', '♯11'],
  ['F##', 'F♯♯'],
  ['Bb3', 'B♭3'],
  ['B', 'B'],
  ['b3', '♭3'],
  ['m7b5', 'm7♭5'],
  ['Dorian b2', 'Dorian ♭2'],
  ['Bbm7b5', 'B♭m7♭5'],
  ['dim7', 'dim7'],
  ['Bebop Dominant', 'Bebop Dominant'],
])('%s is shown as %s', (text, shown) => {
  expect(withSigns(text)).toBe(shown)
})

test('a lower-case b in a word is not read as a flat', () => {
  for (const { name } of SCALES) {
    expect(
      withSigns(name)
        .replace(/♭(?=[♭\d])/g, 'b')
        .replaceAll('♯', '#'),
    ).toBe(name)
  }
  for (const { symbol } of CHORD_TYPES) {
    expect(withSigns(symbol).replaceAll('♭', 'b').replaceAll('♯', '#')).toBe(symbol)
  }
})

test.each([
  ['Bb', 'B flat'],
  ['Bbb3', 'B double flat3'],
  ['F#', 'F sharp'],
  ['F##', 'F double sharp'],
  ['B', 'B'],
])('%s is spoken as %s', (text, spoken) => {
  expect(spokenNote(text)).toBe(spoken)
})
