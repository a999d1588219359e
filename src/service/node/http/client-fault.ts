/** Answers bytes that never became a request, in the shape of every other refusal, and hangs up. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type HttpErrorCode, httpRefusal } from '../../http/http-errors'

/** URL and headers together: room for a project of a thousand notes in a URL. */
export const MAX_HEADER_BYTES = 131_072

/** How long a client that was refused may take to close its end. */
const LINGER_MS = 1000

const CLIENT_FAULTS: ReadonlyMap<string | undefined, readonly [HttpErrorCode, string]> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    [
      'headers-too-large',
      `URL and headers are larger than ${MAX_HEADER_BYTES} bytes; use zproject instead of project, or POST`,
    ],
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    ['request-timeout', 'The request did not arrive in time; send it again on a new connection'],
  ],
])

/**
 * Whether an answer is under way that a refusal would be taken for: one to an earlier request, or
 * one whose head was sent. The field is Node's own and not documented; its default handler reads it.
 */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null }
  return answer != null && (answer.req.complete || answer.headersSent)
}

/** For the `clientError` event of a server. */
export function answerClientFault(fault: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || fault.code === 'ECONNRESET' || isAnswering(socket)) {
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
  // No timeout of the server looks after a connection without a request.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
