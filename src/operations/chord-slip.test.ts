import { expect, test } from 'vitest'
import { parametersOfSymbol } from './chord-slip'
import { getComposerBridge } from './composer'
import { getPracticeDrill } from './practice'
import { readQuery } from './query'
import { RequestError } from './request-errors'

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
  [getComposerBridge, 'chord=F%23m7', 'write root=F# and chord=minor7'],
])('a refused symbol says what to write: %#', (operation, query, words) => {
  expect(() => readQuery(operation, query)).toThrow(RequestError)
  expect(() => readQuery(operation, query)).toThrow(words)
})
