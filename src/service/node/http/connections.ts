/** What holds for a connection rather than for a request: one request at a time, and an age limit. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A connection is closed after its first answer beyond an age between this and twice this. So
 * clients of a process that took over from another one spread again, and not all at once.
 */
const MIN_AGE_MS = 60_000

interface Connection {
  /** Time after which it is not kept, on the clock of `performance.now()`. */
  readonly closeAt: number
  /** The answer to its newest request. */
  newest: ServerResponse
}

type Listener<Response extends ServerResponse> = (
  message: IncomingMessage,
  response: Response,
) => void

/**
 * Wraps a listener so that pipelined requests of one connection are worked off one after another,
 * other connections come in between, and what is left of a closed connection is not worked off.
 */
export function oneAtATime<Response extends ServerResponse>(
  listener: Listener<Response>,
  minAgeMs: number = MIN_AGE_MS,
): Listener<Response> {
  const connections = new WeakMap<Socket, Connection>()

  return (message, response) => {
    const { socket } = message
    const connection = connections.get(socket)
    if (!connection) {
      const closeAt = performance.now() + minAgeMs * (1 + Math.random())
      connections.set(socket, { closeAt, newest: response })
      listener(message, response)
      return
    }
    const before = connection.newest
    connection.newest = response
    const answer = () => {
      if (socket.destroyed) return
      // Requests that wait behind this one would go unanswered.
      const isLast = connection.newest === response
      if (isLast && performance.now() > connection.closeAt) {
        response.setHeader('Connection', 'close')
      }
      listener(message, response)
    }
    if (before.writableFinished) answer()
    else before.once('finish', () => setImmediate(answer))
  }
}
