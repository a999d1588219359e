/** Twelve folk songs arranged as a teacher would write them out for the first position. */
import { describe, expect, test } from 'vitest'
import { FOLK_SONGS, songRequest } from '../../../test/support/folk-songs'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'

const BASE = { baseUrl: 'https://pitch-map.example' }
const songOf = (name: string) => FOLK_SONGS.find(({ title }) => title.startsWith(name))!
const arranged = (name: string, more: object = {}) =>
  arrangePiece.run(readRequest(arrangePiece, { ...songRequest(songOf(name)), ...more }), BASE)
type Document = ReturnType<typeof arranged>

const faultsOf = ({ arrangementProof, routes }: Document) =>
  [...Object.entries(arrangementProof), ...Object.entries(routes[0]!.proof)].flatMap(
    ([name, value]) => (value === false ? name : []),
  )

/** Bars whose bass ends early. */
const EARLY: Readonly<Record<string, string>> = {
  'Wayfaring Stranger': '2 shortened, 7 shortened',
}

/** Octave of the melody, highest fret, bars with chords. */
// biome-ignore format: a song a line
const TABLE: readonly (readonly [song: string, transpose: number, highestFret: number, chordBars: number])[] = [
  ['Greensleeves', -12, 5, 8],
  ['Scarborough Fair', -12, 5, 9],
  ['Danny Boy', 0, 5, 5],
  ['Amazing Grace', -12, 5, 8],
  ['Auld Lang Syne', -12, 5, 8],
  ['Shenandoah', 0, 10, 4],
  ['Wayfaring Stranger', -12, 5, 7],
  ['House of the Rising Sun', -12, 5, 11],
  ['Silent Night', -12, 5, 12],
  ['Ode to Joy', 0, 4, 8],
  ['When the Saints', -12, 5, 7],
  ['Oh Susanna', 0, 5, 8],
]

test('the table has every song', () => {
  expect(TABLE.map(([name]) => songOf(name))).toEqual(FOLK_SONGS)
})

describe.each(TABLE)('%s', (name, transpose, highestFret, chordBars) => {
  const document = arranged(name)
  const { arrangement, routes, bars, score } = document
  const [beats] = songOf(name).timeSignature

  test('lies low, in one place', () => {
    expect(arrangement.transpose).toBe(transpose)
    expect(routes[0]!.proof.maxFret).toBeLessThanOrEqual(highestFret)
  })

  test('keeps every note of the melody on top and a bass under every chord', () => {
    expect(faultsOf(document)).toEqual([])
    const { melody, bass, notes } = arrangement.kept
    expect([melody.kept, bass.kept, notes.kept]).toEqual([melody.of, bass.of, notes.of])
    const basses = score.filter(({ role }) => role === 'bass')
    const withBass = new Set(basses.map(({ startBeat }) => Math.floor(startBeat / beats)))
    expect(withBass.size).toBe(chordBars)
  })

  test('lets its basses ring', () => {
    const basses = bars.flatMap(({ bar, changes }) =>
      changes.flatMap(({ role, kind }) => (role === 'bass' ? `${bar} ${kind}` : [])),
    )
    expect(basses.join(', ')).toBe(EARLY[name] ?? '')
  })
})

/** `string:fret` of what is struck at a beat, the last string first. */
function struckAt({ routes }: Document, beat: number): string {
  return routes[0]!.tabNotes
    .filter(({ startBeat }) => startBeat === beat)
    .toSorted((a, b) => b.string - a.string)
    .map(({ string, fret }) => `${string}:${fret}`)
    .join(' ')
}

describe('chords are struck as open chords, with the melody on top', () => {
  // biome-ignore format: a chord a line
  test.each([
    ['Greensleeves', 6, '5:0 4:2 3:2 2:1', 'Am under C'],
    ['Greensleeves', 12, '6:3 5:2 3:0 2:3', 'G under D, its third in the chord'],
    ['Greensleeves', 24, '6:0 5:2 3:1 2:0', 'E under B, its third in the chord'],
    ['Amazing Grace', 3, '6:3 5:2 4:0 3:0', 'G under G, its third in the chord'],
    ['Amazing Grace', 21, '5:5 4:4 3:2 2:3', 'D under D, its third in the chord'],
    ['Auld Lang Syne', 16, '5:3 3:0 2:1 1:0', 'C under E'],
    ['Silent Night', 0, '5:3 4:2 3:0', 'C under G'],
    ['Silent Night', 24, '4:3 3:2', 'F under A'],
    ['Ode to Joy', 0, '5:3 3:0 2:1 1:0', 'C under E'],
    ['Ode to Joy', 4, '6:3 4:3 2:0 1:3', 'G7 under G, with its third and seventh'],
    ['House of the Rising Sun', 3, '6:5 5:3 4:2 3:2', 'Am under A, its third in the chord'],
    ['House of the Rising Sun', 9, '5:5 4:4 3:2', 'D under A'],
    ['When the Saints', 4, '6:3 5:2 3:0 2:3', 'G under D'],
  ])('%s, beat %d: %s, %s', (name, beat, places) => {
    expect(struckAt(arranged(name), beat)).toBe(places)
  })
})

test.each(TABLE)('%s is easy where that is asked: no barre, no stretch', (name) => {
  const { routes, arrangementProof } = arranged(name, { difficulty: 'easy' })
  expect(arrangementProof.withinDifficulty).toBe(true)
  expect(routes[0]!.onsets!.flatMap(({ barres }) => barres)).toEqual([])
})

test('a capo lets a low key lie in first position', () => {
  const { arrangement, routes } = arranged('Shenandoah', { capo: 'auto' })
  expect(arrangement.capo).toBeGreaterThan(0)
  expect(routes[0]!.proof.maxFret).toBeLessThanOrEqual(3)
})
