import { expect, test } from 'vitest'
import { formatNoteName } from '#engine/theory/pitch'
import { getPitchMap } from '../neck/map'
import { getPositions } from '../neck/positions'
import { drawFretboard } from '../pictures/diagram-fretboard'
import { getRoute } from '../routes/route'
import { chordText } from './chord-request'
import { readQuery } from './query'
import { theoryOf } from './theory-request'

const OPERATIONS = [getPitchMap, getPositions, getRoute, drawFretboard]

test.each([
  ['', 'C', 'major', 'major'],
  ['root=A&chord=minor7', 'A', 'minor7', 'minor7'],
  ['chord=Am7', 'A', 'minor7', 'minor7'],
  ['chord=A7b9', 'A', 'dominant7flat9', 'A7b9'],
  ['root=A&chord=A7b9', 'A', 'dominant7flat9', 'A7b9'],
  ['root=F%23&chord=Gb13', 'F#', 'dominant13', 'F#13'],
  ['chord=D/F%23', 'D', 'major', 'major'],
])('%j stands on %s as %s, written %s', (query, root, chord, text) => {
  const { request } = readQuery(getPitchMap, query)
  const context = theoryOf(request)
  expect([formatNoteName(context.root), context.chord.id, chordText(context)]).toEqual([
    root,
    chord,
    text,
  ])
})

test('a symbol on another root than the root asked for is refused', () => {
  expect(() => theoryOf(readQuery(getPitchMap, 'root=C&chord=Am7').request)).toThrow(
    'name two roots',
  )
})

test.each(OPERATIONS.map((operation) => [operation.http.path, operation] as const))(
  '%s takes a symbol where it takes a type, and says what is wrong with another text',
  (path, operation) => {
    const line =
      { '/api/positions': 'note=C4&', '/api/route': 'notes=C4,E4&' }[path as string] ?? ''
    const chordOf = (query: string) => theoryOf(readQuery(operation, line + query).request).chord.id
    expect(chordOf('chord=A7b9')).toBe('dominant7flat9')
    expect(() => chordOf('chord=Es7')).toThrow('Eb7')
    expect(() => chordOf('chord=minr')).toThrow('minor')
  },
)
