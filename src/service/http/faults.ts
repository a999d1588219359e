/** The one place that unexpected errors of every door go through: GET, POST, PNG and MCP. */
import type { AppOptions, FaultPlace } from './app-options'
import { type Refusal, refusalOfThrown } from './http-errors'
import { RefusedRequest } from './read-body'

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** A request id that is safe in a header and in the log. */
export function validRequestId(given: unknown): string | undefined {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined
}

function placeOf(request: Request): FaultPlace {
  const { pathname } = new URL(request.url)
  return { path: pathname, requestId: validRequestId(request.headers.get('x-request-id')) }
}

const ABORT_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ABORT_ERR', 20])

/** Whether this was thrown because the client closed its connection. */
function isAbort(thrown: unknown, request: Request): boolean {
  if (!request.signal?.aborted) return false
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return thrown === request.signal.reason || ABORT_CODES.has(code)
}

export type FaultReporter = (thrown: unknown, request: Request) => void

export function createFaultReporter({ onFault, onAbort }: AppOptions): FaultReporter {
  return (thrown, request) => {
    const hear = isAbort(thrown, request) ? onAbort : onFault
    hear?.(thrown, placeOf(request))
  }
}

/** The refusal for anything that reading or running a request threw. */
export function refusalOfAnyThrown(thrown: unknown): Refusal {
  return thrown instanceof RefusedRequest ? thrown.refusal : refusalOfThrown(thrown)
}
