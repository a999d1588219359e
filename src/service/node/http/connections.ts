/** What holds for a connection rather than for a request: one at a time. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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
): Listener<Response> {
  /** The answer to the newest request of each. */
  const newest = new WeakMap<Socket, ServerResponse>()

  return (message, response) => {
    const { socket } = message
    const before = newest.get(socket)
    newest.set(socket, response)
    const answer = () => {
      if (!socket.destroyed) listener(message, response)
    }
    if (!before || before.writableFinished) answer()
    else before.once('finish', () => setImmediate(answer))
  }
}
