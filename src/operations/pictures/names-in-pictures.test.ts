/** The picture of the neck and keys beside an answer names its notes as the answer does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { getPatternDrill } from '../drills/pattern-drill'
import { getPracticeDrill } from '../drills/practice'
import { getPitchMap } from '../neck/map'
import { getPositions } from '../neck/positions'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { formatQuery } from '../registry/format-query'
import { getRoute } from '../routes/route'
import { drawFretboard } from './diagram-fretboard'
import { drawPiano } from './diagram-piano'
import { withPictures } from './document-pictures'

const CONTEXT = { baseUrl: 'http://pitch.test' }

interface NamedPlace {
  readonly string: number
  readonly fret: number
  readonly note: string
}

/** The picture of the neck that a document links to, in words. */
function neckWordsOf(operation: Parameters<typeof withPictures>[0], request: object) {
  const pictured = withPictures(operation)
  const document = pictured.run(readRequest(operation, request), CONTEXT)
  const url: string = document.pictures.find((one: string) => one.includes('fretboard.svg'))
  const svg = drawFretboard.run(
    readQuery(drawFretboard, new URL(url).search.slice(1)).request,
    CONTEXT,
  )
  return { document, words: String(svg) }
}

const wordsOf = ({ string, fret, note }: NamedPlace) =>
  `string ${string} ${fret === 0 ? 'open' : `fret ${fret}`} ${note} `

const KEYS = 'C G D A E B F# C# F Bb Eb Ab Db Gb'.split(' ')
const MINOR_KEYS = 'A E B F# C# G# D# D G C F Bb Eb'.split(' ')
const anyKey = fc.oneof(
  fc.record({ root: fc.constantFrom(...KEYS), scale: fc.constant('major') }),
  fc.record({ root: fc.constantFrom(...MINOR_KEYS), scale: fc.constant('naturalMinor') }),
)
const anyMidi = fc.integer({ min: 40, max: 84 })

/** The first name of each place. */
function firstNamesOf(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const names = new Map(places.toReversed().map((one) => [`${one.string} ${one.fret}`, one]))
  return [...names.values()]
}

test('the neck of a line of numbers has the names of the route, in 27 keys', () => {
  fc.assert(
    fc.property(anyKey, fc.array(anyMidi, { minLength: 1, maxLength: 6 }), (key, midis) => {
      const { document, words } = neckWordsOf(getRoute, { ...key, notes: midis.map(String) })
      for (const place of firstNamesOf(document.routes[0].notes)) {
        expect(words).toContain(wordsOf(place))
      }
    }),
    { numRuns: drawCount(150), seed: 20261123 },
  )
})

test('one number has one name in map, places, route and their pictures, in 27 keys', () => {
  fc.assert(
    fc.property(anyKey, anyMidi, (key, midi) => {
      const map = neckWordsOf(getPitchMap, { ...key, midi })
      const { note } = map.document.selected
      const places = neckWordsOf(getPositions, { ...key, midi })
      const route = neckWordsOf(getRoute, { ...key, notes: [String(midi)] })
      expect(places.document.input.note).toBe(note)
      expect(route.document.routes[0].notes[0].note).toBe(note)
      for (const { words } of [map, places, route]) expect(words).toContain(` ${note} `)
    }),
    { numRuns: drawCount(150), seed: 20261123 },
  )
})

test.each([
  ['65,64,65', 'Bb', 'major', ['F4', 'E4']],
  ['60,59,60', 'F', 'major', ['C4', 'B3']],
  ['67,68', 'G#', 'naturalMinor', ['F##4', 'G#4']],
  ['65,66', 'B', 'major', ['E#4', 'F#4']],
  ['71,70', 'Db', 'major', ['Cb5', 'Bb4']],
  ['F#4,G4', 'C', 'major', ['F#4', 'G4']],
  ['D#4,E4', 'C', 'naturalMinor', ['D#4', 'E4']],
])('the neck of %s in %s %s', (notes, root, scale, names) => {
  const { words } = neckWordsOf(getRoute, { notes: notes.split(','), root, scale })
  for (const name of names) expect(words).toContain(` ${name} `)
})

test.each([
  ['getPracticeDrill', getPracticeDrill, { key: 'B', target: 'enclosure', level: 'advanced' }],
  ['getPatternDrill', getPatternDrill, { chords: ['C#7', 'F#m', 'Abm6'] }],
] as const)('the neck of %s has the names of its notes', (_id, operation, request) => {
  const { document, words } = neckWordsOf(operation, request)
  const notes = document.positionDrill ?? document.routes[0].notes
  for (const place of firstNamesOf(notes)) expect(words).toContain(wordsOf(place))
})

test('a name that is given stands on the keys too', () => {
  const { document } = neckWordsOf(getPitchMap, { note: 'F#4', root: 'C' })
  const url = document.pictures.find((one: string) => one.includes('piano.svg'))
  const svg = drawPiano.run(readQuery(drawPiano, new URL(url).search.slice(1)).request, CONTEXT)
  expect(svg).toContain('F#4')
})

const draw = (request: object) =>
  drawFretboard.run(readQuery(drawFretboard, formatQuery({ ...request }).slice(1)).request, CONTEXT)

test.each([
  [{ positions: ['S5F3'], notes: ['C3', 'E3'] }, 'one name for each'],
  [{ notes: ['C3'] }, 'one name for each'],
  [{ positions: ['S5F3'], notes: ['C4'] }, '"C4" does not sound at S5F3'],
  [{ positions: ['S5F3', 'S4F2'], notes: ['B#', 'F'] }, '"F" does not sound at S4F2'],
])('%j is refused', (request, message) => {
  expect(() => draw(request)).toThrow(message)
})
