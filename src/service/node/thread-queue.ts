/** Jobs done one after another on a thread of their own, so that other answers do not wait for them. */
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { httpRefusal } from '../http/http-errors'
import { RefusedRequest } from '../http/read-body'

/** What the thread sends back for a job. */
export type ThreadAnswer<Told> = { readonly told: Told } | { readonly thrown: unknown }

/** Bounds of one job; the thread that passes one is ended, and the next job has a new one. */
export interface JobLimits {
  readonly milliseconds: number
  readonly memory: ResourceLimits
  readonly refusal: () => Error
}

export interface ThreadQueueOptions {
  /** A built file that answers each message with a `ThreadAnswer`; started with the first job. */
  readonly script: string
  readonly name: string
  /** Jobs under way at once, the one that is being done included. */
  readonly maxWaiting: number
  /** The sentence for a client that comes when so many wait. */
  readonly busy: (waiting: number) => string
  readonly limits?: JobLimits
  /** The thread is ended, and its memory given back, when it had nothing to do for so long. */
  readonly idleMilliseconds?: number
}

interface Job<Asked, Told> {
  readonly asked: Asked
  readonly resolve: (told: Told) => void
  readonly reject: (thrown: unknown) => void
}

/** @returns a function that throws a refusal (503) while too many jobs wait. */
export function createThreadQueue<Asked, Told>(
  options: ThreadQueueOptions,
): (asked: Asked) => Promise<Told> {
  const { script, name, maxWaiting, busy, limits, idleMilliseconds } = options
  /** The first one is being done. */
  const jobs: Job<Asked, Told>[] = []
  let thread: Worker | undefined
  let deadline: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    void thread?.terminate()
    thread = undefined
  }

  function finish(settle: (job: Job<Asked, Told>) => void): void {
    clearTimeout(deadline)
    const job = jobs.shift()
    if (job) settle(job)
    if (jobs.length > 0) begin()
    else if (idleMilliseconds !== undefined) idle = setTimeout(end, idleMilliseconds).unref()
  }

  function giveUp(reason: unknown): void {
    end()
    finish((job) => job.reject(reason))
  }

  function start(): Worker {
    const started = new Worker(script, { name, ...(limits && { resourceLimits: limits.memory }) })
    // A thread that failed ends later, when the next one may already be at work.
    const ifCurrent = (act: () => void) => {
      if (thread === started) act()
    }
    started.on('message', (answer: ThreadAnswer<Told>) =>
      ifCurrent(() =>
        finish((job) => ('told' in answer ? job.resolve(answer.told) : job.reject(answer.thrown))),
      ),
    )
    started.once('error', (error: NodeJS.ErrnoException) =>
      ifCurrent(() =>
        giveUp(limits && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limits.refusal() : error),
      ),
    )
    started.once('exit', () => ifCurrent(() => giveUp(new Error(`The thread ${name} ended`))))
    // It does not keep the process running; connections that wait for it do.
    started.unref()
    return started
  }

  function begin(): void {
    clearTimeout(idle)
    thread ??= start()
    thread.postMessage(jobs[0]!.asked)
    if (limits) deadline = setTimeout(() => giveUp(limits.refusal()), limits.milliseconds).unref()
  }

  return (asked) => {
    if (jobs.length >= maxWaiting) {
      throw new RefusedRequest(httpRefusal('busy', busy(jobs.length)))
    }
    const told = new Promise<Told>((resolve, reject) => {
      jobs.push({ asked, resolve, reject })
    })
    if (jobs.length === 1) begin()
    return told
  }
}
