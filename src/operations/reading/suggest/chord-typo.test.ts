import { expect, test } from 'vitest'
import { getGuitarVoicings } from '../../chords/voicings'
import { getPracticeDrill } from '../../drills/practice'
import { readQuery } from '../../registry/query'
import { RequestError } from '../../registry/request-errors'
import { parametersOfSymbol } from './chord-typo'

test.each([
  ['Am', ['key', 'chord', 'chordRoot'], { chordRoot: 'A', chord: 'minor' }],
  ['Bbmaj7', ['root', 'chord'], { root: 'Bb', chord: 'major7' }],
  ['G7', ['root', 'chord', 'symbol'], { symbol: 'G7' }],
  ['G7b9', ['root', 'chord'], undefined],
  ['C/E', ['root', 'chord'], undefined],
  ['lydian', ['root', 'chord'], undefined],
])('chord=%s beside %j means %j', (text, known, parameters) => {
  expect(parametersOfSymbol(text, known)).toEqual(parameters)
})

test.each([
  [getPracticeDrill, 'key=A&scale=naturalMinor&chord=Am', 'write chordRoot=A and chord=minor'],
  [getGuitarVoicings, 'chord=F%23m7', 'write root=F# and chord=minor7'],
])('a refused symbol says what to write: %#', (operation, query, words) => {
  expect(() => readQuery(operation, query)).toThrow(RequestError)
  expect(() => readQuery(operation, query)).toThrow(words)
})
