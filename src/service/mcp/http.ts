/** MCP over streamable HTTP: stateless, for clients of the 2025 and the 2026 revisions. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { createMcpServer } from './server'

/** The longest body that a tool could need, many times over; check_tab takes 64 kB of tab. */
export const MAX_MCP_BODY_BYTES = 262_144

export interface McpEndpointOptions {
  readonly onFault?: ((thrown: unknown) => void) | undefined
}

export type McpEndpoint = (request: Request, baseUrl: string) => Promise<Response>

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
  return (request, baseUrl) => {
    baseUrls.set(request, baseUrl)
    return handler.fetch(request)
  }
}

function originOf(request: Request | undefined): string {
  return request ? new URL(request.url).origin : ''
}
