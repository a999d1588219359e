/** Unexpected errors of every door are told once, and clients see no inner detail of them. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OPERATIONS } from '#operations/index'
import type { FaultPlace } from '#service/http/app-options'
import { MCP_RESOURCES } from '#service/mcp/resources'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { createLocalServer } from './local-server.test-support'

const faults: [unknown, FaultPlace][] = []
const aborts: [unknown, FaultPlace][] = []
const server = createLocalServer({
  buildId: 'test',
  builtFolder: '/nowhere',
  onFault: (thrown, place) => faults.push([thrown, place]),
  onAbort: (thrown, place) => aborts.push([thrown, place]),
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  // A library that says something by itself would make two lines of one fault.
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  faults.length = 0
  aborts.length = 0
})

const SECRET = new TypeError('secret of /srv/app.ts')
const fail = () => {
  throw SECRET
}
const operation = (id: string) => OPERATIONS.find((one) => one.id === id)!
const ID = { 'X-Request-Id': 'abc-1' }
const MCP_HEADERS = {
  ...ID,
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
}
const mcp = (method: string, params: object) => ({
  method: 'POST',
  headers: MCP_HEADERS,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

describe('a fault of ours', () => {
  const break_ = (target: { run: unknown }) => () =>
    vi.spyOn(target as { run: () => unknown }, 'run').mockImplementation(fail)

  test.each([
    ['GET', '/api/map', { headers: ID }, break_(operation('getPitchMap'))],
    ['HEAD', '/api/map', { headers: ID, method: 'HEAD' }, break_(operation('getPitchMap'))],
    [
      'POST',
      '/api/tab',
      {
        headers: ID,
        method: 'POST',
        body: JSON.stringify(operation('renderTab').examples[0]!.request),
      },
      break_(operation('renderTab')),
    ],
    ['PNG', '/api/diagram/piano.png', { headers: ID }, break_(operation('drawPiano'))],
    [
      'MCP',
      '/mcp',
      mcp('tools/call', { name: 'map_pitch', arguments: { note: 'C4' } }),
      break_(MCP_TOOLS.find(({ name }) => name === 'map_pitch')!.operation),
    ],
    [
      'an MCP resource',
      '/mcp',
      mcp('resources/read', { uri: MCP_RESOURCES[0]!.uri }),
      () => vi.spyOn(MCP_RESOURCES[0]!, 'read').mockImplementation(fail),
    ],
  ])(
    'behind %s is told once with its place, and not to the client',
    async (door, path, init, damage) => {
      damage()
      for (const times of [1, 2, 3]) {
        const response = await fetch(origin + path, init)
        const text = await response.text()
        expect(text).not.toMatch(/secret|srv|\bat .*\.ts/)
        if (path !== '/mcp') expect(response.status).toBe(500)
        if (path !== '/mcp' && door !== 'HEAD') expect(JSON.parse(text).code).toBe('internal-error')
        expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/)
        expect(faults).toHaveLength(times)
        expect(faults.at(-1)).toEqual([SECRET, { path, requestId: 'abc-1' }])
      }
      expect(aborts).toEqual([])
    },
  )
})

test.each(['/api/tab', '/mcp'])(
  'a client that goes away while it sends a body to %s is no fault',
  async (path) => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n\r\n{"a":`,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.resetAndDestroy()
    await vi.waitFor(() => expect(aborts).toHaveLength(1))
    expect(aborts[0]![1].path).toBe(path)
    expect(faults).toEqual([])
  },
)

test('without descriptors the answer is a 503, told as a fault', async () => {
  const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  vi.spyOn(operation('getPitchMap'), 'run').mockImplementation(() => {
    throw full
  })
  const answer = await fetch(`${origin}/api/map?note=D4`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(faults.map(([thrown]) => thrown)).toEqual([full])
})

test('a refusal is no fault', async () => {
  expect((await fetch(`${origin}/api/map?note=H4`)).status).toBe(400)
  expect(faults).toEqual([])
})

test('when the log fails while a fault is told, the answer is 500 and that failure is told once', async () => {
  const told: unknown[] = []
  const full = new Error('the disk is full')
  const onFault = vi
    .fn((thrown: unknown) => void told.push(thrown))
    .mockImplementationOnce(() => {
      throw full
    })
  const own = createLocalServer({ buildId: 'test', builtFolder: '/nowhere', onFault })
  own.listen(0, '127.0.0.1')
  await once(own, 'listening')
  vi.spyOn(operation('getPitchMap'), 'run').mockImplementation(fail)
  const { port } = own.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/map?note=C4`)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ code: 'internal-error' })
  expect(told).toEqual([full])
  own.close()
  own.closeAllConnections()
})
