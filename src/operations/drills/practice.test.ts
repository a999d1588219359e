import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { DomainError } from '#engine/errors'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { decodeCompressedProject, decodeProject } from '#engine/project/state-codec'
import { parseAscii } from '#engine/tab/parse-ascii'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { renderTab } from '../tab/render-tab'
import { getPracticeDrill } from './practice'
import { writeDrill } from './practice.markdown'

const BASE = { baseUrl: 'https://pitch-map.example' }

type PracticeDocument = z.output<typeof getPracticeDrill.document>

/** The document of a query string, held to its own schema. */
function drillOf(query: string): PracticeDocument {
  const { request } = readQuery(getPracticeDrill, query)
  return getPracticeDrill.document.parse(getPracticeDrill.run(request, BASE))
}

function refusalOf(query: string): { readonly code: string; readonly path: string | undefined } {
  try {
    drillOf(query)
  } catch (thrown) {
    if (thrown instanceof DomainError || thrown instanceof RequestError) {
      return { code: thrown.code, path: thrown.issues[0]?.path }
    }
    throw thrown
  }
  return { code: 'answered', path: undefined }
}

const parameterOf = (url: string, name: string) => new URL(url).searchParams.get(name)!

const QUERIES = [
  '',
  'chord=minor7&chordRoot=D&target=guide-tones&level=intermediate&position=fifth&bars=2',
  'key=Eb&scale=lydianDominant&chord=dominant7&target=enclosure&level=advanced&bars=4',
  'key=F%23&target=scale-steps&level=advanced&position=seventh&bars=16',
]

describe('the practice document', () => {
  test('has the fields of the contract in its order', () => {
    const raw = getPracticeDrill.run(readQuery(getPracticeDrill, '').request, BASE)
    expect(Object.keys(raw)).toEqual([
      'agentUsage', 'apiVersion', 'appUrl', 'compactUrl', 'asciiTab', 'drill', 'input',
      'objective', 'targets', 'positionDrill', 'positionTabPacket', 'project', 'projectState',
      'proof', 'pulse', 'routePlan', 'warnings',
    ]) // biome-ignore format: seventeen names
    expect(Object.keys(raw.drill)).toEqual([
      'bars', 'bpm', 'countInBeats', 'level', 'loopBeats', 'target',
    ]) // biome-ignore format: six names
    expect(Object.keys(raw.input).slice(0, 5)).toEqual([
      'chord', 'key', 'maxFret', 'position', 'scale',
    ]) // biome-ignore format: five names
    expect(Object.keys(raw.targets[0]!)).toEqual([
      'id', 'interval', 'intervalName', 'midi', 'note', 'pitchClass', 'role', 'startBeat',
      'durationBeats',
    ]) // biome-ignore format: nine names
    expect(Object.keys(raw.positionDrill[0]!).filter((name) => !/finger|hand/.test(name))).toEqual([
      'interval', 'intervalName', 'midi', 'note', 'pitchClass', 'startBeat', 'durationBeats',
      'candidatesConsidered', 'fret', 'string', 'routeRole', 'sourceMidi', 'targetId',
      'targetInterval', 'targetNote', 'targetRole',
    ]) // biome-ignore format: sixteen names
    expect(Object.keys(raw.positionTabPacket)).toEqual([
      'apiVersion', 'kind', 'positionDrill', 'proof', 'source', 'tabInsertion',
      'tabRenderRequest', 'tabNotes', 'title',
    ]) // biome-ignore format: nine names
    expect(Object.keys(raw.routePlan)).toEqual([
      'apiVersion', 'constraints', 'objective', 'routes', 'tabRenderProof', 'tabRenderRequest',
      'tuning',
    ]) // biome-ignore format: seven names
  })

  test('the first drill is C E G C in quarters, with a bar to count in', () => {
    const { asciiTab, drill, pulse, targets, input } = drillOf('')
    expect(asciiTab.split('\n')).toEqual([
      'e|----------------|',
      'B|------------1---|',
      'G|--------0-------|',
      'D|----2-----------|',
      'A|3---------------|',
      'E|----------------|',
    ])
    expect(drill).toMatchObject({ bars: 1, bpm: 60, countInBeats: 4, loopBeats: 4 })
    expect(input).toMatchObject({ chord: 'major', key: 'C', maxFret: 15, chordRoot: 'C' })
    expect(targets.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((n) => `practice-target-${n}`))
    expect(pulse.map(({ beat, label }) => `${beat} ${label}`)).toEqual([
      '-4 1', '-3 2', '-2 3', '-1 4', '0 C3 R', '1 E3 3', '2 G3 5', '3 C4 R', '4 repeat',
    ]) // biome-ignore format: nine pulses
  })

  test('ids of drill events name their target and their place in the line', () => {
    const { tabNotes } = drillOf('').positionTabPacket
    expect(tabNotes.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map((n) => `position-drill-practice-target-${n}-${n}`),
    )
  })
})

describe.each(QUERIES)('the drill ?%s', (query) => {
  const document = drillOf(query)
  const { positionTabPacket: packet, routePlan, projectState } = document

  test('render requests, posted unchanged, are verified and hold the same notes', () => {
    for (const [body, notes] of [
      [packet.tabRenderRequest.body, packet.tabNotes],
      [routePlan.tabRenderRequest.body, routePlan.routes[0]!.tabNotes],
    ] as const) {
      const rendered = renderTab.run(readRequest(renderTab, body), BASE)
      expect(rendered.verified).toBe(true)
      expect(rendered.eventProof).toHaveLength(notes.length)
      expect(rendered.project.tabProject.measures[0]!.notes).toEqual(notes)
      expect(rendered.asciiTab).toBe(document.asciiTab)
    }
  })

  test('both links open its project, which holds the packet’s notes in the measure it names', () => {
    const opened = decodeProject(parameterOf(document.appUrl, 'project'))
    expect(opened).toEqual(projectState)
    expect(decodeCompressedProject(parameterOf(document.compactUrl, 'zproject'))).toEqual(opened)
    const measure = projectState.tabProject.measures[0]!
    expect(measure.notes).toEqual(packet.tabNotes)
    expect(measure.id).toBe(packet.tabInsertion.measureId)
    expect(measure.tempo).toBe(document.drill.bpm)
    expect(document.project).toEqual(projectState.tabProject)
    expect(document.project.createdAt).toBe(`${document.apiVersion}T00:00:00.000Z`)
  })

  test('its ASCII reads back to the same places', () => {
    const read = parseAscii(document.asciiTab, STANDARD_NECK).measures.flatMap(({ notes }) => notes)
    expect(read.map(({ string, fret }) => [string, fret])).toEqual(
      packet.tabNotes.map(({ string, fret }) => [string, fret]),
    )
  })

  test('targets, drill notes, events and the best route tell the same story', () => {
    const places = (notes: readonly { string: number; fret: number }[]) =>
      notes.map(({ string, fret }) => `S${string}F${fret}`).join(' ')
    const best = routePlan.routes[0]!
    expect(places(document.positionDrill)).toBe(places(best.notes))
    expect(packet.positionDrill).toEqual(document.positionDrill)
    expect(packet.proof).toMatchObject({
      routeId: best.id,
      routeCost: best.cost,
      routeSpan: best.proof.routeSpan,
    })
    for (const proof of [document.proof, packet.proof]) {
      expect(Object.values(proof)).not.toContain(false)
    }
  })
})

test('a chord off the key stands on its own root in the project', () => {
  const { projectState, input } = drillOf('key=C&chord=minor7&chordRoot=D')
  expect(input).toMatchObject({ key: 'C', chordRoot: 'D' })
  expect(projectState.theory).toMatchObject({ root: 'C', chordRoot: 'D', chord: 'minor7' })
  expect(drillOf('key=C').projectState.theory).not.toHaveProperty('chordRoot')
})

test.each([
  ['target=tension', 'invalid-parameter', 'target'],
  ['level=expert', 'invalid-parameter', 'level'],
  ['bars=17', 'invalid-parameter', 'bars'],
  ['bars=0', 'invalid-parameter', 'bars'],
  ['bpm=301', 'invalid-parameter', 'bpm'],
  ['bpm=60.5', 'invalid-parameter', 'bpm'],
  ['countInBeats=17', 'invalid-parameter', 'countInBeats'],
  ['chordRoot=D4', 'invalid-parameter', 'chordRoot'],
  ['tempo=90', 'unknown-parameter', 'tempo'],
  ['position=ninth&maxFret=5', 'invalid-hand-window', 'position'],
  ['key=C%23&target=root-fifth&maxFret=0', 'unplayable-drill', 'position'],
  ['scale=pelog&chord=minor7&target=tensions', 'unplayable-drill', 'scale'],
])('%s is refused as %s', (query, code, path) => {
  expect(refusalOf(query)).toEqual({ code, path })
})

// biome-ignore format: a key a line
test.each<[query: string, names: NameSystem, key: string, scale: string]>([
  ['key=Am', 'english', 'A', 'naturalMinor'],
  ['key=F%23m', 'english', 'F#', 'naturalMinor'],
  ['key=Bb%20minor', 'english', 'Bb', 'naturalMinor'],
  ['key=D%20dorian', 'english', 'D', 'dorian'],
  ['key=E%20harmonicMinor', 'english', 'E', 'harmonicMinor'],
  ['key=Eb%20major', 'english', 'Eb', 'major'],
  ['key=fis-Moll', 'german', 'F#', 'naturalMinor'],
  ['key=H-Moll', 'german', 'B', 'naturalMinor'],
  ['key=es-Moll', 'german', 'Eb', 'naturalMinor'],
  ['key=lam', 'solfege', 'A', 'naturalMinor'],
  ['key=La%20mineur', 'solfege', 'A', 'naturalMinor'],
  ['key=Sib%20menor', 'solfege', 'Bb', 'naturalMinor'],
])('%s in %s names is %s %s', (query, names, key, scale) => {
  expect(readQuery(getPracticeDrill, query, {}, names).request).toMatchObject({ key, scale })
})

test.each([
  ['key=a-Moll', 'A'],
  ['key=fis-Moll', 'F#'],
  ['key=La%20mineur', 'A'],
])('%s is in names of another language: refused with the tonic and its scale', (query, key) => {
  const [issue] = refused(() => readQuery(getPracticeDrill, query)).issues
  expect(issue).toMatchObject({ path: 'key', instead: { key, scale: 'naturalMinor' } })
  expect(issue!.didYouMean).toBeUndefined()
  expect(issue!.message).toContain(`give key=${key} and scale=naturalMinor`)
})

describe('a drill in a style', () => {
  // The whole string, or as much of the neck as the style needs, whatever the level.
  // biome-ignore format: a drill a line
  test.each([
    ['key=G&target=scale-steps&style=one-string', '2:8 2:7 2:5 2:3'],
    ['key=C&target=chord-tones&style=one-string', '2:1 2:5 2:8 2:13'],
    ['key=G&target=scale-steps&style=one-string&level=intermediate', '3:0 3:2 3:4 3:5 3:7 3:9 3:11 3:12'],
    ['key=A&target=scale-steps&style=one-string&level=intermediate', '5:0 5:2 5:4 5:5 5:7 5:9 5:11 5:12'],
    ['key=G&target=chord-tones&style=one-string&instrument=ukulele', '4:0 4:4 4:7 4:12'],
    ['key=C&target=scale-steps&style=three-per-string', '5:3 6:7 6:5 6:3'],
    ['key=F%23&target=scale-steps&style=three-per-string', '4:4 5:8 5:6 5:4'],
  ])('?%s lies at %s', (query, places) => {
    const { positionDrill, proof } = drillOf(query)
    expect(positionDrill.map(({ string, fret }) => `${string}:${fret}`).join(' ')).toBe(places)
    expect(proof.outsideWindowIsWarned).not.toBe(false)
  })

  test('one string up to a fret that holds too few notes is refused', () => {
    expect(refusalOf('key=G&target=scale-steps&style=one-string&maxFret=2').code).toMatch(
      /^unplayable/,
    )
  })
})

describe('without a chord the drill is over the triad of the scale', () => {
  const defaultWarningsOf = (query: string) =>
    drillOf(query).warnings.filter((text) => text.startsWith('No chord was given'))

  // biome-ignore format: a scale a line
  test.each([
    ['key=D&scale=harmonicMinor', 'D minor, the triad of D Harmonic Minor', 'minor', 'D F A'],
    ['key=A&scale=naturalMinor', 'A minor, the triad of A Natural Minor', 'minor', 'A C E'],
    ['key=A&scale=naturalMinor&chordRoot=A', 'A minor, the triad of A Natural Minor', 'minor', 'A C E'],
    ['key=Eb&scale=dorian', 'Eb minor, the triad of Eb Dorian', 'minor', 'Eb Gb Bb'],
    ['key=F%23&scale=minorPentatonic', 'F# minor, the triad of F# Minor Pentatonic', 'minor', 'F# A C#'],
    ['key=B&scale=locrian', 'B diminished, the triad of B Locrian', 'diminished', 'B D F'],
  ])('%s says so and how to have it major', (query, words, chord, tones) => {
    const [warning, ...more] = defaultWarningsOf(query)
    expect(more).toEqual([])
    expect(warning).toContain(words)
    expect(warning).toContain('chord=major ')
    const drill = drillOf(query)
    expect(drill.input.chord).toBe(chord)
    const heard = new Set(drill.positionDrill.map(({ note }) => note.replace(/\d+$/, '')))
    expect([...heard].filter((name) => !tones.split(' ').includes(name))).toEqual([])
    expect(defaultWarningsOf(`${query}&chord=major`)).toEqual([])
    expect(writeDrill(drill, 'full')).toContain(warning)
  })

  test.each([
    '', 'key=G', 'key=E&scale=phrygianDominant', 'key=A&scale=majorBlues',
    'key=D&scale=harmonicMinor&chord=major', 'key=A&scale=naturalMinor&chordRoot=G',
  ])('%s has nothing to say', (query) => {
    expect(defaultWarningsOf(query)).toEqual([])
  }) // biome-ignore format: requests in a row
})

test.each([
  ['', 'melody', 'a drill of level beginner'],
  ['style=lead', 'lead', 'asked for'],
  ['style=acoustic&level=advanced', 'acoustic', 'asked for'],
  ['style=one-string&maxFret=15', 'melody', 'a drill of level beginner'],
])('%s is planned with the weights of %s: %s', (query, weights, weightsReason) => {
  expect(drillOf(query).routePlan.constraints).toMatchObject({ weights, weightsReason })
})
