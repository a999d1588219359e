/**
 * Asks for the dearest legal request of every operation, by GET, by POST, as picture and by MCP, and
 * prints the CPU time of the main thread and of the others for each request.
 *
 * Run: `npm run bench -- dearest`; `--service=<main.js>` asks another build. `--clients=8` asks
 * instead how much so many clients of each, one after another, slow down the map for another client.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type DearRequest, dearestRequests } from './dearest-requests'
import { type MeasuredServer, startServer, tell } from './load'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

const MAX_MAIN_MS = 5
/** What takes longer is told to be dear; the deadline of the threads is what bounds it. */
const DEAR_MS = 50
const MAX_SLOWDOWN = 3
/** Dear requests come many at a time: what the compiler has not seen yet is no part of their cost. */
const WARM_UPS = 10
const RUNS = 5
const CLIENT_WINDOW_MS = Number(option('window') ?? 2000)
const MAP = '/api/map?note=D4&root=G'

const clients = Number(option('clients') ?? 0)
const only = option('only')
const script =
  option('service') ?? fileURLToPath(new URL('../dist/service/main.js', import.meta.url))
const port = Number(process.env.BENCH_PORT ?? 18_800)
const server = await startServer(script, port, {
  LOG_LEVEL: 'silent',
  CACHE_MB: '0',
})
const origin = `http://127.0.0.1:${port}`

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

const wanted = dearestRequests().filter(({ name }) => name.includes(only ?? ''))

let asked = 0

/** The same question under another URL, so that no cache has its answer. */
function anew(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}once=${++asked}`
}

async function ask({ path, body }: Pick<DearRequest, 'path' | 'body'>): Promise<number> {
  const answer = await fetch(origin + path, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
    }),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream, */*',
      'Accept-Encoding': 'identity',
    },
  })
  await answer.arrayBuffer()
  return answer.status
}

interface CpuMs {
  readonly main: number
  readonly others: number
}

async function cpuOf({ process }: MeasuredServer): Promise<CpuMs> {
  const { cpuMicroseconds, mainMicroseconds } = (await tell(
    { process, port },
    { usage: true },
  )) as { cpuMicroseconds: number; mainMicroseconds: number }
  return { main: mainMicroseconds / 1000, others: (cpuMicroseconds - mainMicroseconds) / 1000 }
}

/** Head and body as the shortest client would send them. */
function bytesOf({ path, body }: DearRequest): number {
  const head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  return head.length + (body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)))
}

/** @returns whether it stays within the limits. */
async function measure(request: DearRequest): Promise<boolean> {
  let status = 0
  const askAnew = () => ask(request.body === undefined ? { path: anew(request.path) } : request)
  for (let turn = 0; turn < WARM_UPS; turn++) status = await askAnew()
  const spent: CpuMs[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    const before = await cpuOf(server)
    await askAnew()
    const after = await cpuOf(server)
    spent.push({ main: after.main - before.main, others: after.others - before.others })
  }
  const main = middle(spent.map((one) => one.main))
  const others = middle(spent.map((one) => one.others))
  const marks = [
    others > DEAR_MS ? 'dear' : '',
    main > MAX_MAIN_MS ? `✗ main above ${MAX_MAIN_MS} ms` : '',
    status === 503 ? '✗ not answered' : '',
  ].filter(Boolean)
  const cells = [main.toFixed(1), others.toFixed(1), bytesOf(request), status]
  console.log(
    `${request.name.padEnd(46)}${cells.map((cell) => String(cell).padStart(9)).join('')}  ${marks.join(', ')}`,
  )
  return !marks.some((mark) => mark.startsWith('✗'))
}

async function measureAll(): Promise<boolean> {
  console.log(
    [
      'request'.padEnd(46),
      ...['main ms', 'others', 'bytes', 'status'].map((t) => t.padStart(9)),
    ].join(''),
  )
  let isGood = true
  for (const request of wanted) {
    if (!(await measure(request))) isGood = false
  }
  return isGood
}

/** Median milliseconds of a client that asks for maps one after another. */
async function mapMedian(): Promise<number> {
  const latencies: number[] = []
  const end = performance.now() + CLIENT_WINDOW_MS
  while (performance.now() < end) {
    const began = performance.now()
    const status = await ask({ path: anew(MAP) })
    if (status !== 200) throw new Error(`A map was lost: ${status}`)
    latencies.push(performance.now() - began)
  }
  return middle(latencies)
}

async function measureBeside(request: DearRequest): Promise<boolean> {
  const alone = await mapMedian()
  let isOver = false
  let answers = 0
  const asking = Array.from({ length: clients }, async () => {
    for (; !isOver; answers++) {
      await ask(request.body === undefined ? { path: anew(request.path) } : request)
    }
  })
  await wait(200)
  const beside = await mapMedian()
  isOver = true
  await Promise.all(asking)
  const ratio = beside / alone
  console.log(
    `${request.name.padEnd(46)} ${String(answers).padStart(6)} answers, map ${alone.toFixed(2)} → ${beside.toFixed(2)} ms, ${ratio.toFixed(1)} × ${ratio < MAX_SLOWDOWN ? '' : '✗'}`,
  )
  return ratio < MAX_SLOWDOWN
}

async function measureBesideClients(): Promise<boolean> {
  let isGood = true
  for (const request of wanted) {
    if (!(await measureBeside(request))) isGood = false
  }
  return isGood
}

const isGood = await (clients > 0 ? measureBesideClients() : measureAll())
server.process.kill()
process.exit(isGood ? 0 : 1)
