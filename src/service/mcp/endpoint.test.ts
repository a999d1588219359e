/** Wrong messages to /mcp: each is answered in the protocol's words, without inner detail. */
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../app'
import { mcpHostsOf } from './mcp-route'

const ORIGIN = 'http://pitch.test'
const faults: unknown[] = []
const app = createApp({
  buildId: 'test',
  mcpHosts: ['pitch.test'],
  onFault: (thrown) => faults.push(thrown),
})
const USUAL = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

afterEach(() => {
  expect(faults).toEqual([])
})

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: read by each test as it expects
  readonly message: any
}

async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await app.request(`${ORIGIN}/mcp`, {
    method: 'POST',
    body,
    headers: { ...USUAL, ...headers },
  })
  const text = await response.text()
  expect(text).not.toMatch(/node_modules|\bat .*\.ts:/)
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text
  return { status: response.status, message: data === '' ? undefined : JSON.parse(data) }
}

const message = (method: string, params?: unknown, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) })
const call = (name: unknown, given?: unknown) =>
  message('tools/call', { name, ...(given !== undefined && { arguments: given }) })
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('what is no message', () => {
  test.each([
    ['nothing', '', -32700],
    ['half a text', '{', -32700],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), -32700],
    ['null', 'null', -32600],
    ['a number', '5', -32600],
    ['an empty batch', '[]', -32600],
    ['a batch of 17', `[${new Array(17).fill(message('ping')).join(',')}]`, -32600],
    ['no version', '{"id":1,"method":"ping"}', -32600],
    ['an id of null', message('ping', undefined, null), -32600],
    ['an id that is an object', message('ping', undefined, {}), -32600],
    ['an id beyond numbers', '{"jsonrpc":"2.0","id":1e999,"method":"ping"}', -32600],
  ])('%s is refused', async (_name, body, code) => {
    const { status, message: refusal } = await post(body)
    expect([status, refusal.error.code]).toEqual([400, code])
  })

  test.each(['GET', 'DELETE', 'PUT'])('%s is not allowed', async (method) => {
    expect((await app.request(`${ORIGIN}/mcp`, { method })).status).toBe(405)
  })

  test.each([
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['no event stream wanted', { accept: 'application/json' }, 406],
    ['a revision that never was', { 'mcp-protocol-version': '1999-01-01' }, 400],
  ])('%s', async (_name, headers, status) => {
    expect((await post(call('map_pitch', { note: 'C4' }), headers)).status).toBe(status)
  })
})

describe('a batch', () => {
  const progression = call('plan_progression', { chords: ['C', 'G'] })
  const batch = (...messages: string[]) => post(`[${messages.join(',')}]`)

  test('of too many messages is refused, and how to split it is said', async () => {
    const { status, message: refusal } = await batch(...new Array(16).fill(progression))
    expect([status, refusal.error.code]).toEqual([400, -32600])
    expect(refusal.error.message).toContain('has 16 messages, and a batch may have 12')
    expect(refusal.error.message).toContain('in 2 requests or more')
  })

  test.each([
    ['12 messages', new Array(12).fill(message('ping')), true],
    ['13 messages', new Array(13).fill(message('ping')), false],
    ['calls and others', [progression, message('ping'), progression], true],
  ])('of %s passes: %j', async (_name, messages, passes) => {
    const { status } = await batch(...messages)
    expect(status === 200).toBe(passes)
  })
})

describe('a message that asks for nothing there is', () => {
  test.each(['__proto__', 'constructor', 'subscriptions/listen', 'logging/setLevel'])(
    'method %s',
    async (method) => {
      expect((await post(message(method))).message.error.code).toBe(-32601)
    },
  )

  test.each(['__proto__', 'toString', '../map_pitch', ''])('tool %j', async (name) => {
    const { error } = (await post(call(name, {}))).message
    expect(error.code).toBe(-32602)
    expect(error.message).toContain('map_pitch')
  })

  test.each([
    'file:///etc/passwd',
    'pitch-map://scales/../../etc/passwd',
    'ui://pitch-map/../neck',
  ])('resource %s', async (uri) => {
    const { error } = (await post(message('resources/read', { uri }))).message
    expect(error.message).toContain('pitch-map://glossary')
  })
})

describe('arguments', () => {
  test.each([
    ['a list', [1]],
    ['null', null],
    ['text', 'note=C4'],
  ])('that are %s are refused by the protocol', async (_name, given) => {
    expect((await post(call('map_pitch', given))).message.error.code).toBe(-32602)
  })

  test.each([
    ['of another kind', '{"note":{"a":1},"midi":[],"root":null}'],
    ['of names that objects have', '{"__proto__":{"note":"C4"},"constructor":1}'],
    ['nested 60 levels', nested(60)],
    ['of 200 kB', `{"note":"${'A'.repeat(200_000)}"}`],
  ])('%s are refused as a result', async (_name, given) => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"map_pitch","arguments":${given}}}`
    const { result } = (await post(body)).message
    expect(result.isError).toBe(true)
    expect(result.content[0].text).toMatch(/^Refused \(/)
    expect(result.structuredContent.correctedCall).toBeUndefined()
    expect(({} as Record<string, unknown>).note).toBeUndefined()
  })

  test.each([
    ['a call', 65, (text: string) => text],
    ['a call', 20_000, (text: string) => text],
    ['a batch', 20_000, (text: string) => `[${text},${message('ping')}]`],
  ])('%s nested %i levels is refused before it is parsed', async (_name, depth, inBody) => {
    const { status, message: refusal } = await post(
      inBody(call('map_pitch', {}).replace('{}', nested(depth))),
    )
    expect([status, refusal.error.code]).toEqual([400, -32600])
    expect(refusal.error.message).toContain('deeper than 64 levels')
  })

  test('a prompt takes text only', async () => {
    const params = { name: 'explore_key', arguments: { root: { a: 1 } } }
    expect((await post(message('prompts/get', params))).message.error).toBeDefined()
  })
})

test('what needs no answer gets none', async () => {
  const notes = ['notifications/initialized', 'notifications/cancelled', 'notifications/none']
  for (const method of notes) {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', method, params: { requestId: 1 } }))
    expect(answer).toEqual({ status: 202, message: undefined })
  }
})

test('a hundred calls at once are each answered for themselves', async () => {
  const midis = Array.from({ length: 100 }, (_, index) => 20 + index)
  const answers = await Promise.all(
    midis.map((midi) =>
      post(message('tools/call', { name: 'map_pitch', arguments: { midi } }, midi)),
    ),
  )
  expect(answers.map(({ message: { id } }) => id)).toEqual(midis)
  expect(answers.map(({ message: { result } }) => result.structuredContent.selected.midi)).toEqual(
    midis,
  )
})

test.each([
  ['127.0.0.1', undefined, false, ['localhost', '127.0.0.1', '[::1]']],
  ['::1', undefined, false, ['localhost', '127.0.0.1', '[::1]']],
  ['127.0.0.1', undefined, true, undefined],
  ['0.0.0.0', undefined, false, undefined],
  ['0.0.0.0', 'https://pm.example/x', false, ['pm.example', 'localhost', '127.0.0.1', '[::1]']],
])(
  'listening on %s as %s (proxy: %s) it may be asked as %j',
  (host, publicUrl, trustProxy, hosts) => {
    expect(mcpHostsOf({ host, publicUrl, trustProxy })).toEqual(hosts)
  },
)

test.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
  '%s takes no cursor that it never gave',
  async (method) => {
    const body = (params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const refused = (await post(body({ cursor: 'bm9uc2Vuc2U=' }))).message
    expect(refused.error).toMatchObject({ code: -32602 })
    expect(refused.error.message).toContain('bm9uc2Vuc2U=')
    expect((await post(body({}))).message).toHaveProperty('result')
  },
)
