import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chordsInText, isRunOfDegrees } from './chord-list'
import { parseKey } from './key'
import { readNumeral } from './numeral'

test.each([
  ['1 4 5', '1,4,5'],
  ['1-5-6-4', '1,5,6,4'],
  ['1 5 6- 4', '1,5,6-,4'],
  ['1-5-6--4', '1,5,6-,4'],
  ['1 – 4 – 5', '1,4,5'],
  ['1–4–5', '1,4,5'],
  ['1 | 4 | 5', '1,4,5'],
  ['1/4/5', '1,4,5'],
  ['1.4.5', '1,4,5'],
  ['1; 4; 5', '1,4,5'],
  ['1 -> 4 -> 5', '1,4,5'],
  ['1>4>5', '1,4,5'],
  ['1→6m→4→5', '1,6m,4,5'],
  ['1-4', '1,4'],
  ['5-1', '5,1'],
  ['2-7 57 1maj7', '2-7,57,1maj7'],
  ['2-7 5-7 1', '2-7,5-7,1'],
  ['1-5 6m-4', '1,5,6m,4'],
  ['1-5 7-4', '1,5,7,4'],
  ['2m7 57 1maj7', '2m7,57,1maj7'],
  ['b7 4 1', 'b7,4,1'],
  ['ii-V-I', 'ii,V,I'],
  ['I IV V', 'I,IV,V'],
  ['C G Am F', 'C,G,Am,F'],
  ['C-G-Am-F', 'C,G,Am,F'],
  ['C - G - Am - F', 'C,G,Am,F'],
  ['G7 | Cmaj7', 'G7,Cmaj7'],
])('%s are the chords %s', (text, chords) => {
  expect(chordsInText(text).join(',')).toBe(chords)
})

test.each([
  '2-7',
  '6-7',
  '1-6',
  '6-',
  '5/7',
  '1/3',
  '57',
  '16',
  'C-7',
  'A-',
  'C6',
  'C 6',
  'A 7',
  'C sus4',
  'C dim',
  'A add9',
  'A flat major 7',
  'D/F#',
  'C6/9',
  'V7/V',
  'V65',
  'C7(b9, #11)',
  'F# m7b5',
  'Bb',
])('%s is one', (text) => {
  expect(chordsInText(text)).toEqual([text])
})

test.each(['145', '1564', '251', '565'])('%s may be a list', (text) => {
  expect(isRunOfDegrees(text)).toBe(true)
})

test.each(['57', '65', '1', '189', '5/7', 'V65'])('%s is none', (text) => {
  expect(isRunOfDegrees(text)).toBe(false)
})

const SEPARATORS = [' ', '-', ' - ', '–', ' – ', '; ', ' | ', '|', '>', ' → ', ' -> '] as const

test('three numbers and more are those numbers, whatever stands between them', () => {
  const numbers = fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '6m', '2m', 'b7'), {
    minLength: 3,
    maxLength: 12,
  })
  fc.assert(
    fc.property(numbers, fc.constantFrom(...SEPARATORS), (given, between) => {
      const chords = chordsInText(given.join(between))
      expect(chords).toEqual(given)
      expect(chords.map((one) => readNumeral(one, parseKey('C')!))).not.toContain(undefined)
    }),
  )
})
