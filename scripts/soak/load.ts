/** The load of a soak: right questions whose answers are compared, slow clients and garbage. */
import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATIONS } from '#operations/registry/index'
import { createApp } from '#service/http/app'
import { createAsker } from '../../bench/questions'
import { drawFrom } from '../../test/support/random-request'

const LANES = 12
const SLOW_CLIENTS = 40
const QUESTIONS_PER_OPERATION = 400
/** What ends within this time of a kill may have been in the killed process. */
const KILL_SHADOW_MS = 1500
/** A connection that is never answered counts as lost, like one that was cut. */
const PATIENCE_MS = 15_000

export interface Expected {
  readonly url: string
  readonly status: number
  readonly body: string
}

export interface LoadCounts {
  right: number
  wrong: number
  lost: number
  /** Lost with the process that had accepted them. */
  inKilled: number
  garbage: number
  slow: number
}

export interface Load {
  readonly counts: LoadCounts
  /** A process is killed within this time, and with it what it had accepted. */
  readonly expectLosses: (withinMs: number) => void
  readonly stop: () => Promise<void>
}

/** Typical questions to every GET, and what the app answers to each. */
export async function writeAnswers(buildId: string, origin: string): Promise<readonly Expected[]> {
  const app = createApp({ buildId })
  const urls = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap(
    (operation, index) => {
      const asker = createAsker(operation, index + 1)
      return Array.from({ length: QUESTIONS_PER_OPERATION }, () => asker.next())
    },
  )
  urls.push('/api/map?note=H4', '/api/map?scale=lydain', '/api/nowhere', '/api/map?midi=128')
  return Promise.all(
    [...new Set(urls)].map(async (url) => {
      const response = await app.request(origin + url)
      return { url, status: response.status, body: await response.text() }
    }),
  )
}

function ask(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(url, { agent }, (received) => {
      const chunks: Buffer[] = []
      received.on('data', (chunk) => chunks.push(chunk))
      received.once('error', reject)
      received.once('end', () =>
        resolve({ status: received.statusCode!, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.once('error', reject)
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')))
    sent.end()
  })
}

export function startLoad(answers: readonly Expected[], origin: string): Load {
  const counts: LoadCounts = { right: 0, wrong: 0, lost: 0, inKilled: 0, garbage: 0, slow: 0 }
  const { hostname, port } = new URL(origin)
  let lossesUntil = Number.NEGATIVE_INFINITY
  let isOver = false

  function open(): Socket {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    return socket
  }

  /** Asks zipf-like: low ranks often, so that both the cache and the engine work. */
  async function keepAsking(seed: number): Promise<void> {
    const draw = drawFrom(seed)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const rank = Math.floor(answers.length ** (draw(10_000) / 10_000)) - 1
      const expected = answers[(rank * 7919) % answers.length]!
      const asked = performance.now()
      try {
        const { status, body } = await ask(origin + expected.url, agent)
        if (status === expected.status && body === expected.body) counts.right++
        else {
          counts.wrong++
          console.error(`wrong: ${status} for ${expected.url.slice(0, 200)}`)
        }
      } catch (fault) {
        // A cut tells at once; a request that hangs was never in a killed process.
        const isCut = performance.now() - asked < PATIENCE_MS
        if (isCut && performance.now() < lossesUntil) counts.inKilled++
        else {
          counts.lost++
          console.error(`lost: ${expected.url.slice(0, 100)} ${String(fault)}`)
        }
      }
    }
    agent.destroy()
  }

  async function keepSendingGarbage(): Promise<void> {
    const draw = drawFrom(99)
    while (!isOver) {
      const socket = open()
      socket.end(Buffer.from(Array.from({ length: 200 }, () => draw(256))))
      counts.garbage++
      await wait(50)
      socket.destroy()
    }
  }

  async function keepHangingOn(): Promise<void> {
    const slow = new Set<Socket>()
    while (!isOver) {
      while (slow.size < SLOW_CLIENTS) {
        const socket = open()
        socket.once('close', () => slow.delete(socket))
        socket.write('GET /api/map HTTP/1.1\r\nHost: x\r\nX-Slow: ')
        slow.add(socket)
        counts.slow++
      }
      for (const socket of slow) socket.write('a')
      await wait(1000)
    }
    for (const socket of slow) socket.destroy()
  }

  const tasks = [
    ...Array.from({ length: LANES }, (_, lane) => keepAsking(lane + 1)),
    keepSendingGarbage(),
    keepHangingOn(),
  ]
  return {
    counts,
    expectLosses(withinMs) {
      lossesUntil = performance.now() + withinMs + KILL_SHADOW_MS
    },
    async stop() {
      isOver = true
      await Promise.all(tasks)
    },
  }
}
