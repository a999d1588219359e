/**
 * The service as a `fetch` function: routes come from the list of operations, so a path that the
 * list does not know is a 404 and a wrong method is a 405 with `Allow`. Knows no runtime.
 */

import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import type { WorkLane } from '#operations/registry/operation'
import { type Answer, refuse, responseOf } from './http/answer'
import { operationRoutes } from './http/answer-operation'
import type { AppOptions, RuntimeBindings, ServiceApp } from './http/app-options'
import { baseUrlOf, varyOf } from './http/base-url'
import { createFaultReporter, isFault, refusalOfAnyThrown } from './http/faults'
import { httpRefusal, INVALID_HOST, retryHeaders } from './http/http-errors'
import { nearestPath } from './http/nearest-path'
import type { AnswerContext, Route } from './http/question'
import { MAX_MCP_BODY_BYTES } from './http/read-body'
import { namesOfUrl, refusalInNames } from './http/refusal-names'
import { addMcpRoute } from './mcp/mcp-route'
import { MCP_PATH } from './pages/api-catalog'
import { serviceRoutes } from './pages/service-pages'
import { pngRoutes } from './png/png-route'
import { PREFLIGHT_HEADERS } from './text/headers'

type ServiceContext = Context<{ Bindings: RuntimeBindings }>

/** Sends an answer the shortest way that the runtime has. */
function finish(c: ServiceContext, answer: Answer): Response {
  return c.env?.send?.(answer) ?? responseOf(answer)
}

/** Builds the app; everything a request needs beside itself comes in through the options. */
export function createApp(options: AppOptions): ServiceApp {
  const app: ServiceApp = new HonoBase({ router: new RegExpRouter() })
  const vary = varyOf(options)
  const report = createFaultReporter(options)

  const contextOf = (request: Request, known?: string): AnswerContext | undefined => {
    const baseUrl = known ?? baseUrlOf(request, options)
    return baseUrl === undefined ? undefined : { baseUrl, buildId: options.buildId, vary }
  }

  addMcpRoute(app, {
    hosts: options.mcpHosts,
    contextOf,
    report,
    loadPainter: options.loadPainter,
  })

  const routes = appRoutes(options)
  for (const path of new Set(routes.map((route) => route.path))) {
    const own = routes.filter((route) => route.path === path)
    app.all(path, (c): Response | Promise<Response> => {
      const { method } = c.req
      const route = own.find((one) => one.method === (method === 'HEAD' ? 'GET' : method))
      if (!route) return finish(c, otherMethod(method, path, own))
      const request = c.req.raw
      const context = contextOf(request, c.env?.baseUrl)
      if (!context) return finish(c, refuse(INVALID_HOST))
      const answer = route.answer(request, context)
      return answer instanceof Promise
        ? answer.then((later) => finish(c, later))
        : finish(c, answer)
    })
  }

  app.notFound(async (c) => {
    const { method, path } = c.req
    if (options.files) {
      if (method === 'GET' || method === 'HEAD') {
        const file = await options.files(c.req.raw)
        if (file.status !== 404) return file
      } else if ((await options.files(new Request(c.req.url, { method: 'HEAD' }))).ok) {
        return finish(c, otherMethod(method, path, [{ method: 'GET' }]))
      }
    }
    const meant = nearestPath(path, [...new Set(routes.map((route) => route.path))])
    const near = meant === undefined ? '' : `did you mean "${meant}"? `
    const sentence = `Nothing lives at ${showPath(path)}; ${near}/api/capabilities lists every operation`
    return finish(c, refuse(httpRefusal('not-found', sentence, meant)))
  })

  app.onError((thrown, c) => {
    const refusal = refusalInNames(refusalOfAnyThrown(thrown), namesOfUrl(c.req.url))
    if (isFault(thrown)) report(thrown, c.req.raw)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isLasting = isRead && refusal.status < 500
    return finish(c, { ...refuse(refusal, retryHeaders(refusal)), isLasting })
  })
  return app
}

function appRoutes(options: AppOptions): readonly Route[] {
  return [...operationRoutes(), ...pngRoutes(options), ...serviceRoutes(options)]
}

/** What a front must know of a path before it asks the app. */
export interface ServedPath {
  readonly path: string
  readonly lane?: WorkLane
  /** Of a POST; no other method has a body. */
  readonly maxBodyBytes?: number
}

/** Every path but those of files. */
export function servedPaths(): readonly ServedPath[] {
  const served = new Map<string, ServedPath>()
  for (const { method: _, answer: __, ...path } of appRoutes({ buildId: '' })) {
    served.set(path.path, { ...served.get(path.path), ...path })
  }
  const mcp = { path: MCP_PATH, maxBodyBytes: MAX_MCP_BODY_BYTES }
  return [...served.values(), mcp]
}

/** OPTIONS, or a method that the path does not take. */
function otherMethod(
  method: string,
  path: string,
  routes: readonly Pick<Route, 'method'>[],
): Answer {
  const taken = routes.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method]))
  const allow = [...taken, 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') {
    const headers = { ...PREFLIGHT_HEADERS, Allow: allow, 'Access-Control-Allow-Methods': allow }
    return { status: 204, headers }
  }
  const sentence = `${method.slice(0, 20)} is not allowed on ${showPath(path)}; use ${taken.join(' or ')}${exampleOf(path)}`
  return refuse(httpRefusal('method-not-allowed', sentence), { Allow: allow })
}

/** A call of the path that works, after another method was tried. */
function exampleOf(path: string): string {
  const operation = OPERATIONS.find(({ http }) => http.path === path)
  if (!operation) return ''
  const calls = operation.examples.map(({ request }) =>
    operation.http.method === 'GET'
      ? `GET ${path}${formatQuery(request)}`
      : `POST ${path} with the body ${JSON.stringify(request)}`,
  )
  const shortest = calls.toSorted((a, b) => a.length - b.length)[0]!
  return `, for example ${shortest}`
}

/** A path as a message may hold it: at most 80 characters of printable ASCII. */
function showPath(path: string): string {
  const printable = path.replace(/[^\x21-\x7e]/g, '?')
  return printable.length > 80 ? `${printable.slice(0, 80)}…` : printable
}
