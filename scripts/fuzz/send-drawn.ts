/** Sends drawn requests, holds each answer to the contract, and finds the slowest. Knows no runtime. */

import { OPERATIONS } from '#operations/index'
import { drawSentRequest, type SentRequest } from '../../bench/hostile-request'
import { drawFrom } from '../../bench/random-request'

/** Requests `from` up to `from + count` of a seed: each is drawn by itself, so any can be repeated. */
export interface Portion {
  readonly seed: number
  readonly from: number
  readonly count: number
}

export interface FuzzCounts {
  /** Answers by status. */
  readonly statuses: Record<number, number>
  /** What broke the contract, with the request, up to a few. */
  readonly faults: string[]
  serverErrors: number
  schemaViolations: number
  /** Of the slowest request, measured again. */
  slowestMs: number
  slowest: string
}

/** How a runtime is asked, and how it tells the time that one request takes. */
export interface Asked {
  readonly ask: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds of CPU so far, as near as the runtime tells. */
  readonly cpuMs: () => number
}

const ORIGIN = 'http://fuzz.example'
const MAX_FAULTS = 20
/** Requests of a process before its times count. */
const WARM_UP = 2000
/** Faster ones are not worth a second look. */
const LOOK_AGAIN_MS = 8
const LOOKS = 3
/** What seems slower than this is looked at more often: the machine may have been busy elsewhere. */
const DOUBTFUL_MS = 40
const MOST_LOOKS = 15
const SEED_STEP = 0x9e3779b1

export function noCounts(): FuzzCounts {
  return {
    statuses: {},
    faults: [],
    serverErrors: 0,
    schemaViolations: 0,
    slowestMs: 0,
    slowest: '',
  }
}

/** Adds the counts of a portion to a sum. */
export function addCounts(sum: FuzzCounts, more: FuzzCounts): void {
  for (const [status, count] of Object.entries(more.statuses)) {
    sum.statuses[Number(status)] = (sum.statuses[Number(status)] ?? 0) + count
  }
  sum.faults.push(...more.faults.slice(0, MAX_FAULTS - sum.faults.length))
  sum.serverErrors += more.serverErrors
  sum.schemaViolations += more.schemaViolations
  if (more.slowestMs > sum.slowestMs) {
    sum.slowestMs = more.slowestMs
    sum.slowest = more.slowest
  }
}

export function drawnRequest(seed: number, index: number): SentRequest {
  const draw = drawFrom(Math.imul(seed, SEED_STEP) + index)
  return drawSentRequest(OPERATIONS[draw(OPERATIONS.length)]!, draw)
}

const initOf = ({ body }: SentRequest): RequestInit =>
  body === undefined ? {} : { method: 'POST', body }

function described({ url, body }: SentRequest): string {
  return `${url.slice(0, 400)}${body === undefined ? '' : ` ← ${body.slice(0, 400)}`}`
}

/** What is wrong with an answer, if anything. */
function violationOf(request: SentRequest, response: Response, text: string): string | undefined {
  if (response.status === 200) {
    if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
    const { error } = request.operation.document.safeParse(JSON.parse(text))
    return error && `200 that its schema refuses at ${error.issues[0]?.path.join('.')}`
  }
  const { error, code, issues } = JSON.parse(text)
  const isApiError = typeof error === 'string' && typeof code === 'string' && Array.isArray(issues)
  return isApiError ? undefined : `${response.status} that is no ApiError`
}

async function answerMs(request: SentRequest, { ask, cpuMs }: Asked): Promise<number> {
  const before = cpuMs()
  await (await ask(ORIGIN + request.url, initOf(request))).text()
  return cpuMs() - before
}

async function checkOne(request: SentRequest, asked: Asked, counts: FuzzCounts): Promise<number> {
  const before = asked.cpuMs()
  const response = await asked.ask(ORIGIN + request.url, initOf(request))
  const text = await response.text()
  const ms = asked.cpuMs() - before
  counts.statuses[response.status] = (counts.statuses[response.status] ?? 0) + 1
  if (response.status >= 500) counts.serverErrors++
  const violation =
    response.status >= 500
      ? `${response.status}: ${text.slice(0, 200)}`
      : violationOf(request, response, text)
  if (violation !== undefined) {
    if (response.status < 500) counts.schemaViolations++
    if (counts.faults.length < MAX_FAULTS)
      counts.faults.push(`${violation}\n  ${described(request)}`)
  }
  return ms
}

export async function sendDrawn(portion: Portion, asked: Asked): Promise<FuzzCounts> {
  const counts = noCounts()
  for (let index = portion.from; index < portion.from + portion.count; index++) {
    const request = drawnRequest(portion.seed, index)
    try {
      const ms = await checkOne(request, asked, counts)
      const isWarm = index - portion.from > WARM_UP || portion.from > 0
      if (!isWarm || ms <= Math.max(LOOK_AGAIN_MS, counts.slowestMs)) continue
      // Collecting garbage and other work take time too; the least of a few looks is the request's.
      let least = ms
      for (let look = 0; look < (least > DOUBTFUL_MS ? MOST_LOOKS : LOOKS); look++) {
        least = Math.min(least, await answerMs(request, asked))
      }
      if (least > counts.slowestMs) {
        counts.slowestMs = least
        counts.slowest = described(request)
      }
    } catch (thrown) {
      counts.schemaViolations++
      counts.faults.push(`No answer: ${String(thrown)}\n  ${described(request)}`)
    }
  }
  return counts
}
