/** Node entry: the app behind node:http, with ready bytes and the workbench's files before it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { REFUSAL_HEADERS, refuseHost } from '../http/answer-operation'
import { httpRefusal, type Refusal } from '../http/http-errors'
import { answerClientFault, MAX_HEADER_BYTES } from './client-fault'
import { createNodeFront, type FrontOptions, type NodeFront, requestIdOf } from './node-front'
import { KEEP_ALIVE_SECONDS, readyResponse, sendReady } from './ready-response'
import { refusalOfTarget } from './request-target'
import { createStaticFront } from './static-front'

/** A long-lived client moves to another process now and then. */
const MAX_REQUESTS_PER_SOCKET = 10_000
/** Each process; about 20 kB a connection, so a flood costs 200 MB at most. */
const MAX_CONNECTIONS = 10_000
/** A client that takes no byte of its answer for so long is let go. */
const STALLED_MS = 30_000
/** After listening: what a first answer does not need waits until that answer was sent. */
const LOAD_REST_AFTER_MS = 100
const DEFAULT_CONNECTION_AGE_MS = 60_000

export interface NodeServerOptions extends FrontOptions {
  /** Holds `workbench/` and `docs/` as built. */
  readonly builtFolder: string
  /** False while the server drains: readiness says so and connections are not kept. */
  readonly isReady?: () => boolean
  /** Age from which a kept connection is closed after its next answer, at most twice as late. */
  readonly connectionAgeMs?: number
  /** Host names that /mcp may be asked under; undefined where any may. */
  readonly mcpHosts?: readonly string[] | undefined
}

type Listener = (message: IncomingMessage, response: ServerResponse) => Promise<unknown> | unknown

/** The portable app as a listener. Its packages are a fifth of a start, and most answers do without. */
async function loadApp(options: NodeServerOptions): Promise<Listener> {
  const [{ getRequestListener }, { createApp }] = await Promise.all([
    import('@hono/node-server'),
    import('../http/app'),
  ])
  const app = createApp({
    ...options,
    loadPainter: async () => (await import('../png/paint-picture')).paintPicture,
    onFault: (thrown, request) =>
      options.onFault?.(
        thrown,
        new URL(request.url).pathname,
        request.headers.get('x-request-id') ?? undefined,
      ),
  })
  return getRequestListener(app.fetch, {
    // Raised only before a request exists: its Host is not valid.
    errorHandler: () => refuseHost(),
  })
}

function pathOf(message: IncomingMessage): string {
  const url = message.url ?? '/'
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function refuse(response: ServerResponse, { status, body }: Refusal): void {
  const ready = readyResponse(status, REFUSAL_HEADERS, Buffer.from(JSON.stringify(body)))
  sendReady(response, ready, requestIdOf(response.req.headers))
}

/** An HTTP server that is not yet listening. */
export function createNodeServer(
  options: NodeServerOptions,
  front: NodeFront = createNodeFront(options),
): Server {
  const files = createStaticFront(options.builtFolder)
  let app: Promise<Listener> | undefined
  const appLoaded = () => {
    app ??= loadApp(options)
    return app
  }

  const { connectionAgeMs = DEFAULT_CONNECTION_AGE_MS } = options
  const closeAt = new WeakMap<Socket, number>()
  /** After a crash clients spread over the processes again, and not all at once. */
  function isOld(socket: Socket): boolean {
    const now = performance.now()
    const time = closeAt.get(socket)
    if (time !== undefined) return now > time
    closeAt.set(socket, now + connectionAgeMs * (1 + Math.random()))
    return false
  }

  async function passToApp(
    message: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const id = requestIdOf(message.headers)
    if (id !== undefined) response.setHeader('X-Request-Id', id)
    const started = performance.now()
    response.once('finish', () => {
      options.onAnswer?.(path, 'app', performance.now() - started, id)
    })
    try {
      await (await appLoaded())(message, response)
    } catch (thrown) {
      options.onFault?.(thrown, path, id)
      response.destroy()
    }
  }

  function answer(message: IncomingMessage, response: ServerResponse): void {
    if (options.isReady?.() === false || isOld(message.socket)) response.shouldKeepAlive = false
    const refusal = refusalOfTarget(message)
    if (refusal) {
      refuse(response, refusal)
      return
    }
    if (front.answer(message, response)) return
    const path = pathOf(message)
    if (files.answer(message, response, path)) options.onAnswer?.(path, 'file', 0, undefined)
    else void passToApp(message, response, path)
  }

  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: 2000 },
    answer,
  )
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.timeout = STALLED_MS
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', answerClientFault)
  server.on('checkExpectation', (_message, response) =>
    refuse(response, httpRefusal('expectation-failed', 'Expect may only ask for 100-continue')),
  )
  server.once('listening', () => {
    setTimeout(() => {
      files.load()
      void appLoaded()
    }, LOAD_REST_AFTER_MS).unref()
  })
  return server
}
