import { expect, test } from 'vitest'
import { CHORD_TYPES, formatChordSymbol } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { drawSome } from '../../../test/support/draw-count'
import { readQuery } from '../reading/query'
import { getPianoFingering } from './piano'
import { writePiano } from './piano.markdown'

const BASE = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) =>
  getPianoFingering.document.parse(
    getPianoFingering.run(readQuery(getPianoFingering, query).request, BASE),
  )
const gripsOf = (query: string) =>
  ask(query).grips.flatMap(({ name, hands }) =>
    hands.map(({ hand, notes, fingers }) => `${name}, ${hand}: ${notes} ${fingers}`),
  )

test('D major for both hands, an octave apart', () => {
  expect(ask('root=D').runs).toMatchObject([
    { hand: 'right', notes: ['D4', 'E4', 'F#4', 'G4', 'A4', 'B4', 'C#5', 'D5'], fingers: [1, 2, 3, 1, 2, 3, 4, 5] },
    { hand: 'left', notes: ['D3', 'E3', 'F#3', 'G3', 'A3', 'B3', 'C#4', 'D4'], fingers: [5, 4, 3, 2, 1, 3, 2, 1] },
  ]) // biome-ignore format: a row a hand
})

test.each([
  ['root=Cb', ['Cb5', 'Cb6'], ['Cb4', 'Cb5']],
  ['root=B&octaves=2', ['B4', 'B6'], ['B3', 'B5']],
  ['root=B&octaves=3', ['B3', 'B6'], ['B2', 'B5']],
  ['root=B&octaves=4', ['B2', 'B6'], ['B1', 'B5']],
  ['root=C&octaves=4', ['C2', 'C6'], ['C1', 'C5']],
  ['symbol=Bm7&octaves=4', ['B2', 'B6'], ['B1', 'B5']],
])('%s is on the piano: right hand %s, left hand %s', (query, right, left) => {
  const ends = ask(query).runs.map(({ notes }) => [notes[0], notes.at(-1)])
  expect(ends).toEqual([right, left])
})

test.each([
  ['symbol=C', 'root position, right: C4,E4,G4 1,3,5'],
  ['symbol=C/E', 'first inversion, right: E4,G4,C5 1,2,5'],
  ['symbol=Dadd9', 'root position, left: D3,E3,F%233,A3 5,4,2,1'],
  ['symbol=C/D', 'both hands, left: D3 1'],
  ['symbol=C9', 'both hands, left: C3,Bb3 5,1'],
  ['symbol=Cmaj13', 'both hands, right: E4,G4,A4,D5 1,2,3,5'],
])('%s has %s', (query, grip) => {
  expect(gripsOf(query)).toContain(decodeURIComponent(grip))
})

test('a bass of the chord comes first', () => {
  expect(ask('symbol=C7/Bb').grips[0]!.name).toBe('third inversion')
})

test.each(CHORD_TYPES.map((chord) => [chord.id, chord] as const))(
  '%s can be played on every root, without a foreign tone',
  (_, chord) => {
    for (const root of drawSome(['C', 'Db', 'F#', 'Bb'], 2)) {
      const symbol = encodeURIComponent(formatChordSymbol(parseRoot(root)!, chord))
      const { proof } = ask(`symbol=${symbol}`)
      expect(proof, root).toMatchObject({ playable: true, foreign: [] })
      const optional = chord.optionalDegrees.length
      expect(proof.leftOut.length, root).toBeLessThanOrEqual(optional)
    }
  },
)

test.each([
  ['root=A&scale=minorPentatonic', /a scale of 5 notes/],
  ['root=A&scale=melodicMinor', /natural minor/],
  ['root=Bb', /begin with 2/],
  ['symbol=C9', /only struck/],
])('%s is answered with a warning', (query, said) => {
  expect(ask(query).warnings).toContainEqual(expect.stringMatching(said))
})

test.each(['symbol=C&root=D', 'symbol=C&scale=major', 'octaves=5', 'octaves=0', 'scale=lydain'])(
  '%s is refused',
  (query) => {
    expect(() => ask(query)).toThrow()
  },
)

test.each([
  ['root=B&octaves=4', 'left hand from B1 | 4 | 3 |', 'no finger crosses'],
  ['scale=wholeTone', 'right hand from C4 | C | D |', 'Proof: no foreign tone.'],
])('%s as text says where each hand begins', (query, row, proof) => {
  const text = writePiano(ask(query))
  expect(text).toContain(row)
  expect(text).toContain(proof)
})
