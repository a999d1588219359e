/** MCP over streamable HTTP: stateless, for clients of the 2025 and the 2026 revisions. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { refuse } from '../http/answer-operation'
import { RefusedRequest, readBytes } from '../http/read-body'
import { createMcpServer } from './server'

/** The longest body that a tool could need, many times over; check_tab takes 64 kB of tab. */
export const MAX_MCP_BODY_BYTES = 262_144

/** Messages of one batch: each may be a search, and they are answered without a pause. */
const MAX_BATCH = 16

export interface McpEndpointOptions {
  readonly onFault?: ((thrown: unknown) => void) | undefined
}

export type McpEndpoint = (request: Request, baseUrl: string) => Promise<Response>

/** How many messages a body holds, 1 where it is not a list. */
function countMessages(body: Uint8Array): number {
  const text = new TextDecoder().decode(body)
  if (!text.trimStart().startsWith('[')) return 1
  try {
    return JSON.parse(text).length
  } catch {
    // The protocol’s own refusal says so.
    return 1
  }
}

function refuseBatch(count: number): Response {
  const message = `Invalid Request: a batch may hold ${MAX_BATCH} messages, not ${count}`
  const body = { jsonrpc: '2.0', id: null, error: { code: -32600, message } }
  return Response.json(body, { status: 400 })
}

/** Answers MCP requests; the caller has checked Host and Origin. */
export function createMcpEndpoint({ onFault }: McpEndpointOptions): McpEndpoint {
  const baseUrls = new WeakMap<Request, string>()
  const handler = createMcpHandler(({ requestInfo }) =>
    createMcpServer({
      baseUrl: (requestInfo && baseUrls.get(requestInfo)) ?? originOf(requestInfo),
      onFault,
    }),
  )
  const ask = (request: Request, baseUrl: string) => {
    baseUrls.set(request, baseUrl)
    return handler.fetch(request)
  }
  return async (request, baseUrl) => {
    if (request.method !== 'POST') return ask(request, baseUrl)
    try {
      const body = await readBytes(request, MAX_MCP_BODY_BYTES)
      const count = countMessages(body)
      if (count > MAX_BATCH) return refuseBatch(count)
      const { url, method, headers } = request
      return await ask(new Request(url, { method, headers, body }), baseUrl)
    } catch (thrown) {
      if (thrown instanceof RefusedRequest) return refuse(thrown.refusal)
      throw thrown
    }
  }
}

function originOf(request: Request | undefined): string {
  return request ? new URL(request.url).origin : ''
}
