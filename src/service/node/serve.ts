/** One process that answers: the server, its counts, its log and how it stops. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pino from 'pino'
import { OPERATIONS } from '#operations/registry/index'
import { mcpHostsOf } from '../mcp/mcp-route'
import { createDrain, type DrainTimes } from './drain'
import { createAnswerCache } from './http/answer-cache'
import { createMetrics, type MetricsSnapshot } from './metrics'
import { createNodeServer } from './server'
import { listenUrl, type Settings } from './settings'
import { createThreadOperations } from './thread-operations'
import { createThreadPainter } from './thread-painter'
import { warmUp } from './warm-up'

export interface Service {
  readonly url: string
  readonly metrics: () => MetricsSnapshot
  /** Resolves when everything accepted was answered, or cut at the deadline. */
  readonly stop: (noticeMs: number) => Promise<void>
}

/** A client that had the time to send a request has this long to have it answered. */
const IDLE_GRACE_MS = 1500

/** A client that waited for the start is answered first. */
const WARM_UP_AFTER_MS = 200

function readOptional(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Starts answering; resolves once connections are accepted.
 *
 * @param folder where the build put the service; what else it built is beside it.
 * @param onAnswer called after each answer.
 */
export async function serve(
  settings: Settings,
  buildId: string,
  folder: string,
  onAnswer: () => void = () => {},
): Promise<Service> {
  const log = pino({ base: { pid: process.pid }, level: settings.logLevel })
  const cache = createAnswerCache(settings.cacheBytes)
  const paint = createThreadPainter(join(folder, 'painter.js'))
  let answered = 0
  const metrics = createMetrics(
    OPERATIONS.map(({ http }) => http.path),
    () => ({
      process_id: process.pid,
      cache_entries: cache.size,
      cache_bytes: cache.bytes,
      resident_bytes: process.memoryUsage.rss(),
      cpu_seconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      uptime_seconds: process.uptime(),
      answers: answered,
    }),
  )
  const server = createNodeServer({
    buildId,
    builtFolder: dirname(folder),
    cache,
    loadPainter: async () => paint,
    runApart: createThreadOperations(join(folder, 'operations.js')),
    openApiText: () => readOptional(join(folder, 'openapi.json')),
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    mcpHosts: mcpHostsOf(settings),
    connectionAgeMs: settings.connectionAgeMs,
    isReady: () => !drain.isDraining(),
    onAnswer(path, source, ms, requestId) {
      metrics.count(path, source, ms)
      answered++
      onAnswer()
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
  const url = listenUrl(settings.host, port)
  setTimeout(() => {
    warmUp({ baseUrl: url, buildId, vary: '' }).catch((thrown) =>
      log.error({ err: thrown }, 'warm-up'),
    )
  }, WARM_UP_AFTER_MS).unref()
  return {
    url,
    metrics: () => metrics.snapshot(),
    async stop(noticeMs) {
      const times: DrainTimes = {
        noticeMs,
        idleGraceMs: IDLE_GRACE_MS,
        deadlineMs: settings.drainDeadlineMs,
      }
      const isWhole = await drain.drain(times)
      if (!isWhole) log.warn('requests were cut at the drain deadline')
    },
  }
}
