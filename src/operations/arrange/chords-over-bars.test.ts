/** Chord symbols of a request stand over the bars of the project, its picture and its files. */
import { beforeAll, describe, expect, test } from 'vitest'
import { chordNamesIn } from '#engine/project/chord-names'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { FORMATS, projectOfTrack, readTab, scoreOfProject, writeTab } from '#formats/index'
import { askArrangement, CONTEXT } from '../../../test/support/ask-arrangement'
import { zprojectOf } from '../files/file-links'
import { loadFormats } from '../files/load-formats'
import { drawScore } from '../pictures/diagram-score'
import { readRequest } from '../reading/read-request'
import { exportTabAscii } from '../tab/tab-export'
import { arrangePiece } from './arrange'
import { planBest } from './arrange-document'
import { arrangedScore } from './arranged-score'
import { scoreTextRequest } from './score-text'
import { tryPiece } from './try-piece'

beforeAll(async () => {
  await loadFormats()
  for (const { load } of FORMATS) await load?.()
  await drawScore.prepare!(readRequest(drawScore, { zproject: 'any' }))
})

const ODE = 'E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1'
const requestOf = (chords: string, more: object = {}, melody = ODE) => ({
  ...scoreTextRequest({ melody, chords }),
  transpose: 0,
  ...more,
})

const namesOf = (compactUrl: string) =>
  chordNamesIn(decodeCompressedProject(zprojectOf(compactUrl)).overlays)
    .map(({ beat, symbol }) => `${symbol}@${beat}`)
    .join(' ')

// biome-ignore format: a request a line
const ROWS: readonly (readonly [what: string, chords: string, more: object, names: string])[] = [
  ['as they are asked for', 'C:4,G7:4', {}, 'C@0 G7@4'],
  ['once over several bars', 'C:8', {}, 'C@0'],
  ['twice where they are asked for twice', 'C:4,C:4', {}, 'C@0 C@4'],
  ['between bar lines', 'C@0,Am7@2,F@4,G7@6.5', {}, 'C@0 Am7@2 F@4 G7@6.5'],
  ['with their bass', 'C/E:4,G/B:4', {}, 'C/E@0 G/B@4'],
  ['an octave lower with the same names', 'C:4,G7:4', { transpose: -12 }, 'C@0 G7@4'],
  ['two semitones higher', 'C:4,G7/B:4', { transpose: 2 }, 'D@0 A7/C#@4'],
  ['a semitone lower', 'C:4,F#dim7:4', { transpose: -1 }, 'B@0 E#dim7@4'],
  ['three higher, in flats', 'C:4,Am7b5:4', { transpose: 3 }, 'Eb@0 Cm7b5@4'],
  ['in A, up to C', 'A:4,E7:4', { transpose: 3, root: 'A' }, 'C@0 G7@4'],
  ['under a capo as they sound', 'C:4,G7:4', { capo: 3 }, 'C@0 G7@4'],
  ['in three', 'C:3,G7:3', { timeSignature: [3, 4] }, 'C@0 G7@3'],
]

describe.each(ROWS)('%s', (_, chords, more, names) => {
  test('they stand over the bars of the project', async () => {
    expect(namesOf((await askArrangement(requestOf(chords, more))).compactUrl)).toBe(names)
  })

  test('and over the tab as people read it', async () => {
    const { asciiSheet, compactUrl } = await askArrangement(requestOf(chords, more))
    const symbols = names.split(' ').map((name) => name.split('@')[0]!)
    const zproject = zprojectOf(compactUrl)
    const exported = exportTabAscii.run(
      readRequest(exportTabAscii, { zproject, wrap: 80 }),
      CONTEXT,
    )
    for (const text of [asciiSheet!, exported]) {
      const line = text
        .split('\n')
        .filter((own) => !/[|]|Tempo|capo/i.test(own))
        .join(' ')
      expect(line.trim().split(/\s+/)).toEqual(symbols)
    }
  })
})

const SYMBOLS = 'Am7 D7/F# Gmaj7 Cadd9'
const asked = requestOf('Am7:2,D7/F#:2,Gmaj7:2,Cadd9:2', { root: 'G' })

test('the picture of the score has them in order', async () => {
  const { compactUrl } = await askArrangement(asked)
  const svg = drawScore.run(readRequest(drawScore, { zproject: zprojectOf(compactUrl) }), CONTEXT)
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
  expect(texts.filter((text) => SYMBOLS.split(' ').includes(text)).join(' ')).toBe(SYMBOLS)
})

describe.each(['musicxml', 'guitar-pro', 'alphatex'] as const)('as %s', (type) => {
  const symbolsIn = async (bytes: Uint8Array) => {
    const { score } = await readTab(bytes)
    const track = score.tracks[0]!
    const { project } = projectOfTrack(score, track, track.neck!)
    return chordNamesIn(project.overlays)
      .map(({ symbol }) => symbol)
      .join(' ')
  }

  test('the project has them', async () => {
    const { compactUrl } = await askArrangement(asked)
    const { score } = scoreOfProject(decodeCompressedProject(zprojectOf(compactUrl)))
    expect(await symbolsIn((await writeTab(score, type)).bytes)).toBe(SYMBOLS)
  })

  test('the file that the command line writes has them', async () => {
    const query = readRequest(arrangePiece, asked)
    const { piece, trials } = tryPiece(query)
    const { plan, theory, notes } = planBest(query, piece, trials[0]!)
    const { score } = arrangedScore(piece, trials[0]!, plan.routes[0]!, theory, notes)
    expect(await symbolsIn((await writeTab(score, type)).bytes)).toBe(SYMBOLS)
  })
})

test('a score without symbols has none', async () => {
  const { compactUrl, asciiSheet } = await askArrangement({ notes: [{ note: 'C4' }] })
  expect([namesOf(compactUrl), asciiSheet]).toEqual(['', undefined])
})
