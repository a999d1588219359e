/** MCP over streamable HTTP: stateless, for clients of the 2025 and the 2026 revisions. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { readBytes } from '../read-body'
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
async function countMessages(request: Request): Promise<number> {
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_MCP_BODY_BYTES))
    return text.trimStart().startsWith('[') ? JSON.parse(text).length : 1
  } catch {
    // Too large or no JSON: the protocol’s own refusals say so.
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
  const handler = createMcpHandler(
    ({ requestInfo }) =>
      createMcpServer({
        baseUrl: (requestInfo && baseUrls.get(requestInfo)) ?? originOf(requestInfo),
        onFault,
      }),
    { maxRequestBodySize: MAX_MCP_BODY_BYTES },
  )
  return async (request, baseUrl) => {
    baseUrls.set(request, baseUrl)
    const count = request.method === 'POST' ? await countMessages(request.clone()) : 1
    if (count > MAX_BATCH) return refuseBatch(count)
    return handler.fetch(request)
  }
}

function originOf(request: Request | undefined): string {
  return request ? new URL(request.url).origin : ''
}
