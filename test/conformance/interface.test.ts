/** docs/interface.md, field by field, against the built server. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as shapes from './interface-shapes'
import { API_ERROR, PROJECT_STATE, RENDERED_TAB } from './interface-shapes'
import { faultsOf, fieldNamesIn, type Shape } from './shape'
import { type BuiltServer, startBuiltServer } from './start-built-server'

const INTERFACE = readFileSync(resolve(import.meta.dirname, '../../docs/interface.md'), 'utf8')

let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer()
})
afterAll(() => server.stop())

const get = (path: string) => fetch(server.origin + path)
const post = (path: string, body: unknown) =>
  fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body) })
async function getJson(path: string) {
  const response = await get(path)
  const text = await response.text()
  expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return JSON.parse(text)
}
const paramOf = (url: string, name: string) => new URL(url).searchParams.get(name)!

test('the shapes mention every field that the document types', () => {
  const mentioned = new Set(Object.values(shapes).flatMap((shape) => fieldNamesIn(shape as Shape)))
  const typed = [
    ...INTERFACE.matchAll(
      /\b([a-z][A-Za-z]+) \((?:string|integers?|number|boolean|object|array)\b/g,
    ),
  ]
  const parameters = new Set([
    'notes',
    'note',
    'root',
    'limit',
    'key',
    'style',
    'difficulty',
    'family',
    'project',
  ])
  const missing = typed
    .map((match) => match[1]!)
    .filter((name) => !mentioned.has(name) && !parameters.has(name))
  expect(typed.length).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

describe('documents have every field of the interface', () => {
  test.each<[string, Shape]>([
    ['/api/map', shapes.PITCH_MAP],
    [
      '/api/map?note=Bb3&root=F&scale=mixolydian&layer=chord&chord=dominant7&piano=88-key',
      shapes.PITCH_MAP,
    ],
    ['/api/voicings', shapes.VOICING_RESULT],
    ['/api/voicings?root=F%23&chord=minor7&limit=24', shapes.VOICING_RESULT],
    ['/api/composer', shapes.COMPOSER_BRIDGE],
    ['/api/composer?note=E4&root=G&chord=dominant7&layer=chord', shapes.COMPOSER_BRIDGE],
    ['/api/scales', shapes.SCALE_CATALOG],
    ['/api/scales?family=jazz', shapes.SCALE_CATALOG],
    ['/api/scale-map', shapes.SCALE_MAP],
    ['/api/scale-map?root=Eb&scale=altered&note=D4', shapes.SCALE_MAP],
    ['/api/chord-scale', shapes.CHORD_SCALE_ADVISOR],
    [
      '/api/chord-scale?root=G&chord=dominant7&contextRoot=C&contextScale=naturalMinor',
      shapes.CHORD_SCALE_ADVISOR,
    ],
    ['/api/scales/containing?notes=C,E,G', shapes.CONTAINING_SCALES],
    ['/api/recipes/tab', shapes.TAB_RECIPE],
    ['/api/project', shapes.PROJECT_STATE],
    ['/api/route?notes=C4,D4,E4,G4&position=first', shapes.ROUTE_DOCUMENT],
    ['/api/route?notes=Bb3&root=Bb', shapes.ROUTE_DOCUMENT],
    ['/api/route?notes=A3,C4,E4&frets=x02210', shapes.ROUTE_DOCUMENT],
    ['/api/route?notes=F3,A3,C4&shape=E-major-barre:1', shapes.ROUTE_DOCUMENT],
    ['/api/practice', shapes.PRACTICE_DOCUMENT],
    [
      '/api/practice?key=A&scale=minorPentatonic&chord=minor7&target=scale-steps&level=intermediate&position=fifth&bars=2',
      shapes.PRACTICE_DOCUMENT,
    ],
  ])('%s', async (path, shape) => {
    expect(faultsOf(await getJson(path), shape)).toEqual([])
  })

  test('lists are not empty where the interface promises content', async () => {
    const route = await getJson('/api/route?notes=C4,E4')
    expect(route.routes.length).toBeGreaterThan(0)
    expect(route.routes[0].notes).toHaveLength(2)
    const practice = await getJson('/api/practice')
    for (const list of [practice.targets, practice.positionDrill, practice.pulse]) {
      expect(list.length).toBeGreaterThan(0)
    }
    expect((await getJson('/api/composer')).moves.length).toBeGreaterThan(0)
    expect((await getJson('/api/voicings')).voicings).toHaveLength(12)
    expect((await getJson('/api/capabilities')).routes.length).toBeGreaterThan(10)
  })

  test('the tuning is standard, string 6 first', async () => {
    const { tabProject } = await getJson('/api/project')
    expect(
      tabProject.tuning.map((open: { string: number; name: string; midi: number }) => [
        open.string,
        open.name,
        open.midi,
      ]),
    ).toEqual([
      [6, 'E2', 40],
      [5, 'A2', 45],
      [4, 'D3', 50],
      [3, 'G3', 55],
      [2, 'B3', 59],
      [1, 'E4', 64],
    ])
  })
})

describe('defaults and limits', () => {
  test.each([
    ['/api/map', '/api/map?root=C&layer=scale&scale=major&chord=major&piano=49-key'],
    ['/api/voicings?root=C', '/api/voicings?root=C&chord=major&limit=12'],
    ['/api/chord-scale?root=C', '/api/chord-scale?root=C&chord=major&limit=8'],
    ['/api/scales/containing?notes=C', '/api/scales/containing?notes=C&limit=24'],
    [
      '/api/recipes/tab',
      '/api/recipes/tab?key=D&scale=naturalMinor&style=beginner-riff&difficulty=easy',
    ],
    ['/api/scale-map?root=C', '/api/scale-map?root=C&scale=major'],
  ])('%s is %s', async (short, spelled) => {
    expect(await getJson(short)).toEqual(await getJson(spelled))
  })

  test.each([
    ['/api/map?midi=', 0, 127],
    ['/api/composer?midi=', 0, 127],
    ['/api/scale-map?midi=', 0, 127],
    ['/api/voicings?root=C&limit=', 1, 24],
    ['/api/chord-scale?root=C&limit=', 1, 16],
    ['/api/scales/containing?notes=C&limit=', 1, 48],
  ])('%s takes %i to %i', async (path, low, high) => {
    for (const inside of [low, high]) expect((await get(path + inside)).status).toBe(200)
    for (const outside of [low - 1, high + 1]) expect((await get(path + outside)).status).toBe(400)
  })

  test('a limit limits', async () => {
    expect((await getJson('/api/voicings?root=C&limit=3')).voicings).toHaveLength(3)
    expect((await getJson('/api/chord-scale?root=C&limit=2')).candidates).toHaveLength(2)
    expect((await getJson('/api/scales/containing?notes=C,G&limit=5')).matches).toHaveLength(5)
  })

  test.each(['major', 'minor', 'modal', 'pentatonic', 'blues', 'jazz', 'symmetric', 'synthetic'])(
    'family %s lists scales of that family',
    async (family) => {
      const { scales, count } = await getJson(`/api/scales?family=${family}`)
      expect(count).toBe(scales.length)
      expect(count).toBeGreaterThan(0)
      for (const scale of scales) expect(scale.family).toBe(family)
    },
  )
})

describe('every 400 is an ApiError', () => {
  test.each([
    '/api/map?note=H4',
    '/api/map?root=C4',
    '/api/map?layer=both',
    '/api/map?scale=nope',
    '/api/map?chord=sus4',
    '/api/map?piano=76-key',
    '/api/composer?note=H',
    '/api/composer?root=X',
    '/api/voicings?root=H',
    '/api/voicings?chord=sus4',
    '/api/scales?family=folk',
    '/api/scale-map?root=H',
    '/api/scale-map?scale=nope',
    '/api/scale-map?note=H',
    '/api/chord-scale?root=H',
    '/api/chord-scale?root=C&contextScale=major',
    '/api/scales/containing',
    '/api/scales/containing?notes=H',
    '/api/recipes/tab?style=jazz',
    '/api/recipes/tab?difficulty=hard',
    '/api/recipes/tab?key=H',
    '/api/recipes/tab?scale=nope',
    '/api/project?project=garbage',
    '/api/tab/export',
    '/api/tab/export?project=garbage',
    '/api/route',
    '/api/route?notes=C1',
    '/api/positions?note=H',
    '/api/practice?target=nope',
  ])('%s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(faultsOf(await response.json(), API_ERROR)).toEqual([])
  })

  test('POST /api/tab', async () => {
    const response = await post('/api/tab', { events: [{ string: 7, fret: 0, startBeat: 0 }] })
    expect(response.status).toBe(400)
    expect(faultsOf(await response.json(), API_ERROR)).toEqual([])
  })
})

describe('compiled documents', () => {
  const COMPILED = [
    ['/api/route?notes=C3,D3,E3,F3,G3,A3,B3,C4&position=first&layer=scale', 'tabRenderRequest'],
    ['/api/practice?target=arpeggio&level=advanced&bars=2', 'positionTabPacket.tabRenderRequest'],
  ] as const
  const at = (document: Record<string, unknown>, path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document)

  test.each(COMPILED)('%s: its render request, posted unchanged, verifies', async (path, where) => {
    const document = await getJson(path)
    const request = at(document, where) as { body: { events: unknown[] }; path: string }
    const response = await post(request.path, request.body)
    expect(response.status).toBe(200)
    const rendered = await response.json()
    expect(faultsOf(rendered, RENDERED_TAB)).toEqual([])
    expect(
      rendered.eventProof.every(
        (proof: { stringFretMatchesMidi: boolean }) => proof.stringFretMatchesMidi,
      ),
    ).toBe(true)
    expect(rendered.project.tabProject.measures[0].notes).toEqual(request.body.events)
    expect(rendered.asciiTab).toBe(document.asciiTab)
  })

  test.each([...COMPILED.map(([path]) => path), '/api/recipes/tab?key=E&scale=minorPentatonic'])(
    '%s: its links open the same project',
    async (path) => {
      const document = await getJson(path)
      const long = await getJson(`/api/project?project=${paramOf(document.appUrl, 'project')}`)
      expect(faultsOf(long, PROJECT_STATE)).toEqual([])
      if (document.compactUrl) {
        expect(
          await getJson(`/api/project?zproject=${paramOf(document.compactUrl, 'zproject')}`),
        ).toEqual(long)
      }
      expect(long.tabProject).toEqual(document.project.tabProject ?? document.project)
      const ascii = await get(`/api/tab/export?project=${paramOf(document.appUrl, 'project')}`)
      expect(ascii.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(await ascii.text()).toBe(document.asciiTab)
    },
  )

  test('the drill is in the project as the packet says', async () => {
    const drill = await getJson('/api/practice?bars=2')
    const { tabInsertion, tabNotes } = drill.positionTabPacket
    const measure = drill.projectState.tabProject.measures[tabInsertion.measureIndex]
    expect(measure.id).toBe(tabInsertion.measureId)
    expect(measure.notes).toEqual(tabNotes)
    expect(drill.project).toEqual(drill.projectState.tabProject)
  })

  test('pulses count in from −countInBeats, sit on the targets and reset the loop', async () => {
    const { pulse, targets, drill } = await getJson('/api/practice?countInBeats=4')
    const beats = (kind: string) =>
      pulse
        .filter((one: { kind: string }) => one.kind === kind)
        .map((one: { beat: number }) => one.beat)
    expect(beats('count-in')).toEqual([-4, -3, -2, -1])
    expect(beats('target')).toEqual(
      targets.map((target: { startBeat: number }) => target.startBeat),
    )
    expect(beats('loop-reset')).toEqual([drill.loopBeats])
  })

  test('ids, paths and windows have the forms of the interface', async () => {
    const { routes } = await getJson('/api/route?notes=C3,D3&position=first')
    const [route] = routes
    expect(route.id).toBe('route-s5f3-s4f0')
    expect(route.fingering.suggestedPath).toMatch(/^1:S5:F3:(index|middle|ring|little) 2:S4:open$/)
    expect(route.proof.handWindow).toMatch(/^frets \d+-\d+$/)
    expect(route.tabNotes.map((note: { id: string }) => note.id)).toEqual([
      'route-5-3-1',
      'route-4-0-2',
    ])
    const costs = routes.map((one: { cost: number }) => one.cost)
    expect(costs).toEqual([...costs].sort((left, right) => left - right))
    const { positionTabPacket, targets } = await getJson('/api/practice')
    expect(targets[0].id).toBe('practice-target-1')
    expect(positionTabPacket.tabNotes[0].id).toBe('position-drill-practice-target-1-1')
  })

  test('a note at beat b stands at column 4·b of a 16-column measure', async () => {
    const response = await post('/api/tab', {
      events: [
        { string: 5, fret: 3, startBeat: 0, durationBeats: 1 },
        { string: 1, fret: 0, startBeat: 3, durationBeats: 1 },
      ],
    })
    const lines = (await response.json()).asciiTab.split('\n')
    expect(lines).toEqual([
      'e|------------0---|',
      'B|----------------|',
      'G|----------------|',
      'D|----------------|',
      'A|3---------------|',
      'E|----------------|',
    ])
  })
})

test('no operation asks for credentials', async () => {
  const description = await getJson('/openapi.json')
  expect(description.components.securitySchemes).toBeUndefined()
})

test('a shape finds what does not fit', () => {
  expect(faultsOf({ a: 1 }, { a: 'string', b: 'integer', 'c?': 'number' })).toEqual([
    '$.a: 1 is not string',
    '$.b: missing',
  ])
  expect(faultsOf([{ a: 1.5 }], [{ a: 'integer' }])).toEqual(['$[0].a: 1.5 is not integer'])
  expect(faultsOf('e|-|', 'asciiTab')).toHaveLength(1)
})
