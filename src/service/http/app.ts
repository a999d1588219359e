/**
 * The service as a `fetch` function: routes come from the list of operations, so a path that the
 * list does not know is a 404 and a wrong method is a 405 with `Allow`. Knows no runtime.
 */

import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { OPERATIONS } from '#operations/registry/index'
import { formatQuery } from '#operations/registry/query'
import { addMcpRoute } from '../mcp/mcp-route'
import { pngRoutes } from '../png/png-route'
import { type Answer, refuse, responseOf } from './answer'
import { operationRoutes } from './answer-operation'
import type { AppOptions, RuntimeBindings, ServiceApp } from './app-options'
import { baseUrlOf, varyOf } from './base-url'
import { createFaultReporter, refusalOfAnyThrown } from './faults'
import { PREFLIGHT_HEADERS } from './headers'
import { httpRefusal, INVALID_HOST, retryHeaders } from './http-errors'
import { nearestPath } from './nearest-path'
import type { AnswerContext, Route } from './question'
import { namesOfUrl, refusalInNames } from './refusal-names'
import { serviceRoutes } from './service-pages'

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

  addMcpRoute(app, { hosts: options.mcpHosts, contextOf, report, runApart: options.runApart })

  const routes = [...operationRoutes(options), ...pngRoutes(options), ...serviceRoutes(options)]
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
    if (refusal.status === 500) report(thrown, c.req.raw)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isLasting = isRead && refusal.status < 500
    return finish(c, { ...refuse(refusal, retryHeaders(refusal)), isLasting })
  })
  return app
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
