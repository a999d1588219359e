/**
 * One process per core: starts them, replaces those that died or hang, and stops or replaces the
 * living so that one always answers. The primary process answers nothing itself.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createHeartbeatWatch, lookRegularly } from './heartbeat'
import type { MetricsSnapshot } from './metrics'

export interface Supervisor {
  /** Where the processes listen, as found when the setting is 0. */
  readonly port: number
  /**
   * Replaces every process by a new one, which listens before the old one stops. When a new one
   * does not come to listen the rest stays as it is.
   *
   * @returns whether all were replaced.
   */
  readonly restart: () => Promise<boolean>
  /** Stops all processes; resolves when they are gone. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
  /** What each process counted, by worker number. */
  readonly metrics: () => Promise<ReadonlyMap<number, MetricsSnapshot>>
}

export interface SupervisorOptions {
  /** What each process runs. */
  readonly script: string
  readonly workers: number
  /** A process that was told to stop is killed after this time. */
  readonly stopWithinMs: number
  /** A process ended without being told to, or hung and was killed. */
  readonly onDeath: (worker: number, reason: string) => void
  /** The first processes ended before they listened. */
  readonly onHopeless: () => void
}

/** What workers send. */
interface WorkerMessage {
  readonly beat?: boolean
  readonly metrics?: MetricsSnapshot
}

interface Started {
  readonly worker: Worker
  /** The port that it listens on; undefined when it ended before. */
  readonly port: Promise<number | undefined>
}

/** A process that dies younger than this is replaced after a pause that doubles each time. */
const YOUNG_MS = 1000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
const METRICS_TIMEOUT_MS = 1000

/** Starts the processes; resolves when each of them listens, or died and is being replaced. */
export async function supervise(options: SupervisorOptions): Promise<Supervisor> {
  // Each process takes connections from the shared socket itself. Handed over by the primary, a
  // connection under way to a process that dies would stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: options.script })
  /** Workers stopped on purpose. */
  const leaving = new Set<Worker>()
  const hung = new Set<Worker>()
  const watch = createHeartbeatWatch<Worker>()
  lookRegularly(watch, (worker) => {
    hung.add(worker)
    worker.process.kill('SIGKILL')
  })
  let isStopping = false
  let hasListened = false
  let pauseMs = FIRST_PAUSE_MS

  function start(): Started {
    const worker = cluster.fork()
    const born = Date.now()
    watch.add(worker)
    // A message to a process that is just dying fails; its exit is what counts.
    worker.on('error', () => {})
    worker.on('message', ({ beat, metrics }: WorkerMessage) => {
      if (beat) watch.beat(worker)
      else worker.emit('metrics', metrics)
    })
    worker.once('exit', (code, signal) => {
      watch.forget(worker)
      const hasHung = hung.delete(worker)
      if (leaving.delete(worker) || isStopping) return
      if (!hasListened) {
        options.onHopeless()
        return
      }
      options.onDeath(worker.id, hasHung ? 'no heartbeat' : (signal ?? `code ${code}`))
      replaceAfter(Date.now() - born)
    })
    const port = new Promise<number | undefined>((resolve) => {
      worker.once('exit', () => resolve(undefined))
      worker.once('listening', (address) => {
        hasListened = true
        watch.beat(worker)
        resolve(address.port)
      })
    })
    return { worker, port }
  }

  function replaceAfter(ageMs: number): void {
    const isYoung = ageMs < YOUNG_MS
    pauseMs = isYoung ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
    setTimeout(
      () => {
        if (!isStopping) start()
      },
      isYoung ? pauseMs : 0,
    )
  }

  const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  async function end(worker: Worker, signal: NodeJS.Signals): Promise<void> {
    if (worker.isDead()) return
    leaving.add(worker)
    watch.forget(worker)
    const gone = once(worker, 'exit')
    worker.process.kill(signal)
    const force = setTimeout(() => worker.process.kill('SIGKILL'), options.stopWithinMs)
    await gone
    clearTimeout(force)
  }

  /** False when the new process did not come to listen; the old one then goes on. */
  async function replace(old: Worker): Promise<boolean> {
    leaving.add(old)
    const { worker, port } = start()
    leaving.add(worker)
    if ((await port) === undefined) {
      leaving.delete(old)
      if (old.isDead() && !isStopping) start()
      return false
    }
    leaving.delete(worker)
    await end(old, 'SIGTERM')
    return true
  }

  async function ask(worker: Worker): Promise<readonly [number, MetricsSnapshot] | undefined> {
    if (!worker.isConnected()) return undefined
    try {
      const answered = once(worker, 'metrics', { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) })
      worker.send({ ask: 'metrics' })
      const [metrics] = await answered
      return [worker.id, metrics]
    } catch {
      return undefined
    }
  }

  const first = Array.from({ length: options.workers }, start)
  const ports = await Promise.all(first.map(({ port }) => port))

  return {
    port: ports.find((port) => port !== undefined) ?? 0,
    async restart() {
      for (const old of living()) {
        if (isStopping || leaving.has(old) || old.isDead()) continue
        if (!(await replace(old))) return false
      }
      return true
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
