/** The answer, the file and the score of the project link name every note alike. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { chordNamesIn } from '#engine/project/chord-names'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { formatPitch } from '#engine/theory/pitch'
import { type ReadScore, scoreOfProject, soundingNotesOf } from '#formats/index'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { drawCount } from '../../../test/support/draw-count'
import { zprojectOf } from '../files/file-links'
import { loadFormats } from '../files/load-formats'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { planBest } from './arrange-document'
import { arrangedScore } from './arranged-score'
import { scoreTextRequest } from './score-text'
import { tryPiece } from './try-piece'

beforeAll(async () => {
  await loadFormats()
})

type Line = readonly string[]

function namesIn({ score }: ReadScore): Line {
  return soundingNotesOf(score, score.tracks[0]!)
    .map(
      ({ startQuarters, midi, name }) => `${startQuarters} ${name ? formatPitch(name, midi) : '?'}`,
    )
    .sort()
}

/** The names of an arrangement in quarters, as the answer, its file and its link tell them. */
async function namesOf(request: Record<string, unknown>) {
  const document = await askArrangement(request)
  const query = readRequest(arrangePiece, request)
  const { piece, trials } = tryPiece(query)
  const { plan, theory, notes } = planBest(query, piece, trials[0]!)
  const [route] = plan.routes
  const answer = document.routes[0]!.tabNotes.map(
    ({ startBeat }, index) => `${startBeat} ${document.input.notes[index]!.note}`,
  ).sort()
  return {
    answer,
    file: namesIn(arrangedScore(piece, trials[0]!, route!, theory, notes)),
    link: namesIn(scoreOfProject(decodeCompressedProject(zprojectOf(document.compactUrl)))),
  }
}

// biome-ignore format: a request a line
describe.each<[key: string, melody: string, chords: string, names: string]>([
  ['B', 'D#4:1,C#4:1,B3:1,G#3:1,C#4:2,A#3:2', 'B:4,C#7:2,F#7:2', 'E#'],
  ['F#m', 'C#4:2,D#4:2', 'F#m:2,G#7:2', 'B#'],
  ['C#m', 'E4:2,C#4:2', 'C#m:2,D#7:2', 'F##'],
  ['E', 'E4:2,D#4:2', 'E:2,G#7:2', 'B#'],
  ['A', 'A4:2,G#4:2', 'A:2,C#7:2', 'E#'],
  ['Bm', 'F#4:2,G#4:2', 'Bm:2,C#7:2', 'E#'],
  ['G#m', 'G#4:2,E4:2', 'G#m:2,A#7:2', 'C##'],
  ['Db', 'Ab4:2,F4:2', 'Db:2,Db7:2', 'Cb'],
  ['Eb', 'Bb4:2,Ab4:2', 'Eb:2,Abm6:2', 'Cb'],
  ['Gb', 'Gb4:2,Ab4:2', 'Gb:2,Cbm6:2', 'Ebb'],
  ['E', 'E4:2,G#4:2', 'E:2,E#dim7:2', 'E#'],
])('in %s %s over %s', (key, melody, chords, name) => {
  test(`${name} is written in the answer, the file and the picture`, async () => {
    const theory = key.endsWith('m') ? { scale: 'naturalMinor', chord: 'minor' } : {}
    const { answer, file, link } = await namesOf({
      ...scoreTextRequest({ melody, chords }),
      root: key.replace('m', ''),
      ...theory,
      transpose: 0,
    })
    expect(answer.join(' ')).toMatch(new RegExp(` ${name}\\d`))
    expect(file).toEqual(answer)
    expect(link).toEqual(answer)
  })
})

test('a name that is given stays in the answer and in the file', async () => {
  const asked = { ...scoreTextRequest({ melody: 'Eb4:2,F#4:2', chords: 'Cm:2,Ab7:2' }), root: 'C', scale: 'naturalMinor', transpose: 0 } // biome-ignore format: one request
  const { answer, file } = await namesOf(asked)
  expect(answer.filter((note) => note.includes('F#'))).toEqual(['2 F#4'])
  expect(file).toEqual(answer)
})

test('a tone of the chord over it is named by the chord in the answer too', async () => {
  const melody = [{ midi: 73 }, { midi: 72 }]
  const chords = [{ symbol: 'A7', durationBeats: 1 }, { symbol: 'F' }]
  const { answer, file } = await namesOf({ melody, chords, root: 'F', transpose: 0 })
  expect(answer).toContain('0 C#5')
  expect(file).toEqual(answer)
})

const KEYS = 'C Db D Eb E F Gb G Ab A Bb B'.split(' ')
const ROOTS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'.split(' ')
const TYPES = ['', 'm', '7', 'm7', 'maj7', 'dim7', 'm7b5', '6', 'm6', 'aug', '7#9', '7b9', 'sus4']
const anyChord = fc.tuple(fc.constantFrom(...ROOTS), fc.constantFrom(...TYPES)).map((parts) => parts.join('')) // biome-ignore format: one line
const anyMelody = fc.array(fc.integer({ min: 60, max: 76 }), { minLength: 4, maxLength: 4 })

test('any melody of numbers over any chords in twelve keys', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...KEYS),
      fc.boolean(),
      anyMelody,
      fc.array(anyChord, { minLength: 2, maxLength: 2 }),
      fc.constantFrom(0, 0, 2, -3),
      async (key, isMinor, midis, symbols, transpose) => {
        const root = isMinor ? key.replace('Db', 'C#').replace('Gb', 'F#').replace('Ab', 'G#') : key
        const { answer, file, link } = await namesOf({
          melody: midis.map((midi) => ({ midi, durationBeats: 1 })),
          chords: symbols.map((symbol) => ({ symbol, durationBeats: 2 })),
          root,
          ...(isMinor && { scale: 'naturalMinor', chord: 'minor' }),
          transpose,
        })
        if (file.some((note) => note.includes('?'))) return
        expect(file).toEqual(answer)
        expect(link).toEqual(answer)
      },
    ),
    { numRuns: drawCount(60) },
  )
})

// biome-ignore format: a request a line
describe.each<[key: string, chords: string, melody: string, transpose: number, over: string, bass: string]>([
  ['C', 'E7/G#:2,Am:2', 'G#4:2,A4:2', -1, 'D#7/F##', 'F##'],
  ['F', 'A7/C#:2,Dm:2', 'C#5:2,D5:2', 1, 'Bb7/D', 'D'],
  ['C', 'A7/C#:2,Dm:2', 'E5:2,F5:2', -2, 'G7/B', 'B'],
  ['C', 'Db7:2,C:2', 'Db5:2,C5:2', -2, 'B7', 'B'],
  ['G', 'B7/D#:2,Em:2', 'F#4:2,E4:2', 2, 'C#7/E#', 'E#'],
  ['Eb', 'F7/A:2,Bb7:2', 'Eb5:2,D5:2', 3, 'Ab7/C', 'C'],
  ['Ab', 'C7/E:2,Fm:2', 'Bb4:2,Ab4:2', -2, 'Bb7/D', 'D'],
])('%s %s with %s by %i', (root, chords, melody, transpose, over, bass) => {
  test(`stands as ${over} with ${bass} below in the answer, the file and the picture`, async () => {
    const request = { ...scoreTextRequest({ melody, chords }), root, transpose }
    const { answer, file, link } = await namesOf(request)
    const { compactUrl } = await askArrangement(request)
    const { overlays } = decodeCompressedProject(zprojectOf(compactUrl))
    expect(chordNamesIn(overlays)[0]!.symbol).toBe(over)
    expect(answer.join(' ')).toMatch(new RegExp(` ${bass}\\d`))
    expect(file).toEqual(answer)
    expect(link).toEqual(answer)
  })
})
