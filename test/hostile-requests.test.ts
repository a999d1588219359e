/**
 * 100,000 random and hostile requests: no 5xx, every 200 fits its own document schema, every refusal
 * is an ApiError.
 */
import { type AddressInfo, connect } from 'node:net'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyQuery, HOSTILE_VALUES } from '#operations/registry/hostile-queries.test-support'
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/http/app'
import { ERROR_CODES } from '#service/http/http-errors'
import { createNodeServer } from '#service/node/server'

const ORIGIN = 'http://127.0.0.1:8787'
const SEED = 20261121
const QUERY_REQUESTS = 80_000
const BODY_REQUESTS = 10_000
const GARBAGE_REQUESTS = 9_500
const RAW_CONNECTIONS = 500

const app = createApp({ buildId: 'test' })
const CODES = new Set<string>(ERROR_CODES.map(({ code }) => code))
const GET_OPERATIONS = OPERATIONS.filter(({ http }) => http.method === 'GET')
const POST_OPERATIONS = OPERATIONS.filter(({ http }) => http.method === 'POST')

/** What is wrong with an answer, in words; nothing when it is sound. */
async function faultOf(response: Response, operation?: AnyOperation): Promise<string | undefined> {
  const text = await response.text()
  if (response.status >= 500) return `${response.status}: ${text.slice(0, 200)}`
  if (response.status === 200) {
    if (!operation) return undefined
    const document = operation.mediaType === undefined ? JSON.parse(text) : text
    const issue = operation.document.safeParse(document).error?.issues[0]
    return issue && `${issue.path.join('.')}: ${issue.message}`
  }
  if (response.status === 204 || response.status === 304) return undefined
  const body = JSON.parse(text)
  if (typeof body.error !== 'string' || body.error.length < 5) return 'a refusal without a sentence'
  if (!CODES.has(body.code)) return `unknown code ${body.code}`
  return Array.isArray(body.issues) ? undefined : 'a refusal without issues'
}

describe('random and hostile queries', () => {
  const runs = Math.ceil(QUERY_REQUESTS / GET_OPERATIONS.length)
  test.each(GET_OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(anyQuery(operation), async (query) => {
          const response = await app.request(`${ORIGIN}${operation.http.path}?${query}`)
          expect(await faultOf(response, operation)).toBeUndefined()
        }),
        { numRuns: runs, seed: SEED },
      )
    },
  )
})

/** A JSON value with some part of it replaced by something odd. */
function mutated(value: unknown, path: readonly number[], odd: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return odd
  const copy = structuredClone(value) as Record<string, unknown>
  const keys = Object.keys(copy)
  if (keys.length === 0) return odd
  const key = keys[step % keys.length]!
  copy[key] = mutated(copy[key], rest, odd)
  return copy
}

describe('mutated bodies', () => {
  const runs = Math.ceil(BODY_REQUESTS / POST_OPERATIONS.length)
  test.each(POST_OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const odd = fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(...HOSTILE_VALUES),
        fc.constant(undefined),
      )
      const body = fc
        .tuple(
          fc.constantFrom(...operation.examples.map((example) => example.request)),
          fc.array(fc.nat({ max: 8 }), { maxLength: 4 }),
          odd,
        )
        .map(([example, path, value]) => JSON.stringify(mutated(example, path, value)) ?? '')
      await fc.assert(
        fc.asyncProperty(fc.oneof(body, body, body, fc.string()), async (text) => {
          const response = await app.request(ORIGIN + operation.http.path, {
            method: 'POST',
            body: text,
          })
          expect(await faultOf(response, operation)).toBeUndefined()
        }),
        { numRuns: runs, seed: SEED },
      )
    },
  )
})

test('garbage paths, methods and headers', async () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${encodeURI(text)}`),
    fc.constantFrom('/api', '/api/', '/api//map', '/api/../etc/passwd', '/api/%2e%2e/map'),
    fc.constantFrom('/openapi.json', '/docs', '/llms.txt', '/api/health'),
  )
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'FOO')
  const tag = fc.oneof(fc.constant('*'), fc.string({ unit: 'grapheme-ascii' }))
  await fc.assert(
    fc.asyncProperty(path, method, tag, async (where, how, match) => {
      const response = await app.request(ORIGIN + where, {
        method: how,
        headers: { 'If-None-Match': match.replace(/[^\x20-\x7e]/g, '') },
        ...(how !== 'GET' && how !== 'HEAD' && { body: 'x' }),
      })
      if (how === 'HEAD') expect(response.status).toBeLessThan(500)
      else expect(await faultOf(response)).toBeUndefined()
    }),
    { numRuns: GARBAGE_REQUESTS, seed: SEED },
  )
})

describe('raw bytes on a socket', () => {
  const server = createNodeServer({
    buildId: 'test',
    builtFolder: resolve(import.meta.dirname, '../dist'),
  })
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  function answerTo(bytes: Uint8Array): Promise<string> {
    return new Promise((done) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
      })
      socket.on('error', () => done(answer))
      socket.on('close', () => done(answer))
      socket.end(bytes)
    })
  }

  test('are answered with a refusal or a closed connection, and the next visitor is served', async () => {
    const start = fc.constantFrom(
      '',
      'GET ',
      'GET / HTTP/1.1\r\n',
      'POST /api/tab HTTP/1.1\r\nContent-Length: 9\r\n\r\n',
      '\x16\x03\x01',
      'GET /api/map HTTP/1.1\r\nHost: a b\r\n\r\n',
    )
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (head, bytes) => {
        const answer = await answerTo(Buffer.concat([Buffer.from(head, 'latin1'), bytes]))
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
      }),
      { numRuns: RAW_CONNECTIONS, seed: SEED },
    )
    const visit = 'GET /api/map HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    expect(await answerTo(Buffer.from(visit))).toMatch(/^HTTP\/1\.1 200/)
  })
})

test('a fault is seen for what it is', async () => {
  const [operation] = GET_OPERATIONS
  expect(await faultOf(new Response('{}', { status: 500 }))).toMatch(/^500/)
  expect(await faultOf(new Response('{}'), operation)).toBeDefined()
  expect(await faultOf(new Response('{"error":"no"}', { status: 400 }))).toBeDefined()
})
