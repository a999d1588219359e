/** Node entry: the app behind node:http, with a cache of finished answers before it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuse } from '../http/answer'
import type { FaultPlace } from '../http/app-options'
import { type BaseUrlOptions, baseUrlFrom } from '../http/base-url'
import { isFault, refusalOfAnyThrown, validRequestId } from '../http/faults'
import { httpRefusal, INVALID_HOST, type Refusal, retryHeaders } from '../http/http-errors'
import { RefusedRequest } from '../http/read-body'
import { statusRoutes } from '../http/service-status'
import { type AnswerCache, createAnswerCache } from './http/answer-cache'
import { createBuiltFiles } from './http/built-files'
import { answerClientFault, MAX_HEADER_BYTES } from './http/client-fault'
import { oneAtATime } from './http/connections'
import { type AnswerSource, createExchange, type Exchange } from './http/exchange'
import { readBody } from './http/read-body'
import { refusalOfTarget } from './http/request-target'
import type { Asker } from './pool/pool'

/** How long a connection may rest between requests; the Keep-Alive header says so. */
const KEEP_ALIVE_MS = 65_000
/** A long-lived client may come to another machine now and then. */
const MAX_REQUESTS_PER_SOCKET = 10_000
/** About 20 kB a connection, so a flood costs 200 MB at most. */
const MAX_CONNECTIONS = 10_000
/**
 * A client that takes no byte of its answer is let go after twice this: Node looks at a write in
 * progress a second time before it counts as stalled. Above the 15 s + 2 s in which a slow body is told.
 */
const STALLED_MS = 18_000
export const DEFAULT_CACHE_BYTES = 64 * 2 ** 20

/** Path that stands for all that is not served, so that clients cannot make names. */
export const OTHER_PATH = 'other'

export interface NodeServerOptions extends BaseUrlOptions {
  readonly buildId: string
  /** Holds `workbench/` and `docs/` as built. */
  readonly builtFolder: string
  readonly asker: Asker
  readonly cache?: AnswerCache | undefined
  /** False while the process drains. */
  readonly isReady?: (() => boolean) | undefined
  /** Called with every answer: its path, how it came about, and how long it took. */
  readonly onAnswer?:
    | ((path: string, source: AnswerSource, ms: number, requestId: string | undefined) => void)
    | undefined
  /** Called once with every unexpected error. */
  readonly onFault?: ((thrown: unknown, place: FaultPlace) => void) | undefined
  /** Called when a client closed its connection while it sent its body. */
  readonly onAbort?: ((thrown: unknown, place: FaultPlace) => void) | undefined
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

/** The address that a request came from; behind a proxy of ours, the one that the proxy saw. */
function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: BaseUrlOptions): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)!.trim() || (socket.remoteAddress ?? '')
}

/** An HTTP server that is not yet listening. It answers nothing by itself but health and files. */
export function createNodeServer(options: NodeServerOptions): Server {
  const { builtFolder, buildId, asker, onAnswer } = options
  const cache = options.cache ?? createAnswerCache(DEFAULT_CACHE_BYTES)
  const status = new Map(statusRoutes(options).map((route) => [route.path, route]))
  const files = createBuiltFiles(builtFolder, buildId)

  interface Asked {
    readonly message: IncomingMessage
    readonly response: ServerResponse
    readonly exchange: Exchange
    readonly baseUrl: string
    readonly place: FaultPlace
  }

  function tell(thrown: unknown, place: FaultPlace): void {
    try {
      options.onFault?.(thrown, place)
    } catch (second) {
      options.onFault?.(second, place)
    }
  }

  function refuseThrown({ exchange, place }: Asked, thrown: unknown): void {
    const refusal = refusalOfAnyThrown(thrown)
    if (isFault(thrown)) tell(thrown, place)
    exchange.send(refuse(refusal, retryHeaders(refusal)))
  }

  function askThread(asked: Asked, body?: Uint8Array<ArrayBuffer>): void {
    const { message, response, exchange, baseUrl, place } = asked
    const { method = 'GET', url = '/', headers, socket } = message
    // The client waits for us now, and not we for the client.
    socket.setTimeout(0)
    const leave = asker.ask({
      asked: { method, url, headers, baseUrl, body },
      path: asker.served.has(place.path) ? place.path : OTHER_PATH,
      address: addressOf(message, options),
      settle({ answer, faults = [] }) {
        socket.setTimeout(server.timeout)
        for (const { thrown } of faults) tell(thrown, place)
        exchange.send(answer)
      },
    })
    response.once('close', leave)
  }

  async function askWithBody(asked: Asked, maxBodyBytes: number): Promise<void> {
    const { message, response, place } = asked
    const { bytes, release } = readBody(message, maxBodyBytes)
    response.once('close', release)
    try {
      askThread(asked, await bytes)
    } catch (thrown) {
      if (thrown instanceof RefusedRequest) {
        if (message.isPaused()) response.setHeader('Connection', 'close')
        refuseThrown(asked, thrown)
      } else options.onAbort?.(thrown, place)
    }
  }

  async function answerFile(asked: Asked): Promise<void> {
    const { message, response, place } = asked
    try {
      const { status, headers, body } = await files.answer(place.path, message.headers)
      response.writeHead(status, headers).end(body)
    } catch (thrown) {
      refuseThrown(asked, thrown)
    }
  }

  function answer(message: IncomingMessage, response: ServerResponse): void {
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
    const asked = { message, response, exchange, baseUrl, place: { path, requestId } }
    const served = asker.served.get(path)
    const maxBodyBytes = message.method === 'POST' ? served?.maxBodyBytes : undefined
    const statusRoute = isRead ? status.get(path) : undefined
    if (statusRoute) exchange.send(statusRoute.answer())
    else if (isRead && files.has(path)) void answerFile(asked)
    else if (maxBodyBytes === undefined) askThread(asked)
    else void askWithBody(asked, maxBodyBytes)
  }

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: 2000,
      // Ours says why.
      requireHostHeader: false,
    },
    oneAtATime(answer),
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
