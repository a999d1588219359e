/** POST /api/arrange: what is kept, what is moved, and what is said about it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderTab } from '#operations/tab/render-tab'
import { drawCount } from '../../../test/support/draw-count'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { arrangePiece } from './arrange'
import { scoreTextRequest } from './score-text'

const BASE = { baseUrl: 'https://pitch-map.example' }
const ask = (body: unknown) => arrangePiece.run(readRequest(arrangePiece, body), BASE)
type Document = ReturnType<typeof ask>

/** A score of two hands: `C3+E4@0:2,D4@2:1` each. */
function hands(right: string, left: string) {
  const read = (notes: string, voice: string) =>
    (scoreTextRequest({ notes }).notes as readonly object[]).map((note) => ({ ...note, voice }))
  return { notes: [...read(right, 'right'), ...read(left, 'left')] }
}

const faultsOf = ({ arrangementProof, routes }: Document) =>
  [...Object.entries(arrangementProof), ...Object.entries(routes[0]!.proof)].flatMap(
    ([name, value]) => (value === false ? name : []),
  )

/** Opening bars of piano pieces in the public domain, written from memory. */
// biome-ignore format: a row reads as it is printed
const PIANO: readonly (readonly [what: string, score: object])[] = [
  ['Petzold, Minuet in G', { ...hands('D5:1,G4:.5,A4:.5,B4:.5,C5:.5,D5:1,G4:1,G4:1'.replaceAll(':.', ':0.'), 'G3+B3+D4@0:2,A3@2:1,B3@3:3'), timeSignature: [3, 4] }],
  ['Beethoven, Für Elise', { ...hands('E5@0:0.5,D#5:0.5,E5:0.5,D#5:0.5,E5:0.5,B4:0.5,D5:0.5,C5:0.5,A4@4:1,C4@5.5:0.5,E4:0.5,A4:0.5,B4@7:1', 'A2@4:0.5,E3:0.5,A3:0.5,E2@7:0.5,E3:0.5,G#3:0.5'), root: 'A', scale: 'naturalMinor', timeSignature: [3, 8] }],
  ['Bach, Invention in C', hands('C4@0.25:0.25,D4:0.25,E4:0.25,F4:0.25,D4:0.25,E4:0.25,C4:0.25,G4:0.5,C5:0.5,B4:0.5,C5:0.5', 'C3@2.25:0.25,D3:0.25,E3:0.25,F3:0.25,D3:0.25,E3:0.25,C3:0.25,G3:0.5,G2:0.5')],
  ['Satie, Gymnopédie 1', { ...hands('F#5@13:1,A5:1,G5:1,F#5:1,C#5:1,B4:1,C#5:1,D5:1,A4:3', 'G2@12:1,B3+D4+F#4@13:2,D2@15:1,A3+C#4+F#4@16:2,G2@18:1,B3+D4+F#4@19:2,D2@21:1,A3+C#4+F#4@22:2'), root: 'D', timeSignature: [3, 4] }],
  ['Chopin, Prelude in E minor', { ...hands('B4@0:3,C5:1,B4@4:3,C5:1', 'G3+B3+E4@0:0.5,G3+B3+E4:0.5,G3+B3+E4:0.5,G3+B3+E4:0.5,F#3+A3+E4:0.5,F#3+A3+E4:0.5,F#3+A3+D#4@4:0.5,F#3+A3+D#4:0.5'), root: 'E', scale: 'naturalMinor' }],
  ['Schumann, Melody', hands('E4:1,D4:0.5,C4:0.5,B3:1,A3:0.5,G3:0.5,C4:2', 'C3:0.5,G3:0.5,E3:0.5,G3:0.5,D3:0.5,G3:0.5,F3:0.5,G3:0.5,E3:0.5,G3:0.5,C3:0.5,G3:0.5')],
]

describe.each(PIANO)('%s', (_, score) => {
  const document = ask(score)

  test('is played by one hand, its melody whole and its bass lowest', () => {
    const { kept } = document.arrangement
    expect(faultsOf(document)).toEqual([])
    expect(kept.melody.kept).toBe(kept.melody.of)
    expect(kept.bass.kept).toBe(kept.bass.of)
    expect(kept.notes.kept / kept.notes.of).toBeGreaterThanOrEqual(0.8)
    expect(kept.pitchClasses.kept / kept.pitchClasses.of).toBeGreaterThanOrEqual(0.92)
  })

  test('has a tab that renders and proves every event', () => {
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
  })

  test('each proposal, asked for, is what it promised', () => {
    for (const { parameters, kept } of document.proposals) {
      expect(ask({ ...score, ...parameters }).arrangement.kept).toEqual(kept)
    }
  })
})

const TUNE = [
  ...['E4', 'E4', 'F4', 'G4', 'G4', 'F4', 'E4', 'D4'].map((note) => ({ note, durationBeats: 1 })),
]
const CHORDS = [{ symbol: 'C' }, { symbol: 'G7' }]

describe('a melody with chords', () => {
  const document = ask({ melody: TUNE, chords: CHORDS })

  test('gets a bass and the tones that make each chord, under the melody', () => {
    const names = document.score.map(({ midi, role, startBeat }) => `${role} ${midi} @${startBeat}`)
    expect(names.slice(8)).toEqual([
      'bass 48 @0', 'harmony 55 @0', 'harmony 60 @0', 'bass 43 @4', 'harmony 59 @4', 'harmony 53 @4',
    ]) // biome-ignore format: a score in a row
    expect(faultsOf(document)).toEqual([])
  })

  test('a chord that lasts over bars is struck in each', () => {
    const { score } = ask({ melody: TUNE, chords: [{ symbol: 'C', durationBeats: 8 }] })
    const basses = score.filter(({ role }) => role === 'bass')
    expect(basses.map(({ startBeat, durationBeats }) => [startBeat, durationBeats])).toEqual([
      [0, 4], [4, 4],
    ]) // biome-ignore format: a pair
  })

  test.each(['D/F#', 'Bbmaj7', 'F#m7b5', 'G7(b9,#11)', 'C5', 'Esus4', 'Adim7'])(
    'under %s the melody is whole and the bass is that of the symbol',
    (symbol) => {
      const { arrangement, arrangementProof } = ask({ melody: TUNE, chords: [{ symbol }] })
      expect(arrangement.kept.melody).toEqual({ kept: 8, of: 8 })
      expect(arrangementProof.bassLowest).toBe(true)
    },
  )
})

describe('what is asked is kept', () => {
  const [, minuet] = PIANO[0]!

  test.each([[['melody']], [['melody', 'bass']], [['bass']]])(
    'keep=%j leaves out the rest',
    (keep) => {
      const { score, sources, bars } = ask({ ...minuet, keep })
      expect([...new Set(sources.map((index) => score[index]!.role))].sort()).toEqual(
        keep.toSorted(),
      )
      const leftOut = bars
        .flatMap(({ changes }) => changes)
        .filter(({ kind }) => kind === 'left-out')
      expect(leftOut).toHaveLength(score.filter(({ role }) => !keep.includes(role)).length)
    },
  )

  test.each(['easy', 'medium'] as const)(
    '%s arrangements stay within their difficulty',
    (difficulty) => {
      for (const [, score] of PIANO) {
        const document = ask({ ...score, difficulty })
        expect(document.arrangementProof.withinDifficulty).toBe(true)
        expect(faultsOf(document).filter((name) => name !== 'bassLowest')).toEqual([])
      }
    },
  )

  test('a transposition is kept, and spells the notes in the new key', () => {
    const { arrangement, routes, score } = ask({ ...minuet, root: 'G', transpose: 3 })
    expect(arrangement.transpose).toBe(3)
    expect(score[0]!.midi).toBe(77)
    expect(routes[0]!.notes[0]!.pitchClass).toBe('F')
    expect(routes[0]!.notes.some(({ pitchClass }) => pitchClass === 'Bb')).toBe(true)
  })

  test('auto looks for a capo and a tuning, and tells which', () => {
    const { proposals } = ask({ ...minuet, capo: 'auto', tuning: 'auto', transpose: 'auto' })
    expect(proposals).toHaveLength(3)
    expect(proposals.map(({ used }) => used)).toEqual([true, false, false])
    expect(
      new Set(proposals.map(({ transpose, tuning, capo }) => `${transpose} ${tuning} ${capo}`))
        .size,
    ).toBe(3)
  })

  test('a ukulele plays it too', () => {
    const document = ask({ ...minuet, instrument: 'ukulele' })
    expect(document.instrument!.id).toBe('ukulele')
    expect(document.arrangement.kept.melody).toEqual({ kept: 8, of: 8 })
  })
})

describe('every change is named by bar', () => {
  test('what no hand holds is moved or dropped, the melody never', () => {
    const { bars, routes, sources, arrangement } = ask({
      ...hands('C6+G5+E5@0:1,C6@4:1', 'C2+E2+G2+C3@0:1,C2@4:1'),
      transpose: 0,
    })
    expect(bars.map(({ bar }) => bar)).toEqual([1, 2])
    const [first, second] = bars
    expect(first!.changes.map(({ kind }) => kind)).toContain('dropped')
    expect(second!.changes).toEqual([
      { note: 8, role: 'bass', kind: 'moved', from: 'C2', to: 'C4' },
    ])
    expect(arrangement.kept.melody).toEqual({ kept: 2, of: 2 })
    expect(sources).toHaveLength(routes[0]!.notes.length)
  })

  test('a unison of two voices is one string, and is said to be', () => {
    const { bars, arrangement } = ask(hands('E4@0:1', 'E4@0:4'))
    expect(bars).toEqual([
      { bar: 1, changes: [{ note: 0, role: 'melody', kind: 'shared', from: 'E4', to: 'E4' }] },
    ])
    expect(arrangement.kept.notes).toEqual({ kept: 2, of: 2 })
  })
})

test('drawn piano chords become playable: the top stays, the rest as far as hands go', () => {
  const sums = { kept: 0, of: 0, classes: 0, ofClasses: 0, bassBelow: 0 }
  const chord = fc
    .uniqueArray(fc.integer({ min: 36, max: 84 }), { minLength: 4, maxLength: 8 })
    .map((midis) => midis.toSorted((a, b) => a - b))
  const property = fc.property(chord, (midis) => {
    const notes = midis.map((midi) => ({ midi, startBeat: 0 }))
    const document = ask({ notes })
    const { kept } = document.arrangement
    expect(faultsOf(document).filter((name) => name !== 'bassLowest')).toEqual([])
    sums.kept += kept.notes.kept
    sums.of += kept.notes.of
    sums.classes += kept.pitchClasses.kept
    sums.ofClasses += kept.pitchClasses.of
    if (document.arrangementProof.bassLowest) sums.bassBelow++
  })
  fc.assert(property, { seed: 20261122, numRuns: drawCount(100) })
  expect(sums.kept / sums.of).toBeGreaterThanOrEqual(0.8)
  expect(sums.classes / sums.ofClasses).toBeGreaterThanOrEqual(0.92)
  expect(sums.bassBelow).toBeGreaterThanOrEqual(drawCount(100) - 1)
})

describe('refusals', () => {
  test.each<[string, unknown, string, string]>([
    ['nothing to arrange', {}, 'missing-parameter', 'notes'],
    ['a melody without chords', { melody: TUNE }, 'missing-parameter', 'chords'],
    ['a score beside a melody', { notes: TUNE, melody: TUNE }, 'conflicting-parameters', 'melody'],
    ['a score beside chords', { notes: TUNE, chords: CHORDS }, 'conflicting-parameters', 'chords'],
    ['a symbol that is none', { melody: TUNE, chords: [{ symbol: 'H7' }] }, 'invalid-parameter', 'chords[0].symbol'],
    ['chords out of order', { melody: TUNE, chords: [{ symbol: 'C', startBeat: 4 }, { symbol: 'G', startBeat: 0 }] }, 'invalid-parameter', 'chords[1].startBeat'],
    ['a note without octave', { notes: [{ note: 'C' }] }, 'invalid-parameter', 'notes[0].note'],
    ['a part that the score has not', { notes: [{ note: 'C4', voice: 'melody' }], keep: ['bass'] }, 'invalid-parameter', 'keep'],
    ['a difficulty that is none', { notes: TUNE, difficulty: 'beginner' }, 'invalid-parameter', 'difficulty'],
    ['a capo beyond the neck', { notes: TUNE, capo: 99 }, 'invalid-parameter', 'capo'],
    ['a tuning that is none', { notes: TUNE, tuning: 'drop-x' }, 'invalid-parameter', 'tuning'],
    ['too many notes', { notes: Array.from({ length: 257 }, () => ({ note: 'C4' })) }, 'too-long', 'notes'],
  ])('%s', (_, body, code, path) => {
    try {
      ask(body)
    } catch (error) {
      expect(error).toBeInstanceOf(RequestError)
      expect(error).toMatchObject({ code, issues: [{ path }] })
      return
    }
    throw new Error('it was granted')
  }) // biome-ignore format: one case a line
})

describe('scores as text, for agents', () => {
  test.each<[string, object, object]>([
    ['notes one after the other', { notes: 'C4,D4:2,E4' }, { notes: [['C4', 0, 1], ['D4', 1, 2], ['E4', 3, 1]] }],
    ['notes together, with a start', { notes: 'C3+E4@2:0.5,G4' }, { notes: [['C3', 2, 0.5], ['E4', 2, 0.5], ['G4', 2.5, 1]] }],
    ['chords with commas of their own', { melody: 'E4', chords: 'G7(b9,#11):2,C' }, { melody: [['E4', 0, 1]], chords: [{ symbol: 'G7(b9,#11)', durationBeats: 2 }, { symbol: 'C' }] }],
  ])('%s', (_, own, request) => {
    const read = scoreTextRequest({ ...own }) as Record<string, readonly Record<string, unknown>[]>
    const plain = Object.fromEntries(
      Object.entries(read).map(([name, items]) => [
        name,
        name === 'chords' ? items : items.map(({ note, startBeat, durationBeats }) => [note, startBeat, durationBeats]),
      ]),
    )
    expect(plain).toEqual(request)
  }) // biome-ignore format: one case a line
})

test.each([
  [{}, 'acoustic', 'one player with melody and bass is fingerstyle'],
  [{ style: 'melody' }, 'melody', 'asked for'],
])('%j: the answer says its weights and why', (more, weights, weightsReason) => {
  const { constraints } = ask({ ...hands('C5@0:1,D5@1:1', 'C3@0:2'), ...more })
  expect(constraints).toMatchObject({ weights, weightsReason })
})
