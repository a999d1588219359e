/** GET /api/practice/pattern: every pattern on several necks, held to proofs made apart. */
import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { PATTERN_IDS, PATTERN_TABLE } from '#engine/practice/pattern-table'
import { SCALES } from '#engine/theory/scale'
import { getProjectState } from '#operations/tab/project'
import { renderTab } from '#operations/tab/render-tab'
import { drawSome } from '../../../test/support/draw-count'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { getPatternDrill } from './pattern-drill'

const BASE = { baseUrl: 'https://pitch-map.example' }
const ask = (request: object) => getPatternDrill.run(readRequest(getPatternDrill, request), BASE)
type Document = ReturnType<typeof ask>

const faultsOf = ({ patternProof, routes }: Document) =>
  [...Object.entries(patternProof), ...Object.entries(routes[0]!.proof)].flatMap(([name, value]) =>
    value === false ? name : [],
  )

const placesOf = ({ routes: [best] }: Document) =>
  best!.notes.map(({ string, fret }) => `${string}:${fret}`)

// biome-ignore format: a neck a line
const NECKS = [
  {},
  { tuning: 'drop-d' },
  { capo: 3 },
  { instrument: 'guitar-7' },
  { instrument: 'ukulele' },
  { instrument: 'mandolin', chords: ['G', 'D'], key: 'G' },
] as const

describe.each(NECKS)('on %j', (neck) => {
  test.each(PATTERN_IDS)('%s is played by both hands, and proves it', (pattern) => {
    const isPicking = PATTERN_TABLE.some(({ id, kind }) => id === pattern && kind === 'picking')
    const { chords, key, ...own } = { chords: undefined, key: undefined, ...neck }
    const document = ask({ pattern, ...own, ...(isPicking ? { chords } : { key }) })
    expect(faultsOf(document)).toEqual([])
    expect(document.letters).toHaveLength(document.routes[0]!.tabNotes.length)
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
  })
})

describe('picking', () => {
  // As right-hand studies and books on Travis picking print them over an open C.
  // biome-ignore format: a pattern a line
  test.each([
    ['pima', '5:3 3:0 2:1 1:0 5:3 3:0 2:1 1:0', 'p i m a p i m a'],
    ['pami', '5:3 1:0 2:1 3:0 5:3 1:0 2:1 3:0', 'p a m i p a m i'],
    ['pimami', '5:3 3:0 2:1 1:0 2:1 3:0', 'p i m a m i'],
    ['travis', '5:3 4:2 3:0 5:3 2:1 4:2 3:0', 'p p i p m p i'],
    ['travis-pinch', '5:3 1:0 4:2 3:0 5:3 2:1 4:2 3:0', 'p a p i p m p i'],
  ])('%s over C is %s', (pattern, places, letters) => {
    const document = ask({ pattern, chords: ['C'] })
    expect(placesOf(document).join(' ')).toBe(places)
    expect(document.letters.join(' ')).toBe(letters)
  })

  test.each([
    ['bass-chord', 'p   ima p   ima'],
    ['travis-pinch', 'pa  p i p m p i'],
    ['waltz', 'p   ima ima'],
  ])('%s has every letter of an onset below its notes', (pattern, letters) => {
    const document = ask({ pattern, chords: ['C'] })
    expect(document.asciiSheet!.split('\n').at(-1)!.trim()).toBe(letters)
    expect(getPatternDrill.markdown!(document, 'full')).toContain(letters)
  })

  test('the grips are those that a player knows, the root in the bass', () => {
    const { chords } = ask({ chords: ['C', 'Am', 'F', 'D7/F#', 'G'] })
    expect(chords.map(({ frets }) => frets).slice(0, 2)).toEqual(['x32010', 'x02210'])
    expect(chords.map(({ startBeat }) => startBeat)).toEqual([0, 4, 8, 12, 16])
  })

  test('chord names stand above the sheet, plucking letters below', () => {
    const lines = ask({ pattern: 'pima', chords: ['C', 'Am'] }).asciiSheet!.split('\n')
    expect(lines[1]!.trim()).toMatch(/^C +Am$/)
    expect(lines.at(-1)!.trim()).toMatch(/^p i m a p i m a +p i m a p i m a$/)
  })

  test('a waltz has three beats in a bar', () => {
    const { drill, tabRenderRequest } = ask({ pattern: 'waltz', chords: ['C', 'G'] })
    expect(drill.loopBeats).toBe(6)
    expect(tabRenderRequest.body.timeSignature).toEqual([3, 4])
  })
})

describe('double stops', () => {
  const intervalsOf = ({ routes: [best] }: Document) =>
    best!.onsets!.map(
      ({ notes: [low, high] }) => best!.notes[high!]!.midi - best!.notes[low!]!.midi,
    )

  test.each([
    ['thirds', [4, 3, 3, 4, 4, 3, 3, 4]],
    ['sixths', [9, 9, 8, 9, 9, 8, 8, 9]],
    ['octaves', [12, 12, 12, 12, 12, 12, 12, 12]],
  ])('%s of C major go up an octave in these semitones, and back', (pattern, semitones) => {
    const intervals = intervalsOf(ask({ pattern }))
    expect(intervals.slice(0, 8)).toEqual(semitones)
    expect(intervals.slice(7)).toEqual(semitones.toReversed())
  })

  // The lower note of every pair on the way up, against the root.
  // biome-ignore format: a scale a line
  test.each([
    ['minorPentatonic', 'A', '0 3 5 7 10 12'], ['majorPentatonic', 'G', '0 2 4 7 9 12'],
    ['blues', 'E', '0 3 5 6 7 10 12'], ['wholeTone', 'C', '0 2 4 6 8 10 12'],
    ['diminishedHalfWhole', 'C', '0 1 3 4 6 7 9 10 12'], ['naturalMinor', 'D', '0 2 3 5 7 8 10 12'],
  ])('octaves of %s on %s go up its tones', (scale, key, above) => {
    const document = ask({ pattern: 'octaves', scale, key })
    const { notes, onsets } = document.routes[0]!
    const low = onsets!.map(({ notes: pair }) => notes[pair[0]!]!.midi - notes[onsets![0]!.notes[0]!]!.midi)
    expect(low.slice(0, (low.length + 1) / 2).join(' ')).toBe(above)
    expect(new Set(intervalsOf(document))).toEqual(new Set([12]))
  })

  test.each(SCALES.map(({ id }) => id))('octaves of %s are playable, and prove it', (scale) => {
    for (const own of [{ key: 'A' }, { key: 'C', instrument: 'ukulele' }]) {
      const document = ask({ pattern: 'octaves', scale, ...own })
      expect(new Set(intervalsOf(document))).toEqual(new Set([12]))
      expect(faultsOf(document)).toEqual([])
    }
  })

  test.each(SCALES.filter(({ semitones }) => semitones.length !== 7).map(({ id }) => id))(
    'thirds and sixths of %s are refused, with what is allowed',
    (scale) => {
      for (const pattern of ['thirds', 'sixths']) {
        expect(() => ask({ pattern, scale })).toThrow(/major, naturalMinor .* or pattern=octaves/)
      }
    },
  )

  /** The pairs of strings in their order, each once while it lasts. */
  const stringPairsOf = ({ routes: [best] }: Document) => {
    const pairs = best!.onsets!.map(({ notes: [low, high] }) =>
      [low, high].map((index) => best!.notes[index!]!.string).join('+'),
    )
    return pairs.filter((pair, at) => pair !== pairs[at - 1])
  }

  // biome-ignore format: a neck a line
  test.each([
    ['sixths', { key: 'G' }, '3+1'], ['sixths', { key: 'C' }, '5+3 4+2 5+3'],
    ['sixths', { key: 'D' }, '4+2 3+1 4+2'], ['thirds', { key: 'C' }, '5+4 4+3 5+4'],
    ['thirds', { key: 'G' }, '3+2 2+1 3+2'], ['sixths', { key: 'A', capo: 2 }, '3+1'],
    ['thirds', { key: 'G', instrument: 'ukulele' }, '2+1'],
    ['thirds', { key: 'C', instrument: 'ukulele' }, '3+2 2+1 3+2'],
    ['thirds', { key: 'F', instrument: 'ukulele' }, '2+1'],
    ['sixths', { key: 'C', instrument: 'ukulele' }, '3+1'],
  ])('%s of %j move along the strings %s', (pattern, request, pairs) => {
    expect(stringPairsOf(ask({ pattern, ...request })).join(' ')).toBe(pairs)
  })

  test.each(['thirds', 'sixths', 'octaves'])(
    '%s cross once an octave at most, in every key',
    (pattern) => {
      for (const key of ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']) {
        const document = ask({ pattern, key })
        expect(stringPairsOf(document).length, key).toBeLessThanOrEqual(3)
        expect(faultsOf(document), key).toEqual([])
      }
    },
  )

  const KEYS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  test.each(['major', 'naturalMinor', 'harmonicMinor', 'dorian', 'mixolydian'])(
    'sixths of every %s scale lie on strings two apart, within three frets',
    (scale) => {
      for (const key of drawSome(KEYS, 3)) {
        const document = ask({ pattern: 'sixths', key, scale })
        const pairs = stringPairsOf(document)
        expect(['6+4', '5+3', '4+2', '3+1'], key).toEqual(expect.arrayContaining(pairs))
        const [best] = document.routes
        for (const { notes } of best!.onsets!) {
          const [low, high] = notes.map((index) => best!.notes[index]!.fret)
          expect(Math.abs(high! - low!), key).toBeLessThanOrEqual(3)
        }
        expect(faultsOf(document), key).toEqual([])
      }
    },
  )

  // biome-ignore format: scales in a row
  test.each(['major', 'naturalMinor', 'minorPentatonic', 'majorPentatonic', 'blues', 'dorian'])(
    'octaves of every %s scale have one muted string between their notes',
    (scale) => {
      for (const key of drawSome(KEYS, 3)) {
        const document = ask({ pattern: 'octaves', key, scale })
        expect(['6+4', '5+3', '4+2', '3+1'], key).toEqual(expect.arrayContaining(stringPairsOf(document)))
        expect(faultsOf(document), key).toEqual([])
      }
    },
  )

  // biome-ignore format: a neck a line
  test.each([
    ['C', {}, '5+3 4+2 5+3'], ['G', {}, '6+4 5+3 6+4'], ['Ab', {}, '6+4 5+3 6+4'], ['B', {}, '5+3 4+2 5+3'],
    ['C#', { maxFret: 11 }, '5+2 4+1 5+2'], ['G', { instrument: 'guitar-7' }, '6+4 5+3 6+4'],
    ['G', { capo: 3, chordNames: 'sounding' }, '6+4 5+3 6+4'], ['G', { instrument: 'bass' }, '4+2 3+1 4+2'],
  ])('octaves of %s minor pentatonic on %j move along the strings %s', (key, neck, pairs) => {
    const document = ask({ pattern: 'octaves', key, scale: 'minorPentatonic', ...neck })
    expect(stringPairsOf(document).join(' ')).toBe(pairs)
  })

  test('the thumb plucks on the thicker strings, index and middle finger above', () => {
    expect(ask({ pattern: 'sixths', key: 'G' }).letters.slice(0, 2)).toEqual(['i', 'm'])
    expect(ask({ pattern: 'sixths', key: 'C' }).letters.slice(0, 2)).toEqual(['p', 'i'])
  })

  test('are spelled in their key', () => {
    const { routes } = ask({ pattern: 'thirds', key: 'Eb' })
    expect(routes[0]!.notes.slice(0, 4).map(({ pitchClass }) => pitchClass)).toEqual([
      'Eb',
      'G',
      'F',
      'Ab',
    ])
  })
})

describe('refusals', () => {
  // biome-ignore format: one case a line
  test.each<[string, object, typeof DomainError | typeof RequestError, RegExp]>([
    ['a scale of five tones', { pattern: 'thirds', scale: 'minorPentatonic' }, DomainError, /has 5 tones/],
    ['a neck too short', { pattern: 'octaves', key: 'F#', maxFret: 1 }, DomainError, /raise maxFret/],
    ['chords with double stops', { pattern: 'sixths', chords: ['C'] }, RequestError, /goes over a scale/],
    ['a key with picking', { pattern: 'pima', key: 'C' }, RequestError, /goes over chords/],
    ['a chord that is none', { chords: ['H7'] }, RequestError, /H7/],
    ['too many chords', { chords: Array.from({ length: 17 }, () => 'C') }, RequestError, /at most 16/],
    ['a chord without a grip of four strings', { chords: ['C'], maxFret: 0 }, DomainError, /C/],
  ])('%s', (_, request, kind, message) => {
    expect(() => ask(request)).toThrow(kind)
    expect(() => ask(request)).toThrow(message)
  })
})

describe('thirds, sixths and octaves reach the octave in every key', () => {
  const KEYS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  test.each(
    ['thirds', 'sixths', 'octaves'].flatMap((pattern) =>
      ['major', 'naturalMinor'].map((scale) => [pattern, scale] as const),
    ),
  )('%s of %s', (pattern, scale) => {
    for (const key of drawSome(KEYS, 3)) {
      const document = ask({ pattern, key, scale })
      const starts = new Set(document.routes[0]!.tabNotes.map(({ startBeat }) => startBeat))
      expect(starts.size, key).toBe(15)
      expect(faultsOf(document), key).toEqual([])
    }
  })
})

test.each([
  ['bass-chord', ['C', 'Am', 'F', 'G'], 4],
  ['waltz', ['G', 'D7'], 2],
])(
  'the project of %s over %j is written with its %i bars and chord names',
  (pattern, chords, bars) => {
    const { compactUrl } = ask({ pattern, chords })
    const zproject = new URL(compactUrl).searchParams.get('zproject')
    const project = getProjectState.run(readRequest(getProjectState, { zproject }), BASE)
    const text = getProjectState.markdown!(project, 'full')
    expect(text).toContain(`measures: ${bars}.`)
    expect(text).toMatch(new RegExp(`^ *${chords.join(' +')}$`, 'm'))
  },
)

test.each([
  [{}, 'acoustic', 'strings that are plucked in turn and ring on'],
  [{ pattern: 'sixths', style: 'lead' }, 'lead', 'asked for'],
])('%j: the answer says its weights and why', (request, weights, weightsReason) => {
  expect(ask(request).constraints).toMatchObject({ weights, weightsReason })
})
