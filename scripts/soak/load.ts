/** The load of a soak: right questions whose answers are compared, slow clients and garbage. */
import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/app'
import { createAsker } from '../../bench/questions'
import { drawFrom } from '../../test/support/random-request'

const LANES = 12
const SLOW_CLIENTS = 40
const JSON_BODY = { 'Content-Type': 'application/json' }
const QUESTIONS_PER_OPERATION = 400
const QUESTIONS_OF_FILES = 20
/** A connection that is never answered counts as lost, like one that was cut. */
const PATIENCE_MS = 60_000
/** Where nothing listens for a moment, a client tries again. */
const TRY_AGAIN_MS = 20
/** Requests that are as dear as they can be, and none of which may cost another client its answer. */
const HOSTILE: readonly (readonly [path: string, body?: string])[] = [
  ['/api/voice-leading?from=E11&to=A11&search=all&instrument=guitar-8'],
  ['/api/progression?chords=C11,Db11,D11,Eb11,E11,F11&search=all&prefer=voices'],
  [`/api/map?note=C4&chord=${'-'.repeat(8000)}`],
  ['/api/import', '\\title "x" . 3.3*2000000000'],
  ['/api/import', `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join()}}`],
]

export interface Expected {
  readonly url: string
  /** Sent by POST. */
  readonly sent?: string | undefined
  readonly status: number
  readonly body: string
}

export interface LoadCounts {
  right: number
  wrong: number
  lost: number
  /** With 503, a reason and Retry-After. */
  refused: number
  hostile: number
  garbage: number
  slow: number
}

export interface Load {
  readonly counts: LoadCounts
  readonly stop: () => Promise<void>
}

/** The examples under other URLs, so that not all of them come from the cache. */
function fileUrlsOf({ http, examples }: AnyOperation): readonly string[] {
  return Array.from({ length: QUESTIONS_OF_FILES }, (_, once) =>
    examples.map(({ request }) => `${http.path}${formatQuery({ ...request, once })}`),
  ).flat()
}

/** Typical questions to every operation, those that take files too, and what the app answers to each. */
export async function writeAnswers(buildId: string, origin: string): Promise<readonly Expected[]> {
  const app = createApp({ buildId })
  const urls = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap(
    (operation, index) => {
      if (operation.lane) return fileUrlsOf(operation)
      const asker = createAsker(operation, index + 1)
      return Array.from({ length: QUESTIONS_PER_OPERATION }, () => asker.next())
    },
  )
  urls.push('/api/map?note=H4', '/api/map?scale=lydain', '/api/nowhere', '/api/map?midi=128')
  const posts = OPERATIONS.filter(({ http }) => http.method === 'POST').flatMap(
    ({ http: { path }, examples }) =>
      examples.map(({ request }) => ({ url: path, sent: JSON.stringify(request) })),
  )
  const questions: { url: string; sent?: string }[] = [...new Set(urls)].map((url) => ({ url }))
  return Promise.all(
    [...questions, ...posts].map(async ({ url, sent }) => {
      const response = await app.request(
        origin + url,
        sent === undefined ? {} : { method: 'POST', body: sent, headers: JSON_BODY },
      )
      return { url, sent, status: response.status, body: await response.text() }
    }),
  )
}

interface Told {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
}

function ask(url: string, sent: string | undefined, agent: Agent): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = sent === undefined ? {} : { method: 'POST', headers: JSON_BODY }
    const request = sendRequest(url, { agent, ...asked }, (received) => {
      const chunks: Buffer[] = []
      received.on('data', (chunk) => chunks.push(chunk))
      received.once('error', reject)
      received.once('end', () =>
        resolve({
          status: received.statusCode!,
          body: Buffer.concat(chunks).toString(),
          retryAfter: received.headers['retry-after'],
        }),
      )
    })
    request.once('error', reject)
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('no answer in time')))
    request.end(sent)
  })
}

export function startLoad(answers: readonly Expected[], origin: string): Load {
  const counts: LoadCounts = {
    right: 0,
    wrong: 0,
    lost: 0,
    refused: 0,
    hostile: 0,
    garbage: 0,
    slow: 0,
  }
  const { hostname, port } = new URL(origin)
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
      try {
        const { status, body, retryAfter } = await ask(origin + expected.url, expected.sent, agent)
        if (status === 503 && retryAfter !== undefined) counts.refused++
        else if (status === expected.status && body === expected.body) counts.right++
        else {
          counts.wrong++
          console.error(`wrong: ${status} for ${expected.url.slice(0, 200)}`)
        }
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code === 'ECONNREFUSED') await wait(TRY_AGAIN_MS)
        else {
          counts.lost++
          console.error(`lost: ${expected.url.slice(0, 100)} ${String(fault)}`)
        }
      }
    }
    agent.destroy()
  }

  /** Every second one does not wait for its answer. */
  async function keepAttacking(): Promise<void> {
    while (!isOver) {
      const [path, body] = HOSTILE[counts.hostile % HOSTILE.length]!
      const signal = AbortSignal.timeout(counts.hostile % 2 === 0 ? PATIENCE_MS : 500)
      counts.hostile++
      const asked = fetch(origin + path, { signal, ...(body && { method: 'POST', body }) })
      await asked.then((answer) => answer.arrayBuffer()).catch(() => wait(TRY_AGAIN_MS))
    }
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
    keepAttacking(),
    keepAttacking(),
    keepSendingGarbage(),
    keepHangingOn(),
  ]
  return {
    counts,
    async stop() {
      isOver = true
      await Promise.all(tasks)
    },
  }
}
