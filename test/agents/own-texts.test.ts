/** What people write stays as it is in every system of names: titles, artists, tracks, file names. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namesInText } from '#engine/harmony/names/names-in-text'
import { hideOwnText, showOwnText } from '#engine/harmony/names/own-text'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { OPERATIONS } from '#operations/index'
import { NAME_FIELDS } from '#operations/names/name-fields'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/app'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawCount } from '../support/draw-count'
import '../support/fixed-draws'

const app = createApp({ buildId: 'test' })
const ORIGIN = 'http://pitch.test'
const SYSTEMS = ['german', 'solfege'] as const

/** Words that are names in one system or another, and words beside them. */
const WORDS =
  'A B C D E F G H Bb Eb F# C#4 Am F#m7 Cmaj7 B7/D e b Es His Do Sol Si Plan Song Bach in minor (A) 2'
const words = fc.array(fc.constantFrom(...WORDS.split(' ')), { minLength: 1, maxLength: 4 })

/** A text that no answer holds but where it is meant. */
const ownText = (mark: string) => words.map((some) => `${some.join(' ')} ${mark} ${some[0]}`)

const countOf = (text: string, part: string): number => text.split(part).length - 1

interface Asked {
  readonly path: string
  readonly init?: RequestInit
}

const bytes = (body: string) => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/octet-stream' },
})
const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

async function ask({ path, init }: Asked, query: string): Promise<string> {
  const response = await app.request(
    `${ORIGIN}${path}${path.includes('?') ? '&' : '?'}${query}`,
    init,
  )
  const text = await response.text()
  expect(response.status, `${path} ${query}: ${text.slice(0, 200)}`).toBe(200)
  return text
}

/** Every text stands as often in the answer as in English, and in some form it stands there. */
async function expectKept(
  asking: Asked | ((system: NameSystem) => Asked),
  texts: readonly string[],
  forms: readonly string[],
) {
  const askedIn = (system: NameSystem) => (typeof asking === 'function' ? asking(system) : asking)
  const asked = askedIn('english')
  let found = 0
  for (const form of forms) {
    const english = await ask(asked, `${form}names=english`)
    const counts = texts.map((text) => countOf(english, text))
    found += Math.max(...counts)
    for (const system of SYSTEMS) {
      const written = await ask(askedIn(system), `${form}names=${system}`)
      expect([asked.path, form, system, texts.map((text) => countOf(written, text))]).toEqual([
        asked.path,
        form,
        system,
        counts,
      ])
    }
  }
  expect(found, asked.path).toBeGreaterThan(0)
}

const DOCUMENT = ['', 'format=md&'] as const
const ALONE = [''] as const

const takes = (field: string) =>
  OPERATIONS.filter(({ request }) => requestFieldsOf(request).has(field))
const withTitle = takes('title')
/** The first is asked for each type of file, the second holds no title. */
const withProject = takes('zproject').filter(
  ({ id }) => id !== 'getFile' && id !== 'exportTabAscii',
)

const formsOf = ({ mediaType }: AnyOperation) => (mediaType === undefined ? DOCUMENT : ALONE)

function queryOf(request: object): string {
  return new URLSearchParams(
    Object.entries(request).map(([name, value]) => [
      name,
      typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]),
  ).toString()
}

/** A request with its names of notes in a system. */
function inSystem(value: unknown, system: NameSystem, name = ''): unknown {
  if (typeof value === 'string') return NAME_FIELDS.has(name) ? namesInText(value, system) : value
  if (Array.isArray(value)) return value.map((item) => inSystem(item, system, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, inSystem(inner, system, field)]),
  )
}

const titledRequest = (operation: AnyOperation, title: string, system: NameSystem) => ({
  ...Object(inSystem(operation.examples[0]!.request, system)),
  title,
})

/** A question that an operation shows, with another title. */
function askTitled(operation: AnyOperation, title: string, system: NameSystem): Asked {
  const { method, path } = operation.http
  const request = titledRequest(operation, title, system)
  return method === 'GET' ? { path: `${path}?${queryOf(request)}` } : { path, init: json(request) }
}

/** Not given a title of its own. */
function askCarried({ http: { method, path } }: AnyOperation, zproject: string): Asked {
  return method === 'GET'
    ? { path: `${path}?zproject=${zproject}` }
    : { path, init: json({ zproject }) }
}

const texOf = (title: string, artist: string, track: string): string =>
  `\\title "${title}" \\artist "${artist}" \\tempo 90 . \\track "${track}" \\staff {tabs} \\tuning E4 B3 G3 D3 A2 E2 \\section "Part B" :4 0.1 {lyrics "B" ch "B7"} 0.2 0.3 0.4 |`

const FILE_TEXTS = fc.tuple(ownText('Tq'), ownText('Rq'), ownText('Kq'))

async function zprojectOf(title: string): Promise<string> {
  const { compactUrl } = JSON.parse(
    await ask(
      {
        path: '/api/tab',
        init: json({ events: [{ string: 2, fret: 0, startBeat: 0, durationBeats: 1 }], title }),
      },
      'names=english',
    ),
  )
  return new URL(compactUrl).searchParams.get('zproject')!
}

test('the doors of people’s texts are known', () => {
  expect(withTitle.map(({ id }) => id)).toEqual(expect.arrayContaining(['renderTab', 'drawTab']))
  expect(withProject.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getProjectState', 'getFileLinks', 'drawScore']),
  )
})

test('a hidden text has no name in it, is as long, and comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), words, (text, some) => {
      const whole = text + some.join(' ')
      const hidden = hideOwnText(whole)
      expect(hidden).toHaveLength(whole.length)
      expect(hidden).not.toMatch(/[A-Ga-g]/)
      expect(showOwnText(hidden)).toBe(whole)
    }),
  )
})

describe('a title that is given', () => {
  test.each(withTitle.map((operation) => [operation.id, operation] as const))(
    'stays in %s',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(ownText('Tq'), (title) =>
          expectKept((system) => askTitled(operation, title, system), [title], formsOf(operation)),
        ),
        { numRuns: drawCount(10) },
      )
    },
  )
})

describe('the title of a project', () => {
  test.each(withProject.map((operation) => [operation.id, operation] as const))(
    'stays in %s',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(ownText('Tq'), async (title) => {
          const asked = askCarried(operation, await zprojectOf(title))
          await expectKept(asked, [title], formsOf(operation))
        }),
        { numRuns: drawCount(10) },
      )
    },
  )

  test.each(['ascii', 'alphatex', 'musicxml'])(
    'stays in a file of type %s, and in its name',
    async (type) => {
      const zproject = await zprojectOf('Plan B Tq in C')
      await expectKept(
        { path: `/api/file?type=${type}&zproject=${zproject}` },
        ['Plan B Tq in C'],
        ALONE,
      )
      await expectKept({ path: `/api/files?zproject=${zproject}` }, ['Plan-B-Tq-in-C'], DOCUMENT)
    },
  )
})

describe('title, artist and tracks of a file', () => {
  test.each(['/api/import', '/api/arrange'])('stay in %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(FILE_TEXTS, (texts) =>
        expectKept({ path, init: bytes(texOf(...texts)) }, texts, DOCUMENT),
      ),
      { numRuns: drawCount(10) },
    )
  })

  test('stay in a refusal that quotes them', async () => {
    const drums = '\\track "Kit B \'D\'" \\instrument percussion \\articulation defaults KickHit.4'
    const body = `\\title "T" . ${drums} \\track "Solo B" \\instrument 25 \\staff {tabs} 0.1.4`
    for (const system of SYSTEMS) {
      for (const [asked, sentence] of [
        ['import?track=1', 'is percussion'],
        ['arrange?tracks=1', 'has no pitches'],
      ]) {
        const response = await app.request(`${ORIGIN}/api/${asked}&names=${system}`, bytes(body))
        const { error } = JSON.parse(await response.text())
        expect(error).toContain(`track 1 ("Kit B 'D'") ${sentence}`)
      }
    }
  })
})

test('a tool keeps a title in its text and its content', async () => {
  const title = 'Plan B in Eb'
  const tool = MCP_TOOLS.find(({ name }) => name === 'arrange_piece')!
  const given = { zproject: await zprojectOf(title), detail: 'full', names: 'german' }
  const { content, structuredContent } = await callTool(tool, given, ORIGIN)
  expect(JSON.stringify(content)).toContain(title)
  expect(JSON.stringify(structuredContent)).toContain(title)
})

test.each(SYSTEMS)('places in a text of a tool are no %s names', async (names) => {
  const tool = MCP_TOOLS.find(({ name }) => name === 'render_tab')!
  const projectOf = async (given: object) => {
    const { structuredContent } = await callTool(
      tool,
      { positions: 'S5F3,S4F0', detail: 'full', ...given },
      ORIGIN,
    )
    return Object(structuredContent).project
  }
  const english = await projectOf({})
  expect(english).toBeDefined()
  expect(await projectOf({ names })).toEqual(english)
})
