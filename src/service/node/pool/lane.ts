/**
 * Threads of one kind and what waits for them. A thread has one request at a time; one that takes
 * too much of time or memory is ended with its thread, and another thread takes its place.
 */
import { Worker } from 'node:worker_threads'
import type { ServedPath } from '../../app'
import { residentBytes } from '../resident-bytes'
import type { AskedRequest, ToldAnswer } from './answer-asked'
import { createFairQueue } from './fair-queue'
import type { ThreadMessage } from './thread'

/** Why a request has no answer: its own cost, a thread that died, or too many others. */
export type Failure = 'time' | 'memory' | 'died' | 'busy'

export interface Job {
  readonly asked: AskedRequest
  /** The path where it is a known one: invented ones share a name. */
  readonly path: string
  /** The client's. */
  readonly address: string
  readonly settle: (outcome: ToldAnswer | Failure) => void
}

export interface LaneOptions {
  /** The built `thread.ts`. */
  readonly script: string
  readonly threads: number
  readonly workerData: unknown
  readonly limits: LaneLimits
  /** A thread ended that no one told to. */
  readonly onEnd: (why: string, path: string | undefined) => void
}

export interface LaneLimits {
  /** CPU of one request. */
  readonly workMs: number
  readonly heapMb: number
  /** What the process may grow by while a request runs: not all memory is heap. */
  readonly growthBytes?: number
  readonly waiting: number
  /** A thread that had nothing to do for so long gives its memory back. */
  readonly freshAfterMs?: number
}

/** A look at what runs, and at the time since the last one. */
export interface Look {
  readonly ms: number
  /** CPU of the process for each running request. */
  readonly cpuMs: number
  readonly residentBytes: number
}

interface Running {
  readonly job: Job
  readonly beganAt: number
  readonly residentBytes: number
  /** Requests that hold their threads together. */
  readonly hold: string
  cpuMs: number
  looks: number
  isLeft: boolean
}

interface Thread {
  readonly worker: Worker
  isReady: boolean
  running?: Running | undefined
  /** Sent ahead, to be done after the one that is running. */
  next?: Job | undefined
  error?: NodeJS.ErrnoException
}

export interface Lane {
  readonly counts: () => {
    readonly ready: number
    readonly running: number
    readonly waiting: number
  }
  /** Resolves with what a thread answers, once one is ready; rejects when the first cannot start. */
  readonly ready: Promise<readonly ServedPath[]>
  readonly add: (job: Job) => void
  /** The client has gone. */
  readonly leave: (job: Job) => void
  readonly look: (look: Look) => void
  readonly end: () => void
}

export const LOOK_EVERY_MS = 50
/** By the clock a request may take so many times its CPU: a machine may be busy elsewhere. */
const CLOCK_TO_CPU = 5
/** Work that no one waits for is ended when it took longer than a new thread does. */
const LEFT_AFTER_MS = 250
/** Paths whose answers took longer on average leave a thread to the others. */
const DEAR_MS = 20
const NEWEST_SHARE = 0.2
const DEAR = 'dear'
const MOST_DEAR_OF_ADDRESS = 2
/** What dear requests may take of the places to wait, those of one client and all of them. */
const DEAR_SHARE_OF_ADDRESS = 1 / 4
const DEAR_SHARE = 1 / 2
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

/** Hears an answer that came too late. */
const unheard = () => {}

export function createLane(options: LaneOptions): Lane {
  const { limits } = options
  const queue = createFairQueue<Job>()
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  const meanMs = new Map<string, number>()
  let pauseMs = FIRST_PAUSE_MS
  let isOver = false
  let freshTimer: NodeJS.Timeout | undefined
  let tellReady: (served: readonly ServedPath[]) => void
  let tellFailed: (reason: unknown) => void
  const ready = new Promise<readonly ServedPath[]>((resolve, reject) => {
    tellReady = resolve
    tellFailed = reject
  })

  const running = () => [...threads].flatMap((thread) => thread.running ?? [])
  let readyCount = 0
  /** A path is dear until its answers were seen to be quick. */
  const isDear = ({ path }: Job) => (meanMs.get(path) ?? DEAR_MS) >= DEAR_MS
  const holdOf = (job: Job) => (isDear(job) ? DEAR : job.path)

  /** Neither what is dear nor one path may hold all threads, nor one client two with dear ones. */
  function mayGo(job: Job): boolean {
    const hold = holdOf(job)
    let held = 0
    let ofAddress = 0
    for (const { running: one } of threads) {
      if (one?.hold !== hold) continue
      held++
      if (one.job.address === job.address) ofAddress++
    }
    return held < Math.max(1, readyCount - 1) && (hold !== DEAR || ofAddress < MOST_DEAR_OF_ADDRESS)
  }

  const enqueue = (job: Job) => queue.add(job, `${job.address} ${job.path}`)

  function dispatch(): void {
    while (idle.length > 0) {
      const job = queue.take(mayGo)
      if (!job) return
      send(idle.pop()!, job)
    }
    sendAhead()
  }

  /** The first that waits may follow a quick one of its path, so that no thread waits for us. */
  function sendAhead(): void {
    for (const thread of threads) {
      const job = queue.first
      if (!job || job.asked.body || holdOf(job) === DEAR) return
      if (thread.next || thread.running?.hold !== job.path) continue
      queue.remove(job)
      send(thread, job)
    }
  }

  function send(thread: Thread, job: Job): void {
    clearTimeout(freshTimer)
    if (thread.running) thread.next = job
    else begin(thread, job)
    const { body } = job.asked
    thread.worker.postMessage(job.asked, body ? [body.buffer] : [])
  }

  /** What was sent ahead waits again; when its thread comes to it, no one is told. */
  function callBack(thread: Thread): void {
    const { next } = thread
    if (!next || next.settle === unheard) return
    enqueue(next)
    thread.next = { ...next, settle: unheard }
  }

  function begin(thread: Thread, job: Job): void {
    thread.running = {
      job,
      beganAt: performance.now(),
      residentBytes: limits.growthBytes === undefined ? 0 : residentBytes(),
      hold: holdOf(job),
      cpuMs: 0,
      looks: 0,
      isLeft: false,
    }
  }

  function finish(thread: Thread, told: ToldAnswer): void {
    const { job, beganAt } = thread.running!
    thread.running = undefined
    const ms = performance.now() - beganAt
    const mean = meanMs.get(job.path) ?? ms
    meanMs.set(job.path, mean + NEWEST_SHARE * (ms - mean))
    const { next } = thread
    if (told.isSpent) end(thread)
    else if (next) {
      thread.next = undefined
      begin(thread, next)
    } else idle.push(thread)
    dispatch()
    if (limits.freshAfterMs !== undefined && running().length === 0) {
      freshTimer = setTimeout(() => end(thread), limits.freshAfterMs).unref()
    }
    job.settle(told)
  }

  function start(): void {
    if (isOver) return
    let worker: Worker
    try {
      worker = new Worker(options.script, {
        workerData: options.workerData,
        resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      })
    } catch (thrown) {
      startLater(thrown)
      return
    }
    const thread: Thread = { worker, isReady: false }
    threads.add(thread)
    worker.on('message', (message: ThreadMessage) => {
      if (!threads.has(thread)) return
      if ('answer' in message) finish(thread, message)
      else {
        // From now on connections keep the process running, threads do not.
        worker.unref()
        thread.isReady = true
        readyCount++
        pauseMs = FIRST_PAUSE_MS
        idle.push(thread)
        tellReady(message.served)
        dispatch()
      }
    })
    worker.on('error', (error) => {
      thread.error = error
    })
    worker.once('exit', () => {
      if (remove(thread)) died(thread)
    })
  }

  /** Without a thread there is no one to wait for. */
  function startLater(reason: unknown): void {
    tellFailed(reason)
    options.onEnd(`could not start: ${String(reason)}`, undefined)
    if (readyCount === 0) {
      for (let job = queue.take(() => true); job; job = queue.take(() => true)) job.settle('busy')
    }
    setTimeout(start, pauseMs).unref()
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }

  /** @returns whether it was there. */
  function remove(thread: Thread): boolean {
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
    if (!threads.delete(thread)) return false
    if (thread.isReady) readyCount--
    callBack(thread)
    return true
  }

  function died({ isReady, running: one, error }: Thread): void {
    if (!isReady) {
      startLater(error?.message ?? 'it ended')
      return
    }
    const isFull = error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    options.onEnd(isFull ? 'memory' : (error?.stack ?? 'it ended'), one?.job.path)
    start()
    one?.job.settle(isFull ? 'memory' : 'died')
    dispatch()
  }

  function end(thread: Thread): void {
    if (!remove(thread)) return
    void thread.worker.terminate()
    start()
  }

  function reasonToEnd(
    one: Running,
    residentBytes: number,
  ): 'time' | 'memory' | 'left' | undefined {
    const isLate = one.looks * LOOK_EVERY_MS > limits.workMs * CLOCK_TO_CPU
    if (one.cpuMs > limits.workMs || isLate) return 'time'
    const { growthBytes = Number.POSITIVE_INFINITY } = limits
    if (residentBytes - one.residentBytes > growthBytes) return 'memory'
    return one.isLeft && one.cpuMs > LEFT_AFTER_MS ? 'left' : undefined
  }

  start()
  // The first one has the machine to itself until it is ready.
  const startOthers = () => {
    for (let count = 1; count < options.threads; count++) start()
  }
  ready.then(startOthers, () => {})

  return {
    ready,
    counts: () => ({
      ready: readyCount,
      running: running().length,
      waiting: queue.length,
    }),
    add(job) {
      const { waiting } = limits
      const isOwn = (one: Job) => one.address === job.address && isDear(one)
      const isFull =
        queue.length >= waiting ||
        (isDear(job) &&
          (queue.count(isDear) >= waiting * DEAR_SHARE ||
            queue.count(isOwn) >= waiting * DEAR_SHARE_OF_ADDRESS))
      if (isFull || threads.size === 0) job.settle('busy')
      else {
        enqueue(job)
        dispatch()
      }
    },
    leave(job) {
      queue.remove(job)
      for (const thread of threads) {
        if (thread.running?.job === job) thread.running.isLeft = true
        if (thread.next === job) thread.next = { ...job, settle: unheard }
      }
    },
    look({ ms, cpuMs, residentBytes }) {
      const now = performance.now()
      for (const thread of threads) {
        const one = thread.running
        if (!one) continue
        if (one.looks > 0) callBack(thread)
        one.cpuMs += Math.min(cpuMs, ms, now - one.beganAt)
        one.looks++
        const why = reasonToEnd(one, residentBytes)
        if (why === undefined) continue
        options.onEnd(why, one.job.path)
        end(thread)
        if (why !== 'left') one.job.settle(why)
        dispatch()
      }
    },
    end() {
      isOver = true
      for (const { worker } of threads) void worker.terminate()
      threads.clear()
    },
  }
}
