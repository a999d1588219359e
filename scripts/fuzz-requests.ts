/**
 * Sends a million requests, sound, bent and broken, to every operation, and holds each answer to
 * the contract: never a 5xx, every 200 passes its document schema, every refusal is an ApiError,
 * nothing takes 50 ms of CPU once warm.
 *
 * Run: `npx tsx scripts/fuzz-requests.ts --count=1000000 --seed=1` (on Node, in this process), or
 * with `--runtime=edge` (in workerd, over HTTP).
 */

import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { drawSentRequest, type SentRequest } from '../bench/hostile-request'
import { drawFrom } from '../bench/random-request'

const option = (name: string, fallback: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback

const COUNT = Number(option('count', '1000000'))
const SEED = Number(option('seed', '1'))
const RUNTIME = option('runtime', 'node')
const CPU_LIMIT_MS = 50
/** Requests before times count. */
const WARM_UP = 2000
const LANES = 16
const MAX_SHOWN = 20

type Ask = (request: SentRequest) => Promise<Response>

interface Runtime {
  readonly ask: Ask
  readonly close: () => Promise<void>
}

const initOf = ({ body }: SentRequest): RequestInit =>
  body === undefined ? {} : { method: 'POST', body }

function nodeRuntime(): Runtime {
  const app = createApp({ buildId: 'fuzz' })
  return {
    ask: async (request) => app.request(`http://fuzz.example${request.url}`, initOf(request)),
    close: async () => {},
  }
}

async function edgeRuntime(): Promise<Runtime> {
  const { unstable_startWorker: startWorker } = await import('wrangler')
  const worker = await startWorker({ config: 'wrangler.jsonc', dev: { logLevel: 'error' } })
  const url = await worker.url
  return {
    ask: (request) => fetch(new URL(request.url, url), initOf(request)),
    close: () => worker.dispose(),
  }
}

const faults: string[] = []
const statuses = new Map<number, number>()
let slowestMs = 0

function report(request: SentRequest, what: string): void {
  faults.push(what)
  if (faults.length > MAX_SHOWN) return
  console.error(`${what}\n  ${request.url.slice(0, 300)}\n  ${request.body?.slice(0, 300) ?? ''}`)
}

function checkDocument(request: SentRequest, response: Response, text: string): void {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return
  const { error } = request.operation.document.safeParse(JSON.parse(text))
  if (error) report(request, `200 that its schema refuses: ${error.issues[0]?.path.join('.')}`)
}

function checkRefusal(request: SentRequest, status: number, text: string): void {
  const body = JSON.parse(text)
  const isApiError =
    typeof body.error === 'string' && typeof body.code === 'string' && Array.isArray(body.issues)
  if (!isApiError) report(request, `${status} that is no ApiError`)
}

async function check(request: SentRequest, ask: Ask): Promise<void> {
  const response = await ask(request)
  const text = await response.text()
  const { status } = response
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500) report(request, `${status}: ${text.slice(0, 200)}`)
  else if (status === 200) checkDocument(request, response, text)
  else if (status >= 400) checkRefusal(request, status, text)
}

/** CPU of one request in this process: the least of three, since other work shares the process. */
async function cpuMs(request: SentRequest, ask: Ask): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = process.cpuUsage()
    await (await ask(request)).text()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

const runtime = RUNTIME === 'edge' ? await edgeRuntime() : nodeRuntime()
const draw = drawFrom(SEED)
let sent = 0

async function lane(): Promise<void> {
  while (sent < COUNT) {
    const turn = sent++
    const request = drawSentRequest(OPERATIONS[draw(OPERATIONS.length)]!, draw)
    const started = performance.now()
    try {
      await check(request, runtime.ask)
    } catch (thrown) {
      report(request, `No answer: ${String(thrown)}`)
    }
    // The wall clock includes checking and other processes; only what looks slow is measured again.
    if (RUNTIME === 'node' && turn > WARM_UP && performance.now() - started > CPU_LIMIT_MS / 2) {
      const ms = await cpuMs(request, runtime.ask)
      slowestMs = Math.max(slowestMs, ms)
      if (ms > CPU_LIMIT_MS) report(request, `${ms.toFixed(0)} ms of CPU`)
    }
    if (turn > 0 && turn % 50_000 === 0) console.log(`${turn} sent, ${faults.length} faults`)
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: RUNTIME === 'edge' ? LANES : 1 }, lane))
await runtime.close()
const counted = [...statuses]
  .sort(([a], [b]) => a - b)
  .map(([status, count]) => `${status}: ${count}`)
console.log(
  `${COUNT} requests on ${RUNTIME}, seed ${SEED}, ${((performance.now() - started) / 1000).toFixed(0)} s; ${counted.join(', ')}; slowest measured again ${slowestMs.toFixed(1)} ms of CPU; ${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)
