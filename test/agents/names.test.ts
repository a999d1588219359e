/** `names=german` and `names=solfege`: what is written is read again as the same pitch. */
import { describe, expect, test } from 'vitest'
import { englishNote } from '#engine/harmony/names/english-text'
import { writeNoteName } from '#engine/theory/note-names/name-systems'
import { formatNoteName, LETTERS, type NoteName } from '#engine/theory/pitch'
import { OPERATIONS } from '#operations/index'
import {
  NAME_FIELDS,
  PLAIN_FIELDS,
  PLAIN_TEXTS,
  PROGRAM_FORMS,
} from '#operations/names/name-fields'
import { type JsonSchema, requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { runCommand } from '#service/cli/run-command'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawSome } from '../support/draw-count'

const ORIGIN = 'http://pitch.test'
const app = createApp({ buildId: 'test' })
const SYSTEMS = ['german', 'solfege'] as const
type System = (typeof SYSTEMS)[number]

const SPELLINGS: readonly NoteName[] = LETTERS.flatMap((letter) =>
  [-2, -1, 0, 1, 2].map((accidental) => ({ letter, accidental })),
)

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await app.request(path.startsWith('http') ? path : ORIGIN + path)
  return { status: response.status, text: await response.text() }
}

/** English answers, which both systems are compared with: asked once. */
const englishAnswers = new Map<string, ReturnType<typeof get>>()
function getEnglish(path: string): ReturnType<typeof get> {
  const known = englishAnswers.get(path) ?? get(path)
  englishAnswers.set(path, known)
  return known
}

const ENGLISH_NAME = /^[A-G](?:#{1,2}|b{1,2})?(?:-?\d{1,2})?$/

/** Values at the same place of two answers, where the first is one note name. */
function namePairs(english: unknown, written: unknown, key = ''): (readonly [string, string])[] {
  if (PROGRAM_FORMS.has(key) || PLAIN_TEXTS.has(key)) return []
  if (typeof english === 'string' && typeof written === 'string') {
    return ENGLISH_NAME.test(english) ? [[english, written]] : []
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, value]) =>
    namePairs(value, Reflect.get(Object(written), name), Array.isArray(english) ? key : name),
  )
}

/** Questions about one name, each as English asks it. */
const QUESTIONS: readonly ((
  name: string,
) => readonly [path: string, query: Record<string, string>])[] = [
  (name) => ['/api/map', { note: `${name}4`, root: name }],
  (name) => ['/api/positions', { note: `${name}4`, maxFret: '12' }],
  (name) => ['/api/route', { notes: `${name}4,C4`, limit: '1' }],
  (name) => ['/api/route', { notes: `${name}3+G4,C4`, limit: '1' }],
  (name) => ['/api/scale-map', { root: name }],
  (name) => ['/api/scales/containing', { notes: `${name},C`, limit: '2' }],
  (name) => ['/api/voicings', { root: name, limit: '1' }],
  (name) => ['/api/chord', { symbol: `${name}7`, limit: '1', scaleLimit: '1' }],
  (name) => ['/api/chord-scale', { chord: `${name}m7`, limit: '1' }],
  (name) => ['/api/composer', { chord: name, key: name }],
  (name) => ['/api/identify', { notes: `${name},C,E` }],
  (name) => ['/api/voice-leading', { from: name, toChord: `${name}m`, limit: '1' }],
  (name) => ['/api/progression', { chords: `${name},G7/${name}`, limit: '1' }],
  (name) => ['/api/practice', { key: name }],
  (name) => ['/api/recipes/tab', { key: name }],
]

/** Names of a question in a system: each root is the longest name that a value begins with. */
function inSystem(query: Record<string, string>, name: string, system: System) {
  const written = writeNoteName(SPELLINGS.find((one) => formatNoteName(one) === name)!, system)
  const others = { C: system === 'german' ? 'C' : 'Do', E: system === 'german' ? 'E' : 'Mi' }
  const g7 = system === 'german' ? 'G7' : 'Sol7'
  const values = Object.entries(query).map(([key, value]) => {
    if (!NAME_FIELDS.has(key)) return [key, value]
    const items = value.split(',').map((item) => {
      if (item.includes('+')) return item.replace(name, written).replace('G4', g7.replace('7', '4'))
      if (item.startsWith('G7/')) return `${g7}/${written}`
      if (item.startsWith(name)) return written + item.slice(name.length)
      return (others[item[0] as 'C' | 'E'] ?? item) + item.slice(1)
    })
    return [key, items.join(',')]
  })
  return { ...Object.fromEntries(values), names: system }
}

describe.each(SYSTEMS)('%s', (system) => {
  test.each(QUESTIONS.map((ask, index) => [ask('C')[0], ask, index] as const))(
    '%s: any of 35 spellings is read, answered in the system, and read again',
    async (_, ask, index) => {
      for (const spelling of drawSome(SPELLINGS, 6, index)) {
        const name = formatNoteName(spelling)
        const [path, query] = ask(name)
        const english = await getEnglish(path + formatQuery(query))
        const written = await get(path + formatQuery(inSystem(query, name, system)))
        expect([name, written.status]).toEqual([name, english.status])
        if (english.status !== 200) continue
        const pairs = namePairs(JSON.parse(english.text), JSON.parse(written.text))
        expect(pairs.length).toBeGreaterThan(0)
        for (const [before, after] of pairs) {
          expect([before, after, englishNote(after, system)]).toEqual([before, after, before])
        }
      }
    },
  )

  test('links of an answer lead to the same answers in the system', async () => {
    for (const path of ['/api/voicings?root=Bb&limit=1', '/api/map?note=F%234&root=B']) {
      const english = JSON.parse((await get(path)).text)
      const { text } = await get(path.split('?')[0] + namesQuery(path, system))
      const links = Object.values<string>(JSON.parse(text).examples)
      expect(links.length).toBeGreaterThan(2)
      for (const [index, link] of links.entries()) {
        expect(link).toContain(`names=${system}`)
        const followed = await get(link)
        expect(followed.status).toBe(200)
        const plain = await get(Object.values<string>(english.examples)[index]!)
        const pairs = namePairs(JSON.parse(plain.text), JSON.parse(followed.text))
        for (const [before, after] of pairs) expect(englishNote(after, system)).toBe(before)
      }
    }
  })
})

function namesQuery(path: string, system: System): string {
  const query = Object.fromEntries(new URL(path, ORIGIN).searchParams)
  for (const name of ['root', 'note']) {
    const match = /^([A-G][#b]*)(.*)$/.exec(query[name] ?? '')
    if (!match) continue
    const spelling = SPELLINGS.find((one) => formatNoteName(one) === match[1])!
    query[name] = writeNoteName(spelling, system) + match[2]
  }
  return formatQuery({ ...query, names: system })
}

/** A letter that would be read as an English note; not the article, and not `e` of a first string. */
const ENGLISH_TOKEN =
  /(?<![\p{L}\p{N}_#/=%&-])(?!A \p{Ll})[A-G](?:##|bb|#|b)?(?:m|7|m7|maj7|\d)?(?![\p{L}\p{N}#/.-])/gu

describe('no English name is left in solfège', () => {
  const twins = OPERATIONS.filter(
    ({ id, mediaType, http }) =>
      http.method === 'GET' && mediaType !== 'application/octet-stream' && id !== 'getCapabilities',
  )
  test.each(twins.map((operation) => [operation.http.path, operation] as const))(
    '%s',
    async (path, operation) => {
      for (const { request } of operation.examples) {
        const form = operation.mediaType === undefined ? '&format=md' : ''
        const { status, text } = await get(path + inSolfege(formatQuery(request)) + form)
        expect([status, status === 200 ? '' : text]).toEqual([200, ''])
        const words = text.replace(/https?:\S+/g, '').replace(/<[^>]*>/g, ' ')
        expect(words.match(ENGLISH_TOKEN) ?? []).toEqual([])
      }
    },
  )

  /** The example asked in solfège: names of its values are written so. */
  function inSolfege(query: string): string {
    const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
      if (!NAME_FIELDS.has(name) || name === 'tuning') return [name, value]
      const items = value
        .split(name === 'notes' ? /([,+])/ : /([,|\s]+)/)
        .map((item) =>
          item
            .replace(/^([A-G](?:##|bb|#|b)?)(?=[^a-z]|m|$|sus|add|dim|aug)/, (_, root: string) =>
              writeNoteName(SPELLINGS.find((one) => formatNoteName(one) === root)!, 'solfege'),
            )
            .replace(
              /\/([A-G][#b]?)$/,
              (_, bass: string) =>
                `/${writeNoteName(SPELLINGS.find((one) => formatNoteName(one) === bass)!, 'solfege')}`,
            ),
        )
      return [name, items.join('')]
    })
    return formatQuery({ ...Object.fromEntries(pairs), names: 'solfege' })
  }
})

/** Text fields of requests, nested ones too. */
function textFields(name: string, json: JsonSchema): readonly string[] {
  if (json.properties) {
    return Object.entries(json.properties).flatMap(([inner, field]) => textFields(inner, field))
  }
  if (json.items) return textFields(name, json.items)
  const isText = !json.enum && json.const === undefined && (json.type === 'string' || !json.type)
  return isText ? [name] : []
}

test('every text field of every request is known to hold names or none', () => {
  for (const operation of OPERATIONS) {
    for (const { name, json } of requestFieldsOf(operation.request).values()) {
      for (const field of textFields(name, json)) {
        const known = NAME_FIELDS.has(field) !== PLAIN_FIELDS.has(field)
        expect([operation.id, field, known]).toEqual([operation.id, field, true])
      }
    }
  }
})

describe('beside queries', () => {
  test('a body says its names, and the answer is written in them', async () => {
    const body = JSON.stringify({ notes: [{ note: 'H3' }, { note: 'Es4' }], names: 'german' })
    const response = await app.request(`${ORIGIN}/api/route`, { method: 'POST', body })
    const { input, routes } = (await response.json()) as {
      input: { notes: { note: string; midi: number }[] }
      routes: { notes: { note: string }[] }[]
    }
    expect(input.notes.map(({ note, midi }) => [note, midi])).toEqual([
      ['H3', 59],
      ['Es4', 63],
    ])
    expect(routes[0]!.notes.map(({ note }) => note)).toEqual(['H3', 'Es4'])
  })

  test.each(SYSTEMS)('a tab with %s labels is the tab with English ones', async (system) => {
    const english = 'e|-0-\nB|-1-\nG|-0-\nD|-2-\nA|-3-\nE|---'
    const labels = { german: 'eHGDAE', solfege: ['mi', 'Si', 'Sol', 'Re', 'La', 'Mi'] }[system]
    const tab = english
      .split('\n')
      .map((line, index) => labels[index] + line.slice(1))
      .join('\n')
    const check = async (asked: object) => {
      const body = JSON.stringify(asked)
      return (await app.request(`${ORIGIN}/api/check`, { method: 'POST', body })).json()
    }
    const plain = (await check({ tab: english })) as { events: unknown[] }
    const named = (await check({ tab, names: system })) as { events: unknown[] }
    expect(named.events.length).toBe(plain.events.length)
    for (const [before, after] of namePairs(plain.events, named.events)) {
      expect(englishNote(after, system)).toBe(before)
    }
  })

  test('a file of ASCII tab has labels in the system, other files keep their own', async () => {
    const { compactUrl } = JSON.parse((await get('/api/practice')).text)
    const zproject = new URL(compactUrl).searchParams.get('zproject')
    const { text } = await get(`/api/file?type=ascii&zproject=${zproject}&names=german`)
    expect(text).toMatch(/^H\|/m)
    expect(text).not.toMatch(/^B\|/m)
    const back = await app.request(`${ORIGIN}/api/import?names=german`, {
      method: 'POST',
      body: text,
    })
    expect(back.status).toBe(200)
    const musicXml = `/api/file?type=musicxml&zproject=${zproject}`
    expect(await get(`${musicXml}&names=german`)).toEqual(await get(musicXml))
  })

  test.each([
    ['in the query', '?names=german', {}],
    ['in the body', '', { names: 'german' }],
  ])('a refused POST speaks the names asked for %s', async (_, query, more) => {
    const refusalOf = async (body: object) => {
      const init = { method: 'POST', body: JSON.stringify({ ...body, ...more }) }
      return (await app.request(`${ORIGIN}/api/route${query}`, init)).json()
    }
    expect(await refusalOf({ notes: [{ note: 'H1' }] })).toMatchObject({
      error: expect.stringContaining('Cannot place H1'),
      didYouMean: 'H2',
    })
    expect(await refusalOf({ notes: [{ note: 'B#4' }] })).toMatchObject({
      error: expect.stringContaining('in German names'),
      didYouMean: 'His4',
    })
  })

  test.each([
    ['symbol=Cm7&names=solfege', '/api/chord', 'Dom7'],
    ['note=Bb3&names=solfege', '/api/map', 'Sib3'],
    ['note=F%23%233&names=german', '/api/map', undefined],
    ['note=Q3&names=german', '/api/map', undefined],
  ])('%s: an English name is offered in the system', async (query, path, meant) => {
    const { didYouMean } = JSON.parse((await get(`${path}?${query}`)).text)
    expect(didYouMean).toBe(meant)
  })

  test.each([
    ['german', 'H-Moll', { key: 'H', scale: 'naturalMinor' }],
    ['german', 'fis-Moll', { key: 'Fis', scale: 'naturalMinor' }],
    ['german', 'b-Moll', { key: 'B', scale: 'naturalMinor' }],
    ['solfege', 'lam', { key: 'La', scale: 'naturalMinor' }],
    ['solfege', 'Sib mineur', { key: 'Sib', scale: 'naturalMinor' }],
  ])('in %s %s is a tonic with its scale', async (names, key, apart) => {
    const answerTo = async (query: Record<string, string>) =>
      (await get(`/api/practice?${new URLSearchParams({ ...query, names })}`)).text
    expect(JSON.parse(await answerTo({ key })).input).toMatchObject(apart)
    expect(await answerTo({ key })).toBe(await answerTo(apart))
  })

  test('a refusal speaks the names of the question', async () => {
    const { text } = await get('/api/route?notes=H0&names=german')
    expect(JSON.parse(text).error).toContain('H0')
    expect((await get('/api/map?note=B%23&names=german')).text).toContain(
      '\\"B#\\" is not a note name',
    )
  })
})

describe('other doors', () => {
  const toolOf = (name: string) => MCP_TOOLS.find((tool) => tool.name === name)!

  test.each([
    ['plan_melody', { melody: 'Es4:1,H3:2,B3' }, /\| Es4 \|[\s\S]*\| H3 \|[\s\S]*\| B3 \|/],
    ['plan_progression', { chords: 'B,Fism7,Hm' }, /B – Fism7 – Hm/],
    ['find_voicings', { symbol: 'Hm7' }, /^# Hm7/],
    ['arrange_piece', { melody: 'H4:1,B4:1', chords: 'Es:2' }, /\| H\d \|/],
    ['compile_drill', { chord: 'Es7', key: 'As' }, /Es7 in As/],
    ['read_song', { text: '| B | Es |' }, /\| B \| x13331 \|/],
  ])('the tool %s reads %j and answers in German names', async (name, given, text) => {
    const { content, isError } = await callTool(toolOf(name), { ...given, names: 'german' }, ORIGIN)
    expect([isError, content[0]!.text]).toEqual([undefined, expect.stringMatching(text)])
  })

  test.each([
    ['a', 'Am'],
    ['c', 'Cm'],
    ['d', 'Dm'],
    ['e', 'Em'],
    ['h', 'Hm'],
    ['b', 'Bm'],
    ['es', 'Esm'],
    ['cis', 'Cism'],
    ['a7', 'Am7'],
    ['fis9', 'Fism9'],
    ['A', 'A'],
    ['Es7', 'Es7'],
    ['am', 'Am'],
    ['asus4', 'Asus4'],
    ['hdim', 'Hdim'],
    ['cmaj7', 'Cmaj7'],
  ])('a small German root alone is minor: %s is %s', async (symbol, expected) => {
    const { text } = await get(`/api/chord?symbol=${symbol}&names=german&limit=1&scaleLimit=1`)
    expect(JSON.parse(text)).toMatchObject({ symbol: expected })
  })

  test.each([
    ['1,b7,4', 'D', ['D', 'C', 'G']],
    ['a,d,E7', 'a-Moll', ['Am', 'Dm', 'E7']],
  ])('the chords %s in %s are %j in German', async (chords, key, expected) => {
    const { text } = await get(`/api/progression?chords=${chords}&key=${key}&names=german&limit=1`)
    expect(JSON.parse(text).input.chords).toEqual(expected)
  })

  test('the command line', async () => {
    const terminal = { baseUrl: ORIGIN, colored: false }
    const { output, complaint } = await runCommand(
      ['voicings', 'Hm7', '--names', 'german', '--limit', '1'],
      terminal,
    )
    expect([complaint, output.split('\n')[0]]).toEqual(['', expect.stringMatching(/^Hm7/)])
    const lean = await runCommand(['map', 'C4', '--json', '--detail', 'lean'], terminal)
    const full = await runCommand(['map', 'C4', '--json'], terminal)
    expect(lean.output.length).toBeLessThan(full.output.length / 2)
    const wrong = await runCommand(['map', 'C4', '--names', 'germn'], terminal)
    expect(wrong.complaint).toContain('german')
  })

  test('an answer has another entity tag in each system', async () => {
    const tags = await Promise.all(
      ['', '&names=german'].map(async (names) =>
        (await app.request(`${ORIGIN}/api/map?note=C4${names}`)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(2)
  })
})
