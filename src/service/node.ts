/** Node entry: the app behind node:http, with ready bytes and the workbench's files before it. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { refuseHost } from './answer-operation'
import { createApp } from './app'
import { matchesEntityTag } from './entity-tag'
import { type HttpErrorCode, httpRefusal } from './http-errors'
import { createNodeFront, type FrontOptions, type NodeFront, requestIdOf } from './node-front'
import { KEEP_ALIVE_SECONDS } from './ready-response'
import { readStaticFiles, type StaticFile } from './static-files'

/** URL and headers together: room for a project of a thousand notes in a URL. */
const MAX_HEADER_BYTES = 131_072

/** A long-lived client moves to another process now and then. */
const MAX_REQUESTS_PER_SOCKET = 10_000
/** Each process; about 20 kB a connection, so a flood costs 200 MB at most. */
const MAX_CONNECTIONS = 10_000

export interface NodeServerOptions extends FrontOptions {
  /** Holds `workbench/` and `docs/` as built. */
  readonly builtFolder: string
  /** False while the server drains: readiness says so and connections are not kept. */
  readonly isReady?: () => boolean
  /** Host names that /mcp may be asked under; undefined where any may. */
  readonly mcpHosts?: readonly string[] | undefined
}

const CLIENT_FAULTS: ReadonlyMap<string | undefined, readonly [HttpErrorCode, string]> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    [
      'headers-too-large',
      `URL and headers are larger than ${MAX_HEADER_BYTES} bytes; use zproject instead of project, or POST`,
    ],
  ],
])

/** Answers bytes that never became a request, in the shape of every other refusal. */
function answerClientFault(fault: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || fault.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [code, sentence] = CLIENT_FAULTS.get(fault.code) ?? [
    'malformed-request',
    'The bytes received are not an HTTP/1.1 request',
  ]
  const { status, body } = httpRefusal(code, sentence)
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

function pathOf(message: IncomingMessage): string {
  const url = message.url ?? '/'
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** An HTTP server that is not yet listening. */
export function createNodeServer(
  options: NodeServerOptions,
  front: NodeFront = createNodeFront(options),
): Server {
  const app = createApp({
    ...options,
    isReady: options.isReady,
    onFault: (thrown, request) =>
      options.onFault?.(
        thrown,
        new URL(request.url).pathname,
        request.headers.get('x-request-id') ?? undefined,
      ),
  })
  const files: ReadonlyMap<string, StaticFile> = new Map([
    ...readStaticFiles(`${options.builtFolder}/workbench`),
    ...readStaticFiles(`${options.builtFolder}/docs`, '/docs'),
  ])
  const listen = getRequestListener(app.fetch, {
    // Raised only before a request exists: its Host or its target is not valid.
    errorHandler: () => refuseHost(),
  })

  function sendFile(message: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    if (matchesEntityTag(message.headers['if-none-match'], file.headers.ETag!)) {
      response.writeHead(304, file.headers).end()
      return
    }
    response.writeHead(200, { ...file.headers, 'Content-Length': file.bytes.byteLength })
    response.end(message.method === 'HEAD' ? undefined : file.bytes)
  }

  function passToApp(message: IncomingMessage, response: ServerResponse, path: string): void {
    const id = requestIdOf(message.headers)
    if (id !== undefined) response.setHeader('X-Request-Id', id)
    const started = performance.now()
    response.once('finish', () => {
      options.onAnswer?.(path, 'app', performance.now() - started, id)
    })
    void listen(message, response)
  }

  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: 2000 },
    (message, response) => {
      if (options.isReady?.() === false) response.shouldKeepAlive = false
      if (front.answer(message, response)) return
      const path = pathOf(message)
      const file = files.get(path)
      if (file && (message.method === 'GET' || message.method === 'HEAD')) {
        sendFile(message, response, file)
        options.onAnswer?.(path, 'file', 0, undefined)
      } else passToApp(message, response, path)
    },
  )
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', answerClientFault)
  return server
}
