/** MCP over streamable HTTP: stateless, for clients of the 2025 and the 2026 revisions. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { readBytes } from '../http/read-body'
import { refusalOfBatch } from './batch'
import { createMcpServer, type McpServerOptions } from './server'

/** The longest body that a tool could need, many times over; check_tab takes 64 kB of tab. */
export const MAX_MCP_BODY_BYTES = 262_144

/** Answers a request whose Host and Origin were checked. @throws RefusedRequest for a large body. */
export type McpEndpoint = (request: Request, options: McpServerOptions) => Promise<Response>

function refuseBatch(message: string): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code: -32600, message } }
  return Response.json(body, { status: 400 })
}

export function createMcpEndpoint(): McpEndpoint {
  const optionsByRequest = new WeakMap<Request, McpServerOptions>()
  const handler = createMcpHandler(({ requestInfo }) => {
    const options = requestInfo && optionsByRequest.get(requestInfo)
    return createMcpServer(
      options ?? { baseUrl: requestInfo ? new URL(requestInfo.url).origin : '' },
    )
  })
  const ask = (request: Request, options: McpServerOptions) => {
    optionsByRequest.set(request, options)
    return handler.fetch(request)
  }
  return async (request, options) => {
    if (request.method !== 'POST') return ask(request, options)
    const body = await readBytes(request, MAX_MCP_BODY_BYTES)
    const refused = refusalOfBatch(body)
    if (refused !== undefined) return refuseBatch(refused)
    const { url, method, headers } = request
    return ask(new Request(url, { method, headers, body }), options)
  }
}
