/**
 * How a server stops without losing what it accepted: it says so (readiness 503), stops taking new
 * connections, answers what still comes on open ones with `Connection: close`, and only then lets
 * idle connections go. A deadline ends what would not finish.
 */
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

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

export function createDrain(server: Server): Drain {
  let draining = false
  let finished: Promise<boolean> | undefined

  async function finish(times: DrainTimes): Promise<boolean> {
    draining = true
    let wasCut = false
    const deadline = setTimeout(() => {
      wasCut = true
      server.closeAllConnections()
    }, times.deadlineMs)
    await wait(Math.min(times.noticeMs, times.deadlineMs))
    // http.Server's own close also ends idle connections at once, on which a request may be under way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
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
