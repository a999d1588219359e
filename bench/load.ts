/** A client that keeps its connections busy, and servers that tell what a request cost them. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface MeasuredServer {
  readonly process: ChildProcess
  readonly port: number
}

export interface Window {
  readonly requests: number
  readonly seconds: number
  /** CPU time of the server for each request. */
  readonly cpuMicroseconds: number
  /** Milliseconds from sending to the last byte, in order of arrival. */
  readonly latenciesMs: readonly number[]
  /** The first request with another status than expected, after that status. */
  readonly refused?: string
}

const REPORT_CPU = new URL('./report-cpu.mjs', import.meta.url).href

/** Starts a server as a process of its own and waits until it answers. */
export async function startServer(
  script: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const child = fork(script, [], {
    env: { ...process.env, ...env, PORT: String(port), NODE_OPTIONS: '' },
    execArgv: ['--import', REPORT_CPU],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`)
      await response.arrayBuffer()
      break
    } catch (fault) {
      if (attempt > 200) throw fault
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  return { process: child, port }
}

/** Sends a message to a measured server and waits for what it says. */
export async function tell(server: MeasuredServer, message: object): Promise<unknown> {
  const heard = once(server.process, 'message')
  server.process.send(message)
  return (await heard)[0]
}

async function cpuOf(server: MeasuredServer): Promise<number> {
  return ((await tell(server, { usage: true })) as { cpuMicroseconds: number }).cpuMicroseconds
}

export async function rssOf(server: MeasuredServer): Promise<number> {
  return ((await tell(server, { usage: true })) as { rssBytes: number }).rssBytes
}

export function requestText(path: string, port: number, header = '', host = '127.0.0.1'): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n${header}\r\n`
}

interface Lane {
  readonly socket: Socket
  sentAt: number
  received: number
  /** Bytes of the whole response, 0 until its head is read. */
  wanted: number
}

const HEAD_LIMIT = 4096

function wholeLengthOf(chunk: Buffer): { length: number; status: string } {
  const head = chunk.toString('latin1', 0, Math.min(chunk.length, HEAD_LIMIT))
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) throw new Error('A response head came in pieces')
  const at = head.search(/\r\ncontent-length: /i)
  const body = at < 0 || at > end ? 0 : Number.parseInt(head.slice(at + 18), 10)
  return { length: end + 4 + body, status: head.slice(9, 12) }
}

/**
 * Keeps so many connections busy for a while, one request at a time on each.
 *
 * @param next text of the next request.
 */
export async function runWindow(
  server: MeasuredServer,
  next: () => string,
  milliseconds: number,
  connections: number,
  expectedStatus = '200',
): Promise<Window> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(server.port, '127.0.0.1').setNoDelay(true)
      await once(socket, 'connect')
      return socket
    }),
  )
  const latenciesMs: number[] = []
  let refused: string | undefined
  const cpuBefore = await cpuOf(server)
  const started = performance.now()
  const deadline = started + milliseconds
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          const lane: Lane = { socket, sentAt: 0, received: 0, wanted: 0 }
          let asked = ''
          const send = () => {
            lane.received = 0
            lane.wanted = 0
            lane.sentAt = performance.now()
            asked = next()
            socket.write(asked, 'latin1')
          }
          socket.on('data', (chunk: Buffer) => {
            if (lane.wanted === 0) {
              const { length, status } = wholeLengthOf(chunk)
              lane.wanted = length
              if (status !== expectedStatus) refused ??= `${status} ${asked.split('\r\n')[0]}`
            }
            lane.received += chunk.length
            if (lane.received < lane.wanted) return
            const now = performance.now()
            latenciesMs.push(now - lane.sentAt)
            if (now < deadline) send()
            else resolve()
          })
          socket.once('error', reject)
          socket.once('close', () => reject(new Error('The server closed a busy connection')))
          send()
        }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  const cpuMicroseconds = ((await cpuOf(server)) - cpuBefore) / latenciesMs.length
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  return {
    requests: latenciesMs.length,
    seconds,
    cpuMicroseconds,
    latenciesMs,
    ...(refused !== undefined && { refused }),
  }
}
