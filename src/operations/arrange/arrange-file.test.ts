/** POST /api/arrange of a file or a project: tracks, bars, key and time are those of the file. */
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultProjectState } from '#engine/project/project-state'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { scoreOfProject } from '#formats/index'
import { askArrangement, CONTEXT } from '../../../test/support/ask-arrangement'
import { convert } from '../files/convert'
import { zprojectOf } from '../files/file-links'
import { loadFormats } from '../files/load-formats'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { renderTab } from '../tab/render-tab'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Two hands and drums; the second bar is longer, the fourth silent. */
const PIANO = bytesOf(
  '\\title "Two hands" \\tempo 72 . \\track "Piano RH" \\instrument 0 \\ts 3 4 \\ks g d5.4 g4.8 a4.8 b4.8 c5.8 | \\ts 4 4 d5.1 | \\ts 3 4 e5.2{d} | r.2{d} | g5.2{d} \\track "Piano LH" \\instrument 0 \\ks g (g3 b3 d4).2 a3.4 | b3.1 | c4.2{d} | r.2{d} | b3.2{d} \\track "Drums" \\instrument percussion \\articulation defaults KickHit.4 KickHit.4 KickHit.4',
)

beforeAll(async () => {
  await loadFormats()
})

describe('a file of two hands', () => {
  test('is arranged with its key, its tempo, its time signature and its title', async () => {
    const { input, project, tabRenderRequest } = await askArrangement({ file: PIANO })
    expect(input).toMatchObject({ root: 'G', scale: 'major' })
    expect(project.title).toBe('Two hands')
    expect(tabRenderRequest.body).toMatchObject({ tempo: 72, timeSignature: [3, 4] })
  })

  test('has the melody in the right hand and the bass in the left', async () => {
    const { score, source } = await askArrangement({ file: PIANO })
    const notes = score.map(({ startBeat, role }) => `${role}@${startBeat}`)
    expect(notes.slice(0, 4).sort()).toEqual(['bass@0', 'harmony@0', 'harmony@0', 'melody@0'])
    expect(source!.tracks).toEqual([
      { track: 1, name: 'Piano RH', noteCount: 8, isArranged: true },
      { track: 2, name: 'Piano LH', noteCount: 7, isArranged: true },
      { track: 3, name: 'Drums', noteCount: 3, isArranged: false },
    ])
  })

  test('keeps bars of other lengths apart: a change is told by the number of its bar', async () => {
    const { bars, score } = await askArrangement({ file: PIANO, keep: ['melody'] })
    expect(score.map(({ startBeat }) => startBeat)).toContain(7)
    expect(bars.map(({ bar }) => bar)).toEqual([1, 2, 3, 5])
  })

  test('is arranged the same from its MIDI and MusicXML', async () => {
    const wanted = (await askArrangement({ file: PIANO, tracks: [1, 2] })).routes[0]!.notes
    for (const type of ['midi', 'musicxml'] as const) {
      const { bytes } = await convert(PIANO, type, { refinger: false, keep: 'none' })
      const document = await askArrangement({ file: bytes, tracks: [1, 2] })
      const places = ({ string, fret, midi }: (typeof wanted)[number]) => [string, fret, midi]
      expect(document.routes[0]!.notes.map(places)).toEqual(wanted.map(places))
    }
  })

  test.each([
    [[1], ['melody']],
    [[2], ['bass', 'harmony', 'melody']],
  ])('tracks %j alone are a piece of their own', async (tracks, roles) => {
    const { score } = await askArrangement({ file: PIANO, tracks })
    expect([...new Set(score.map(({ role }) => role))].sort()).toEqual(roles)
  })

  test('begins at the bar asked for, which is then beat 0', async () => {
    const { source, score, bars } = await askArrangement({
      file: PIANO,
      fromBar: 3,
      keep: ['bass'],
    })
    expect(source).toMatchObject({ fromBar: 3, toBar: 5, barCount: 5 })
    expect(score[0]).toMatchObject({ startBeat: 0 })
    expect(bars.map(({ bar }) => bar)).toEqual([3, 5])
  })

  test('renders and proves every event', async () => {
    const { tabRenderRequest } = await askArrangement({ file: PIANO })
    const rendered = renderTab.run(readRequest(renderTab, tabRenderRequest.body), CONTEXT)
    expect(rendered.verified).toBe(true)
  })

  test('asked for with its own key, stands in that one', async () => {
    expect((await askArrangement({ file: PIANO, root: 'D' })).input).toMatchObject({ root: 'D' })
  })
})

test('a longer piece is arranged up to whole bars, and says where it goes on', async () => {
  const bars = Array.from({ length: 100 }, () => '(c4 e4).4 g4.4 c5.4 g4.4').join(' | ')
  const { source, score } = await askArrangement({ file: bytesOf(`\\title "Long" . ${bars}`) })
  expect(source).toMatchObject({ fromBar: 1, toBar: 51, barCount: 100 })
  expect(score).toHaveLength(255)
  expect(source!.report.map(({ message }) => message)).toContain(
    'Bars from 52 on: ask for them with fromBar 52.',
  )
})

test('a project is a piece too: its link as it stands in compactUrl', async () => {
  const first = await askArrangement({ file: PIANO })
  const zproject = zprojectOf(first.compactUrl)
  const again = await askArrangement({ zproject, transpose: 0 })
  expect(again.source!.format).toBeNull()
  const heard = scoreOfProject(decodeCompressedProject(zproject)).score.tracks[0]!
  expect(heard.name).toBe('Guitar')
  expect(again.routes[0]!.notes.map(({ midi }) => midi).sort()).toEqual(
    first.routes[0]!.notes.map(({ midi }) => midi).sort(),
  )
})

// biome-ignore format: one case a line
test.each<[string, Record<string, unknown>, string, RegExp]>([
  ['a track that is none', { file: PIANO, tracks: [4] }, 'tracks', /track 4 is none: there are 3; give some of 1, 2$/],
  ['drums', { file: PIANO, tracks: [3] }, 'tracks', /\("Drums"\) has no pitches/],
  ['a bar past the end', { file: PIANO, fromBar: 9 }, 'fromBar', /no bar 9: the piece has 5/],
  ['notes beside a file', { file: PIANO, notes: [{ note: 'C4' }] }, 'notes', /file holds the whole score/],
  ['a time signature beside a file', { file: PIANO, timeSignature: [4, 4] }, 'timeSignature', /has its own/],
  ['tracks of notes', { notes: [{ note: 'C4' }], tracks: [1] }, 'tracks', /goes with file/],
  ['two projects', { project: 'a', zproject: 'b' }, 'zproject', /project holds the whole score/],
])('%s is refused by name', async (_, body, path, message) => {
  const refusal = await askArrangement(body).then(() => undefined, (error: unknown) => error)
  expect(refusal).toBeInstanceOf(RequestError)
  expect(refusal).toMatchObject({ issues: [{ path }] })
  expect((refusal as RequestError).message).toMatch(message)
})

test('a project without notes is refused by its name', async () => {
  const zproject = encodeCompressedProject(defaultProjectState())
  await expect(askArrangement({ zproject })).rejects.toThrow(/^zproject: no track has pitches/)
})

test('silent bars are refused, not arranged', async () => {
  const silent = bytesOf('\\title "Silent" . c4.1 | r.1 | r.1')
  await expect(askArrangement({ file: silent, fromBar: 2 })).rejects.toThrow(
    /bars 2 to 3 hold no notes/,
  )
})
