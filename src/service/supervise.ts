/**
 * One process per core: starts them, replaces the dead, and stops or replaces the living one after
 * another so that somebody always answers. The primary process answers nothing itself.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { MetricsSnapshot } from './metrics'

export interface Supervisor {
  /** Replaces every process by a new one, which listens before the old one stops. */
  readonly restart: () => Promise<void>
  /** Stops all processes; resolves when they are gone. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
  /** What each process counted, by worker number. */
  readonly metrics: () => Promise<ReadonlyMap<number, MetricsSnapshot>>
}

export interface SupervisorEvents {
  /** A process ended that nobody had asked to. */
  readonly onDeath: (worker: number, reason: string) => void
  /** No process ever came to listen: there is no use in going on. */
  readonly onHopeless: () => void
}

/** A process that dies younger than this is replaced after a pause that doubles each time. */
const YOUNG_MS = 1000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
const METRICS_TIMEOUT_MS = 1000

/**
 * Starts the processes; resolves when all of them listen.
 *
 * @param script what each process runs.
 */
export async function supervise(
  script: string,
  workers: number,
  events: SupervisorEvents,
): Promise<Supervisor> {
  // Each process takes connections from the shared socket itself. Handed over by the primary, a
  // connection under way to a process that dies would stay open for ever, answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: script })
  const leaving = new Set<Worker>()
  let isStopping = false
  let hasListened = false
  let pauseMs = FIRST_PAUSE_MS

  function start(): Worker {
    const worker = cluster.fork()
    const born = Date.now()
    worker.once('listening', () => {
      hasListened = true
    })
    worker.once('exit', (code, signal) => {
      if (isStopping || leaving.delete(worker)) return
      if (!hasListened) {
        events.onHopeless()
        return
      }
      events.onDeath(worker.id, signal ?? `code ${code}`)
      const isYoung = Date.now() - born < YOUNG_MS
      pauseMs = isYoung ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
      setTimeout(
        () => {
          if (!isStopping) start()
        },
        isYoung ? pauseMs : 0,
      )
    })
    return worker
  }

  const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  async function end(worker: Worker, signal: NodeJS.Signals): Promise<void> {
    if (worker.isDead()) return
    leaving.add(worker)
    const gone = once(worker, 'exit')
    worker.process.kill(signal)
    await gone
  }

  async function ask(worker: Worker): Promise<readonly [number, MetricsSnapshot] | undefined> {
    const answered = new Promise<readonly [number, MetricsSnapshot]>((resolve) => {
      worker.once('message', (message: { metrics: MetricsSnapshot }) =>
        resolve([worker.id, message.metrics]),
      )
    })
    if (!worker.isConnected()) return undefined
    worker.send({ ask: 'metrics' })
    return Promise.race([answered, wait(METRICS_TIMEOUT_MS, undefined)])
  }

  const first = Array.from({ length: workers }, start)
  await Promise.all(first.map((worker) => once(worker, 'listening')))

  return {
    async restart() {
      for (const old of living()) {
        if (isStopping) return
        await once(start(), 'listening')
        await end(old, 'SIGTERM')
      }
    },
    async stop(signal) {
      isStopping = true
      await Promise.all(living().map((worker) => end(worker, signal)))
    },
    async metrics() {
      const answers = await Promise.all(living().map(ask))
      return new Map(answers.filter((answer) => answer !== undefined))
    },
  }
}
