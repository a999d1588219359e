/** MCP over streamable HTTP: stateless, for clients of the 2025 and the 2026 revisions. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { MAX_MCP_BODY_BYTES, readBytes, refusalOfDepth } from '../http/read-body'
import { refusalOfBatch } from './batch'
import { createMcpServer, type McpServerOptions } from './server'

function refuseBody(message: string): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code: -32600, message } }
  return Response.json(body, { status: 400 })
}

/** Answers a request whose Host and Origin were checked. @throws RefusedRequest for a large body. */
export async function answerMcp(request: Request, options: McpServerOptions): Promise<Response> {
  if (request.method !== 'POST') return handle(request, options)
  const body = await readBytes(request, MAX_MCP_BODY_BYTES)
  const refused = refusalOfDepth(body) ?? refusalOfBatch(body)
  if (refused !== undefined) return refuseBody(refused)
  const { url, method, headers } = request
  return handle(new Request(url, { method, headers, body }), options)
}

async function handle(request: Request, options: McpServerOptions): Promise<Response> {
  let fault: unknown
  const handler = createMcpHandler(() => createMcpServer(options), {
    // Lists do not change while a build runs, so there is nothing to notify of.
    maxSubscriptions: 0,
    // Told of mistakes in messages too; what it makes a 500 of is ours.
    onerror: (thrown) => (fault = thrown),
  })
  const response = await handler.fetch(request)
  if (response.status >= 500) options.onFault?.(fault)
  return response
}
