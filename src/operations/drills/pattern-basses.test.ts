/** The strings of thumb and fingers over chords, as accompaniment books print them. */
import { describe, expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { getPatternDrill } from './pattern-drill'

const ask = (request: object) =>
  getPatternDrill.run(readRequest(getPatternDrill, request), { baseUrl: 'https://x.example' })
type Document = ReturnType<typeof ask>

const faultsOf = ({ patternProof, routes }: Document) =>
  [...Object.entries(patternProof), ...Object.entries(routes[0]!.proof)].flatMap(([name, value]) =>
    value === false ? name : [],
  )
/** Different places of a plucking finger in their order. */
const placesOf = ({ routes: [best], letters }: Document, letter: string) => {
  const own = best!.notes.filter((_, index) => letters[index] === letter)
  return [...new Set(own.map(({ string, fret }) => `${string}:${fret}`))].join(' ')
}

/**
 * Root, then fifth: on the open string below, where the grip holds it, or with the finger of the
 * root moved to the next string; chords without a perfect fifth hold theirs or repeat the root.
 */
// biome-ignore format: a chord a line
describe.each([
  ['E', {}, '6:0 5:2'], ['Em', {}, '6:0 5:2'], ['E7', {}, '6:0 5:2'], ['Em7', {}, '6:0 5:2'],
  ['F', {}, '6:1 5:3'], ['Fm', {}, '6:1 5:3'], ['F#m', {}, '6:2 5:4'], ['Gm', {}, '6:3 5:5'],
  ['Ab', {}, '6:4 5:6'], ['G', {}, '6:3 4:0'], ['G7', {}, '6:3 4:0'],
  ['A', {}, '5:0 6:0'], ['Am', {}, '5:0 6:0'], ['A7', {}, '5:0 6:0'],
  ['Bb', {}, '5:1 4:3'], ['Bm', {}, '5:2 4:4'], ['C#m', {}, '5:4 4:6'],
  ['C', {}, '5:3 6:3'], ['C7', {}, '5:3 6:3'], ['Cmaj7', {}, '5:3 6:3'], ['B7', {}, '5:2 6:2'],
  ['C9', {}, '5:3 6:3'], ['D9', {}, '5:5 6:5'], ['Fmaj7', {}, '4:3 5:3'],
  ['D', {}, '4:0 5:0'], ['Dm', {}, '4:0 5:0'], ['D7', {}, '4:0 5:0'],
  ['D/F#', {}, '6:2 4:0'], ['C/E', {}, '6:0 5:3'],
  ['Bm7b5', {}, '5:2'], ['F#m7b5', {}, '6:2'], ['Caug', {}, '5:3'], ['Edim7', {}, '6:0 5:1'],
  ['E', { capo: 2, chordNames: 'sounding' }, '4:0 5:0'], ['D', { tuning: 'drop-d' }, '6:0 5:0'],
] as const)('bass and chord over %s %j', (chord, neck, basses) => {
  const document = ask({ pattern: 'bass-chord', chords: [chord], ...neck })

  test(`the thumb plays ${basses}`, () => {
    expect(placesOf(document, 'p')).toBe(basses)
  })

  test('both hands can play it', () => {
    expect(faultsOf(document)).toEqual([])
  })
})

/** The alternating thumb stays on the strings of the grip where they hold root or fifth. */
// biome-ignore format: a chord a line
describe.each([
  ['A', {}, '5:0 4:2'], ['Am', {}, '5:0 4:2'], ['A7', {}, '5:0 4:2'], ['Am7', {}, '5:0 4:2'],
  ['C', {}, '5:3 4:2'], ['C7', {}, '5:3 4:2'], ['B7', {}, '5:2 4:1'], ['Bm', {}, '5:2 4:4'],
  ['Em', {}, '6:0 4:2'], ['E', {}, '6:0 4:2'], ['F', {}, '6:1 4:3'], ['G', {}, '6:3 4:0'],
  ['D', {}, '4:0 5:0'], ['Dm', {}, '4:0 5:0'], ['D7', {}, '4:0 5:0'], ['D/F#', {}, '6:2 4:0'],
  ['E', { capo: 2, chordNames: 'sounding' }, '4:0 5:0'], ['D', { tuning: 'drop-d' }, '6:0 4:0'], ['F6', {}, '6:1 4:0'],
] as const)('Travis picking over %s %j', (chord, neck, basses) => {
  test.each(['travis', 'travis-pinch'])(`%s alternates ${basses}`, (pattern) => {
    const document = ask({ pattern, chords: [chord], ...neck })
    expect(placesOf(document, 'p')).toBe(basses)
    expect(faultsOf(document)).toEqual([])
  })
})

/** Four strings leave the thumb one of its own: it goes a fifth down, or to the next string. */
// biome-ignore format: a chord a line
describe.each([
  ['Eb', {}, '4:1 5:1'], ['Ebm', {}, '4:1 5:1'], ['Eb7', {}, '4:1 5:1'], ['Ebm7', {}, '4:1 5:1'], ['Ebmaj7', {}, '4:1 5:1'],
  ['Fmaj7', {}, '4:3 5:3'], ['Ebsus4', {}, '4:1 5:1'], ['E', { capo: 1, chordNames: 'sounding' }, '4:1 5:1'],
  ['Dm7b5', {}, '4:0 3:1'], ['Cm7b5', {}, '5:3 4:4'], ['Am7b5', {}, '5:0 4:1'], ['Ebdim7', {}, '4:1 3:2'], ['Eaug', {}, '4:2 3:1'],
] as const)('Travis picking over four strings of %s %j', (chord, neck, basses) => {
  test.each(['travis', 'travis-pinch'])(`%s alternates ${basses}`, (pattern) => {
    const document = ask({ pattern, chords: [chord], ...neck })
    expect(placesOf(document, 'p')).toBe(basses)
    expect(faultsOf(document)).toEqual([])
  })
})

describe('an alternating thumb has two basses', () => {
  const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  test.each(['', 'm', '7', 'm7', 'maj7', 'm7b5', 'dim7', 'aug', '6'])(
    'over every %s chord',
    (type) => {
      for (const root of ROOTS) {
        const document = ask({ pattern: 'travis-pinch', chords: [root + type] })
        expect(placesOf(document, 'p').split(' '), root + type).toHaveLength(2)
        expect(faultsOf(document), root + type).toEqual([])
      }
    },
  )

  test('also over a chord that is named with its bass', () => {
    const document = ask({ pattern: 'travis', chords: ['Ab/Eb', 'C/G', 'D/A'] })
    expect(faultsOf(document)).toEqual([])
    for (const bar of [0, 1, 2]) {
      const own = document.routes[0]!.tabNotes.filter(
        ({ startBeat }, index) =>
          document.letters[index] === 'p' && Math.floor(startBeat / 4) === bar,
      )
      expect(new Set(own.map(({ string }) => string)).size, `${bar}`).toBe(2)
    }
  })
})

describe('p i m a', () => {
  test.each(['9', '7b9', 'dim7', 'm7b5'])('tells every %s by third and seventh', (type) => {
    for (const root of ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']) {
      const document = ask({ pattern: 'pima', chords: [root + type] })
      const { notes } = document.routes[0]!
      const bass = Math.min(...notes.map(({ midi }) => midi))
      const above = new Set(notes.map(({ midi }) => (midi - bass) % 12))
      const [third, seventh] = type === 'dim7' ? [3, 9] : [type === 'm7b5' ? 3 : 4, 10]
      expect(above, root + type).toContain(third)
      expect(above, root + type).toContain(seventh)
      expect(faultsOf(document), root + type).toEqual([])
    }
  })

  test.each([
    ['E7', '3:1 2:0 1:0'],
    ['G7', '3:0 2:0 1:1'],
    ['C', '3:0 2:1 1:0'],
    ['Am', '3:2 2:1 1:0'],
  ])('over %s stays on the highest three strings', (chord, places) => {
    const document = ask({ pattern: 'pima', chords: [chord] })
    expect(['i', 'm', 'a'].map((letter) => placesOf(document, letter)).join(' ')).toBe(places)
  })
})

test('the finger of the root moves to the fifth, and no other', () => {
  const { routes, letters } = ask({ pattern: 'bass-chord', chords: ['C', 'B7'] })
  const { fingering, notes } = routes[0]!
  const thumb = fingering.steps.filter((_, index) => letters[index] === 'p')
  expect(thumb.map(({ finger }) => finger)).toEqual(['ring', 'ring', 'middle', 'middle'])
  expect(notes).toHaveLength(16)
})

describe('p i m i', () => {
  // biome-ignore format: a chord a line
  test.each([
    ['Bm7b5', '3:2', '2:3'], ['F#m7b5', '4:2', '3:2'], ['C#m7b5', '3:4', '2:5'],
    ['C7', '4:2', '3:3'], ['B7', '4:1', '3:2'], ['Bm7', '4:0', '3:2'], ['Cmaj7', '2:0', '1:0'], ['Dm7', '2:1', '1:1'], ['D7', '2:1', '1:2'],
    ['Am7', '3:0', '2:1'], ['E7', '3:1', '2:0'], ['G7', '3:0', '2:0'],
    ['C', '3:0', '2:1'], ['D', '3:2', '2:3'], ['Am', '3:2', '2:1'], ['G', '3:0', '2:0'],
  ])('over %s plucks %s and %s', (chord, index, middle) => {
    const document = ask({ pattern: 'pimi', chords: [chord] })
    expect([placesOf(document, 'i'), placesOf(document, 'm')]).toEqual([index, middle])
  })

  const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  test.each(['m7b5', 'm7', '7', 'maj7', 'm6', '9'])('sounds the third of every %s', (type) => {
    for (const root of ROOTS) {
      const { routes, chords } = ask({ pattern: 'pimi', chords: [root + type] })
      const { notes } = routes[0]!
      const third = type.startsWith('m') && !type.startsWith('maj') ? 3 : 4
      const bass = Math.min(...notes.map(({ midi }) => midi))
      const above = notes.map(({ midi }) => (midi - bass) % 12)
      expect(above, `${root}${type} ${chords[0]!.frets}`).toContain(third)
    }
  })
})
