/**
 * A typed client of the HTTP service, for browsers, Node and edge runtimes: one function an
 * operation, generated from the same list as the service. It needs nothing but `fetch`.
 */
import { OPERATION_PATHS, type Operations } from './operations.generated'

export type { Operations } from './operations.generated'

export type OperationId = keyof Operations

/** A request is optional where every part of it is. */
type Arguments<Request> =
  Record<string, never> extends Request ? [request?: Request] : [request: Request]

export type PitchMapClient = {
  readonly [Id in OperationId]: (
    ...given: Arguments<Operations[Id]['request']>
  ) => Promise<Operations[Id]['document']>
}

export interface ClientOptions {
  /** Origin of the service: `https://example.org`. */
  readonly baseUrl: string
  /** Stands in for the global fetch, in tests and proxies. */
  readonly fetch?: typeof fetch
  /** Ends every request that is still under way. */
  readonly signal?: AbortSignal
}

export interface RefusalIssue {
  readonly path: string
  readonly message: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
}

/** A refusal of the service: what was wrong, and what would work. */
export class PitchMapError extends Error {
  readonly status: number
  /** Stable, kebab-case: `invalid-parameter`. */
  readonly code: string
  readonly issues: readonly RefusalIssue[]
  readonly didYouMean: string | undefined

  constructor(status: number, body: Partial<Record<string, unknown>>) {
    super(typeof body.error === 'string' ? body.error : `The service answered ${status}`)
    this.name = 'PitchMapError'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'unknown'
    this.issues = Array.isArray(body.issues) ? body.issues : []
    this.didYouMean = typeof body.didYouMean === 'string' ? body.didYouMean : undefined
  }
}

function queryOf(request: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

interface Sent {
  readonly query: string
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** A request as query and body: a file goes as its bytes, all else of a POST as JSON. */
function sentAs(
  method: 'GET' | 'POST',
  kind: string | undefined,
  request: Readonly<Record<string, unknown>>,
): Sent {
  if (method === 'GET') return { query: queryOf(request) }
  const { file, ...rest } = request
  if (kind === 'file' && file instanceof Uint8Array) {
    const headers = { 'Content-Type': 'application/octet-stream' }
    return { query: queryOf(rest), body: new Uint8Array(file), headers }
  }
  const headers = { 'Content-Type': 'application/json' }
  return { query: '', body: JSON.stringify(request), headers }
}

/**
 * A client of one service.
 *
 * @throws PitchMapError (as a rejection) when the service refuses; TypeError when it is not reached.
 */
export function createClient(options: ClientOptions): PitchMapClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const ask = options.fetch ?? fetch

  async function call(
    id: OperationId,
    request: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    const [method, path, kind] = OPERATION_PATHS[id]
    const { query, ...sent } = sentAs(method, kind, request)
    const response = await ask(`${baseUrl}${path}${query}`, {
      method,
      ...sent,
      ...(options.signal && { signal: options.signal }),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.ok && kind === 'attachment') return new Uint8Array(await response.arrayBuffer())
    if (response.ok) return isJson ? response.json() : response.text()
    throw new PitchMapError(response.status, isJson ? await response.json() : {})
  }

  const ids = Object.keys(OPERATION_PATHS) as OperationId[]
  const functions = ids.map((id) => [
    id,
    (request: Readonly<Record<string, unknown>> = {}) => call(id, request),
  ])
  return Object.fromEntries(functions) as PitchMapClient
}
