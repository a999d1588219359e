/** Requests that no client means: odd paths, methods and headers, and raw bytes on a socket. */
import { type AddressInfo, connect } from 'node:net'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalServer } from '../service/local-server.test-support'
import { drawCount } from '../support/draw-count'
import { app, faultOf, ORIGIN, operationsOf, SEED } from './judge'

const GARBAGE_REQUESTS = drawCount(1500)
const RAW_CONNECTIONS = 250

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
  const server = createLocalServer({
    buildId: 'test',
    builtFolder: resolve(import.meta.dirname, '../../dist'),
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
  const [operation] = operationsOf('GET')
  expect(await faultOf(new Response('{}', { status: 500 }))).toMatch(/^500/)
  expect(await faultOf(new Response('{}'), operation)).toBeDefined()
  expect(await faultOf(new Response('{"error":"no"}', { status: 400 }))).toBeDefined()
})
