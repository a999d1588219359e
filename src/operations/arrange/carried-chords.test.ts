/** Chord names over the bars of a file or a project stand over its arrangement, in its key. */
import { beforeAll, describe, expect, test } from 'vitest'
import { chordNamesIn } from '#engine/project/chord-names'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { FORMATS, projectOfTrack } from '#formats/index'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { convert } from '../files/convert'
import { zprojectOf } from '../files/file-links'
import { loadFormats } from '../files/load-formats'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { planBest } from './arrange-document'
import { arrangedScore } from './arranged-score'
import { tryPiece } from './try-piece'

/** Bars of three quarters, six eighths and four quarters; the names are over the left hand. */
const SONG = new TextEncoder().encode(
  [
    '\\title "Song" .',
    '\\track "RH" \\instrument 0 \\ts 3 4 e4.2 d4.4 | \\ts 6 8 c4.4{d} f4.4{d} | \\ts 4 4 g4.1 | e4.1',
    '\\track "LH" \\instrument 0 c3.2{ch "C"} g3.4{ch "G7/B"} | a2.4{d ch "Am7"} f3.4{d ch "F"} | r.2{ch "N.C."} g2.2{ch "Gsus4"} | c3.1{ch "G what"}',
  ].join(' '),
)

beforeAll(async () => {
  await loadFormats()
  for (const { load } of FORMATS) await load?.()
})

const textOf = (names: ReturnType<typeof chordNamesIn>) =>
  names.map(({ beat, symbol }) => `${symbol}@${beat}`).join(' ')

async function namesOver(request: object) {
  const { compactUrl } = await askArrangement({ transpose: 0, ...request })
  return textOf(chordNamesIn(decodeCompressedProject(zprojectOf(compactUrl)).overlays))
}

/** As the file that the command line writes has them. */
function namesWritten(request: object) {
  const query = readRequest(arrangePiece, { transpose: 0, ...request })
  const { piece, trials } = tryPiece(query)
  const { plan, theory, notes } = planBest(query, piece, trials[0]!)
  const { score } = arrangedScore(piece, trials[0]!, plan.routes[0]!, theory, notes)
  const track = score.tracks[0]!
  return textOf(chordNamesIn(projectOfTrack(score, track, track.neck!).project.overlays))
}

// biome-ignore format: a request a line
const ROWS: readonly (readonly [what: string, more: object, document: string, written: string])[] = [
  ['at pitch', {}, 'C@0 G7/B@2 Am7@3 F@4.5 N.C.@6 Gsus4@8 G what@10', 'C@0 G7/B@2 Am7@3 F@6 N.C.@9 Gsus4@11 G what@13'],
  ['an octave higher', { transpose: 12 }, 'C@0 G7/B@2 Am7@3 F@4.5 N.C.@6 Gsus4@8 G what@10', 'C@0 G7/B@2 Am7@3 F@6 N.C.@9 Gsus4@11 G what@13'],
  ['in D, where what is no chord is left out', { transpose: 2 }, 'D@0 A7/C#@2 Bm7@3 G@4.5 N.C.@6 Asus4@8', 'D@0 A7/C#@2 Bm7@3 G@6 N.C.@9 Asus4@11'],
  ['in Eb', { transpose: 3 }, 'Eb@0 Bb7/D@2 Cm7@3 Ab@4.5 N.C.@6 Bbsus4@8', 'Eb@0 Bb7/D@2 Cm7@3 Ab@6 N.C.@9 Bbsus4@11'],
  ['under a capo as they sound', { capo: 2 }, 'C@0 G7/B@2 Am7@3 F@4.5 N.C.@6 Gsus4@8 G what@10', 'C@0 G7/B@2 Am7@3 F@6 N.C.@9 Gsus4@11 G what@13'],
  ['of one hand, the names over the other', { tracks: [1] }, 'C@0 G7/B@2 Am7@3 F@4.5 N.C.@6 Gsus4@8 G what@10', 'C@0 G7/B@2 Am7@3 F@6 N.C.@9 Gsus4@11 G what@13'],
  ['from the bar of eighths on, its beats', { fromBar: 2 }, 'Am7@0 F@3 N.C.@6 Gsus4@10 G what@14', 'Am7@0 F@3 N.C.@6 Gsus4@8 G what@10'],
]

describe.each(ROWS)('%s', (_, more, document, written) => {
  test('the document has them at the beats of its notes', async () => {
    expect(await namesOver({ file: SONG, ...more })).toBe(document)
  })

  test('the file has them in the bars of the piece', () => {
    expect(namesWritten({ file: SONG, ...more })).toBe(written)
  })
})

test.each(['musicxml', 'guitar-pro'] as const)('%s carries them', async (type) => {
  const { bytes } = await convert(SONG, type, { refinger: false, keep: 'none' })
  expect(await namesOver({ file: bytes, transpose: 2 })).toBe(
    'D@0 A7/C#@2 Bm7@3 G@4.5 N.C.@6 Asus4@8',
  )
})

test('a project carries them, and its arrangement once more', async () => {
  const { compactUrl } = await askArrangement({ file: SONG, transpose: 2 })
  const zproject = zprojectOf(compactUrl)
  expect(await namesOver({ zproject })).toBe('D@0 A7/C#@2 Bm7@3 G@4.5 N.C.@6 Asus4@8')
  expect(await namesOver({ zproject, transpose: -2 })).toBe('C@0 G7/B@2 Am7@3 F@4.5 N.C.@6 Gsus4@8')
})

test('the report tells that they are kept', async () => {
  const { source } = await askArrangement({ file: SONG })
  expect(source!.report).toContainEqual(
    expect.objectContaining({ kind: 'kept', message: expect.stringContaining('Chord names') }),
  )
})
