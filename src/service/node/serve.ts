/** One process that answers: the server, its counts, its log and how it stops. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OPERATIONS } from '#operations/registry/index'
import { mcpHostsOf } from '../mcp/mcp-route'
import { createDrain, type DrainTimes } from './drain'
import { createLateLog } from './late-log'
import { createMetrics, type MetricsSnapshot } from './metrics'
import { createNodeFront, DEFAULT_CACHE_SIZE, type FrontOptions } from './node-front'
import { createNodeServer } from './server'
import { listenUrl, type Settings } from './settings'
import { warmUp } from './warm-up'

export interface Service {
  readonly url: string
  readonly metrics: () => MetricsSnapshot
  /** Resolves when everything accepted was answered, or cut at the deadline. */
  readonly stop: (noticeMs: number) => Promise<void>
}

/** A client that had the time to send a request has this long to have it answered. */
const IDLE_GRACE_MS = 1500

/** Whoever waited for the start is answered first. */
const WARM_UP_AFTER_MS = 200

// For the build, which runs everything once; see decision 13.
export { warmUp } from './warm-up'

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
  const log = createLateLog(settings.logLevel)
  let answered = 0
  const metrics = createMetrics(
    OPERATIONS.map(({ http }) => http.path),
    () => ({
      process_id: process.pid,
      cache_entries: front.cache.size,
      cache_bytes: front.cache.bytes,
      resident_bytes: process.memoryUsage.rss(),
      cpu_seconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      uptime_seconds: process.uptime(),
      answers: answered,
    }),
  )
  const options: FrontOptions = {
    buildId,
    openApiText: () => readFileSync(join(folder, 'openapi.json'), 'utf8'),
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    cacheSize: {
      maxBytes: settings.cacheBytes,
      maxEntries: settings.cacheBytes === 0 ? 0 : DEFAULT_CACHE_SIZE.maxEntries,
    },
    onAnswer(path, source, ms, requestId) {
      metrics.count(path, source, ms)
      answered++
      onAnswer()
      if (settings.logsRequests) void log.write('info', { path, source, ms, requestId }, 'answered')
    },
    onFault(thrown, path, requestId) {
      void log.write('error', { err: thrown, path, requestId }, 'fault')
    },
  }
  const front = createNodeFront(options)
  const server = createNodeServer(
    {
      ...options,
      builtFolder: dirname(folder),
      mcpHosts: mcpHostsOf(settings),
      connectionAgeMs: settings.connectionAgeMs,
      isReady: () => !drain.isDraining(),
    },
    front,
  )
  const drain = createDrain(server)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const url = listenUrl(settings.host, port)
  setTimeout(() => {
    warmUp({ baseUrl: url, buildId, vary: '' }).catch((thrown) =>
      log.write('error', { err: thrown }, 'warm-up'),
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
      if (!isWhole) await log.write('warn', {}, 'requests were cut at the drain deadline')
    },
  }
}
