/** The one place that unexpected errors of every door go through: GET, POST, PNG and MCP. */
import type { AppOptions, FaultPlace } from './app-options'
import { httpRefusal, type Refusal, refusalOfThrown } from './http-errors'
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

const NO_DESCRIPTORS = httpRefusal('busy', 'Too much is open here just now; ask again in a second')

export function isWithoutDescriptors(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return code === 'EMFILE' || code === 'ENFILE'
}

/** The refusal for anything that reading or running a request threw. */
export function refusalOfAnyThrown(thrown: unknown): Refusal {
  if (thrown instanceof RefusedRequest) return thrown.refusal
  return isWithoutDescriptors(thrown) ? NO_DESCRIPTORS : refusalOfThrown(thrown)
}

/** Whether anybody should hear of it. */
export function isFault(thrown: unknown): boolean {
  return isWithoutDescriptors(thrown) || refusalOfAnyThrown(thrown).status === 500
}
