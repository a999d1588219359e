/**
 * How a server stops without losing what it accepted: it says so (readiness 503), empties the queue
 * of connections and closes it, answers what still comes on open ones with `Connection: close`, and
 * only then lets idle connections go. A deadline ends what would not finish.
 */
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

export interface DrainTimes {
  /** Readiness says 503 and everything is still answered. */
  readonly noticeMs: number
  /** Connections without a request may send one more. */
  readonly idleGraceMs: number
  /** From the start of the drain to the end of whatever is left. */
  readonly deadlineMs: number
}

export interface Drain {
  readonly isDraining: () => boolean
  /** Resolves once no connection is left; true when none had to be cut. */
  readonly drain: (times: DrainTimes) => Promise<boolean>
}

/** A server that is never without new connections closes after this time all the same. */
const LONGEST_EMPTYING_MS = 1000
/** What arrives in a turn after its look at the queue is reset, so the last turn must be short. */
const SHORT_TURN_MS = 0.2
/** Where clients come and go, a single quiet turn is chance; so long a quiet is not. */
const QUIET_MS = 50

/**
 * Closes the listening socket in a turn of the event loop that found no connection waiting: the
 * kernel resets those that wait when it closes, and Node accepts one a turn. It waits for a while
 * without any new connection, or for half of its time and one turn without. Until then new
 * connections are accepted but not answered, since every answered client could come again.
 *
 * @returns resolves when no connection is left.
 */
async function closeWhenNoneWaits(server: Server, withinMs: number): Promise<void> {
  const began = performance.now()
  const held: Socket[] = []
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  let quietSince = began
  server.on('connection', (socket) => {
    socket.on('error', () => {})
    held.push(socket)
    quietSince = performance.now()
  })
  let mayClose = false
  while (!mayClose && performance.now() < began + withinMs) {
    const before = held.length
    const turnBegan = performance.now()
    await turn()
    const now = performance.now()
    const isQuiet = held.length === before && now - turnBegan < SHORT_TURN_MS
    mayClose = isQuiet && (now - quietSince > QUIET_MS || now - began > withinMs / 2)
  }
  // http.Server's own close also ends idle connections at once, on which a request may be under way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  server.removeAllListeners('connection')
  for (const listener of listeners) server.on('connection', listener)
  for (const socket of held) if (!socket.destroyed) server.emit('connection', socket)
  await closed
}

export function createDrain(server: Server): Drain {
  let draining = false
  let finished: Promise<boolean> | undefined

  async function finish(times: DrainTimes): Promise<boolean> {
    draining = true
    let wasCut = false
    const end = performance.now() + times.deadlineMs
    const within = (ms: number) => Math.max(0, Math.min(ms, end - performance.now()))
    const deadline = setTimeout(() => {
      wasCut = true
      server.closeAllConnections()
    }, times.deadlineMs)
    await wait(within(times.noticeMs))
    const closed = closeWhenNoneWaits(server, within(LONGEST_EMPTYING_MS) / 2)
    const idleGrace = setTimeout(() => server.closeIdleConnections(), times.idleGraceMs)
    await closed
    clearTimeout(deadline)
    clearTimeout(idleGrace)
    // Ends the interval that looks for slow requests.
    server.close()
    return !wasCut
  }

  return {
    isDraining: () => draining,
    drain(times) {
      finished ??= finish(times)
      return finished
    },
  }
}
