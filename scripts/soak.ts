/**
 * Half an hour of mixed load with faults: a worker is killed every 20 s, slow clients hang on,
 * garbage comes in between. Every answer is compared with one written beforehand.
 *
 * Run: `npx tsx scripts/soak.ts --minutes=30`. Fails on a wrong answer, on a request lost that no
 * killed process had accepted, and when memory grew by more than a tenth since minute five.
 */
import { spawn } from 'node:child_process'
import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { createAsker } from '../bench/questions'
import { drawFrom } from '../bench/random-request'
import { buildService } from './build.mjs'

const option = (name: string, fallback: number) =>
  Number(
    process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  )

const MINUTES = option('minutes', 30)
const PORT = option('port', 18_900)
const WORKERS = option('workers', 2)
const KILL_EVERY_MS = 20_000
/** What ends within this time of a kill may have been in the killed process. */
const KILL_SHADOW_MS = 1500
/** A connection that nobody answers is as lost as one that was cut. */
const PATIENCE_MS = 15_000
const LANES = 12
const SLOW_CLIENTS = 40
const QUESTIONS_PER_OPERATION = 400
const BUILD_ID = 'soak'
const ORIGIN = `http://127.0.0.1:${PORT}`
const FOLDER = fileURLToPath(new URL('../.cache/soak/service', import.meta.url))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Expected {
  readonly url: string
  readonly status: number
  readonly body: string
}

async function writeAnswers(): Promise<readonly Expected[]> {
  const app = createApp({ buildId: BUILD_ID })
  const urls = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap(
    (operation, index) => {
      const asker = createAsker(operation, index + 1)
      return Array.from({ length: QUESTIONS_PER_OPERATION }, () => asker.next())
    },
  )
  urls.push('/api/map?note=H4', '/api/map?scale=lydain', '/api/nowhere', '/api/map?midi=128')
  return Promise.all(
    [...new Set(urls)].map(async (url) => {
      const response = await app.request(ORIGIN + url)
      return { url, status: response.status, body: await response.text() }
    }),
  )
}

const counts = { right: 0, wrong: 0, lost: 0, inKilled: 0, garbage: 0, slow: 0, kills: 0 }
let lastKill = Number.NEGATIVE_INFINITY
let isOver = false

function ask(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(ORIGIN + url, { agent }, (received) => {
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

/** Asks zipf-like: low ranks often, so that both the cache and the engine work. */
async function keepAsking(answers: readonly Expected[], seed: number): Promise<void> {
  const draw = drawFrom(seed)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!isOver) {
    const rank = Math.floor(answers.length ** (draw(10_000) / 10_000)) - 1
    const expected = answers[(rank * 7919) % answers.length]!
    const asked = performance.now()
    try {
      const { status, body } = await ask(expected.url, agent)
      if (status === expected.status && body === expected.body) counts.right++
      else {
        counts.wrong++
        console.error(`wrong: ${status} for ${expected.url.slice(0, 200)}`)
      }
    } catch (fault) {
      // A cut tells at once; a request that hangs was never in a killed process.
      const isCut = performance.now() - asked < PATIENCE_MS
      if (isCut && performance.now() - lastKill < KILL_SHADOW_MS) counts.inKilled++
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
    const socket = connect(PORT, '127.0.0.1')
    socket.on('error', () => {})
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
      const socket = connect(PORT, '127.0.0.1')
      socket.on('error', () => {})
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

interface Processes {
  readonly pids: readonly number[]
  readonly residentBytes: number
}

async function processes(): Promise<Processes> {
  const page = await (await fetch(`http://127.0.0.1:${PORT + 1}/metrics`)).text()
  const values = (name: string) =>
    [...page.matchAll(new RegExp(`^pitchmap_${name}\\{[^}]*\\} (\\d+)`, 'gm'))].map(([, value]) =>
      Number(value),
    )
  return {
    pids: values('process_id'),
    residentBytes: values('resident_bytes').reduce((sum, bytes) => sum + bytes, 0),
  }
}

async function keepKilling(): Promise<void> {
  while (!isOver) {
    await wait(KILL_EVERY_MS)
    if (isOver) return
    const { pids } = await processes()
    const victim = pids[counts.kills % pids.length]
    if (victim === undefined) continue
    lastKill = performance.now()
    counts.kills++
    process.kill(victim, 'SIGKILL')
  }
}

await buildService(BUILD_ID, FOLDER)
const answers = await writeAnswers()
console.log(`${answers.length} answers written; ${MINUTES} minutes begin`)
const service = spawn(process.execPath, [`${FOLDER}/main.js`], {
  env: {
    PATH: process.env.PATH ?? '',
    PORT: String(PORT),
    METRICS_PORT: String(PORT + 1),
    WORKERS: String(WORKERS),
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (;;) {
  if (
    await fetch(`${ORIGIN}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  )
    break
  await wait(100)
}
const load = [
  ...Array.from({ length: LANES }, (_, lane) => keepAsking(answers, lane + 1)),
  keepSendingGarbage(),
  keepHangingOn(),
  keepKilling(),
]

/** Just before a kill, so that all processes have run for a while. */
async function residentAfter(minutes: number): Promise<number> {
  await wait(minutes * 60_000)
  const samples: number[] = []
  for (let sample = 0; sample < 10; sample++) {
    samples.push((await processes()).residentBytes)
    await wait(2000)
  }
  return samples.toSorted((a, b) => a - b)[samples.length >> 1]!
}

const early = await residentAfter(Math.min(5, MINUTES / 3))
const late = await residentAfter(MINUTES - Math.min(5, MINUTES / 3))
isOver = true
await Promise.all(load)
service.kill('SIGTERM')
const growth = late / early - 1
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
console.log(JSON.stringify(counts))
console.log(
  `resident memory ${megabytes(early)} → ${megabytes(late)} (${(growth * 100).toFixed(1)} %)`,
)
const isGood = counts.wrong === 0 && counts.lost === 0 && growth <= 0.1
console.log(isGood ? 'held' : 'FAILED')
process.exit(isGood ? 0 : 1)
