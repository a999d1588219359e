import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { writeTable } from '#operations/markdown/write-table'
import { readRequest } from '#operations/reading/read-request'
import { createApp } from '../../app'
import { hasMarkdown, markdownOf } from './markdown-of'
import { writeAny } from './write-any'

const app = createApp({ buildId: 'test' })
const ORIGIN = 'http://pitch.test'
const twins = OPERATIONS.filter(hasMarkdown).flatMap((operation) =>
  operation.examples.map(
    (example) => [`${operation.id}: ${example.title}`, operation, example.request] as const,
  ),
)

describe('the Markdown twin of a document', () => {
  test.each(twins)('%s reads as text', async (_, operation, given) => {
    const request = readRequest(operation, given)
    await operation.prepare?.(request)
    const text = markdownOf(operation, operation.run(request, { baseUrl: ORIGIN }))
    expect(text).toMatch(operation.mediaType === undefined ? /^# \S/ : /^```text\n/)
    expect(text).not.toMatch(/\[object Object\]|undefined|NaN/)
    expect(text.endsWith('\n')).toBe(true)
    // Every table row has as many cells as its head; bars of a sheet stand in a fence.
    for (const table of text
      .replaceAll(/^```text\n[\s\S]*?^```$/gm, '')
      .trimEnd()
      .split('\n\n')
      .filter((part) => part.startsWith('| '))) {
      const cells = table.split('\n').map((line) => line.replaceAll('\\|', '').split('|').length)
      expect(new Set(cells).size, table).toBe(1)
    }
  })

  test('a grip comes as a chord box, with frets, fingers and notes in words', async () => {
    const response = await app.request(`${ORIGIN}/api/voicings?root=C&limit=1&format=md`)
    const text = await response.text()
    expect(text).toContain('   x     o   o\n   ╒═╤═╤═╤═╤═╕\n   │ │ │ │ 1 │')
    expect(text).toContain('Frets low string first: x32010; fingers -32-1-; no barre.')
    expect(text).toContain('C3 (R, string 5), E3 (3, string 4)')
    expect(text).toContain('![Picture 1](http://pitch.test/api/diagram/voicing.svg?frets=x32010')
  })

  test.each([
    ['chord?symbol=Am&instrument=ukulele', 'Frets string 4 first: 2000', 'inversion'],
    ['voicings?root=C&instrument=ukulele', 'Boxes show string 4 on the left', 'low string'],
    ['chord?symbol=G&instrument=banjo', 'Frets string 5 first: 00000', 'low string'],
    ['identify?frets=2010&instrument=ukulele', 'Lowest C.', 'Bass'],
    [
      'chord?symbol=C&instrument=ukulele&tuning=low-g',
      'Frets low string first: 0003',
      'string 4 first',
    ],
    ['identify?frets=0023&instrument=mandolin', 'Bass G.', 'Lowest'],
  ])(
    '%s: the string written first is the low one where the neck has a bass',
    async (path, words, not) => {
      const text = await (await app.request(`${ORIGIN}/api/${path}&limit=1&format=md`)).text()
      expect(text).toContain(words)
      expect(text).not.toContain(not)
    },
  )

  test.each([
    ['F/G', 'G in the bass, no inversion'],
    ['C/D', 'D in the bass, no inversion'],
    ['Am/G', 'G in the bass, no inversion'],
    ['G/F%23', 'F# in the bass, no inversion'],
    ['F/A', 'inversion 1'],
    ['G7/F', 'inversion 3'],
    ['C', 'inversion 0'],
  ])('grips of %s say: %s', async (symbol, words) => {
    const text = await (
      await app.request(`${ORIGIN}/api/chord?symbol=${symbol}&limit=1&format=md`)
    ).text()
    expect(text).toContain(words)
  })

  test.each([
    [445, 'The frequency given is 19.56 cents sharp of A4.'],
    [435, 'The frequency given is 19.79 cents flat of A4.'],
    [440, 'The frequency given is A4 exactly.'],
  ])('%d Hz says which way it is off', async (frequencyHz, line) => {
    const response = await app.request(`${ORIGIN}/api/map?frequencyHz=${frequencyHz}&format=md`)
    expect(await response.text()).toContain(line)
  })

  test('a drill says the finger of every note', async () => {
    const url = `${ORIGIN}/api/practice?key=A&scale=naturalMinor&chord=minor&position=first&format=md`
    const text = await (await app.request(url)).text()
    expect(text).toContain('| Role | String | Fret | Finger |')
    expect(text).toContain('| A2 | R | root | 5 | 0 | open |')
  })

  test('grips are counted as they are listed, whatever was left out before them', async () => {
    const url = `${ORIGIN}/api/chord?symbol=Bb&noBarre=true&limit=3&format=md`
    const text = await (await app.request(url)).text()
    expect(text.match(/^## \d+/gm)).toEqual(['## 1', '## 2', '## 3'])
  })

  test('a progression in a key has its numerals', async () => {
    const url = `${ORIGIN}/api/progression?chords=Am,F,C,G7&key=C&limit=1&format=md`
    const text = await (await app.request(url)).text()
    expect(text).toMatch(/- Am: vi, .+\n- F: IV, .+\n- C: I, .+\n- G7: V7, /)
  })

  test('scales beyond the limit are named by root', async () => {
    const url = `${ORIGIN}/api/scales/containing?notes=D,F%23,G%23&limit=3&format=md`
    const text = await (await app.request(url)).text()
    const [, list] = text.split('## All of them, by root\n\n')
    const ids = list!
      .split('\n\n')[0]!
      .split('\n')
      .flatMap((line) => line.replace(/^- \S+: /, '').split(', '))
    expect(text).toContain(`${ids.length} in all`)
    expect(ids).toContain('lydian')
  })

  test('a route comes with its tab as the document has it', async () => {
    const url = `${ORIGIN}/api/route?notes=C3,D3&position=first`
    const { asciiTab } = (await (await app.request(url)).json()) as { asciiTab: string }
    expect(await (await app.request(`${url}&format=md`)).text()).toContain(asciiTab)
  })
})

describe('which form is answered', () => {
  const typeOf = async (query: string, accept?: string) => {
    const response = await app.request(`${ORIGIN}/api/map${query}`, {
      headers: accept === undefined ? {} : { accept },
    })
    return response.headers.get('content-type')?.split(';')[0]
  }

  test.each([
    ['', undefined, 'application/json'],
    ['', '*/*', 'application/json'],
    ['', 'text/markdown', 'text/markdown'],
    ['', 'text/markdown, text/html, */*', 'text/markdown'],
    ['', 'application/json, text/markdown;q=0.5', 'application/json'],
    ['', 'text/markdown;q=0, application/json', 'application/json'],
    ['?format=md', 'application/json', 'text/markdown'],
    ['?note=D4&format=md', undefined, 'text/markdown'],
    ['?format=json', 'text/markdown', 'application/json'],
  ])('%s with Accept %s: %s', async (query, accept, type) => {
    expect(await typeOf(query, accept)).toBe(type)
  })

  test('another format is refused with those there are', async () => {
    const response = await app.request(`${ORIGIN}/api/map?format=xml`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      issues: [{ path: 'format', allowed: ['json', 'md'] }],
    })
    expect((await app.request(`${ORIGIN}/api/map?format=md&format=md`)).status).toBe(400)
  })

  test('the forms of one answer have tags of their own', async () => {
    const tags = await Promise.all(
      ['', '?format=md'].map(async (query) =>
        (await app.request(`${ORIGIN}/api/map${query}`)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(2)
  })

  test('refusals stay JSON', async () => {
    const response = await app.request(`${ORIGIN}/api/map?midi=999`, {
      headers: { accept: 'text/markdown' },
    })
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('a picture is a picture, whatever else is accepted', async () => {
    const response = await app.request(`${ORIGIN}/api/diagram/voicing.svg?frets=x32010`, {
      headers: { accept: 'text/markdown' },
    })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('pictures of documents', () => {
  const documents = OPERATIONS.filter(({ http, mediaType }) => http.method === 'GET' && !mediaType)
  test.each(documents.map((one) => [one.id, one] as const))(
    'every picture that %s links to can be fetched',
    async (_, operation) => {
      const request = readRequest(operation, operation.examples[0]!.request)
      const document = operation.run(request, { baseUrl: ORIGIN }) as { pictures?: string[] }
      for (const url of document.pictures ?? []) {
        const response = await app.request(url)
        expect(response.status, url).toBe(200)
        expect(response.headers.get('x-ignored-parameters'), url).toBeNull()
        expect(await response.text()).toMatch(/^<svg /)
      }
    },
  )
})

describe('any document', () => {
  test('becomes lists, tables and headings with nothing left out', () => {
    const document = {
      name: 'x',
      rows: [
        { note: 'C', at: { string: 5, fret: 3 } },
        { note: 'D', tags: ['a', 'b'] },
      ],
      deep: { inner: [{ list: [{ a: 1 }] }] },
      text: 'one\ntwo',
    }
    expect(writeAny('T', document)).toBe(
      '# T\n\n- name: x\n\n## rows\n\n| note | at.string | at.fret | tags |\n|---|---|---|---|\n| C | 5 | 3 |  |\n| D |  |  | a, b |\n\n## deep\n\n### inner\n\n#### 1\n\n##### list\n\n| a |\n|---|\n| 1 |\n\n## text\n\n```text\none\ntwo\n```',
    )
  })

  test('a bar in a cell does not end it', () => {
    expect(writeTable(['a'], [['x|y']])).toContain('x\\|y')
  })
})
