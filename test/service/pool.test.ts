/** The built service over its threads: the same answers as from one thread, and bounds that hold. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, request as sendRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { LIMITS, type Pool, type PoolOptions, startPool } from '#service/node/pool/pool'
import { createNodeServer } from '#service/node/server'
import { dearestRequests } from '../../bench/dearest-requests'
import { TESTED_SERVICE } from '../support/tested-service'
import { createLocalServer } from './local-server.test-support'

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-pool-'))
const ORIGIN = 'https://pitch-map.example'
const OPTIONS = { buildId: 'test', builtFolder: folder, publicUrl: ORIGIN }
const ended: string[] = []
const servers: Server[] = []
const pools: Pool[] = []

async function listen(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The CPU of a process is that of all tests in it, so the bounds of time are wide where a test is not about them. */
const PATIENT = {
  operations: { ...LIMITS.operations, workMs: 120_000 },
  files: { ...LIMITS.files, workMs: 120_000 },
}

async function pooled(other: Partial<PoolOptions> = {}) {
  const pool = await startPool({
    script: join(TESTED_SERVICE, 'thread.js'),
    threads: 2,
    settings: { ...OPTIONS, openApiFile: '', trustProxy: false, mcpHosts: undefined },
    onEnd: (why, path) => ended.push(`${why} ${path}`),
    limits: PATIENT,
    ...other,
  })
  pools.push(pool)
  const server = createNodeServer({ ...OPTIONS, asker: pool })
  return { pool, server, port: await listen(server) }
}

let plainPort: number
let port: number
beforeAll(async () => {
  plainPort = await listen(createLocalServer(OPTIONS))
  port = (await pooled()).port
}, 60_000)
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  for (const pool of pools) pool.end()
  rmSync(folder, { recursive: true })
})

interface Asked {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

async function ask(to: number, { path, method = 'GET', headers = {}, body }: Asked) {
  const sent = sendRequest({ host: '127.0.0.1', port: to, path, method, headers, agent: false })
  sent.end(body)
  const [received] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk)
  const { date: _, 'server-timing': __, ...lasting } = received.headers
  return { status: received.statusCode, headers: lasting, body: Buffer.concat(chunks) }
}

const operation = (id: string) => OPERATIONS.find((one) => one.id === id)!
const FILE = (operation('importFile').examples[0]!.request as { file: string }).file
const BYTES = Buffer.from(FILE, 'base64')
const post = (path: string, body: string | Uint8Array): Asked => ({ path, method: 'POST', body })
const call = (name: string, args: object): Asked => ({
  path: '/mcp',
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  }),
})

describe('a thread answers as the app does, byte for byte', () => {
  const gets = OPERATIONS.filter(({ http }) => http.method === 'GET').map(
    ({ id, http, examples }) => [
      `GET ${id}`,
      { path: http.path + formatQuery(examples[0]!.request) },
    ],
  )
  const posts = OPERATIONS.filter(({ http }) => http.method === 'POST').map(
    ({ id, http, examples }) => [
      `POST ${id}`,
      post(http.path, JSON.stringify(examples[0]!.request)),
    ],
  )
  test.each<[name: string, asked: Asked]>([
    ...(gets as [string, Asked][]),
    ...(posts as [string, Asked][]),
    ['HEAD', { path: '/api/map', method: 'HEAD' }],
    ['OPTIONS', { path: '/api/map', method: 'OPTIONS' }],
    ['a method that is not taken', { path: '/api/map', method: 'PUT', body: 'x' }],
    ['compressed', { path: '/api/map', headers: { 'Accept-Encoding': 'br' } }],
    ['Markdown', { path: '/api/map', headers: { Accept: 'text/markdown' } }],
    ['a tag that is any', { path: '/api/map', headers: { 'If-None-Match': '*' } }],
    ['PNG', { path: '/api/diagram/piano.png' }],
    ['a page', { path: '/docs/glossary' }],
    ['a path that is none', { path: '/api/mapp' }],
    ['refused in German', { path: '/api/map?note=H9&names=german' }],
    ['with a request id', { path: '/api/map', headers: { 'X-Request-Id': 'a-1' } }],
    ['a file as it is', post('/api/import', BYTES)],
    ['a file refused by its format', post('/api/import', 'nothing of ours')],
    ['a file refused by a parameter', post('/api/import?track=7', BYTES)],
    ['too large', post('/api/tab', ' '.repeat(1_048_577))],
    ['to an agent', call('map_pitch', { note: 'C4' })],
    ['a file for an agent', call('import_file', { file: FILE })],
    ['refused to an agent', call('import_file', { file: 'AAAA' })],
    ['the protocol of agents by GET', { path: '/mcp' }],
  ])('%s', async (_name, asked) => {
    const [one, other] = await Promise.all([ask(plainPort, asked), ask(port, asked)])
    expect(other).toEqual(one)
  })
})

/** A thread that knows two paths and is never done with any. */
const ENDLESS = `
import { parentPort as port } from 'node:worker_threads'
port.on('message', () => { for (;;); })
port.postMessage({
  served: [{ path: '/api/route' }, { path: '/api/import', lane: 'files', maxBodyBytes: 100 }],
})
`
const LITTLE_WORK = {
  operations: { ...LIMITS.operations, workMs: 100 },
  files: { ...LIMITS.files, workMs: 100 },
}

async function endless(limits = LITTLE_WORK) {
  const script = join(folder, 'endless.mjs')
  writeFileSync(script, ENDLESS)
  return pooled({ script, limits })
}

describe('what is too dear', () => {
  test('is a 503 that says when to ask again and what to leave out', async () => {
    const { port: strict } = await endless()
    const dear = await ask(strict, { path: '/api/route?notes=C4,D4&limit=24&limit=x' })
    expect([dear.status, dear.headers['retry-after']]).toEqual([503, '1'])
    const { code, error } = JSON.parse(String(dear.body))
    expect(code).toBe('too-dear')
    expect(error).toMatch(/more than 2 s of computing.* without one of notes, limit or/)
    expect(ended.at(-1)).toBe('time /api/route')
  })

  test('is a 413 for a file', async () => {
    const { port: strict } = await endless()
    const dear = await ask(strict, post('/api/import', 'x'))
    expect(dear.status).toBe(413)
    expect(JSON.parse(String(dear.body)).code).toBe('file-too-large')
  })
})

describe('beside eight clients of what is dear', () => {
  /** The answers that eight clients got meanwhile, which ask again and again. */
  async function meanwhile(
    dear: () => Asked,
    work: () => Promise<void>,
  ): Promise<readonly number[]> {
    const statuses: number[] = []
    let isOver = false
    const asking = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const { status } = await ask(port, dear())
        if (!isOver) statuses.push(status!)
      }
    })
    await work()
    isOver = true
    await Promise.all(asking)
    return statuses
  }
  const rows = dearestRequests()
  const dearest = (name: string) => rows.find((row) => row.name === name)!
  const TIMES = 2

  test('maps do not wait for those that stand before them', async () => {
    const { path, body } = dearest('planMelody, every note held on')
    const route = post(path, JSON.stringify(body))
    const routes = await meanwhile(
      () => route,
      async () => {
        for (let at = 0; at < TIMES; at++) {
          expect((await ask(port, { path: `/api/map?note=C4&once=${at}` })).status).toBe(200)
        }
      },
    )
    // Clients in turn, one thread for all: eight of them before each map.
    expect(routes.length).toBeLessThanOrEqual(2 * TIMES)
  })

  test('files wait for one score each, and none is refused', async () => {
    const { path } = dearest('drawScore, most notes')
    let asked = 0
    // Another URL each time, so that no cache has the answer.
    const score = () => ({ path: `${path}&once=${++asked}` })
    const scores = await meanwhile(score, async () => {
      for (let at = 0; at < TIMES; at++) {
        expect((await ask(port, post('/api/import', BYTES))).status).toBe(200)
      }
    })
    expect(new Set(scores)).toEqual(new Set([200]))
    expect(scores.length).toBeLessThanOrEqual(2 * TIMES)
  })
})

test('health and readiness are told while every thread is busy', async () => {
  const { pool, port: busy } = await endless(LIMITS)
  const asked = ['/api/route', '/api/other'].map((path) => ask(busy, { path }).catch(() => {}))
  await expect.poll(() => pool.counts().running, { timeout: 60_000 }).toBeGreaterThan(0)
  expect((await ask(busy, { path: '/api/health' })).status).toBe(200)
  expect((await ask(busy, { path: '/api/ready', method: 'HEAD' })).status).toBe(200)
  pool.end()
  void asked
})

test('a client that waits for a thread is not let go for its silence', async () => {
  const { pool, server, port: slow } = await pooled()
  server.timeout = 50
  const settles: (() => void)[] = []
  const { ask: own } = pool
  Object.assign(pool, {
    ask: (question: Parameters<Pool['ask']>[0]) => {
      settles.push(() => own(question))
      return () => {}
    },
  })
  const socket = connect(slow, '127.0.0.1')
  socket.write('GET /api/map HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await expect.poll(() => settles.length, { timeout: 60_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  settles[0]!()
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})

test('a body of many unknown words is parsed by a thread, and not beside other answers', async () => {
  const words = Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()
  let isRead = false
  const reading = ask(port, post('/api/import', `{${words}}`)).finally(() => {
    isRead = true
  })
  let healthy = 0
  while (!isRead) healthy += Number((await ask(port, { path: '/api/health' })).status === 200)
  expect((await reading).status).toBe(400)
  expect(healthy).toBeGreaterThan(1)
})
