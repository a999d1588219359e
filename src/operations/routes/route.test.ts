import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { DomainError } from '#engine/errors'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { decodeCompressedProject, decodeProject } from '#engine/project/state-codec'
import { parseAscii } from '#engine/tab/parse-ascii'
import { refused } from '../../../test/support/refused'
import { getPositions } from '../neck/positions'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { formatQuery } from '../registry/format-query'
import { RequestError } from '../registry/request-errors'
import { renderTab } from '../tab/render-tab'
import { getRoute, planMelody } from './route'

const BASE = { baseUrl: 'https://pitch-map.example' }

type RouteDocument = z.output<typeof getRoute.document>
type PostedMelody = z.input<typeof planMelody.request>

/** The document of a query string, held to its own schema. */
function routeOf(query: string): RouteDocument {
  const { request } = readQuery(getRoute, query)
  return getRoute.document.parse(getRoute.run(request, BASE))
}

function melodyOf(body: PostedMelody): RouteDocument {
  return planMelody.document.parse(planMelody.run(readRequest(planMelody, body), BASE))
}

const zprojectOf = (url: string) => new URL(url).searchParams.get('zproject')!
const projectOf = (url: string) => new URL(url).searchParams.get('project')!

const SCALE = 'notes=C3,D3,E3,F3,G3,A3,B3,C4'

describe('the route document', () => {
  const document = routeOf(`${SCALE}&position=first`)

  test('has the fields of the contract in its order', () => {
    const raw = getRoute.run(readQuery(getRoute, SCALE).request, BASE)
    expect(Object.keys(raw)).toEqual([
      'agentUsage', 'apiVersion', 'appUrl', 'compactUrl', 'asciiTab', 'constraints', 'objective',
      'routes', 'tabRenderProof', 'tabRenderRequest', 'tuning', 'project', 'input', 'shapeContext',
      'singleNoteFallback',
    ]) // biome-ignore format: fifteen names
    expect(Object.keys(raw.routes[0]!).slice(0, 8)).toEqual([
      'cost', 'efficiencyScore', 'fingering', 'id', 'notes', 'objective', 'proof', 'tabNotes',
    ]) // biome-ignore format: eight names
    expect(Object.keys(raw.routes[0]!.notes[0]!)).toEqual([
      'candidatesConsidered', 'familyOnly', 'fret', 'interval', 'intervalName', 'midi', 'note',
      'pitchClass', 'role', 'sourceMidi', 'string',
    ]) // biome-ignore format: eleven names
    expect(Object.keys(raw.constraints).slice(0, 7)).toEqual([
      'durationBeats', 'handEndFret', 'handStartFret', 'limit', 'maxFret', 'position', 'startBeat',
    ]) // biome-ignore format: seven names
  })

  test('plays C major in first position as every method book does', () => {
    expect(document.routes[0]!.fingering.suggestedPath).toBe(
      '1:S5:F3:ring 2:S4:open 3:S4:F2:middle 4:S4:F3:ring 5:S3:open 6:S3:F2:middle 7:S2:open 8:S2:F1:index',
    )
  })

  test('draws the best route, and the drawing reads back to the same places', () => {
    expect(document.asciiTab.split('\n').map((line) => line.slice(0, 2))).toEqual([
      'e|', 'B|', 'G|', 'D|', 'A|', 'E|',
    ]) // biome-ignore format: six labels
    const read = parseAscii(document.asciiTab, STANDARD_NECK)
    const places = read.measures.flatMap(({ notes }) =>
      notes.map(({ string, fret, startBeat }) => ({ string, fret, startBeat })),
    )
    expect(places).toEqual(
      document.routes[0]!.tabNotes.map(({ string, fret, startBeat }) => ({
        string,
        fret,
        startBeat,
      })),
    )
  })

  test('its render request, posted unchanged, is verified and holds the same notes', () => {
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
    expect(rendered.eventProof).toHaveLength(document.tabRenderProof.expectedEventCount)
    expect(rendered.eventProof.every(({ stringFretMatchesMidi }) => stringFretMatchesMidi)).toBe(
      true,
    )
    expect(rendered.project.tabProject.measures[0]!.notes).toEqual(document.routes[0]!.tabNotes)
    expect(rendered.asciiTab).toBe(document.asciiTab)
  })

  test('both of its links open its project', () => {
    const opened = decodeProject(projectOf(document.appUrl))
    expect(decodeCompressedProject(zprojectOf(document.compactUrl))).toEqual(opened)
    expect(opened.tabProject).toEqual(document.project)
    expect(opened.theory).toEqual({ root: 'C', scale: 'major', chord: 'major', layer: 'scale' })
    expect(document.project.measures[0]!.notes).toEqual(document.routes[0]!.tabNotes)
  })

  test('carries the date of its kind and no clock', () => {
    expect(document.project.createdAt).toBe(`${document.apiVersion}T00:00:00.000Z`)
    expect(document.project.updatedAt).toBe(document.project.createdAt)
  })
})

describe('parameters', () => {
  test('startBeat and durationBeats place every note', () => {
    const { routes, constraints } = routeOf('notes=E4,F4,G4&startBeat=2&durationBeats=0.5')
    expect(routes[0]!.tabNotes.map(({ startBeat }) => startBeat)).toEqual([2, 2.5, 3])
    expect(constraints).toMatchObject({ startBeat: 2, durationBeats: 0.5 })
  })

  test('numbers, names and free names may be mixed, blanks around commas', () => {
    const { input } = routeOf('notes=60, Eb4 ,G&scale=naturalMinor')
    expect(input.notes).toEqual([
      { familyOnly: false, midi: 60, note: 'C4', pitchClass: 'C' },
      { familyOnly: false, midi: 63, note: 'Eb4', pitchClass: 'Eb' },
      { familyOnly: true, midi: 67, note: 'G4', pitchClass: 'G' },
    ])
  })

  test('the window that was asked for is echoed and imposed', () => {
    const { constraints, routes } = routeOf('notes=C4,D4,E4&hand=5-8&position=first')
    expect(constraints).toMatchObject({ handStartFret: 5, handEndFret: 8, position: 'first' })
    expect(routes[0]!.proof).toMatchObject({ handWindow: 'frets 5-8', notesOutsideHandWindow: 0 })
  })

  test('a shape is described and starts the hand; without one there is none', () => {
    const { shapeContext, constraints } = routeOf('notes=C4,E4,G4&shape=A-major-barre:3')
    expect(shapeContext).toMatchObject({
      chordName: 'C',
      fretText: 'x35553',
      startAnchor: { string: 5, fret: 3 },
    })
    expect(constraints).toMatchObject({
      handStartFret: 3,
      handEndFret: 6,
      handWindowSource: 'shape',
    })
    expect(routeOf('notes=C4&frets=8-10-10-9-8-8').shapeContext).toMatchObject({
      source: 'frets',
      chordName: 'C',
    })
    expect(routeOf('notes=C4').shapeContext).toBeNull()
  })

  test.each([
    ['notes=C4,H4', 'invalid-parameter', 'notes[1]'],
    ['notes=', 'invalid-parameter', 'notes'],
    ['root=C', 'missing-parameter', 'notes'],
    ['notes=C4&position=fith', 'invalid-parameter', 'position'],
    ['notes=C4&hand=5–8', 'invalid-parameter', 'hand'],
    ['notes=C4&shape=E-sus4-barre:1', 'invalid-parameter', 'shape'],
    ['notes=C4&frets=x3201', 'invalid-parameter', 'frets'],
    ['notes=C4&frets=1-5-9-x-x-14', 'invalid-parameter', 'frets'],
    ['notes=C4&frets=x32010&shape=E-major-barre:1', 'conflicting-parameters', 'shape'],
    ['notes=C4&durationBeats=0', 'invalid-parameter', 'durationBeats'],
    ['notes=C4&limit=25', 'invalid-parameter', 'limit'],
    ['note=C4', 'unknown-parameter', 'note'],
    [`notes=${'60,'.repeat(512)}60`, 'too-long', 'notes'],
    ['notes=C4&alternatives=exact', 'invalid-parameter', 'alternatives'],
    ['notes=C4,D4&startBeat=1024', 'invalid-parameter', 'notes'],
  ])('%.50s is refused', (query, code, path) => {
    const thrown = refused(() => routeOf(query))
    expect(thrown).toBeInstanceOf(RequestError)
    expect(thrown).toMatchObject({ code, issues: [{ path }] })
  })

  test.each([
    [
      '1-5-9-x-x-14',
      'frets: 1-5-9-x-x-14 spans frets 1 to 14, 324 mm; a hand reaches about 101 mm',
    ],
    ['1xxxx5', 'frets: 1xxxx5 spans frets 1 to 5, 127 mm; a hand reaches about 101 mm'],
  ])('a shape that no hand spans is refused: %s', (frets, message) => {
    expect(() => routeOf(`notes=C4&frets=${frets}`)).toThrow(message)
  })

  test.each(['1xxxx4', '5xxxx9', '000000'])('a shape that a hand spans is taken: %s', (frets) => {
    expect(routeOf(`notes=C4&frets=${frets}`).shapeContext).toMatchObject({ text: frets })
  })

  test('five routes of the longest melody are answered, and no more for a higher limit', () => {
    expect(routeOf(`notes=${'60,64,67,72,'.repeat(127)}60`).routes.length).toBeGreaterThan(1)
    const { constraints, routes } = routeOf(`notes=${'60,'.repeat(255)}60&limit=24`)
    expect(constraints.limit).toBe(24)
    expect(routes.length).toBeLessThanOrEqual(5)
  })

  test('512 notes with two routes are answered, and their tab can be rendered', () => {
    const document = routeOf(`notes=${'60,E,'.repeat(255)}60,64&durationBeats=0.5&limit=2`)
    expect(document.routes[0]!.notes).toHaveLength(512)
    expect(document.agentUsage.at(-1)).toMatch(/share compactUrl/)
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
    expect(decodeCompressedProject(zprojectOf(document.compactUrl)).tabProject).toEqual(
      document.project,
    )
  })

  test.each([
    ['notes=C4,C1', 'unplayable-pitch', /Cannot place C1, note 2: .*E2 .*E6/],
    ['notes=E5&maxFret=5', 'unplayable-pitch', /up to fret 5 .*A4 \(MIDI 69\)/],
    ['notes=C4&hand=8-5', 'invalid-hand-window', /give the lower fret first/],
    ['notes=C4&handStartFret=9&maxFret=7', 'invalid-hand-window', /above maxFret 7/],
    ['notes=C4&shape=E-major-barre:10&maxFret=7', 'invalid-hand-window', /above maxFret 7/],
  ])('%s cannot be granted', (query, code, message) => {
    const thrown = refused(() => routeOf(query))
    expect(thrown).toBeInstanceOf(DomainError)
    expect(thrown).toMatchObject({ code, message: expect.stringMatching(message) })
  })
})

describe('singleNoteFallback', () => {
  /** What an endpoint of the fallback answers. */
  const ask = (endpoint: string) => {
    const url = new URL(endpoint, BASE.baseUrl)
    expect(url.pathname).toBe(getPositions.http.path)
    return getPositions.run(readQuery(getPositions, url.search.slice(1)).request, BASE)
  }

  const omitProof = ({ proof: _proof, ...rest }: ReturnType<typeof ask>['positions'][number]) =>
    rest

  test.each([
    'notes=C5',
    'notes=F%23&root=D&position=fifth',
    'notes=72&hand=12-15&maxFret=20',
    'notes=D4,F4,A4',
    'notes=C4,E4&shape=E-major-barre:8',
    'notes=D&maxFret=0',
    'notes=Eb&maxFret=1',
    'notes=Bb3&handStartFret=5',
  ])('%s: both of its endpoints answer the positions it names', (query) => {
    const { exactBestPosition, pitchClassBestPosition, proof } = routeOf(query).singleNoteFallback
    const [exact] = ask(proof.exactEndpoint).positions
    expect(omitProof(exact!)).toEqual(omitProof(exactBestPosition))
    // Its limit is raised only where the pitch needs it; the proof keeps to the route's own.
    if (exactBestPosition.proof.withinMaxFret) expect(exact!.proof).toEqual(exactBestPosition.proof)
    else expect(exact!.proof.maxFret).toBe(exactBestPosition.fret)
    // A name has no octave, so its own answer counts octaves from the fourth: the place is the same.
    const { string, fret, midi, cost, rank, fingering } = pitchClassBestPosition
    expect(ask(proof.pitchClassEndpoint).positions[0]).toMatchObject({
      string,
      fret,
      midi,
      cost,
      rank,
      fingering,
    })
  })

  test('applies to exactly one note', () => {
    expect(routeOf('notes=C5').singleNoteFallback.applies).toBe(true)
    expect(routeOf('notes=C5,D5').singleNoteFallback.applies).toBe(false)
  })
})

describe('a posted melody', () => {
  test('keeps its rhythm, its pins, its tempo and its title', () => {
    const document = melodyOf({
      notes: [
        { note: 'G3', durationBeats: 1.5 },
        { note: 'A3', durationBeats: 0.5 },
        { midi: 62, startBeat: 4, durationBeats: 2, string: 3 },
        { note: 'E4', durationBeats: 1, string: 2, fret: 5 },
      ],
      tempo: 120,
      timeSignature: [6, 8],
      title: 'A tune',
    })
    const [best] = document.routes
    expect(best!.tabNotes.map(({ startBeat, durationBeats }) => [startBeat, durationBeats])).toEqual([
      [0, 1.5], [1.5, 0.5], [4, 2], [6, 1],
    ]) // biome-ignore format: a rhythm in a row
    expect(best!.notes.slice(2).map(({ string, fret }) => [string, fret])).toEqual([
      [3, 7],
      [2, 5],
    ])
    expect(document.project).toMatchObject({
      title: 'A tune',
      measures: [{ tempo: 120, timeSignature: [6, 8] }],
    })
    expect(document.tabRenderRequest.body).toMatchObject({
      tempo: 120,
      timeSignature: [6, 8],
      title: 'A tune',
    })
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
    expect(rendered.asciiTab).toBe(document.asciiTab)
  })

  test('answers like GET where the rhythm is even', () => {
    const posted = melodyOf({
      notes: ['C3', 'D3', 'E3'].map((note) => ({ note })),
      position: 'first',
    })
    expect(posted).toEqual(routeOf('notes=C3,D3,E3&position=first'))
  })

  test('a name beside a midi spells it', () => {
    const { routes } = melodyOf({
      notes: [
        { note: 'Db', midi: 61 },
        { note: 'C#4', midi: 61 },
      ],
    })
    expect(routes[0]!.notes.map(({ note, familyOnly }) => [note, familyOnly])).toEqual([
      ['Db4', false], ['C#4', false],
    ]) // biome-ignore format: a pair
  })

  test.each<[string, unknown, string, string]>([
    ['no pitch', [{ durationBeats: 1 }], 'missing-parameter', 'notes[0].note'],
    ['two pitches', [{ note: 'C4', midi: 61 }], 'conflicting-parameters', 'notes[0].midi'],
    ['a chord note without octave', [{ note: 'C4' }, { note: 'E', startBeat: 0 }], 'invalid-parameter', 'notes[1].note'],
    ['no notes', [], 'invalid-parameter', 'notes'],
    ['a wrong field', [{ note: 'C4', start: 1 }], 'unknown-parameter', 'notes[0].start'],
    ['a note that is a text', ['C4'], 'invalid-parameter', 'notes[0]'],
    ['a string off the neck', [{ note: 'C4', string: 7 }], 'invalid-parameter', 'notes[0].string'],
    ['a late note', [{ note: 'C4', startBeat: 1025 }], 'invalid-parameter', 'notes[0].startBeat'],
  ])('%s is refused', (_what, notes, code, path) => {
    const thrown = refused(() => melodyOf({ notes } as PostedMelody))
    expect(thrown).toBeInstanceOf(RequestError)
    expect(thrown).toMatchObject({ code, issues: [{ path }] })
  }) // biome-ignore format: one line a row

  test('a pin that cannot hold its pitch is refused by name', () => {
    expect(() => melodyOf({ notes: [{ note: 'C4', string: 1, fret: 3 }] })).toThrow(
      /Cannot place C4, note 1 at the place it is pinned to \(string 1, fret 3\)/,
    )
  })
})

test('a query that was written from a request asks the same', () => {
  const request = { notes: ['F#4', '60'], root: 'F#', shape: 'E-m7-barre:2' }
  expect(readQuery(getRoute, formatQuery(request).slice(1)).request).toEqual(
    readRequest(getRoute, request),
  )
})
