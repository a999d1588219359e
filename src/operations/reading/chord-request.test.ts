import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../index'
import { requestFieldsOf } from '../registry/field-kinds'
import { readQuery } from './query'

const CONTEXT = { baseUrl: '' }

function answerTo(path: string, query: string) {
  const operation = OPERATIONS.find(({ http }) => http.method === 'GET' && http.path === path)!
  return operation.run(readQuery(operation, query).request, CONTEXT)
}

/** What says which chord was answered, with its root. */
function chordIn(path: string, query: string): unknown {
  const document = answerTo(path, query)
  switch (path) {
    case '/api/practice':
      return `${document.input.chordRoot} ${document.input.chord} in ${document.input.key}`
    case '/api/voice-leading':
      return `${document.from.symbol} ${document.to.symbol}`
    case '/api/chord-scale':
      return document.chord.symbol
    case '/api/composer':
      return document.current.symbol
    default:
      return `${document.symbol} ${document.root} ${document.chord}`
  }
}

describe('a chord parameter takes a type or a symbol', () => {
  test.each([
    ['/api/practice', '', 'C major in C'],
    ['/api/practice', 'chord=Am7', 'A minor7 in C'],
    ['/api/practice', 'chord=A7b9&key=D', 'A A7b9 in D'],
    ['/api/practice', 'chord=Gb7&chordRoot=F%23', 'F# dominant7 in C'],
    ['/api/voicings', '', 'C C major'],
    ['/api/voicings', 'chord=Am7', 'Am7 A minor7'],
    ['/api/voicings', 'chord=C/G', 'C/G C major'],
    ['/api/voicings', 'root=A&chord=A7b9', 'A7b9 A A7b9'],
    ['/api/voice-leading', 'fromChord=Dm7&toChord=G7b9', 'Dm7 G7b9'],
    ['/api/voice-leading', 'fromChord=minor7&toChord=C/E', 'Cm7 C/E'],
    ['/api/chord-scale', 'chord=F%23m7b5', 'F#m7b5'],
    ['/api/composer', 'chord=E7', 'E7'],
  ])('%s?%s is %s', (path, query, chord) => {
    expect(chordIn(path, query)).toBe(chord)
  })
})

test.each([
  ['/api/practice', 'chord=Am7&chordRoot=D', 'chordRoot'],
  ['/api/voicings', 'chord=Am7&root=D', 'root'],
  ['/api/voice-leading', 'toChord=Am7&toRoot=C', 'toRoot'],
  ['/api/chord-scale', 'chord=Am7&root=C', 'root'],
  ['/api/map', 'chord=Am7&root=C', 'root'],
])('%s?%s names two roots, and %s is refused', (path, query, name) => {
  expect(() => answerTo(path, query)).toThrow(`${name}=`)
  expect(() => answerTo(path, query)).toThrow('name two roots')
})

test('no operation takes a chord type without taking a symbol', () => {
  const takers = OPERATIONS.filter(({ request }) => requestFieldsOf(request).has('chord'))
  expect(takers.length).toBeGreaterThan(5)
  for (const operation of takers) {
    const { json } = requestFieldsOf(operation.request).get('chord')!
    expect(json.enum, operation.id).toBeUndefined()
    expect(json.description, operation.id).toMatch(/symbol/)
  }
})

test('a slash chord asked for by its symbol has its bass in every grip', () => {
  const { voicings } = answerTo('/api/voicings', 'chord=D/F%23&limit=6')
  expect(voicings.map(({ bass }: { bass: { pitchClass: string } }) => bass.pitchClass)).toEqual(
    new Array(6).fill('F#'),
  )
})
