/** Node entry: the app behind node:http, with a cache of finished answers before it. */
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refuse, responseOf } from '../http/answer'
import { createApp } from '../http/app'
import type { AppOptions } from '../http/app-options'
import { baseUrlFrom } from '../http/base-url'
import { createFaultReporter, refusalOfAnyThrown, validRequestId } from '../http/faults'
import { httpRefusal, INVALID_HOST, type Refusal } from '../http/http-errors'
import { type AnswerCache, createAnswerCache } from './http/answer-cache'
import { createBuiltFiles } from './http/built-files'
import { answerClientFault, MAX_HEADER_BYTES } from './http/client-fault'
import { oneAtATime } from './http/connections'
import { type AnswerSource, createExchange, type Exchange } from './http/exchange'
import { refusalOfTarget } from './http/request-target'

/** How long a connection may rest between requests; the Keep-Alive header says so. */
const KEEP_ALIVE_MS = 65_000
/** A long-lived client moves to another process now and then. */
const MAX_REQUESTS_PER_SOCKET = 10_000
/** Each process; about 20 kB a connection, so a flood costs 200 MB at most. */
const MAX_CONNECTIONS = 10_000
/**
 * A client that takes no byte of its answer is let go after twice this: Node looks at a write in
 * progress a second time before it counts as stalled. Above the 15 s + 2 s in which a slow body is told.
 */
const STALLED_MS = 18_000
export const DEFAULT_CACHE_BYTES = 64 * 2 ** 20

export interface NodeServerOptions extends AppOptions {
  /** Holds `workbench/` and `docs/` as built. */
  readonly builtFolder: string
  /** Age from which a kept connection is closed after its next answer, at most twice as late. */
  readonly connectionAgeMs?: number
  readonly cache?: AnswerCache | undefined
  /** Called with every answer: its path, how it came about, and how long reading and writing took. */
  readonly onAnswer?:
    | ((path: string, source: AnswerSource, ms: number, requestId: string | undefined) => void)
    | undefined
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Refuses a request whose end or target is in doubt, and what follows it on the connection. */
function refuseAndClose(response: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = refuse(refusal)
  response.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(String(body)),
    Connection: 'close',
  })
  response.end(body)
}

/**
 * A response that knows its exchange. A WeakMap from one to the other would hold both until the
 * next full garbage collection, since each leads to the other.
 */
class ExchangeResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  exchange: Exchange | undefined
}

/** An HTTP server that is not yet listening. */
export function createNodeServer(options: NodeServerOptions): Server {
  const { builtFolder, buildId, onAnswer } = options
  const cache = options.cache ?? createAnswerCache(DEFAULT_CACHE_BYTES)
  const app = createApp({
    files: createBuiltFiles(builtFolder, buildId),
    loadPainter: async () => (await import('../png/paint-picture')).paintPicture,
    ...options,
  })
  const report = createFaultReporter(options)

  /** The app's answer, and 500 where even its own handling of errors failed. */
  async function answerOf(request: Request, response: ExchangeResponse): Promise<Response> {
    const { exchange } = response
    try {
      const own = await app.fetch(request, exchange)
      // Hono makes another Response for a HEAD, which would be sent behind what was sent already.
      return (request.method === 'HEAD' && exchange?.sent()) || own
    } catch (thrown) {
      report(thrown, request)
      return (
        (response.headersSent && exchange?.sent()) || responseOf(refuse(refusalOfAnyThrown(thrown)))
      )
    }
  }

  const passToApp = getRequestListener(
    (request, { outgoing }) => answerOf(request, outgoing as ExchangeResponse),
    // Raised before a request exists: its Host is not valid.
    { errorHandler: () => responseOf(refuse(INVALID_HOST)) },
  )

  function answer(message: IncomingMessage, response: ExchangeResponse): void {
    const started = performance.now()
    const requestId = validRequestId(message.headers['x-request-id'])
    if (requestId !== undefined) response.setHeader('X-Request-Id', requestId)
    if (options.isReady?.() === false) response.setHeader('Connection', 'close')
    const refusal = refusalOfTarget(message)
    const baseUrl = refusal ? undefined : baseUrlFrom('http', message.headers, options)
    if (baseUrl === undefined) {
      refuseAndClose(response, refusal ?? INVALID_HOST)
      return
    }
    const path = pathOf(message.url!)
    const exchange = createExchange(message, response, baseUrl, cache)
    const isRead = message.method === 'GET' || message.method === 'HEAD'
    if (isRead && exchange.sendCached()) {
      onAnswer?.(path, exchange.source(), performance.now() - started, requestId)
      return
    }
    if (onAnswer) {
      response.once('finish', () =>
        onAnswer(path, exchange.source(), performance.now() - started, requestId),
      )
    }
    response.exchange = exchange
    void passToApp(message, response)
  }

  const server = createServer(
    {
      ServerResponse: ExchangeResponse,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: 2000,
      // Ours says why.
      requireHostHeader: false,
    },
    oneAtATime(answer, options.connectionAgeMs),
  )
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.timeout = STALLED_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', answerClientFault)
  server.on('checkExpectation', (_message, response) =>
    refuseAndClose(
      response,
      httpRefusal('expectation-failed', 'Expect may only ask for 100-continue'),
    ),
  )
  return server
}
