/**
 * Asks for the dearest legal request of every operation, by GET, by POST, as picture and by MCP, and
 * prints the CPU time of the server for each request and each byte sent.
 *
 * Run: `npm run bench -- dearest`; `--service=<main.js>` asks another build. `--clients=8` asks
 * instead how much so many clients of the dearest picture slow down the map for another client.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type DearRequest, dearestRequests } from './dearest-requests'
import { type MeasuredServer, startServer, tell } from './load'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

const MAX_CPU_MS = 50
const MAX_MICROSECONDS_PER_BYTE = 300
const MAX_SLOWDOWN = 5
/** Dear requests come many at a time: what the compiler has not seen yet is no part of their cost. */
const WARM_UPS = 10
const RUNS = 5
const CLIENT_WINDOW_MS = 5000
const MAP = '/api/map?note=D4&root=G'

const clients = Number(option('clients') ?? 0)
const script =
  option('service') ?? fileURLToPath(new URL('../dist/service/main.js', import.meta.url))
const port = Number(process.env.BENCH_PORT ?? 18_800)
const server = await startServer(script, port, {
  WORKERS: '1',
  LOG_LEVEL: 'silent',
  ...(clients === 0 && { CACHE_MB: '0' }),
})
const origin = `http://127.0.0.1:${port}`

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

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

async function cpuMsOf({ process }: MeasuredServer): Promise<number> {
  const usage = await tell({ process, port }, { usage: true })
  return (usage as { cpuMicroseconds: number }).cpuMicroseconds / 1000
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
  const spent: number[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    const before = await cpuMsOf(server)
    await askAnew()
    spent.push((await cpuMsOf(server)) - before)
  }
  const cpuMs = middle(spent)
  const bytes = bytesOf(request)
  const perByte = (cpuMs * 1000) / bytes
  const marks = [
    cpuMs > MAX_CPU_MS ? `above ${MAX_CPU_MS} ms` : '',
    perByte > MAX_MICROSECONDS_PER_BYTE ? `above ${MAX_MICROSECONDS_PER_BYTE} µs a byte` : '',
  ].filter(Boolean)
  const cells = [cpuMs.toFixed(1), perByte.toFixed(1), bytes, status]
  console.log(
    request.name.padEnd(46) +
      cells.map((cell) => String(cell).padStart(9)).join('') +
      (marks.length > 0 ? `  ✗ ${marks.join(', ')}` : ''),
  )
  return marks.length === 0
}

async function measureAll(): Promise<boolean> {
  console.log(
    [
      'request'.padEnd(46),
      ...['CPU ms', 'µs/byte', 'bytes', 'status'].map((t) => t.padStart(9)),
    ].join(''),
  )
  let isGood = true
  for (const request of dearestRequests()) {
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
    await ask({ path: MAP })
    latencies.push(performance.now() - began)
  }
  return middle(latencies)
}

async function measureBesideClients(): Promise<boolean> {
  let dearest = { request: dearestRequests()[0]!, cpuMs: 0 }
  for (const request of dearestRequests().filter(({ path }) => path.includes('/diagram/'))) {
    await ask(request)
    const before = await cpuMsOf(server)
    await ask({ path: anew(request.path) })
    const cpuMs = (await cpuMsOf(server)) - before
    if (cpuMs > dearest.cpuMs) dearest = { request, cpuMs }
  }
  await mapMedian()
  const alone = await mapMedian()
  let isOver = false
  let pictures = 0
  const asking = Array.from({ length: clients }, async () => {
    for (; !isOver; pictures++) await ask({ path: anew(dearest.request.path) })
  })
  await wait(500)
  const beside = await mapMedian()
  isOver = true
  await Promise.all(asking)
  const ratio = beside / alone
  console.log(
    `${dearest.request.name}: ${clients} clients, ${pictures} pictures; median of ${MAP}: ${alone.toFixed(2)} ms alone, ${beside.toFixed(2)} ms beside them, ${ratio.toFixed(1)} × ${ratio < MAX_SLOWDOWN ? '✓' : '✗'}`,
  )
  return ratio < MAX_SLOWDOWN
}

const isGood = await (clients > 0 ? measureBesideClients() : measureAll())
server.process.kill()
process.exit(isGood ? 0 : 1)
