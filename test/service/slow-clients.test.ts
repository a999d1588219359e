/** Clients that dribble, stall, flood and hang up: each is let go, and none keeps another out. */
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import {
  closed,
  expectRefusal,
  get,
  statusOf,
  untilConnectionsAre,
  useRawServer,
} from './raw-server.test-support'

describe('a server that waits little for a request', () => {
  // Silence is not what is told here: a machine that stands still for a moment is silent too.
  const { openSocket } = useRawServer((impatient) => {
    impatient.headersTimeout = 100
    impatient.requestTimeout = 100
    impatient.timeout = 0
  })

  test.each([
    ['head', 'GET /api/map HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['body', 'POST /api/tab HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{'],
  ])('tells who dribbles a %s that it took too long', async (_name, start) => {
    const socket = openSocket()
    let received = ''
    socket.write(start)
    const dribble = setInterval(() => socket.write('a'), 50)
    // Who writes to a connection that is closed meanwhile never reads what it was told.
    socket.on('data', (chunk) => {
      clearInterval(dribble)
      received += chunk
    })
    await closed(socket)
    expectRefusal(received, 408, 'request-timeout')
  })
})

describe('a server that waits little for a reader', () => {
  const { server, openSocket } = useRawServer((impatient) => {
    impatient.timeout = 300
  })

  test('lets go who asks for much and reads nothing', async () => {
    const socket = openSocket()
    socket.pause()
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500))
    await once(socket, 'connect')
    await untilConnectionsAre(server, 1)
    await untilConnectionsAre(server, 0)
  })
})

describe('connections', () => {
  const { server, openSocket, send } = useRawServer()

  test('the limits against slow and endless clients are set', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(15_000)
    expect(server.maxConnections).toBeLessThanOrEqual(10_000)
    expect(server.maxRequestsPerSocket).toBeGreaterThan(0)
    expect(server.timeout).toBeGreaterThan(0)
  })

  test('five hundred that send nothing and a hundred that send half keep other clients out', async () => {
    await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const socket = openSocket()
        await once(socket, 'connect')
        if (index % 6 === 0) socket.write('GET /api/map HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      }),
    )
    expect(statusOf(await send(get('/api/map?note=E4')))).toBe(200)
  })

  test('a client that hangs up in the middle of its body harms no other client', async () => {
    const socket = openSocket()
    socket.write('POST /api/tab HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"events":')
    await once(socket, 'connect')
    socket.resetAndDestroy()
    expect(statusOf(await send(get('/api/map?note=E4')))).toBe(200)
  })

  test('one that was refused and does not hang up is let go', async () => {
    const socket = openSocket(true)
    socket.write('PR!NT / HTTP/1.1\r\n\r\n')
    socket.resume()
    await once(socket, 'end')
    await untilConnectionsAre(server, 0)
  })

  test('a broken request behind an unfinished answer is not answered in its place', async () => {
    const compressed = 'GET /openapi.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n'
    const response = await send(`${compressed}PR!NT / HTTP/1.1\r\n\r\n`)
    expect(response).not.toContain('malformed-request')
  })

  test('two hundred that hang up while their answer is compressed harm no other client', async () => {
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const socket = openSocket()
        await once(socket, 'connect')
        const query = `?root=C&note=C${index % 8}&x=${index}`
        socket.write(`GET /api/map${query} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`)
        setImmediate(() => socket.resetAndDestroy())
      }),
    )
    await untilConnectionsAre(server, 0)
  })

  test('pipelined requests are answered in order', async () => {
    const notes = ['C4', 'D4', 'E4', 'F4', 'G4']
    const keep = notes.map((note) => `GET /api/map?note=${note} HTTP/1.1\r\nHost: x\r\n\r\n`)
    const response = await send(keep.join('') + get('/api/map?note=A4'))
    const midis = [...response.matchAll(/"selected":\{"midi":(\d+)/g)].map(([, midi]) => midi)
    expect(midis).toEqual(['60', '62', '64', '65', '67', '69'])
  })
})
