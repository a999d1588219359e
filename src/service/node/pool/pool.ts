/** Every question of HTTP and of agents is answered by one of these threads, never by the main one. */
import { availableParallelism } from 'node:os'
import type { ServedPath } from '../../app'
import { refuse } from '../../http/answer'
import { httpRefusal, type Refusal, refusalOf, retryHeaders } from '../../http/http-errors'
import { residentBytes } from '../resident-bytes'
import type { AskedRequest, ToldAnswer } from './answer-asked'
import { createLane, type Failure, type Job, type LaneLimits, LOOK_EVERY_MS } from './lane'
import type { ThreadSettings } from './thread'

export interface Asker {
  readonly served: ReadonlyMap<string, ServedPath>
  /** @returns to be called when the client has gone. */
  readonly ask: (question: Question) => () => void
}

export interface Pool extends Asker {
  readonly counts: () => Readonly<Record<string, number>>
  readonly end: () => void
}

/** A request and who is told the answer. */
export interface Question extends Pick<Job, 'asked' | 'path' | 'address'> {
  readonly settle: (told: ToldAnswer) => void
}

export interface PoolOptions {
  /** The built `thread.ts`. */
  readonly script: string
  /** Threads beside the one for files. */
  readonly threads?: number
  readonly settings: Omit<ThreadSettings, 'isPatient'>
  readonly onEnd: (why: string, path: string | undefined) => void
  readonly limits?: Readonly<Record<'operations' | 'files', LaneLimits>>
}

const MEGABYTE = 2 ** 20
/** Bounds of one request; published in the guides. */
export const LIMITS = {
  operations: { workMs: 2000, heapMb: 512, waiting: 1024 },
  files: {
    workMs: 10_000,
    heapMb: 512,
    growthBytes: 768 * MEGABYTE,
    waiting: 64,
    freshAfterMs: 20_000,
  },
} as const satisfies Record<string, LaneLimits>
/** A larger body is a file, whatever its path. */
const LARGE_BODY_BYTES = 65_536

/** At least two, and one more than cores, so that a dear question leaves one to the others. */
export const threadsFor = (cores: number) => Math.max(2, cores + 1)

/** Names of a query that may have made it dear, as a sentence may hold them. */
function namesIn(url: string): string {
  const query = url.split('?', 2)[1] ?? ''
  const names = query.split('&').map((part) => /^[\w-]{1,24}/.exec(part)?.[0] ?? '')
  const shown = [...new Set(names.filter(Boolean))].slice(0, 8).join(', ')
  return shown === '' ? '' : `, for instance without one of ${shown} or with less in it`
}

function refusalOfFailure(failure: Failure, { url }: AskedRequest, isFile: boolean): Refusal {
  if (failure === 'busy')
    return httpRefusal('busy', 'Too many questions wait; ask again in a second')
  if (failure === 'died') {
    return httpRefusal('busy', 'What worked on this ended before it was done; ask again')
  }
  const { workMs, heapMb } = LIMITS[isFile ? 'files' : 'operations']
  const what = failure === 'time' ? `${workMs / 1000} s of computing` : `${heapMb} MB of memory`
  return isFile
    ? refusalOf('file-too-large', 413, `This takes more than ${what}; send a part of it`)
    : httpRefusal('too-dear', `This takes more than ${what}; ask for less${namesIn(url)}`)
}

function answerOfFailure(failure: Failure, asked: AskedRequest, isFile: boolean): ToldAnswer {
  const refusal = refusalOfFailure(failure, asked, isFile)
  return { answer: refuse(refusal, retryHeaders(refusal)) }
}

/** Resolves when the first thread is ready; rejects when it cannot start. */
export async function startPool(options: PoolOptions): Promise<Pool> {
  const { script, settings, onEnd, limits = LIMITS } = options
  const laneOf = (name: 'operations' | 'files', threads: number) =>
    createLane({
      script,
      threads,
      workerData: { ...settings, isPatient: name === 'files' } satisfies ThreadSettings,
      limits: limits[name],
      onEnd,
    })
  const operations = laneOf('operations', options.threads ?? threadsFor(availableParallelism()))
  const served = new Map((await operations.ready).map((one) => [one.path, one]))
  const files = laneOf('files', 1)
  files.ready.catch(() => {})
  const lanes = [operations, files]
  const laneFor = ({ path, asked }: Question) =>
    served.get(path)?.lane === 'files' || (asked.body?.byteLength ?? 0) > LARGE_BODY_BYTES
      ? files
      : operations

  let usage = process.cpuUsage()
  let lookedAt = performance.now()
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(usage)
    const ms = performance.now() - lookedAt
    usage = process.cpuUsage()
    lookedAt += ms
    const running = lanes.reduce((sum, lane) => sum + lane.counts().running, 0)
    if (running === 0) return
    const cpuMs = (user + system) / 1000 / running
    const resident = residentBytes()
    for (const lane of lanes) lane.look({ ms, cpuMs, residentBytes: resident })
  }, LOOK_EVERY_MS).unref()

  return {
    served,
    ask(question) {
      const lane = laneFor(question)
      const settle: Job['settle'] = (outcome) =>
        question.settle(
          typeof outcome === 'string'
            ? answerOfFailure(outcome, question.asked, lane === files)
            : outcome,
        )
      const job = { ...question, settle }
      lane.add(job)
      return () => lane.leave(job)
    },
    counts: () => {
      const [own, ofFiles] = lanes.map((lane) => lane.counts())
      return {
        threads: own!.ready + ofFiles!.ready,
        running: own!.running + ofFiles!.running,
        waiting: own!.waiting,
        waiting_files: ofFiles!.waiting,
      }
    },
    end() {
      clearInterval(looking)
      for (const lane of lanes) lane.end()
    },
  }
}
