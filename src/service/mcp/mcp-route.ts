/**
 * `/mcp` of the app. The protocol's code is loaded when it is first asked for, so that it does not
 * weigh on the start of an edge worker that only answers GETs.
 */
import { refuse, responseOf } from '../http/answer'
import type { AppOptions, ServiceApp } from '../http/app-options'
import type { FaultReporter } from '../http/faults'
import { httpRefusal, INVALID_HOST } from '../http/http-errors'
import type { AnswerContext } from '../http/question'
import { MCP_PATH } from '../pages/api-catalog'
import { PREFLIGHT_HEADERS } from '../text/headers'

export interface McpRouteOptions {
  /**
   * Host names, without port, that may be asked; undefined where any may. A server on a loopback
   * address must name its own, or a web page could reach it under a name that it points there
   * (DNS rebinding).
   */
  readonly hosts: readonly string[] | undefined
  readonly contextOf: (request: Request) => AnswerContext | undefined
  readonly report: FaultReporter
  readonly loadPainter?: AppOptions['loadPainter']
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Host names that a server may be asked under: any where it listens to the world or behind a
 * trusted proxy, since then its names are not ours to know.
 */
export function mcpHostsOf(settings: {
  readonly host: string
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
}): readonly string[] | undefined {
  const { host, publicUrl, trustProxy } = settings
  if (publicUrl !== undefined) return [new URL(publicUrl).hostname, ...LOOPBACK_HOSTS]
  const isLoopback = host === '::1' || LOOPBACK_HOSTS.includes(host)
  return isLoopback && !trustProxy ? LOOPBACK_HOSTS : undefined
}

/** Why a request is refused before it is read; undefined when it may pass. */
function refusalOfOrigin(
  request: Request,
  hosts: readonly string[] | undefined,
): string | undefined {
  const { hostname } = new URL(`http://${request.headers.get('host') ?? new URL(request.url).host}`)
  if (hosts && !hosts.includes(hostname)) {
    return `This server is not ${hostname.slice(0, 80)}; ask it as ${hosts.join(' or ')}, or set PUBLIC_URL`
  }
  const origin = request.headers.get('origin')
  if (origin === null) return undefined
  return URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)
    ? undefined
    : 'The Origin header is not an http or https origin'
}

/** Adds the route; every method is the protocol's own business, except OPTIONS. */
export function addMcpRoute(app: ServiceApp, options: McpRouteOptions): void {
  const { hosts, contextOf, report, loadPainter } = options
  app.options(MCP_PATH, () => {
    const allow = 'GET, POST, DELETE, OPTIONS'
    return new Response(null, {
      status: 204,
      headers: { ...PREFLIGHT_HEADERS, Allow: allow, 'Access-Control-Allow-Methods': allow },
    })
  })
  app.all(MCP_PATH, async (c) => {
    const request = c.req.raw
    const context = contextOf(request)
    if (!context) return responseOf(refuse(INVALID_HOST))
    const refused = refusalOfOrigin(request, hosts)
    if (refused !== undefined) {
      return responseOf(refuse(httpRefusal('forbidden-origin', refused)))
    }
    const { answerMcp } = await import('./http')
    const { baseUrl } = context
    const response = await answerMcp(request, {
      baseUrl,
      loadPainter,
      onFault: (thrown) => report(thrown, request),
    })
    const headers = new Headers(response.headers)
    headers.set('Access-Control-Allow-Origin', '*')
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  })
}
