/** Raw bytes to a server of ours and what comes back, for tests of odd requests. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createLocalServer } from './local-server.test-support'

export interface RawServer {
  readonly server: Server
  /** A connection that is ended after the test, if not before. */
  readonly openSocket: (allowHalfOpen?: boolean) => Socket
  /** Sends bytes and returns all that comes back until the connection ends. */
  readonly send: (bytes: string | Uint8Array) => Promise<string>
}

/** The end of a connection, by whatever means. */
export function closed(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve))
}

/** A server for the tests of a block; after each of them the next client must be served. */
export function useRawServer(tune: (server: Server) => void = () => {}): RawServer {
  const server = createLocalServer({ buildId: 'test', builtFolder: '/nowhere' })
  tune(server)
  const open = new Set<Socket>()

  function openSocket(allowHalfOpen = false): Socket {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
    socket.on('error', () => {})
    open.add(socket)
    return socket
  }

  async function send(bytes: string | Uint8Array): Promise<string> {
    const socket = openSocket()
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.write(bytes)
    await closed(socket)
    open.delete(socket)
    return received
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    for (const socket of open) socket.destroy()
    open.clear()
    expect(statusOf(await send(get('/api/map?note=D4')))).toBe(200)
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, openSocket, send }
}

export async function untilConnectionsAre(server: Server, count: number): Promise<void> {
  const connections = promisify(server.getConnections.bind(server))
  while ((await connections()) !== count) await new Promise((resolve) => setTimeout(resolve, 20))
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1])
export const bodyOf = (response: string) =>
  JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4))

export function get(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`
}

export function post(target: string, body: string | Uint8Array, headers = ''): Uint8Array {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes.length}\r\n${headers}\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}

export function expectRefusal(response: string, status: number, code?: string) {
  expect(statusOf(response)).toBe(status)
  const body = bodyOf(response)
  expect(body.error.length).toBeGreaterThan(10)
  expect(Array.isArray(body.issues)).toBe(true)
  if (code !== undefined) expect(body.code).toBe(code)
}
