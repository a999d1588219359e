/**
 * The service as a `fetch` function: routes come from the list of operations, so a path that the
 * list does not know is a 404 and a wrong method is a 405 with `Allow`. Knows no runtime.
 */

import { HonoBase } from 'hono/hono-base'
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { formatQuery } from '#operations/registry/query'
import { addMcpRoute } from '../mcp/mcp-route'
import { addPngRoutes } from '../png/png-route'
import type { AnswerContext } from './answer-context'
import { answerGet, answerPost, refuse, refuseHost, refuseThrown } from './answer-operation'
import type { AppOptions } from './app-options'
import { baseUrlOf, varyOf } from './base-url'
import { createExactRouter } from './exact-router'
import { PREFLIGHT_HEADERS } from './headers'
import { httpRefusal } from './http-errors'
import { addServicePages } from './service-pages'

/** Methods by path, from the list of operations. */
function methodsByPath(
  operations: readonly AnyOperation[],
): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>()
  for (const { http } of operations) {
    const own = methods.get(http.path) ?? []
    own.push(...(http.method === 'GET' ? ['GET', 'HEAD'] : [http.method]))
    methods.set(http.path, own)
  }
  return methods
}

/** Builds the app; everything a request needs beside itself comes in through the options. */
export function createApp(options: AppOptions) {
  const app = new HonoBase({ router: createExactRouter() })
  const vary = varyOf(options)

  const contextOf = (request: Request): AnswerContext | undefined => {
    const baseUrl = baseUrlOf(request, options)
    return baseUrl === undefined ? undefined : { baseUrl, buildId: options.buildId, vary }
  }

  for (const operation of OPERATIONS) {
    const { method, path } = operation.http
    app.on(method, path, (c) => {
      const context = contextOf(c.req.raw)
      if (!context) return refuseHost()
      return method === 'GET'
        ? answerGet(operation, c.req.raw, context)
        : answerPost(operation, c.req.raw, context)
    })
  }

  addMcpRoute(app, options, contextOf)

  const methods = new Map(methodsByPath(OPERATIONS))
  const readOnly = [
    ...addPngRoutes(app, options, contextOf),
    ...addServicePages(app, options, contextOf),
  ]
  for (const path of readOnly) methods.set(path, ['GET', 'HEAD'])

  for (const [path, allowed] of methods) {
    const allow = [...allowed, 'OPTIONS'].join(', ')
    app.options(
      path,
      () =>
        new Response(null, {
          status: 204,
          headers: { ...PREFLIGHT_HEADERS, Allow: allow, 'Access-Control-Allow-Methods': allow },
        }),
    )
    app.all(path, (c) =>
      refuse(
        httpRefusal(
          'method-not-allowed',
          `${c.req.method.slice(0, 20)} is not allowed on ${path}; use ${allowed.join(' or ')}${exampleOf(path)}`,
        ),
        { Allow: allow },
      ),
    )
  }

  app.notFound((c) =>
    refuse(
      httpRefusal(
        'not-found',
        `Nothing lives at ${showPath(c.req.path)}; /api/capabilities lists every operation`,
      ),
    ),
  )
  app.onError((thrown, c) => {
    options.onFault?.(thrown, c.req.raw)
    return refuseThrown(thrown)
  })
  return app
}

/** A call of the path that works, for who tried another method. */
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

/** A stranger's path, cut and kept to printable ASCII. */
function showPath(path: string): string {
  const printable = path.replace(/[^\x21-\x7e]/g, '?')
  return printable.length > 80 ? `${printable.slice(0, 80)}…` : printable
}
