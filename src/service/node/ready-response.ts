/**
 * An answer whose status line and headers were written once. Sending it skips the validation and
 * joining that `writeHead` does for every response, a sixth of the whole cost of a small answer.
 */
import { type ServerResponse, STATUS_CODES } from 'node:http'

/** How long a connection may rest between requests; the Keep-Alive header says so. */
export const KEEP_ALIVE_SECONDS = 65

type HeaderRecord = Readonly<Record<string, string | number>>

export interface ReadyResponse {
  readonly status: number
  /** Status line and headers, each line ended, without the empty line. */
  readonly head: string
  /** The same headers one by one, for a connection that is not kept. */
  readonly headers: () => HeaderRecord
  readonly body: Uint8Array | string | undefined
  /** Whether the body is a text with one byte a character, which goes out in one piece with the head. */
  readonly isAscii?: boolean
}

function linesOf(headers: HeaderRecord): string {
  let lines = ''
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`
  return lines
}

function statusLineOf(status: number): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
}

/** Longest text that is sent again and again behind its head; copying more costs more than a second piece. */
const MAX_TEXT_BEHIND_HEAD = 16_384

/** Whether a body of so many bytes is better sent as the text it was made of. */
export function goesBehindHead(byteLength: number, text: string): boolean {
  return byteLength === text.length && byteLength <= MAX_TEXT_BEHIND_HEAD
}

/**
 * A response to be sent again and again.
 *
 * @param text what the bytes were made of, where that is known.
 */
export function readyResponse(
  status: number,
  headers: HeaderRecord,
  bytes?: Uint8Array,
  text?: string,
): ReadyResponse {
  const all = bytes === undefined ? headers : { ...headers, 'Content-Length': bytes.byteLength }
  const head = statusLineOf(status) + linesOf(all)
  return bytes !== undefined && text !== undefined && goesBehindHead(bytes.byteLength, text)
    ? { status, head, headers: () => all, body: text, isAscii: true }
    : { status, head, headers: () => all, body: bytes }
}

const OK = statusLineOf(200)
const linesByShared = new WeakMap<HeaderRecord, string>()

/**
 * A 200 to be sent once.
 *
 * @param shared headers whose text is kept, so an object that many responses have.
 */
export function freshResponse(
  shared: HeaderRecord,
  own: HeaderRecord,
  text: string,
): ReadyResponse {
  let sharedLines = linesByShared.get(shared)
  if (sharedLines === undefined) {
    sharedLines = linesOf(shared)
    linesByShared.set(shared, sharedLines)
  }
  const byteLength = Buffer.byteLength(text)
  const withLength = { ...own, 'Content-Length': byteLength }
  return {
    status: 200,
    head: OK + sharedLines + linesOf(withLength),
    headers: () => ({ ...shared, ...withLength }),
    body: text,
    isAscii: byteLength === text.length,
  }
}

/** What `writeHead` leaves behind in Node 20 to 24; see decision 11. */
interface PreparedHead {
  _header: string | null
  readonly shouldKeepAlive: boolean
  readonly maxRequestsOnConnectionReached?: boolean
}

let dateSecond = 0
let dateLine = ''

function dateHeader(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== dateSecond) {
    dateSecond = second
    dateLine = `Date: ${new Date(second * 1000).toUTCString()}\r\n`
  }
  return dateLine
}

/**
 * Sends a ready answer. A HEAD gets the Content-Length of the body it does not get.
 *
 * @param requestId is told back to the client that sent it.
 */
export function sendReady(
  response: ServerResponse,
  ready: ReadyResponse,
  requestId?: string,
): void {
  const body = response.req.method === 'HEAD' ? undefined : ready.body
  const prepared = response as unknown as PreparedHead
  if (
    prepared._header === null &&
    prepared.shouldKeepAlive &&
    prepared.maxRequestsOnConnectionReached !== true
  ) {
    const id = requestId === undefined ? '' : `X-Request-Id: ${requestId}\r\n`
    response.statusCode = ready.status
    prepared._header = `${ready.head}${id}${dateHeader()}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`
    if (ready.isAscii === true && body !== undefined) {
      prepared._header += body
      response.end()
      return
    }
  } else {
    const id = requestId === undefined ? {} : { 'X-Request-Id': requestId }
    response.writeHead(ready.status, { ...ready.headers(), ...id })
  }
  response.end(body)
}
