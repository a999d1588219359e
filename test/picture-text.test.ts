/** Whatever text reaches a picture, the picture is well-formed XML. */
import { describe, expect, test } from 'vitest'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject, encodeProject } from '#engine/project/state-codec'
import { OPERATIONS } from '#operations/index'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/app'

const ORIGIN = 'https://pitch-map.example'
const app = createApp({ buildId: 'test' })
const PICTURES = OPERATIONS.filter(({ mediaType }) => mediaType === 'image/svg+xml')

const askOf = (operation: AnyOperation, request: object) =>
  app.request(`${ORIGIN}${operation.http.path}${formatQuery({ ...request })}`)

/** What XML 1.0 allows in a document (section 2.2, production 2). */
const isXmlCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000

const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi
const REFERENCE = /&(?:amp|lt|gt|quot|#\d+);/g

/** What keeps a text from being well-formed XML; an empty text where nothing does. */
function faultOf(xml: string): string {
  const wrong = [...xml].find((character) => !isXmlCharacter(character.codePointAt(0)!))
  if (wrong !== undefined) return `U+${wrong.codePointAt(0)!.toString(16)}`
  const open: string[] = []
  for (const [, isEnd, name, , isEmpty] of xml.matchAll(TAG)) {
    if (isEnd) {
      if (open.pop() !== name) return `</${name}>`
    } else if (!isEmpty) open.push(name!)
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`
  return /[<>]|&(?!;)/.test(xml.replace(TAG, '').replace(REFERENCE, '')) ? 'markup in text' : ''
}

const HOLDABLE = [
  'a & b',
  '<script>',
  '"quoted"',
  "it's",
  ']]>',
  '&amp;',
  'é雨🎸',
  '\t tab',
  '\u007f',
]
const UNHOLDABLE = ['\u0000', 'a\u0001b', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff']

test.each([
  ['<a>x</a>', ''],
  ['<a b="1"/>', ''],
  ['<a>\u0000</a>', 'U+0'],
  ['<a><b></a>', '</a>'],
  ['<a>x & y</a>', 'markup in text'],
  ['<a>x < y</a>', 'markup in text'],
  ['<a>', '<a> is not closed'],
])('the check itself finds in %j: %j', (xml, fault) => {
  expect(faultOf(xml)).toBe(fault)
})

describe.each(PICTURES.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    const fields = [...requestFieldsOf(operation.request).values()]
    test.each(fields.map(({ name }) => name))(
      '%s of any characters is drawn whole or refused',
      async (name) => {
        for (const text of [...HOLDABLE, ...UNHOLDABLE]) {
          for (const { request } of operation.examples) {
            const response = await askOf(operation, { ...request, [name]: text })
            const body = await response.text()
            expect([name, text, [200, 400].includes(response.status)]).toEqual([name, text, true])
            if (response.status === 400) expect(JSON.parse(body).error).not.toBe('')
            else expect([name, text, faultOf(body)]).toEqual([name, text, ''])
          }
        }
      },
    )
  },
)

describe.each(
  PICTURES.filter(({ request }) => requestFieldsOf(request).has('zproject')).map(
    (operation) => [operation.id, operation] as const,
  ),
)('%s of a project', (_, operation) => {
  test.each([...HOLDABLE, ...UNHOLDABLE, '\ud83c'])('called %j is drawn', async (title) => {
    const state = defaultProjectState()
    const project = { ...state, tabProject: { ...state.tabProject, title } }
    for (const carried of [
      { project: encodeProject(project) },
      { zproject: encodeCompressedProject(project) },
    ]) {
      const response = await askOf(operation, carried)
      expect(response.status).toBe(200)
      expect(faultOf(await response.text())).toBe('')
    }
  })
})

describe('a title that no picture can hold is refused by name', () => {
  test.each(UNHOLDABLE)('%j', async (title) => {
    const query = formatQuery({ positions: ['S5F3'], title })
    const response = await app.request(`${ORIGIN}/api/diagram/tab.svg${query}`)
    expect(response.status).toBe(400)
    const { error, issues } = await response.json()
    expect(issues[0].path).toBe('title')
    expect(error).toMatch(/U\+[0-9A-F]{4}, which no picture can show/)
  })
})
