/**
 * Starts the service on Node: one process per core behind a primary, or this process alone with
 * `WORKERS=1`. SIGTERM and SIGINT stop it without losing a request, SIGHUP replaces the processes
 * one after another.
 */
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { startBeating } from './heartbeat'
import type { MetricsSnapshot } from './metrics'
import type { Service } from './serve'
import { InvalidSetting, listenUrl, readSettings, type Settings } from './settings'

declare const BUILD_ID: string

/** Writes a line to standard output in the form of the log, without loading the log. */
function say(message: string, facts: object = {}): void {
  console.log(JSON.stringify({ level: 30, time: Date.now(), ...facts, msg: message }))
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (thrown) {
    if (!(thrown instanceof InvalidSetting)) throw thrown
    console.error(thrown.message)
    process.exit(1)
  }
}

/** SIGHUP stops the service when a terminal sends it by closing; otherwise it replaces the processes. */
const END_SIGNALS = process.stdout.isTTY
  ? (['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  : (['SIGTERM', 'SIGINT'] as const)

function onRestart(restart: () => void): void {
  if (!process.stdout.isTTY) process.on('SIGHUP', restart)
}

/** SIGINT stops at once; SIGTERM first reports not-ready for a while, for load balancers to see. */
function onStopSignal(stop: (noticeMs: number, signal: NodeJS.Signals) => Promise<void>): void {
  for (const signal of END_SIGNALS) {
    process.once(signal, () => {
      void stop(signal === 'SIGTERM' ? settings.drainNoticeMs : 0, signal).then(() =>
        process.exit(0),
      )
    })
  }
}

async function orExit<Result>(port: number, listening: Promise<Result>): Promise<Result> {
  try {
    return await listening
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    const isTaken = (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE'
    const advice = isTaken ? '; set PORT (or METRICS_PORT) to a free one' : ''
    console.error(`Cannot listen on ${settings.host} port ${port}: ${reason}${advice}`)
    process.exit(1)
  }
}

/** Where this file was built to; other built files are beside it. */
const FOLDER = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

async function startService(onAnswer?: () => void): Promise<Service> {
  const { serve } = await import('./serve')
  return orExit(settings.port, serve(settings, BUILD_ID, FOLDER, onAnswer))
}

async function publishMetrics(
  collect: () => Promise<ReadonlyMap<number, MetricsSnapshot>>,
): Promise<void> {
  if (settings.metricsPort === undefined) return
  const { listenForMetrics } = await import('./metrics-server')
  await orExit(settings.metricsPort, listenForMetrics(settings.metricsPort, settings.host, collect))
}

async function serveAlone(): Promise<void> {
  const service = await startService()
  await publishMetrics(async () => new Map([[1, service.metrics()]]))
  // Before the line that says so: a reader of that line may send a signal at once.
  onStopSignal((noticeMs) => service.stop(noticeMs))
  onRestart(() => say('One process alone cannot be replaced; WORKERS=2 or more can'))
  say('Pitch Map is listening', { url: service.url, build: BUILD_ID, workers: 1 })
}

async function serveAsWorker(): Promise<void> {
  const service = await startService(startBeating())
  process.on('message', (message: { ask?: string }) => {
    if (message.ask === 'metrics') process.send?.({ metrics: service.metrics() })
  })
  process.once('SIGTERM', () => {
    void service.stop(settings.drainNoticeMs).then(() => process.exit(0))
  })
  // The primary sends it to stop at once.
  process.once('SIGUSR2', () => {
    void service.stop(0).then(() => process.exit(0))
  })
}

/** Time after its own deadline in which a process must have ended. */
const STUCK_AFTER_MS = 2000

async function superviseAll(): Promise<void> {
  const { supervise } = await import('./supervise')
  const starting = supervise({
    script: fileURLToPath(import.meta.url),
    workers: settings.workers,
    stopWithinMs: settings.drainDeadlineMs + STUCK_AFTER_MS,
    onDeath: (worker, reason) => say('A process died and is replaced', { worker, reason }),
    onHopeless: () => process.exit(1),
  })
  onStopSignal(async (_noticeMs, signal) => {
    const supervisor = await starting
    await supervisor.stop(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGUSR2')
  })
  let restarting: Promise<unknown> = starting
  onRestart(() => {
    restarting = restarting
      .then(() => starting)
      .then((supervisor) => supervisor.restart())
      .then((isWhole) =>
        say(
          isWhole
            ? 'All processes were replaced'
            : 'A new process did not come to listen; the old ones go on',
        ),
      )
  })
  const supervisor = await starting
  await publishMetrics(supervisor.metrics)
  const url = listenUrl(settings.host, supervisor.port)
  say('Pitch Map is listening', { url, build: BUILD_ID, workers: settings.workers })
}

// A reader of the log may end before the service does (| head).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const settings = settingsOrExit()
if (cluster.isWorker) {
  // A terminal sends these to the whole group; workers stop when the primary says so.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  // The channel to the primary broke: the primary is gone.
  cluster.worker?.on('error', () => process.exit(1))
  await serveAsWorker()
} else if (settings.workers === 1) await serveAlone()
else await superviseAll()
