/** Sends drawn requests, holds each answer to the contract, and finds the slowest. Knows no runtime. */
import { OPERATIONS } from '#operations/index'
import { drawSentRequest, type SentRequest } from '../../bench/hostile-request'
import { drawFrom } from '../../test/support/random-request'
import { type AnswerChecker, createAnswerChecker } from './check-answer'
import { addFault, addSlow, type FuzzCounts, MAX_SLOWEST, noCounts } from './counts'

/** Requests `from` up to `from + count` of a seed: each is drawn by itself, so any can be repeated. */
export interface Portion {
  readonly seed: number
  readonly from: number
  readonly count: number
}

/** How a runtime is asked, and how it tells the time that one request takes. */
export interface Asked {
  readonly ask: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds by a clock. */
  readonly nowMs: () => number
}

export type Sender = (portion: Portion) => Promise<FuzzCounts>

export const ORIGIN = 'http://fuzz.example'
/** Requests of a process before its times count. */
const WARM_UP = 2000
/** Faster ones are not worth a second look. */
const LOOK_AGAIN_MS = 8
const LOOKS = 3
/** What seems slower than this is looked at more often: the machine may have been busy elsewhere. */
const DOUBTFUL_MS = 40
const MOST_LOOKS = 15
const SEED_STEP = 0x9e3779b1

export function drawnRequest(seed: number, index: number): SentRequest {
  const draw = drawFrom(Math.imul(seed, SEED_STEP) + index)
  return drawSentRequest(OPERATIONS[draw(OPERATIONS.length)]!, draw)
}

const initOf = ({ body }: SentRequest): RequestInit =>
  body === undefined ? {} : { method: 'POST', body }

function described({ url, body }: SentRequest): string {
  return `${url.slice(0, 400)}${body === undefined ? '' : ` ← ${body.slice(0, 400)}`}`
}

/** The least of some looks: collecting garbage and other work take time too. */
async function leastMs(request: SentRequest, { ask, nowMs }: Asked): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < (least > DOUBTFUL_MS ? MOST_LOOKS : LOOKS); look++) {
    const before = nowMs()
    await (await ask(ORIGIN + request.url, initOf(request))).text()
    least = Math.min(least, nowMs() - before)
  }
  return least
}

/** Sends one request and returns the time by the clock, which no CPU time of its own exceeds. */
async function checkOne(
  request: SentRequest,
  asked: Asked,
  violationOf: AnswerChecker,
  counts: FuzzCounts,
): Promise<number> {
  const before = performance.now()
  const response = await asked.ask(ORIGIN + request.url, initOf(request))
  const text = await response.text()
  const ms = performance.now() - before
  counts.statuses[response.status] = (counts.statuses[response.status] ?? 0) + 1
  // A thread of ours may be too busy, or the question too dear, if that is told.
  if (response.status === 503 && response.headers.has('retry-after')) return ms
  if (response.status >= 500) {
    counts.serverErrors++
    addFault(counts, `${response.status}: ${text.slice(0, 200)}\n  ${described(request)}`)
    return ms
  }
  const violation = violationOf(request, response, text)
  if (violation !== undefined) {
    counts.schemaViolations++
    addFault(counts, `${violation}\n  ${described(request)}`)
  }
  return ms
}

/** Works off portions, one at a time; the times of its first requests do not count. */
export function createSender(asked: Asked): Sender {
  const violationOf = createAnswerChecker()
  let sent = 0

  async function sendOne(request: SentRequest, counts: FuzzCounts): Promise<void> {
    const ms = await checkOne(request, asked, violationOf, counts)
    const least = counts.slowest[MAX_SLOWEST - 1]?.ms ?? 0
    if (++sent <= WARM_UP || ms <= Math.max(LOOK_AGAIN_MS, least)) return
    addSlow(counts, [{ ms: await leastMs(request, asked), request: described(request) }])
  }

  return async ({ seed, from, count }) => {
    const counts = noCounts()
    const before = asked.nowMs()
    for (let index = from; index < from + count; index++) {
      const request = drawnRequest(seed, index)
      try {
        await sendOne(request, counts)
      } catch (thrown) {
        counts.schemaViolations++
        addFault(counts, `No answer: ${String(thrown)}\n  ${described(request)}`)
      }
    }
    counts.requests = count
    counts.spentMs = asked.nowMs() - before
    return counts
  }
}
