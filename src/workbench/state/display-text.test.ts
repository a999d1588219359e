import { expect, test } from 'vitest'
import { neckOf } from '#engine/instrument/neck'
import { findInstrument, findTuning } from '#engine/instrument/read-neck'
import { CHORD_TYPES } from '#engine/theory/chord'
import { SCALES } from '#engine/theory/scale'
import { neckWords, spokenNote, spokenString, withSigns } from './display-text'

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

function neckNamed(instrument: string, tuning: string, capo: number) {
  const row = findInstrument(instrument)!
  return neckOf(row, findTuning(row, tuning)!, capo)
}

test.each([
  ['guitar', 'standard', 'high E · B · G · D · A · low E'],
  ['guitar', 'drop-d', 'E · B · G · high D · A · low D'],
  ['guitar', 'open-d', 'string 1 · high A · F sharp · string 4 · low A · string 6'],
  ['ukulele', 'standard', 'A · E · C · G'],
  ['bass', 'standard', 'G · D · A · E'],
  ['banjo', 'open-g', 'high D · B · low G · low D · high G'],
])('the strings of a %s in %s are spoken as %s', (instrument, tuning, spoken) => {
  const neck = neckNamed(instrument, tuning, 0)
  const words = neck.strings.map(({ string }) => spokenString(string, neck))
  expect(words.map((word) => word.replace(' string', '')).join(' · ')).toBe(spoken)
})

test.each([
  ['guitar', 'standard', 0, 'Guitar neck, six strings in standard tuning'],
  ['guitar', 'drop-d', 2, 'Guitar neck, six strings in Drop D tuning, capo 2'],
  ['ukulele', 'standard', 0, 'Ukulele neck, four strings in standard tuning'],
])('a %s in %s with capo %i is called «%s»', (instrument, tuning, capo, words) => {
  expect(neckWords(neckNamed(instrument, tuning, capo))).toBe(words)
})
