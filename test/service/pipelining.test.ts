/** Requests of one connection are worked off one at a time, and none of a connection that is gone. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { oneAtATime } from '#service/node/http/connections'

let server: Server
let socket: Socket
const worked: string[] = []

/** Each request takes 10 ms of this thread. */
function answerSlowly(message: IncomingMessage, response: ServerResponse): void {
  worked.push(message.url!)
  const end = performance.now() + 10
  while (performance.now() < end);
  response.end(`answer to ${message.url}`)
}

async function open(listener = answerSlowly): Promise<void> {
  server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
}

afterEach(() => {
  socket.destroy()
  server.close()
  worked.length = 0
})

const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')

async function received(text: string): Promise<string> {
  let all = ''
  for await (const chunk of socket) {
    all += chunk
    if (all.includes(text)) break
  }
  return all
}

test('pipelined requests are all answered, in order', async () => {
  await open()
  socket.write(requests(5))
  const all = await received('answer to /4')
  expect([...all.matchAll(/answer to \/(\d)/g)].map(([, at]) => at)).toEqual([...'01234'])
})

test('what waits behind an answer is not worked off once the client is gone', async () => {
  await open()
  socket.write(requests(50))
  await new Promise<void>((resolve) => {
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
  })
  await wait(300)
  const count = worked.length
  expect(count).toBeLessThan(25)
  await wait(200)
  expect(worked.length).toBe(count)
})

test('what waits is not worked off when the connection ends with the answer before it', async () => {
  await open((message, response) => {
    response.once('finish', () => message.socket.destroy())
    setImmediate(() => answerSlowly(message, response))
  })
  socket.write(requests(3))
  socket.resume()
  await once(socket, 'close')
  await wait(50)
  expect(worked).toEqual(['/0'])
})

test('another connection is answered between pipelined requests', async () => {
  await open()
  socket.write(requests(50))
  await once(socket, 'data')
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1')
  other.write('GET /other HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(other, 'data')
  other.destroy()
  expect(worked.indexOf('/other')).toBeLessThan(40)
})
