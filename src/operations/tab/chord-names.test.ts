/** The chords of drills, patterns and progressions stand in every view of their projects. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProjectState } from '#engine/project/project-state'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { FORMATS, projectOfTrack, readTab, scoreOfProject, writeTab } from '#formats/index'
import { getPatternDrill } from '../drills/pattern-drill'
import { getPracticeDrill } from '../drills/practice'
import { zprojectOf } from '../files/file-links'
import { loadFormats } from '../files/load-formats'
import { drawScore } from '../pictures/diagram-score'
import { getProgression } from '../progressions/progression'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { exportTabAscii } from './tab-export'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }

beforeAll(async () => {
  await loadFormats()
  for (const { load } of FORMATS) await load?.()
  await drawScore.prepare!(readRequest(drawScore, { zproject: 'any' }))
})

const drill = (query: string) =>
  getPracticeDrill.run(readQuery(getPracticeDrill, query).request, CONTEXT).compactUrl
const pattern = (query: string) =>
  getPatternDrill.run(readQuery(getPatternDrill, query).request, CONTEXT).compactUrl
const progression = (query: string) =>
  getProgression.run(readQuery(getProgression, query).request, CONTEXT).compactUrl

const namesInText = (zproject: string) =>
  exportTabAscii
    .run(readRequest(exportTabAscii, { zproject, wrap: 80 }), CONTEXT)
    .split('\n')
    .filter((line) => !/[|]|Tempo|capo/i.test(line))
    .join(' ')
    .trim()
    .replaceAll(/\s+/g, ' ')

// biome-ignore format: a request a line
const ROWS: readonly (readonly [what: string, compactUrl: () => string, names: string])[] = [
  ['a drill of the first chord', () => drill(''), 'C'],
  ['a drill of a dominant', () => drill('chord=A7&key=D&target=tensions&level=intermediate&bars=2'), 'A7'],
  ['a drill by type and root', () => drill('chord=minor7&chordRoot=D&target=guide-tones'), 'Dm7'],
  ['a drill in flats', () => drill('chord=Bbmaj7&key=Bb&bars=2'), 'Bbmaj7'],
  ['a drill of a half-diminished chord', () => drill('chord=F%23m7b5&key=G&target=arpeggio'), 'F#m7b5'],
  ['a pattern of four chords', () => pattern('pattern=pima'), 'C G Am F'],
  ['a pattern in three', () => pattern('pattern=waltz&chords=Dm,A7'), 'Dm A7'],
  ['a progression', () => progression('chords=Dm7,G7,Cmaj7'), 'Dm7 G7 Cmaj7'],
  ['a progression of numerals', () => progression('chords=ii7,V7&key=Bb'), 'Cm7 F7'],
  ['a progression of half bars', () => progression('chords=C,Am,F,G&beatsPerChord=2'), 'C Am F G'],
  ['a progression in three', () => progression('chords=C,Am,F&beatsPerChord=3'), 'C Am F'],
]

describe.each(ROWS)('%s', (_, compactUrlOf, names) => {
  test('they stand over the tab for people', () => {
    expect(namesInText(zprojectOf(compactUrlOf()))).toBe(names)
  })

  test('and over the notation', () => {
    const request = readRequest(drawScore, { zproject: zprojectOf(compactUrlOf()) })
    const texts = [...drawScore.run(request, CONTEXT).matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    const symbols = new Set(names.split(' '))
    const found = texts.map(([, text]) => text!).filter((text) => symbols.has(text))
    expect(found.join(' ')).toBe(names)
  })

  test.each(['musicxml', 'guitar-pro'] as const)('and in a file of %s', async (type) => {
    const { score } = scoreOfProject(decodeCompressedProject(zprojectOf(compactUrlOf())))
    const { score: read } = await readTab((await writeTab(score, type)).bytes)
    const { project } = projectOfTrack(read, read.tracks[0]!, read.tracks[0]!.neck!)
    expect(namesInText(encodeCompressedProject(project))).toBe(names)
  })
})

describe('a drill whose chord was changed since', () => {
  const before = decodeCompressedProject(zprojectOf(drill('chord=A7&key=D')))
  const changed: readonly (readonly [string, ProjectState])[] = [
    ['to another type', { ...before, theory: { ...before.theory, chord: 'minor7' } }],
    ['to another root', { ...before, theory: { ...before.theory, chordRoot: 'E' } }],
    ['with its title', { ...before, tabProject: { ...before.tabProject, title: 'My tune' } }],
  ]
  test.each(changed)('%s has no name', (_, project) => {
    expect(namesInText(encodeCompressedProject(project))).toBe('')
  })

  test('a project that is no drill has none of its theory', () => {
    const { tabProject } = before
    const own = { ...before, tabProject: { ...tabProject, id: 'my-tab' } }
    expect(namesInText(encodeCompressedProject(own))).toBe('')
  })
})
