import { once } from 'node:events'
import { type IncomingHttpHeaders, type Server, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { createLocalServer } from './local-server.test-support'

const OPTIONS = { buildId: 'test', builtFolder: '/nowhere' }
const app = createApp(OPTIONS)
let server: Server
let port: number

beforeAll(async () => {
  server = createLocalServer(OPTIONS).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const sent = sendRequest({ host: '127.0.0.1', port, path, headers, method })
  sent.end()
  const [received] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk)
  return { status: received.statusCode, headers: received.headers, body: Buffer.concat(chunks) }
}

/** Asks until the answer comes from ready bytes. */
async function askCached(path: string, headers: Readonly<Record<string, string>> = {}) {
  for (let turn = 0; turn < 6; turn++) {
    const answer = await ask(path, headers)
    if (answer.headers['server-timing'] === 'cache;desc=hit') return answer
  }
  throw new Error(`${path} never came from the cache`)
}

/** Headers that belong to one sending and not to the answer. */
const OF_THE_SENDING = ['date', 'connection', 'keep-alive', 'server-timing', 'content-length']

function lasting(headers: IncomingHttpHeaders | Headers): Record<string, unknown> {
  const all = headers instanceof Headers ? Object.fromEntries(headers) : headers
  return Object.fromEntries(Object.entries(all).filter(([name]) => !OF_THE_SENDING.includes(name)))
}

const PATHS = [
  ...OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap(({ http, examples }) =>
    examples.map((example) => `${http.path}${formatQuery(example.request)}`),
  ),
  '/openapi.json',
  '/llms.txt',
  '/docs',
  '/api/map?note=H4',
  '/api/map?note=D4&utm_source=x',
  '/api/map?note=%ff',
]

describe.each(PATHS.map((path) => [path.slice(0, 80), path] as const))('GET %s', (_name, path) => {
  test('is answered as the portable app answers it, first and ready-made', async () => {
    const portable = await app.request(`http://127.0.0.1:${port}${path}`)
    const expected = Buffer.from(await portable.arrayBuffer())
    for (let turn = 0; turn < 5; turn++) {
      const answer = await ask(path)
      expect(answer.status).toBe(portable.status)
      expect(lasting(answer.headers)).toEqual(lasting(portable.headers))
      expect(answer.headers['content-length']).toBe(String(expected.length))
      expect(answer.headers.connection).toBe('keep-alive')
      expect(new Date(answer.headers.date!).getTime()).toBeGreaterThan(0)
      expect(answer.body.equals(expected)).toBe(true)
    }
  })

  test('has a HEAD with the same headers and no body', async () => {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    expect(head.status).toBe(get.status)
    expect(head.body.length).toBe(0)
    expect(lasting(head.headers)).toEqual(lasting(get.headers))
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('conditional requests', () => {
  test('304 carries the tag of the form that the client holds, first and ready-made', async () => {
    const path = '/api/scale-map?root=Eb&scale=dorian'
    for (let turn = 0; turn < 5; turn++) {
      const plain = await ask(path)
      const coded = await ask(path, { 'Accept-Encoding': 'br' })
      expect(coded.headers.etag).toBe(plain.headers.etag!.replace(/"$/, '-br"'))
      for (const tag of [plain.headers.etag!, coded.headers.etag!]) {
        const answer = await ask(path, { 'If-None-Match': `"other", W/${tag}` })
        expect(answer.status).toBe(304)
        expect(answer.body.length).toBe(0)
        expect(answer.headers.etag).toBe(tag)
        expect(answer.headers['content-type']).toBeUndefined()
        expect(answer.headers['cache-control']).toBe(plain.headers['cache-control'])
      }
      expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    }
  })
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s unpacks to the plain bytes, first and ready-made', async (coding, unpack) => {
    const path = '/api/scales'
    const plain = await ask(path)
    for (let turn = 0; turn < 6; turn++) {
      const answer = await ask(path, { 'Accept-Encoding': coding })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(answer.headers.vary).toContain('Accept-Encoding')
      expect(unpack(answer.body).equals(plain.body)).toBe(true)
    }
  })

  test.each([
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip;q=1, br;q=0.2', 'gzip'],
    ['*', 'br'],
    ['zstd', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, coding) => {
    const answer = await ask('/api/scales', { 'Accept-Encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(coding)
  })

  test('leaves small answers as they are', async () => {
    const answer = await ask('/api/map?note=H4', { 'Accept-Encoding': 'br' })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})

describe('what belongs to one client', () => {
  test('its request id comes back, and only a tame one', async () => {
    const path = '/api/map?note=B3'
    await askCached(path)
    for (const where of [path, '/api/map?note=B2', '/api/nowhere', '/api/map?note=H']) {
      const answer = await ask(where, { 'X-Request-Id': 'abc-1' })
      expect(answer.headers['x-request-id'], where).toBe('abc-1')
      const wild = await ask(where, { 'X-Request-Id': 'a b<script>' })
      expect(wild.headers['x-request-id'], where).toBeUndefined()
    }
    expect((await ask(path)).headers['x-request-id']).toBeUndefined()
  })

  test('links lead to the host that it asked, from ready bytes too', async () => {
    const path = '/api/map?note=A3'
    for (const host of ['one.example', 'two.example:8080']) {
      const answer = await askCached(path, { Host: host })
      expect(JSON.parse(answer.body.toString()).examples.scaleMap).toContain(`http://${host}/api/`)
    }
  })

  test('ready bytes do not carry the ignored parameters of someone else', async () => {
    const path = '/api/map?note=G3'
    for (let turn = 0; turn < 4; turn++) await ask(`${path}&utm_source=x`)
    expect((await askCached(path)).headers['x-ignored-parameters']).toBeUndefined()
    const tracked = await ask(`${path}&utm_source=x`)
    expect(tracked.headers['x-ignored-parameters']).toBe('utm_source')
  })

  test('Connection: close is honoured', async () => {
    const path = '/api/map?note=F3'
    await askCached(path)
    expect((await ask(path, { Connection: 'close' })).headers.connection).toBe('close')
  })
})

describe('refusals', () => {
  test('of a GET are cached like answers', async () => {
    const path = '/api/map?note=H5'
    const first = await ask(path)
    const cached = await askCached(path)
    expect([cached.status, cached.body.toString()]).toEqual([400, first.body.toString()])
    expect(cached.headers['cache-control']).toBe('no-store')
  })

  test('that are cached are no 304, whatever the client holds', async () => {
    const path = '/api/map?note=H6'
    await askCached(path)
    expect((await ask(path, { 'If-None-Match': '*' })).status).toBe(400)
  })

  test.each(['/api/map?note=E5', '/api/route?v=1'])(
    'of a POST to %s are not cached, for a POST or a GET',
    async (path) => {
      for (let turn = 0; turn < 4; turn++) {
        const answer = await ask(path, {}, 'POST')
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.headers['server-timing']).not.toBe('cache;desc=hit')
      }
      expect((await ask(path)).headers['server-timing']).not.toBe('cache;desc=hit')
    },
  )
})

test('a PNG is painted until it is cached, and then not', async () => {
  const path = '/api/diagram/piano.png?root=Eb'
  const painted = await ask(path)
  const cached = await askCached(path)
  expect(cached.body.equals(painted.body)).toBe(true)
})
