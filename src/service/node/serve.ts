/** The service: the server, the threads that work for it, its counts, its log and how it stops. */
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import pino from 'pino'
import { mcpHostsOf } from '../mcp/mcp-route'
import { createDrain } from './drain'
import { createAnswerCache } from './http/answer-cache'
import { createMetrics } from './metrics'
import { startPool } from './pool/pool'
import { residentBytes } from './resident-bytes'
import { createNodeServer } from './server'
import { listenUrl, type Settings } from './settings'

export interface Service {
  readonly url: string
  /** The page for Prometheus. */
  readonly metrics: () => string
  /** Resolves when everything accepted was answered, or cut at the deadline. */
  readonly stop: (noticeMs: number) => Promise<void>
}

/** A client that had the time to send a request has this long to have it answered. */
const IDLE_GRACE_MS = 1500

/**
 * Starts answering; resolves once connections are accepted.
 *
 * @param folder where the build put the service; what else it built is beside it.
 */
export async function serve(settings: Settings, buildId: string, folder: string): Promise<Service> {
  const { publicUrl, trustProxy } = settings
  const builtFolder = dirname(folder)
  const log = pino({ base: { pid: process.pid }, level: settings.logLevel })
  let ended = 0
  const pool = await startPool({
    script: join(folder, 'thread.js'),
    threads: settings.threads,
    settings: {
      buildId,
      builtFolder,
      openApiFile: join(folder, 'openapi.json'),
      publicUrl,
      trustProxy,
      mcpHosts: mcpHostsOf(settings),
    },
    onEnd(reason, path) {
      ended++
      log.warn({ reason, path }, 'A thread ended and is replaced')
    },
  })
  const cache = createAnswerCache(settings.cacheBytes)
  let answered = 0
  const metrics = createMetrics([...pool.served.keys()], () => ({
    ...pool.counts(),
    threads_ended: ended,
    cache_entries: cache.size,
    cache_bytes: cache.bytes,
    resident_bytes: residentBytes(),
    cpu_seconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    uptime_seconds: process.uptime(),
    answers: answered,
  }))
  const server = createNodeServer({
    buildId,
    builtFolder,
    asker: pool,
    cache,
    publicUrl,
    trustProxy,
    isReady: () => !drain.isDraining(),
    onAnswer(path, source, ms, requestId) {
      metrics.count(path, source, ms)
      answered++
      if (settings.logsRequests) log.info({ path, source, ms, requestId }, 'answered')
    },
    onFault: (thrown, place) => log.error({ err: thrown, ...place }, 'fault'),
    onAbort: (thrown, place) => log.debug({ err: thrown, ...place }, 'client went away'),
  })
  const drain = createDrain(server)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return {
    url: listenUrl(settings.host, port),
    metrics: metrics.page,
    async stop(noticeMs) {
      const isWhole = await drain.drain({
        noticeMs,
        idleGraceMs: IDLE_GRACE_MS,
        deadlineMs: settings.drainDeadlineMs,
      })
      if (!isWhole) log.warn('requests were cut at the drain deadline')
      pool.end()
    },
  }
}
